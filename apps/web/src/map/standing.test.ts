import { answer, begin, type Edition, type Game, numbers, propose, seeded, tableOf } from '@little-wars/engine';
import { standardSetup, toy } from '@little-wars/engine/toy';
import { describe, expect, it } from 'vitest';
import { numeralsOf, pathOf } from './cells.ts';
import { lensFor, squareOf, squaresOf } from './lens.ts';
import { shadesOf } from './shade-names.ts';
import { balanceOf, type Cell, cellsOf, type Faced, graded, spotAt, standFor, toldStanding } from './standing.ts';
import { uprightFor } from './upright.ts';

const ruleset = toy as unknown as Edition<Game>;

/** Tin Soldiers at its first move. */
function atFirstMove() {
  const [dice, next] = [seeded('stand'), numbers('stand')];
  let state = begin(ruleset, standardSetup);
  while (state.question?.kind !== 'move') {
    const question = state.question!;
    const given = question.kind === 'roll' ? dice(question) : propose(ruleset, standardSetup, state, next);
    const answered = answer(ruleset, standardSetup, state, { by: question.to, answer: given });
    if (!answered.ok) throw new Error('not answered');
    state = answered.state;
  }
  const t = tableOf(ruleset, standardSetup, state.position);
  const tabletop = ruleset.tabletop;
  return { tabletop, chances: ruleset.chances, t, board: tabletop.board(t), question: state.question };
}

const faced = (id: number, how: Partial<Faced>): Faced => ({
  ...{ id, sees: false, cover: false, obscured: false, seen: false, deals: null, takes: null },
  ...how,
});
const label = (id: number | string) => `B${id}`;
const hurt = (mean: number, ...left: readonly string[]) => ({
  ...{ mean, kill: mean / 10 },
  leftOut: left.map(rule => ({ rule, reason: 'may-be-used' })),
});

describe('standing somewhere', () => {
  it('is described in words', () => {
    expect(toldStanding([faced(1, {}), faced(2, {})], label)).toBe('Here: seen by nobody; sees nobody.');
    const some = [
      faced(1, { sees: true, seen: true, takes: hurt(2) }),
      faced(2, { seen: true, deals: hurt(3) }),
      faced(3, { sees: true, cover: true, obscured: true, deals: hurt(1), takes: hurt(0.5) }),
    ];
    expect(toldStanding(some, label)).toBe(
      'Here: seen by 2 (B1, B3), in cover from 1 (B3), obscured from 1 (B3); sees 2 (B1, B2). ' +
        'Could deal 3.0 to B2 (30% out); could take 2.0 from B1 (20% out), 0.5 from B3 (5% out).',
    );
    expect(balanceOf(some)).toBe(0.5);
    const paid = faced(4, { takes: hurt(1, 're-roll') });
    expect(toldStanding([paid], label)).toBe(
      'Here: seen by nobody; sees nobody. Could take 1.0 from B4 (10% out). These leave out rules, which the cards name.',
    );
  });

  it('is graded by enemies that see it in the open, by enemies it sees, and by damage', () => {
    const [open, covered] = [faced(1, { sees: true, seen: true }), faced(2, { sees: true, cover: true })];
    expect(graded([faced(1, {})], 'seen')).toEqual({ level: 0, count: 0 });
    expect(graded([covered], 'seen')).toEqual({ level: 1, count: 1 });
    expect(graded([covered, open], 'seen')).toEqual({ level: 2, count: 2 });
    expect(graded([open, open, covered], 'seen')).toEqual({ level: 3, count: 3 });
    expect(graded([covered, open], 'sees')).toEqual({ level: 1, count: 1 });
    expect(graded([faced(1, { deals: hurt(4) })], 'damage')).toEqual({ level: 0, count: 4 });
    expect(graded([faced(1, { deals: hurt(1), takes: hurt(4) })], 'damage')).toEqual({ level: 4, count: -3 });
  });

  it('is evaluated by the rules wherever the model may end, and nowhere else', () => {
    const table = atFirstMove();
    const reach = table.tabletop.reach(table.t, table.question);
    const stand = standFor(table, table.question.model, reach)!;
    expect(stand.shades).toEqual(['seen', 'sees']);
    expect(shadesOf(true)).toContain('damage');
    const cells = [...cellsOf(stand, 'seen')].filter(cell => cell !== null);
    expect(cells.length).toBeGreaterThan(60);
    expect(new Set(cells.map(({ column, row }) => `${column} ${row}`)).size).toBe(cells.length);
    for (const { column, row, count } of cells) {
      const at = { x: Math.round((column + 0.5) * 127), y: Math.round((row + 0.5) * 127) };
      expect(reach.wayTo(at).reasons).toEqual([]);
      expect(stand.at(spotAt(stand, at)!, ['seen']).filter(({ sees }) => sees).length).toBe(count);
    }
    expect(spotAt(stand, { x: -500, y: 0 })).toBeNull();
    expect(standFor(table, 'nobody', null)).toBeNull();
  });

  it('has a stride for a model that is not asked to move', () => {
    const table = atFirstMove();
    const other = table.board.models.find(({ id }) => id !== table.question.model)!;
    expect(standFor(table, other.id, null)!.reach.limits).toEqual([{ id: 'move', at: 4 * 254 }]);
  });
});

describe('shading', () => {
  const cell = (column: number, row: number, count = 1): Cell => ({ column, row, level: 1, count });
  const block = (columns: number, rows: number, from = 0, count = 1): readonly Cell[] =>
    Array.from({ length: columns * rows }, (_, i) => cell(from + (i % columns), Math.floor(i / columns), count));

  it('writes one numeral per patch, in its middle, and none where there is no room', () => {
    expect(numeralsOf(block(5, 5))).toEqual([cell(2, 2)]);
    expect(numeralsOf([...block(3, 3), ...block(3, 3, 3, 2)])).toEqual([cell(1, 1), cell(4, 1, 2)]);
    expect(numeralsOf(block(9, 2))).toEqual([]);
  });

  it('merges squares in a row', () => {
    expect(pathOf(block(3, 1), 1, uprightFor(1270))).toBe('M0 1143h381v127h-381z');
    expect(pathOf([cell(0, 0), cell(2, 0)], 1, uprightFor(127))).toBe('M0 0h127v127h-127zM254 0h127v127h-127z');
    expect(pathOf(block(3, 1), 2, uprightFor(127))).toBe('');
  });
});

describe('the lens', () => {
  it('shows the whole table as the selected model sees it, by the ruleset’s own glimpse', () => {
    const { tabletop, t, board } = atFirstMove();
    const own = board.models.find(({ at, out }) => at && !out)!;
    const other = board.models.find(({ seat, at, out }) => seat !== own.seat && at && !out)!;
    const lens = lensFor({ tabletop, t, board }, own.id)!;
    const squares = [...squaresOf(lens, board)];
    const side = squareOf(board);
    expect(squares).toHaveLength(Math.floor(board.width / side) * Math.floor(board.depth / side));
    expect(new Set(squares.map(({ level }) => level)).size).toBeGreaterThan(1);
    const { sees } = tabletop.glimpse(t, own.id, other.id);
    expect(lens.at(other.at!) < 3).toBe(sees);
    expect(lensFor({ tabletop, t, board }, null)).toBeNull();
  });

  it('uses larger squares on a larger table', () => {
    expect(squareOf({ width: 30 * 254, depth: 22 * 254 })).toBe(254);
    expect(squareOf({ width: 48 * 254, depth: 48 * 254 })).toBe(508);
  });
});

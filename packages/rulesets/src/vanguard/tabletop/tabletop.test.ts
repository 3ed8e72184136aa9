import { begin } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { startMove } from '../core/07-moving/moves.ts';
import { vanguard } from '../index.ts';
import { rule } from '../testing/book.ts';
import { blue, box, broke, field, go, look, red, withPieces } from '../testing/field.ts';
import { texts } from '../texts/en.ts';
import { tabletop } from './index.ts';

describe('the table of Kill Team Vanguard', () => {
  it('shows everything before the first model is placed', () => {
    const setup = vanguard.ready[0]!;
    const { position } = begin(vanguard, setup);
    const board = tabletop.board(look(position, setup));
    expect(board).toMatchObject({ width: 36 * 254, depth: 36 * 254 });
    expect(board.marks).toHaveLength(5);
    expect(board.zones).toHaveLength(2);
    expect(board.models.every(({ at, conditions }) => at === null && conditions.includes('waiting'))).toBe(true);
  });

  it('says what the rules make of one model looking at another', () => {
    const wall = withPieces(box('low-wall', [15, 5], [0.3, 10], 1));
    const t = look(field([blue('rifleman', 10, 10), red('rifleman', 24, 10)]), wall);
    const holds = Object.fromEntries(tabletop.court(t, 0, 1).map(({ id, holds: yes }) => [id, yes]));
    expect(holds).toEqual({ visible: true, obscured: true, 'in-cover': false, 'beyond-12': true, engaged: false });
  });

  rule('VG-14.5', 'shows the class of every part of terrain, with a name and what it does', () => {
    const setup = withPieces(
      box('low-wall', [15, 5], [0.3, 10], 1),
      box('low-wall', [20, 5], [0.3, 10], 3, 'high-wall'),
      box('wood', [2, 2], [6, 6], 0.1),
      box('tree', [4, 4], [1, 1], 5),
      box('rock', [25, 25], [2, 2], 3),
      box('floor', [30, 5], [4, 4], [0, 3]),
    );
    const { pieces } = tabletop.board(look(field([]), setup));
    const shown = pieces.map(({ id, parts }) => [id, parts[0]!.ground]);
    expect(shown).toEqual([
      ['low-wall', 'obstacle'],
      ['high-wall', 'climbable'],
      ['wood', 'difficult'],
      ['tree', 'dressing'],
      ['rock', 'impassable'],
      ['floor', 'floor'],
    ]);
    for (const [, ground] of shown)
      for (const text of ['ground', 'ground-does']) expect(texts[`${text}.${ground}`]).toBeDefined();
    // The same pieces as long as the table is the same: what draws them need not draw again.
    expect(tabletop.board(look(field([blue('rifleman', 5, 5)]), setup)).pieces).toBe(pieces);
  });

  rule('VG-1.4', 'measures paths before they are moved', start => {
    const setup = withPieces(box('rock', [13, 8], [2, 4], 3));
    const position = field([blue('rifleman', 10, 10), red('rifleman', 33, 33)], broke);
    const game = start.from(setup, position, startMove(look(position, setup), 0, 'run'));
    const reach = tabletop.reach(look(position, setup), game.asks('move', 'move'));
    const way = reach.wayTo({ x: 17 * 254, y: 2540 });
    expect(way.reasons).toEqual([]);
    expect(way.cost).toBeGreaterThan(7 * 254);
    expect(reach.along([go(17, 10)]).reasons).toMatchObject([{ reason: 'through-solid' }]);
    game.picks('move', way.legs);
  });
});

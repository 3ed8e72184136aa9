import {
  type Board,
  type Leg,
  newMatch,
  play,
  propose,
  type Question,
  questionOf,
  type Reachable,
  type Reason,
  seeded,
  tableOf,
  viewOf,
} from '@little-wars/engine';
import { numbers } from '@little-wars/engine/boards';
import { catalogue, editionOf } from '@little-wars/rulesets/catalogue';
import { describe, expect, it } from 'vitest';
import { type Drawable, drawn, holds, isDrawable, levelsAt, NO_DRAFT, reachOf } from './draft.ts';

/** Every question answered on the map, from the first part of a game of each ruleset. */
async function* drawableQuestions() {
  for (const entry of catalogue) {
    const ruleset = await editionOf(entry);
    const { tabletop } = ruleset;
    const next = numbers(5);
    const dice = seeded('draft');
    let match = newMatch(ruleset, ruleset.ready[0]!);
    for (let n = 0; n < 160 && match.state.question !== null; n++) {
      const question = questionOf(ruleset, match.setup, match.state)!;
      const proposal = question.kind === 'roll' ? dice(question) : propose(ruleset, match.setup, match.state, next);
      if (isDrawable(question)) {
        const { position } = viewOf(ruleset, match.setup, match.state, question.to as number);
        yield {
          match,
          question: question as Drawable,
          proposal,
          position,
          board: tabletop.board(tableOf(ruleset, match.setup, position)),
        };
      }
      const played = play(match, { by: question.to, answer: proposal });
      if (!played.ok) throw new Error(JSON.stringify(played.reasons));
      match = played.match;
    }
  }
}

describe('a draft', () => {
  it('of a proposed place is legal, and one far off the table is refused with a clause', async () => {
    let [places, turns] = [0, 0];
    for await (const { match, question, proposal, position, board } of drawableQuestions()) {
      if (question.kind !== 'place') continue;
      const table = { match, board, reach: reachOf(match, position) };
      const { at, along = null } = proposal as {
        at: { x: number; y: number; z: number };
        along?: { dx: number; dy: number };
      };
      expect(drawn(table, question, { ...NO_DRAFT, points: [at], z: at.z, along })!.reasons).toEqual([]);
      const off = drawn(table, question, { ...NO_DRAFT, points: [{ x: -5000, y: -5000 }], along });
      expect(off!.reasons.length).toBeGreaterThan(0);
      places++;
      // Something that is not a model, a barricade, shows its orientation.
      const lying = (dx: number, dy: number) =>
        drawn(table, question, { ...NO_DRAFT, points: [at], z: at.z, along: { dx, dy } })!.ground;
      if (along === null || lying(1, 0) === null) continue;
      expect(lying(1, 0)).not.toEqual(lying(0, 1));
      turns++;
    }
    expect(places).toBeGreaterThan(5);
    expect(turns).toBeGreaterThan(0);
  });

  it('of a move goes to the pointer if it can, and snaps back to the limit if that is slightly too far', async () => {
    let moves = 0;
    let snaps = 0;
    for await (const { match, question, position, board } of drawableQuestions()) {
      if (question.kind !== 'move') continue;
      const reach = reachOf(match, position)!;
      const from = board.models.find(({ id }) => id === (question as Question<'move'>).model)!.at!;
      const most = reach.limits.at(-1)!.at;
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const table = { match, board, reach };
        const near = drawn(table, question, { ...NO_DRAFT, points: [{ x: from.x + dx * 300, y: from.y + dy * 300 }] })!;
        expect(near.path[0]).toEqual(from);
        const far = drawn(table, question, {
          ...NO_DRAFT,
          points: [{ x: from.x + dx * (most + 40), y: from.y + dy * (most + 40) }],
        })!;
        if (far.reasons.length === 0 && far.cost! <= most) snaps++;
        const beyond = drawn(table, question, {
          ...NO_DRAFT,
          points: [{ x: from.x + dx * 9000, y: from.y + dy * 9000 }],
        })!;
        expect(beyond.reasons.length).toBeGreaterThan(0);
      }
      moves++;
    }
    expect(moves).toBeGreaterThan(3);
    expect(snaps).toBeGreaterThan(0);
  });
});

describe('a draft beside terrain', () => {
  const question = { kind: 'move', model: 'a' } as Question<'move'>;
  const board = { models: [{ id: 'a', at: { x: 0, y: 0, z: 0 } }] } as unknown as Board;
  const legal: readonly Reason[] = [];
  /** Contact is at x = 500; `isLegal` validates the end. */
  const reach = (isLegal: (x: number) => boolean): Reachable => {
    const along = (legs: readonly Leg[]) => ({
      legs,
      cost: 100,
      reasons: isLegal(legs.at(-1)!.to.x) ? legal : [{ reason: 'no', clause: null }],
    });
    return {
      outlines: [],
      limits: [{ id: 'walk', at: 1000 }],
      contact: at => (at.x >= 470 && at.x !== 500 ? { ...at, x: 500 } : null),
      along,
      wayTo: to => along([{ how: 'go', to: { ...to, z: 0 } }]),
    };
  };
  const endOf = (isLegal: (x: number) => boolean, ...xs: readonly number[]) => {
    const table = { match: null as never, board, reach: reach(isLegal) };
    return drawn(table, question, { ...NO_DRAFT, points: xs.map(x => ({ x, y: 100 })) })!.path.at(-1)!.x;
  };

  it('snaps to contact after waypoints too, if that is legal', () => {
    expect(endOf(() => true, 200, 480)).toBe(500);
    expect(endOf(x => x !== 500, 200, 480)).toBe(480);
    expect(endOf(() => true, 200, 460)).toBe(460);
  });
});

describe('levels at a point', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 10 },
  ];

  it('are found for outlines of any orientation', () => {
    expect(holds(square, { x: 5, y: 5 })).toBe(true);
    expect(holds(square.toReversed(), { x: 5, y: 5 })).toBe(true);
    expect(holds(square, { x: 15, y: 5 })).toBe(false);
  });

  it('are listed from the top down', () => {
    const pieces = [{ id: 'a', parts: [{ kind: 'floor', outline: square, bottom: 700, top: 762 }] }];
    expect(levelsAt({ pieces }, { x: 5, y: 5 })).toEqual([762, 0]);
    expect(levelsAt({ pieces }, { x: 50, y: 5 })).toEqual([0]);
  });
});

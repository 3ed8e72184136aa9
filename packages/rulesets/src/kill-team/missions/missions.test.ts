import { tableOf } from '@little-wars/engine';
import { expect } from 'vitest';
import { performing } from '../core/02-turning-point/perform.ts';
import { actionsOf, reasonsAgainstAction } from '../core/03-actions/actions.ts';
import { endOfTurningPoint } from '../core/11-ways-to-play/victory.ts';
import { killTeam } from '../index.ts';
import { at, BOY, INCH, MARINE, R } from '../tac-ops/testing/hand.ts';
import { rule, section } from '../testing/book.ts';
import { blue, field, open, red, type Stood } from '../testing/field.ts';
import type { Position, Setup, Token } from '../types.ts';

const on = (mission: string): Setup => ({
  ...open,
  mission,
  play: mission === 'control-the-killzone' ? 'open' : 'matched',
});
const objective = (n: number, marks: Token['marks'] = {}): Token => ({
  id: `objective-${n}`,
  kind: 'objective',
  at: { x: n * 1500, y: 3000, z: 0 },
  seat: null,
  marks,
});
const by = (n: number, gap = 0): Stood => blue(MARINE, 0, 0, at(n * 1500 + R + gap, 3000));
const far: Stood = red(BOY, 28, 21);
const placed = (stood: readonly Stood[], tokens: readonly Token[], change: Partial<Position> = {}): Position =>
  field(stood, {
    cp: [0, 0],
    tokens,
    turningPoint: 2,
    activation: { operative: 0, ap: 3, performed: [], weapons: [] },
    ...change,
  });
const marksOf = ({ position }: { readonly position: Position }) => position.tokens.map(({ marks }) => marks);
const reasons = (mission: string, position: Position, action: string): readonly string[] | null => {
  const t = tableOf(killTeam, on(mission), position);
  const offered = actionsOf(t, 0).find(({ id }) => id === action);
  return offered ? reasonsAgainstAction(t, offered, 0).map(({ reason, clause }) => `${reason} ${clause}`) : null;
};

section('KT-11.4 Loot', () => {
  const loots = (tokens: readonly Token[], change: Partial<Position> = {}) =>
    [on('loot'), placed([by(1), far], tokens, change), performing(0, 'loot')] as const;

  rule('KT-11.4', '1AP on an objective it controls: 1VP at once', start => {
    const game = start.from(...loots([objective(1)]));
    expect(marksOf(game)).toEqual([{ looted: 1, 'looted-in': 2 }]);
    expect(game.position.missionPoints).toEqual([
      [0, 0, 1, 0, 0],
      [0, 0, 0, 0, 0],
    ]);
    expect(game.position.activation!.ap).toBe(2);
  });

  rule('KT-11.4', 'each objective once a turning point and three times in all, whoever did it', () => {
    const no = (marks: Token['marks']) => reasons('loot', placed([by(1), far], [objective(1, marks)]), 'loot');
    expect(no({ looted: 2, 'looted-in': 1 })).toEqual([]);
    expect(no({ looted: 1, 'looted-in': 2 })).toEqual(['already-looted KT-11.4']);
    expect(no({ looted: 3, 'looted-in': 1 })).toEqual(['already-looted KT-11.4']);
  });

  rule('KT-11.4', 'refused without control; other missions do not have it', () => {
    const too = placed([by(1, 2 * INCH + 1), far], [objective(1)]);
    expect(reasons('loot', too, 'loot')).toEqual(['controls-no-objective KT-11.4']);
    expect(reasons('secure', too, 'loot')).toBeNull();
    expect(reasons('capture', too, 'loot')).toBeNull();
  });

  rule('KT-11.4', 'if it controls several, it chooses one that may be looted', start => {
    const tokens = [1, 2, 3].map(n => ({
      ...objective(n, n === 3 ? { looted: 3 } : {}),
      at: { x: 1500 + 100 * n, y: 3000, z: 0 },
    }));
    const game = start.from(...loots(tokens));
    game.refuses('objective-3', 'not-an-option', 'KT-11.4').picks('choose what to loot', 'objective-2');
    expect(marksOf(game)[1]).toEqual({ looted: 1, 'looted-in': 2 });
  });

  rule('KT-11.14', 'the fifth of a turning point scores nothing', start => {
    const game = start.from(
      ...loots([objective(1)], {
        missionPoints: [
          [0, 0, 4, 0, 0],
          [0, 0, 0, 0, 0],
        ],
      }),
    );
    expect(game.position.missionPoints[0]).toEqual([0, 0, 4, 0, 0]);
    expect(marksOf(game)[0]).toMatchObject({ looted: 1 });
  });
});

section('KT-11.4 Secure', () => {
  rule('KT-11.4', '1AP makes it secured until the enemy secures it', start => {
    const game = start.from(
      on('secure'),
      placed([by(1), far], [objective(1, { 'secured-by': 1 })]),
      performing(0, 'secure'),
    );
    expect(marksOf(game)).toEqual([{ 'secured-by': 0 }]);
    const own = placed([by(1), far], [objective(1, { 'secured-by': 0 })]);
    expect(reasons('secure', own, 'secure')).toEqual(['already-secured KT-11.4']);
    expect(reasons('secure', placed([by(1, 9 * INCH), far], [objective(1)]), 'secure')).toEqual([
      'controls-no-objective KT-11.4',
    ]);
  });

  rule(['KT-11.4', 'KT-11.14'], 'at the end of a turning point 1VP for each, near or not, up to 4', start => {
    const tokens = [0, 1, 2, 3, 4, 5].map(n => objective(n + 1, { 'secured-by': n < 5 ? 0 : 1 }));
    const game = start.from(on('secure'), placed([by(1), far], tokens), endOfTurningPoint.start({}));
    expect(game.position.missionPoints.map(points => points[2])).toEqual([4, 1]);
  });
});

section('KT-11.4 Capture', () => {
  const ends = (stood: readonly Stood[], tokens: readonly Token[]) =>
    [on('capture'), placed(stood, tokens), endOfTurningPoint.start({})] as const;

  rule(
    'KT-11.4',
    'what is controlled as a turning point ends becomes captured, then each captured one scores',
    start => {
      const game = start.from(...ends([by(1), far], [objective(1), objective(2)]));
      expect(marksOf(game)).toEqual([{ 'captured-by': 0 }, {}]);
      expect(game.position.missionPoints.map(points => points[2])).toEqual([1, 0]);
    },
  );

  rule('KT-11.4', 'it stays captured with nobody there, and goes over when the enemy controls it at the end', start => {
    const left = start.from(...ends([by(3), far], [objective(1, { 'captured-by': 0 })]));
    expect(left.position.missionPoints.map(points => points[2])).toEqual([1, 0]);
    const lost = start.from(...ends([by(1), far], [objective(1, { 'captured-by': 1 })]));
    expect(marksOf(lost)).toEqual([{ 'captured-by': 0 }]);
    const tied = start.from(
      ...ends(
        [blue(BOY, 0, 0, at(1500 + R, 3000)), red(BOY, 0, 0, at(1500 - R, 3000))],
        [objective(1, { 'captured-by': 1 })],
      ),
    );
    expect(tied.position.missionPoints.map(points => points[2])).toEqual([0, 1]);
  });

  rule(['KT-11.4', 'KT-6.9'], 'it is lost as soon as the enemy controls it at the end of an action', start => {
    const from = {
      ...placed([blue(MARINE, 0, 0, at(1500 + R + 3 * INCH, 3000)), far], [objective(1, { 'captured-by': 1 })]),
    };
    const game = start.from(on('capture'), from, performing(0, 'normal-move'));
    game.picks('move', [{ how: 'go', to: { x: 1500 + R, y: 3000, z: 0 } }]);
    expect(marksOf(game)).toEqual([{ 'captured-by': -1 }]);
    const passing = start.from(on('capture'), from, performing(0, 'normal-move'));
    passing.picks('move', [
      { how: 'go', to: { x: 1500 + R + 400, y: 3000, z: 0 } },
      { how: 'go', to: { x: 1500 + R + 2 * INCH + 400, y: 3000, z: 0 } },
    ]);
    expect(marksOf(passing)).toEqual([{ 'captured-by': 1 }]);
  });
});

section('KT-6.9 When control is looked at', () => {
  const walk = (x: number) => ({ how: 'go', to: { x, y: 3000, z: 0 } });
  const beside = 1500 + R;

  rule('KT-6.9', 'at the start of an action: what one controls then, not what one could reach', () => {
    const [near, far2] = [placed([by(1), far], [objective(1)]), placed([by(1, 3 * INCH), far], [objective(1)])];
    for (const [mission, action] of [
      ['loot', 'loot'],
      ['secure', 'secure'],
    ] as const) {
      expect(reasons(mission, near, action), mission).toEqual([]);
      expect(reasons(mission, far2, action), mission).toEqual(['controls-no-objective KT-11.4']);
    }
  });

  rule('KT-6.9', 'when it is scored: who passed it on the way scores nothing, who stopped there does', start => {
    for (const mission of ['control-the-killzone', 'capture'] as const) {
      const from = placed([blue(MARINE, 0, 0, at(beside + 3 * INCH, 3000)), far], [objective(1)]);
      const past = start.from(on(mission), from, performing(0, 'normal-move'));
      past.picks('move', [walk(beside + 400), walk(beside + 2 * INCH + 400)]);
      const there = start.from(on(mission), from, performing(0, 'normal-move')).picks('move', [walk(beside)]);
      for (const [game, points] of [
        [past, 0],
        [there, 1],
      ] as const) {
        const scored = start.from(on(mission), game.position, endOfTurningPoint.start({}));
        expect(scored.position.missionPoints[0]![2], mission).toBe(points);
      }
    }
  });

  rule('KT-6.9', 'when it is scored: an objective taken over before scores for who holds it then', start => {
    const taken = placed([by(1), blue(MARINE, 0, 0, at(1500, 3000 + R + 100)), far], [objective(1)]);
    const lost = placed(
      [by(1), red(BOY, 0, 0, at(1500 - R, 3000)), red(BOY, 0, 0, at(1500, 3000 + R + 100))],
      [objective(1)],
    );
    for (const [position, points] of [
      [taken, [1, 0]],
      [lost, [0, 1]],
    ] as const) {
      const game = start.from(on('control-the-killzone'), position, endOfTurningPoint.start({}));
      expect(game.position.missionPoints.map(each => each[2])).toEqual(points);
    }
  });
});

section('KT-11.2 Control the Killzone', () => {
  rule('KT-11.2', '1VP for each objective controlled as a turning point ends, without a limit', start => {
    const tokens = [1, 2, 3, 4, 5].map(n => objective(n));
    const stood = [1, 2, 3, 4, 5].map(n => by(n));
    const game = start.from(on('control-the-killzone'), placed([...stood, far], tokens), endOfTurningPoint.start({}));
    expect(game.position.missionPoints.map(points => points[2])).toEqual([5, 0]);
  });
});

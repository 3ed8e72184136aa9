import type { Declared, Game, Seat, Step, Steps } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { inTurn, nextToSetUp, type RolledOff, rollOffSteps } from './turns.ts';

interface V extends RolledOff {
  readonly winner: Seat | null;
}

/** The step builders a roll-off uses: each step is simply its input. */
const s = {
  roll: (clause: string, { purpose }: Declared<'roll'>, rolling: object) => ({
    form: 'roll',
    clause,
    name: purpose,
    ...rolling,
  }),
  repeat: (clause: string, name: string, back: object) => ({ form: 'repeat', clause, name, ...back }),
  run: (clause: string, name: string, run: unknown) => ({ form: 'run', clause, name, run }),
} as unknown as Steps<Game, V>;

interface Made {
  readonly name: string;
  readonly clause: string;
  readonly from: string;
  readonly count: () => number;
  readonly then: (t: null, v: V, faces: readonly number[]) => V;
  readonly while: (t: null, v: V) => boolean;
  readonly run: (t: null, v: V) => V;
}

const stepsOf = (totals?: (t: unknown, v: V) => readonly number[]): readonly [Made, Made, Made] =>
  rollOffSteps<Game, V>(s, 'X-1.2', {
    roll: { purpose: 'roll for it', kind: 'roll' },
    last: 'the higher begins',
    won: (_t, v, winner) => ({ ...v, winner }),
    ...(totals && { totals }),
  }) as readonly Step<Game, V>[] as unknown as readonly [Made, Made, Made];

const rolled = (...faces: readonly number[]): V => ({ faces, winner: null });

describe('a roll-off', () => {
  it('rolls two dice, again while they tie, and is won by the higher', () => {
    const [roll, again, last] = stepsOf();
    expect([roll.name, again.name, last.name]).toEqual(['roll for it', 'while they tie', 'the higher begins']);
    expect(new Set([roll, again, last].map(({ clause }) => clause))).toEqual(new Set(['X-1.2']));
    expect([roll.count(), again.from]).toEqual([2, 'roll for it']);
    expect(roll.then(null, { faces: [1, 1], winner: 1 }, [3, 4])).toEqual({ faces: [3, 4], winner: 1 });
    expect([again.while(null, rolled(4, 4)), again.while(null, rolled(4, 3))]).toEqual([true, false]);
    expect([last.run(null, rolled(4, 3)).winner, last.run(null, rolled(3, 4)).winner]).toEqual([0, 1]);
  });

  it('adds bonuses to the dice', () => {
    const [, again, last] = stepsOf((_t, { faces }) => [faces[0]!, faces[1]! + 2]);
    expect([again.while(null, rolled(6, 4)), again.while(null, rolled(4, 4))]).toEqual([true, false]);
    expect(last.run(null, rolled(5, 4)).winner).toBe(1);
  });
});

describe('turns before the battle', () => {
  it('alternate, a number of times each', () => {
    expect(inTurn(1, 2)).toEqual([1, 0, 1, 0]);
    expect(inTurn(0, 0)).toEqual([]);
  });

  it('stay with one seat once the other has none left, and end when neither has any', () => {
    const waiting = (zero: number, one: number) => (seat: Seat) => Array(seat === 0 ? zero : one).fill(null);
    expect(nextToSetUp(0, waiting(2, 1))).toBe(1);
    expect(nextToSetUp(0, waiting(2, 0))).toBe(0);
    expect(nextToSetUp(0, waiting(1, 0))).toBe(0);
    expect(nextToSetUp(1, waiting(0, 0))).toBeNull();
  });
});

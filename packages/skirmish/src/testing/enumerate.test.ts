import { begin, everyRoll, type Frame, outcomes } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { type Position, playing, standardSetup, type Toy } from '@little-wars/engine/toy';
import { describe, expect, it } from 'vitest';
import { type Counting, checkReactions, countingOutOf, countingRoughly, everyEndingOf } from './enumerate.ts';

const setup = { ...standardSetup, map: 'carpet' };
const stood = (seat: number, y: number) => ({
  seat,
  card: 'private',
  at: { x: inches(3), y: inches(y), z: 0 },
  wounds: 2,
  ready: true,
});
const position = (courage: readonly number[]): Position => ({
  ...begin(playing, setup).position,
  round: 1,
  courage,
  soldiers: [stood(0, 1), stood(1, 3)],
});
const frame: Frame = {
  sequence: 'shoot',
  at: 'the target may duck',
  vars: { shooter: 0, target: 1, faces: [] },
  todo: null,
};

/** A shot with three dice, hitting on 4+, at a model with two wounds. */
function endings<W>(counting: Counting<W>, courage: readonly number[], reacts: string | null | Error): object {
  const chances = everyEndingOf<Toy, W>(
    playing,
    { setup, position: position(courage), frame },
    {
      counting,
      answers: (_t, question) => {
        if (reacts instanceof Error) throw reacts;
        return question.kind === 'react' ? reacts : null;
      },
      falls: (_t, roll) => ({
        falls: [...everyRoll(roll)].map(faces => ({ faces, weight: 1n })),
        total: 6n ** BigInt(roll.count),
      }),
      keyOf: () => null,
      read: end => String(end.soldiers[1]!.wounds),
    },
  );
  return Object.fromEntries(chances);
}

describe('every ending of an attack', () => {
  it('is counted exactly', () => {
    const whole = 6n ** 10n;
    expect(endings(countingOutOf(whole), [0, 0], null)).toEqual({ 2: whole / 8n, 1: (3n * whole) / 8n, 0: whole / 2n });
  });

  it('is counted approximately with the same result', () => {
    const chances = endings(countingRoughly, [0, 0], null) as { readonly [wounds: string]: number };
    expect(chances['2']).toBeCloseTo(1 / 8, 12);
    expect(chances['0']).toBeCloseTo(1 / 2, 12);
  });

  it('asks players, who may react', () => {
    const ducked = endings(countingRoughly, [0, 1], 'duck') as { readonly [wounds: string]: number };
    expect(ducked['2']).toBeGreaterThan(1 / 8);
    expect(() => endings(countingRoughly, [0, 1], new Error('nobody said'))).toThrow('nobody said');
    expect(() => endings(countingRoughly, [0, 1], 'fly')).toThrow('refused');
  });

  it('is not followed if the ruleset says so, nor computed twice for the same key', () => {
    let looked = 0;
    const chances = everyEndingOf<Toy, number>(
      playing,
      { setup, position: position([0, 0]), frame },
      {
        counting: countingRoughly,
        answers: () => null,
        falls: (t, roll) => {
          looked++;
          const { groups, total } = outcomes(t, playing, roll)!;
          return looked > 1 ? null : { falls: groups, total };
        },
        keyOf: (_state, { purpose }) => purpose,
        read: () => 'end',
      },
    );
    expect(chances.get('end')).toBeCloseTo(1, 12);
    expect(looked).toBe(1);
    const none = everyEndingOf<Toy, number>(
      playing,
      { setup, position: position([0, 0]), frame },
      {
        counting: countingRoughly,
        answers: () => null,
        falls: () => null,
        keyOf: () => null,
        read: () => 'end',
      },
    );
    expect(none.size).toBe(0);
  });
});

describe('reactions on offer', () => {
  it('fail the proof unless each has been accounted for', () => {
    expect(() => checkReactions(['duck', 'fly'], id => id === 'duck')).toThrow('nobody was told what to do with fly');
    expect(() => checkReactions(['duck'], id => id === 'duck')).not.toThrow();
    expect(() => checkReactions([], () => false)).not.toThrow();
  });
});

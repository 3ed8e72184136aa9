import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tableOf } from '../kernel/index.ts';
import { standardSetup, toy } from '../toy/index.ts';
import { everyRoll, groupsOf, type Outcomes, outcomes, outcomesAlike } from './outcomes.ts';
import { rollOf } from './rolls.oracle.ts';

type Alike = (face: number) => string | number;

const sum = ({ groups }: Outcomes): bigint => groups.reduce((all, { weight }) => all + weight, 0n);

/** How often each sorted list of keys comes up, by enumerating all results. */
function bruteForce(count: number, sides: number, alike: Alike): Record<string, bigint> {
  const counts: Record<string, bigint> = {};
  for (const faces of everyRoll({ count, sides })) {
    const key = signature(faces, alike);
    counts[key] = (counts[key] ?? 0n) + 1n;
  }
  return counts;
}

const signature = (faces: readonly number[], alike: Alike): string =>
  JSON.stringify(faces.map(face => JSON.stringify(alike(face))).sort((a, b) => (a < b ? -1 : 1)));

const bySignature = ({ groups }: Outcomes, alike: Alike): Record<string, bigint> =>
  Object.fromEntries(groups.map(({ faces, weight }) => [signature(faces, alike), weight]));

/** Criticals, hits and misses. */
const shooting: Alike = face => (face === 6 ? 'critical' : face >= 4 ? 'hit' : 'miss');

describe('outcomes of a roll', () => {
  it('group four attack dice into fifteen', () => {
    const alikeOutcomes = outcomesAlike({ count: 4, sides: 6 }, shooting)!;
    expect(alikeOutcomes.groups.length).toBe(15);
    expect(alikeOutcomes.total).toBe(1296n);
    expect(bySignature(alikeOutcomes, shooting)).toEqual(bruteForce(4, 6, shooting));
  });

  it('are exact and few for ten dice', () => {
    const alikeOutcomes = outcomesAlike({ count: 10, sides: 6 }, shooting)!;
    expect(alikeOutcomes.groups.length).toBe(66);
    expect(sum(alikeOutcomes)).toBe(60466176n);
    const four = alikeOutcomes.groups.find(({ faces }) => String(faces) === '1,1,1,1,1,1,4,4,4,6');
    // 10! / (6! 3! 1!) ways to place them, 3^6 * 2^3 * 1 faces for them.
    expect(four?.weight).toBe(840n * 729n * 8n);
  });

  it('agree with brute force, with weights that add up to sides to the power of count', () => {
    const keys = fc.array(fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom('a', 'b', '1')), {
      minLength: 1,
      maxLength: 7,
    });
    fc.assert(
      fc.property(keys, fc.integer({ min: 0, max: 5 }), (byFace, count) => {
        const alike: Alike = face => byFace[face - 1]!;
        const sides = byFace.length;
        const alikeOutcomes = outcomesAlike({ count, sides }, alike)!;
        expect(alikeOutcomes.total).toBe(BigInt(sides) ** BigInt(count));
        expect(sum(alikeOutcomes)).toBe(alikeOutcomes.total);
        expect(bySignature(alikeOutcomes, alike)).toEqual(bruteForce(count, sides, alike));
      }),
      { seed: 11, numRuns: 300 },
    );
  });

  it('distinguish every face and order if nothing is alike', () => {
    const alikeOutcomes = outcomesAlike({ count: 3, sides: 4 }, null)!;
    expect(alikeOutcomes.groups.length).toBe(64);
    expect(sum(alikeOutcomes)).toBe(64n);
    expect(new Set(alikeOutcomes.groups.map(({ faces }) => String(faces))).size).toBe(64);
  });

  it('are null if there are too many to list', () => {
    expect(outcomesAlike({ count: 10, sides: 6 }, null)).toBeNull();
    expect(outcomesAlike({ count: 60, sides: 20 }, face => face)).toBeNull();
    expect(outcomesAlike({ count: 10, sides: 6 }, face => face)!.groups.length).toBe(3003);
  });

  it('are as many as there are ways to share the dice out to the classes of faces', () => {
    for (const [classes, count] of [
      [1, 5],
      [3, 4],
      [6, 10],
      [5, 0],
    ] as const)
      expect(groupsOf(classes, count)).toBe(outcomesAlike({ count, sides: classes }, face => face)!.groups.length);
    // Two dice in k classes: k (k + 1) / 2. Counting stops beyond a million.
    expect([groupsOf(1413, 2), groupsOf(1414, 2)]).toEqual([998_991, 1_000_405]);
    expect(groupsOf(2000, 2)).toBeGreaterThan(1_000_000);
    expect(outcomesAlike({ count: 2, sides: 1414 }, face => face)).toBeNull();
    expect(outcomesAlike({ count: 2, sides: 1001 }, null)).toBeNull();
  });

  it('are refused for a roll that no rule should ask for', () => {
    for (const alike of [null, shooting])
      expect(() => outcomesAlike({ count: 1.5, sides: 6 }, alike)).toThrow('no such roll');
  });

  it('have one group for no dice', () => {
    for (const alike of [null, shooting])
      expect(outcomesAlike({ count: 0, sides: 6 }, alike)).toEqual({ total: 1n, groups: [{ faces: [], weight: 1n }] });
  });

  it('ask the ruleset what is alike', () => {
    const table = tableOf(toy, standardSetup, toy.opening(standardSetup).position);
    const roll = rollOf('roll to hit', 3);
    expect(outcomes(table, toy, roll)!.groups.length).toBe(216);
    expect(outcomes(table, { ...toy, alike: () => null }, roll)!.groups.length).toBe(216);
    expect(
      outcomes(
        table,
        {
          ...toy,
          alike:
            (_t, { sides }) =>
            face =>
              face * 2 > sides ? 1 : 0,
        },
        roll,
      )!.groups,
    ).toEqual([
      { faces: [4, 4, 4], weight: 27n },
      { faces: [1, 4, 4], weight: 81n },
      { faces: [1, 1, 4], weight: 81n },
      { faces: [1, 1, 1], weight: 27n },
    ]);
  });
});

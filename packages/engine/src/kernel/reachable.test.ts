import { describe, expect, it } from 'vitest';
import type { Outline } from '../geometry/path/reach-outline.ts';
import type { Spot } from '../geometry/shape.ts';
import type { AnswerOf } from './questions.ts';
import { reachableBy, type Thought } from './reachable.ts';
import type { Way } from './tabletop.ts';

type Legs = AnswerOf<'move'>;
const go = (...spots: readonly Spot[]): Legs => spots.map(to => ({ how: 'go', to }));
const levelAt = (z: number): Outline => ({ z, polygons: [], noEnd: [] });
const CORNER: Spot = { x: 5, y: 5, z: 0 };
const against = [{ reason: 'blocked', clause: null }];

/** A move from the ground, with levels above it, on which the tests say which ways are legal. */
function thought(
  isLegal: (legs: Legs) => boolean,
  pathTo: (to: Spot) => Legs | null = () => null,
  straightTo: (to: Spot) => Legs | null = to => go(to),
): Thought {
  return {
    from: { x: 0, y: 0, z: 0 },
    limits: [],
    reached: {
      allowance: 100,
      has: () => false,
      cost: () => null,
      pathTo: ({ x, y }, z) => {
        const legs = pathTo({ x, y, z: z! });
        return legs && ({ legs, cost: 1 } as never);
      },
      outlines: () => [levelAt(0), levelAt(20), levelAt(10)],
    },
    straightTo,
    contact: () => null,
    along: (legs): Way => ({ legs, cost: legs.length, reasons: isLegal(legs) ? [] : against }),
  };
}

describe('the way to a point on a named level', () => {
  const to: Spot = { x: 10, y: 0, z: 0 };

  it('is straight where that is legal, even if a path round is known', () => {
    const { wayTo } = reachableBy(
      thought(
        () => true,
        at => go(CORNER, at),
      ),
    );
    expect(wayTo(to, 0).legs).toEqual(go(to));
  });

  it('is the path round what is between where straight is not legal, or not possible', () => {
    const round = (at: Spot): Legs => go(CORNER, at);
    const blocked = reachableBy(thought(legs => legs.length > 1, round));
    expect(blocked.wayTo(to, 0)).toEqual({ legs: go(CORNER, to), cost: 2, reasons: [] });
    const bent = reachableBy(
      thought(
        () => true,
        round,
        () => null,
      ),
    );
    expect(bent.wayTo(to, 0).legs).toEqual(go(CORNER, to));
  });

  it('is straight with the reasons against it where there is no path', () => {
    const long = reachableBy(
      thought(
        () => false,
        () => null,
        at => go(CORNER, at),
      ),
    );
    expect(long.wayTo(to, 0)).toEqual({ legs: go(CORNER, to), cost: 2, reasons: against });
    const none = reachableBy(
      thought(
        () => false,
        () => null,
        () => null,
      ),
    );
    expect(none.wayTo(to, 0)).toEqual({ legs: go(to), cost: 1, reasons: against });
  });
});

describe('the way to a point on no named level', () => {
  const heightOf = (legs: Legs): number => legs.at(-1)!.to.z;

  it('ends on the highest level where it is legal', () => {
    expect(heightOf(reachableBy(thought(() => true)).wayTo(CORNER).legs)).toBe(20);
    expect(heightOf(reachableBy(thought(legs => heightOf(legs) < 20)).wayTo(CORNER).legs)).toBe(10);
  });

  it('has the reasons against the level it starts from where none is legal', () => {
    const way = reachableBy(thought(() => false)).wayTo(CORNER);
    expect([heightOf(way.legs), way.reasons]).toEqual([0, against]);
  });

  it('tries the level it starts from though nothing is drawn there', () => {
    const low = thought(legs => heightOf(legs) === 0);
    const { wayTo } = reachableBy({ ...low, reached: { ...low.reached, outlines: () => [levelAt(20)] } });
    expect(wayTo(CORNER)).toMatchObject({ legs: go(CORNER), reasons: [] });
  });
});

describe('the way to a point all but in contact with terrain', () => {
  const [to, touching]: readonly Spot[] = [
    { x: 10, y: 2, z: 0 },
    { x: 10, y: 0, z: 0 },
  ];
  const snapping = (isLegal: (legs: Legs) => boolean): Thought => ({
    ...thought(isLegal),
    contact: ({ y, z }) => (y === 2 && z === 0 ? touching! : null),
  });

  it('ends in contact, straight or round, whether or not it could end at the point itself', () => {
    expect(reachableBy(snapping(() => true)).wayTo(to!, 0)).toMatchObject({ legs: go(touching!), reasons: [] });
    const onlyThere = (legs: Legs): boolean => legs.at(-1)!.to.y === 0;
    expect(reachableBy(snapping(onlyThere)).wayTo(to!, 0)).toMatchObject({ legs: go(touching!), reasons: [] });
  });

  it('ends at the point itself where contact is not legal, and has the reasons against the point where neither is', () => {
    const notThere = (legs: Legs): boolean => legs.at(-1)!.to.y !== 0;
    expect(reachableBy(snapping(notThere)).wayTo(to!, 0)).toMatchObject({ legs: go(to!), reasons: [] });
    expect(reachableBy(snapping(() => false)).wayTo(to!, 0)).toMatchObject({ legs: go(to!), reasons: against });
  });

  it('is in contact on the level on which it ends only', () => {
    expect(reachableBy(snapping(() => true)).wayTo(to!)).toMatchObject({ legs: [{ to: { ...to, z: 20 } }] });
  });
});

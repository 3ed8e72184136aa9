import { inches } from '../../geometry/units.ts';
import { bookOf } from '../../testing/rule.ts';
import { cards } from '../content.ts';
import { standardSetup, toy } from '../index.ts';
import type { Position, Setup, Soldier } from '../types.ts';

export const { rule, section } = bookOf(toy);

export const carpet: Setup = { ...standardSetup, map: 'carpet' };
export const nursery: Setup = standardSetup;

/** A soldier as `[seat, card, x, y]` in inches. */
type Stood = readonly [seat: number, card: string, x: number, y: number];

/** A position in the middle of round 1 with these soldiers and one courage each. */
export function field(stood: readonly Stood[], change: Partial<Position> = {}): Position {
  return {
    round: 1,
    first: 0,
    courage: [1, 1],
    bids: [null, null],
    soldiers: stood.map(
      ([seat, card, x, y]): Soldier => ({
        seat,
        card,
        at: { x: inches(x), y: inches(y), z: 0 },
        wounds: cards[card]!.wounds,
        ready: true,
      }),
    ),
    barrel: { x: inches(6), y: inches(6) },
    ducked: null,
    points: [0, 0],
    over: false,
    ...change,
  };
}

/** A step straight to a place, in inches. */
export const go = (x: number, y: number) => ({ how: 'go', to: { x: inches(x), y: inches(y), z: 0 } });

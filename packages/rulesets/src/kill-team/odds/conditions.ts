// The condition of one side of an exchange: all but its hits. Wounds, hits it may ignore, whether it struck critically.
import { type Game, maySpare, otherOf, SPARE, type Turn, WOUND, woundsIn } from './clash.ts';
import { NEVER } from './ignored.ts';

/** Limits on the hits that an exchange may begin with: `most` in total. */
export interface Extent {
  readonly critical: number;
  readonly normal: number;
  readonly most: number;
}

/** Every condition that a side can get into, fewest wounds first. */
export interface Conditions {
  /** Packed as in clash.ts, without hits. */
  readonly packed: Int32Array;
  /** The fewest strikes that lead there. */
  readonly strikes: Uint8Array;
  /** The index of a condition; -1 if it cannot occur. */
  find(packed: number): number;
  /** The indices of the conditions after this many wounds are lost; -1 for a side that falls. */
  after(lost: number): Int16Array;
  /** The condition after a hit was ignored, -1 where none may be; and after a critical strike of its own. */
  readonly spared: Int16Array;
  readonly struck: Int16Array;
}

const remembers = ({ sides }: Game, side: Turn): boolean => sides[side].stun || sides[side].firstCritical > 0;

/** The damage that a strike of a side may do. */
function amountsOf({ sides }: Game, side: Turn): readonly number[] {
  const { damage, firstCritical } = sides[side];
  return [...new Set([damage[0], damage[1], damage[1] + firstCritical])].filter(amount => amount > 0);
}

/** The wounds that a side may lose to one strike. */
function lossesOn(game: Game, side: Turn): readonly number[] {
  const amounts = amountsOf(game, otherOf(side));
  if (game.sides[side].ignoresOn >= NEVER) return amounts;
  return Array.from({ length: Math.max(0, ...amounts) }, (_, i) => i + 1);
}

/** The conditions that a side can get into from a start, with at most `mostStrikes` strikes against it. */
export function conditionsOf(game: Game, side: Turn, start: number, mostStrikes: number): Conditions {
  const fewest = reached(start, lossesOn(game, side), mostStrikes);
  if (remembers(game, side) && (start & 1) === 0)
    for (const [condition, strikes] of [...fewest]) fewest.set(condition + 1, strikes);
  const packed = Int32Array.from(fewest.keys()).sort((a, b) => a - b);
  const numbers = new Map(Array.from(packed, (condition, i) => [condition, i]));
  const find = (condition: number): number => numbers.get(condition) ?? -1;
  const tables: Int16Array[] = [];
  const listed = (to: (condition: number) => number): Int16Array => Int16Array.from(packed, to);
  return {
    packed,
    strikes: Uint8Array.from(packed, condition => fewest.get(condition)!),
    find,
    after(lost) {
      tables[lost] ??= listed(each => (woundsIn(each) > lost ? find(each - lost * WOUND) : -1));
      return tables[lost];
    },
    spared: listed(each => (maySpare(each) ? find(each - SPARE) : -1)),
    struck: listed(each => (remembers(game, side) ? find(each | 1) : find(each))),
  };
}

/** The fewest strikes that lead to each condition with wounds left. */
function reached(start: number, losses: readonly number[], mostStrikes: number): Map<number, number> {
  const fewest = new Map([[start, 0]]);
  let latest = [start];
  for (let strikes = 1; strikes <= mostStrikes && latest.length > 0; strikes++) {
    const next: number[] = [];
    const add = (condition: number): void => {
      if (fewest.has(condition)) return;
      fewest.set(condition, strikes);
      next.push(condition);
    };
    for (const condition of latest) {
      const wounds = woundsIn(condition);
      for (const lost of losses) if (lost < wounds) add(condition - lost * WOUND);
      if (maySpare(condition)) add(condition - SPARE);
    }
    latest = next;
  }
  return fewest;
}

// Dice grouped by the offers that can still take them, and the states of a pool encoded as numbers.
import { type Class, type Kind, type Pool, placesOf } from './pool.ts';

/** Dice that are not re-rolled yet and that the same offers from here on can take. */
export interface Group {
  readonly as: Kind;
  /** Bit n: the nth offer from here on takes them. */
  readonly offers: number;
  /** As many as the offers from here on could take: more of them make no difference. */
  readonly cap: number;
  /** Groups of worse kinds that the same offers take first, so that fewer dice of this group matter. */
  readonly worse: readonly number[];
}

/**
 * The kinds of dice from the worst to the best, so that a better kind is never worth less, whatever the other dice
 * show. Null if no such order is certain.
 *
 * With a ranking, only the worst dice that an offer takes are worth re-rolling, if no later offer takes fewer faces.
 * Proof: suppose a plan re-rolls die b and not a worse die a. Re-roll a instead, and follow the plan with a and b
 * exchanged: later offers take either. b stays in the place of a, which is never worth less. By the same argument dice
 * of the best kind are kept. A die of the worst kind loses nothing by being re-rolled now rather than later or never,
 * if the offer has room for it.
 */
export type Ranking = readonly Kind[] | null;

/** Shortcuts for ranked dice that follow from their worth. */
export interface Shortcuts {
  /** All ones are re-rolled, and dice that then fail count as ones, whatever they show. */
  readonly countsAgain: boolean;
  /** By place of all dice: what an offer with room for all dice takes there (see `failsIn`); null: any failures. */
  readonly fails: Uint8Array | null;
}

export const NO_SHORTCUTS: Shortcuts = { countsAgain: false, fails: null };

/** Any number of failures, or all of them. */
export const ANY_FAILS = 0;
export const ALL_FAILS = 1;

/** The context for building states. */
export interface Making {
  readonly pool: Pool;
  readonly classes: readonly Class[];
  readonly ranking: Ranking;
  readonly shortcuts: Shortcuts;
  readonly places: number;
  /** What each result of a die adds to a place. */
  readonly falls: readonly number[];
  /** Lazy: pools that are never re-rolled do not need it. */
  readonly compact: () => Compact;
}

/** Numbers without gaps for dice in hand and the place of the others: `at[inHand * places + place]`. */
export interface Compact {
  readonly size: number;
  readonly at: Int32Array;
}

export function compactOf({ dice, ones }: Pool, places: number): Compact {
  const at = new Int32Array((dice + 1) * places);
  const side = dice + 1;
  let size = 0;
  for (let inHand = 0; inHand <= dice; inHand++)
    for (let one = 0; one <= (ones ? dice - inHand : 0); one++)
      for (let critical = 0; critical <= dice - inHand - one; critical++)
        for (let normal = 0; normal <= dice - inHand - one - critical; normal++)
          at[inHand * places + (one * side + critical) * side + normal] = size++;
  return { size, at };
}

export interface Groups {
  readonly groups: readonly Group[];
  readonly groupOf: readonly number[];
}

/** The groups at the nth offer, in the order of the classes. */
export function groupsAt({ pool, classes, ranking }: Making, nth: number): Groups {
  const groups: Group[] = [];
  const best = ranking?.at(-1);
  const groupOf = classes.map(({ as, offers: all }) => {
    const offers = all >> nth;
    if (offers === 0 || as === best) return -1;
    const at = groups.findIndex(group => group.as === as && group.offers === offers);
    if (at >= 0) return at;
    let cap = 0;
    for (const [i, { most }] of pool.reRolls.slice(nth).entries()) if ((offers >> i) & 1) cap += most;
    groups.push({ as, offers, cap: Math.min(cap, pool.dice), worse: [] });
    return groups.length - 1;
  });
  const rank = (kind: Kind): number => ranking?.indexOf(kind) ?? 0;
  const worseThan = ({ as, offers }: Group): readonly number[] =>
    groups.flatMap((other, i) => (other.offers === offers && rank(other.as) < rank(as) ? [i] : []));
  return { groups: groups.map(group => ({ ...group, worse: worseThan(group) })), groupOf };
}

/** States are written as one number: the place of all dice, then how many of each group may still be rolled again. */
export const codeOf = (pool: Pool, groups: readonly Group[], place: number, alive: ArrayLike<number>): number =>
  aliveCode(pool, groups, alive) * placesOf(pool) + place;

/** How many dice of each group may still be re-rolled, as one number. */
export function aliveCode({ dice }: Pool, groups: readonly Group[], alive: ArrayLike<number>): number {
  let code = 0;
  for (let i = groups.length - 1; i >= 0; i--) {
    const { cap, worse } = groups[i]!;
    let most = cap;
    for (let j = 0; j < worse.length; j++) most -= alive[worse[j]!]!;
    code = code * (dice + 1) + Math.max(0, Math.min(alive[i]!, most));
  }
  return code;
}

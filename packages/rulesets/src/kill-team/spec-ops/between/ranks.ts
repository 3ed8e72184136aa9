// KT-14.43  Ranks

export const RANKS = ['adept', 'veteran', 'ace', 'grizzled', 'revered'] as const;
export type Rank = (typeof RANKS)[number];

/** The experience needed for each rank. */
const FROM: readonly number[] = [0, 6, 16, 31, 51];

/** Its index among the ranks, 0 for an Adept. */
export const placeOf = (xp: number): number => FROM.findLastIndex(from => xp >= from);

export const rankOf = (xp: number): Rank => RANKS[placeOf(xp)]!;

export const isAtLeast = (xp: number, rank: Rank): boolean => placeOf(xp) >= RANKS.indexOf(rank);

/** The experience from which on an operative has the rank of a place; null beyond the highest. */
export const rankFrom = (place: number): number | null => FROM[place] ?? null;

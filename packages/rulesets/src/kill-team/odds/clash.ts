// KT-5.4, KT-5.6, KT-5.7  One hit: its possible uses and their effects, encoded as numbers.
import type { FightCase, Fighter, FightPolicy, HitPolicy, Hits } from './case.ts';

/** The uses of a hit, in the order in which the rules offer them. */
export const USES = [
  'strike-critical',
  'parry-critical-critical',
  'parry-critical-normal',
  'strike-normal',
  'parry-normal-normal',
] as const;
export type HitUse = (typeof USES)[number];

export const STRIKE_CRITICAL = 0;
const PARRY_BOTH_CRITICAL = 1;
const PARRY_BY_CRITICAL = 2;
const STRIKE_NORMAL = 3;
const PARRY_NORMAL = 4;

/** Always strikes, critical hits first. */
const STRIKING = [STRIKE_CRITICAL, STRIKE_NORMAL];
/** Always parries, the worst hit first with the least hit that suffices; strikes with the rest. */
const PARRYING = [PARRY_BOTH_CRITICAL, PARRY_NORMAL, PARRY_BY_CRITICAL, ...STRIKING];
/** The uses that a policy considers, in order; all policies but `best` take the first that is allowed. */
export const WANTED: { readonly [P in HitPolicy]: readonly number[] } = {
  best: [STRIKE_CRITICAL, PARRY_BOTH_CRITICAL, PARRY_BY_CRITICAL, STRIKE_NORMAL, PARRY_NORMAL],
  strike: STRIKING,
  parry: PARRYING,
};

export type Turn = 0 | 1;
export const otherOf = (turn: Turn): Turn => (turn === 0 ? 1 : 0);

/**
 * One side of a standing is packed into one number, from the lowest bit up: whether it has struck critically, the hits
 * it may still ignore (up to 3), wounds (up to 255), normal and critical hits (up to 31). A hit's effect is a
 * subtraction.
 */
export const SPARE = 1 << 1;
export const WOUND = 1 << 3;
export const NORMAL = 1 << 11;
export const CRITICAL = 1 << 16;

export interface OneSide {
  readonly hits: Hits;
  readonly wounds: number;
  readonly spare: number;
  readonly struck: boolean;
}

export const packed = ({ hits, wounds, spare, struck }: OneSide): number =>
  hits.critical * CRITICAL + hits.normal * NORMAL + wounds * WOUND + spare * SPARE + Number(struck);

export const criticalIn = (side: number): number => side >> 16;
export const normalIn = (side: number): number => (side >> 11) & 31;
export const woundsIn = (side: number): number => (side >> 3) & 255;
export const maySpare = (side: number): boolean => ((side >> 1) & 3) > 0;

export const hasHits = (side: number): boolean => side >= NORMAL;
export const isOver = (own: number, theirs: number): boolean =>
  (own < NORMAL && theirs < NORMAL) || woundsIn(own) === 0 || woundsIn(theirs) === 0;

export interface Game {
  readonly sides: readonly [Fighter, Fighter];
  readonly policies: readonly [HitPolicy, HitPolicy];
  readonly isForDamage: boolean;
}

export const gameOf = (fight: FightCase, { objective, attacker, defender }: FightPolicy): Game => ({
  sides: [fight.attacker, fight.defender],
  policies: [attacker.hits, defender.hits],
  isForDamage: objective === 'damage',
});

/** A move: a use of a hit, and the side that makes it. */
export const moveOf = (use: number, turn: Turn): number => 2 * use + turn;
const useIn = (move: number): number => move >> 1;
const sideOf = ({ sides }: Game, move: number): Fighter => sides[move & 1]!;
export const nextAfter = (move: number): Turn => ((move & 1) === 0 ? 1 : 0);

/** KT-5.6, KT-5.7, KT-9.5 */
export function isAllowed(game: Game, move: number, own: number, theirs: number): boolean {
  const use = useIn(move);
  if (use < STRIKE_NORMAL ? own < CRITICAL : normalIn(own) === 0) return false;
  if (use === PARRY_BOTH_CRITICAL) return theirs >= CRITICAL;
  if (use === PARRY_BY_CRITICAL) return normalIn(theirs) > 0;
  return use !== PARRY_NORMAL || (normalIn(theirs) > 0 && !game.sides[nextAfter(move)].brutal);
}

const isFirstCritical = (use: number, own: number): boolean => use === STRIKE_CRITICAL && (own & 1) === 0;

/** The damage of a move, before ignoring any of it. */
export function amountOf(game: Game, move: number, own: number): number {
  const use = useIn(move);
  if (use !== STRIKE_CRITICAL && use !== STRIKE_NORMAL) return 0;
  const { damage, firstCritical } = sideOf(game, move);
  return use === STRIKE_NORMAL ? damage[0] : damage[1] + ((own & 1) === 0 ? firstCritical : 0);
}

/** The side that moved, after the move. */
export function ownAfter(game: Game, move: number, own: number): number {
  const use = useIn(move);
  if (use >= STRIKE_NORMAL) return own - NORMAL;
  const { stun, firstCritical } = sideOf(game, move);
  return own - CRITICAL + (isFirstCritical(use, own) && (stun || firstCritical > 0) ? 1 : 0);
}

/** The other side after the move, before the damage. */
export function theirsAfter(game: Game, move: number, own: number, theirs: number): number {
  const use = useIn(move);
  if (use === PARRY_BOTH_CRITICAL) return theirs - CRITICAL;
  if (use === PARRY_BY_CRITICAL || use === PARRY_NORMAL) return theirs - NORMAL;
  // KT-9.23: the first critical strike discards a normal hit of the other side.
  const discards = isFirstCritical(use, own) && sideOf(game, move).stun && normalIn(theirs) > 0;
  return discards ? theirs - NORMAL : theirs;
}

// Exact odds of attacks and of other harm.
export { type Hurting, plainStrike, type Roll, rolling, type StrikeCase } from './case.ts';
export { type LeftOut, leftOut, notCounted } from './not-counted.ts';
export type { Reactions } from './reactions.ts';
export { type Fate, type StrikeOdds, strikeOdds } from './strike.ts';
export { oddsOfHarm, oddsOfStrike, oddsUnderway, type StrikeDetails, strikeCaseOf } from './strike-case.ts';
export { type Hurt, type MeleeOdds, oddsOfMelee, oddsOfVolley, type Share } from './volley.ts';

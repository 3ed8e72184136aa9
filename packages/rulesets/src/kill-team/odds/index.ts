// Exact odds of shots and fights.

export { atLeast, averageOf, chanceOf, chancesOf, type Distribution, wholeWeights } from '@little-wars/engine';
export {
  type BareFight,
  type BareFighter,
  type BareShot,
  type BareTarget,
  type BareWeapon,
  bareFightCase,
  bareShotCase,
} from './bare.ts';
export * from './case.ts';
export type { HitUse } from './clash.ts';
export type { Duel } from './duel.ts';
export type { Clash } from './exchange.ts';
export { type FightOdds, type FightPlan, fightOdds, planFight } from './fight.ts';
export { fightCaseOf, oddsOfFight } from './fight-case.ts';
export { type LeftOut, leftOutOfFight, leftOutOfShot } from './left-out.ts';
export { type ReadFight, type ReadShot, readFight, readShot } from './profile.ts';
export type { Reactions } from './reactions.ts';
export { planShot, type ShotOdds, type ShotPlan, shotOdds } from './shot.ts';
export { oddsOfShot, type ShotDetails, shotCaseOf } from './shot-case.ts';
export { type Hurt, type VolleyPlay, volleyOdds } from './volley.ts';

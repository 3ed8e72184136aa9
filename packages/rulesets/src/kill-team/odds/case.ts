// The input of odds: a shot or a fight as plain numbers, and the players' policies.
import type { Change } from '../core/dice/by-choice.ts';
import type { Offer } from './pool.ts';

/** Hits of each kind. */
export interface Hits {
  readonly critical: number;
  readonly normal: number;
}

/** A change of judged dice, by the reaction that makes it. */
export interface NamedChange extends Change {
  readonly rule: string;
}

/** KT-4: one shooting attack on one target. */
export interface ShotCase {
  readonly attacks: number;
  /** BS after every modifier. */
  readonly hitOn: number;
  /** KT-9.12: hits with this face or more are critical. */
  readonly criticalOn: number;
  readonly damage: readonly [normal: number, critical: number];
  readonly reRolls: readonly Offer[];
  readonly changes: readonly NamedChange[];
  /** KT-9.14, KT-9.22: mortal wounds on the target for every critical hit retained. */
  readonly mortal: number;
  /** KT-9.1; KT-9.16 with a critical hit retained. */
  readonly ap: number;
  readonly apWithCritical: number;
  /** KT-9.9: mortal wounds on the shooter for every 1 discarded. */
  readonly hot: number;
  /** KT-9.22: mortal wounds for every critical hit on others nearby, and on the shooter if it is one of them. */
  readonly splash: number;
  readonly splashesShooter: boolean;
  /** KT-9.23 */
  readonly stun: boolean;
  readonly shooterWounds: number;
  readonly defence: number;
  /** Sv after every modifier. */
  readonly saveOn: number;
  /** KT-9.11: the best one it has. */
  readonly invulnerable: number | null;
  /** KT-4.8: dice that may be kept as normal saves. */
  readonly kept: number;
  readonly saveReRolls: readonly Offer[];
  readonly saveChanges: readonly NamedChange[];
  readonly wounds: number;
  /**
   * Each wound that would be lost is ignored on this face or more, 7 for never; mortal wounds have a face of their own.
   */
  readonly ignoresOn: number;
  readonly ignoresMortalOn: number;
  /** The same for mortal wounds that the shooter brings on itself. */
  readonly shooterIgnoresOn: number;
  /** Hits whose damage the defender may ignore, the worst first. */
  readonly ignoredHits: number;
}

/** How a side uses its re-rolls. */
export type ReRollPolicy = 'best' | 'fails' | 'never';

/**
 * The players' policy. `best` optimises the expected result: for the attacker the most and for the defender the fewest
 * wounds lost (ties: the chance to incapacitate), or the other way round; then, for a Hot weapon, the fewest own
 * wounds; then the fewest re-rolled dice. Saves are always spent in the least damaging way (KT-4.10).
 */
export interface ShotPolicy {
  readonly objective: 'damage' | 'kill';
  readonly reRolls: ReRollPolicy;
  readonly saveReRolls: ReRollPolicy;
  /** KT-9.11 */
  readonly save: 'best' | 'save' | 'invulnerable';
  /** KT-4.8: whether the dice for cover are kept. */
  readonly cover: 'best' | 'always' | 'never';
}

export const bestShot: ShotPolicy = {
  objective: 'damage',
  reRolls: 'best',
  saveReRolls: 'best',
  save: 'best',
  cover: 'best',
};

/** The defaults of a plain attack; every case states only what differs. */
export const plainShot: Omit<ShotCase, 'attacks' | 'hitOn' | 'damage' | 'defence' | 'saveOn' | 'wounds'> = {
  criticalOn: 6,
  reRolls: [],
  changes: [],
  mortal: 0,
  ap: 0,
  apWithCritical: 0,
  hot: 0,
  splash: 0,
  splashesShooter: false,
  stun: false,
  shooterWounds: 1000,
  invulnerable: null,
  kept: 0,
  saveReRolls: [],
  saveChanges: [],
  ignoresOn: 7,
  ignoresMortalOn: 7,
  shooterIgnoresOn: 7,
  ignoredHits: 0,
};

/** KT-5: one side of a combat. */
export interface Fighter {
  readonly attacks: number;
  /** WS after every modifier: injury, support. */
  readonly hitOn: number;
  readonly criticalOn: number;
  readonly damage: readonly [normal: number, critical: number];
  /** Additional damage of the first critical strike. */
  readonly firstCritical: number;
  readonly reRolls: readonly Offer[];
  readonly changes: readonly NamedChange[];
  /** KT-9.5: the other side parries with critical hits only. */
  readonly brutal: boolean;
  /** KT-9.23 */
  readonly stun: boolean;
  /** KT-9.18: mortal wounds on others nearby for every critical strike. */
  readonly reap: number;
  readonly wounds: number;
  readonly ignoresOn: number;
  /** Hits whose damage it may ignore. */
  readonly ignoredHits: number;
}

export const plainFighter: Omit<Fighter, 'attacks' | 'hitOn' | 'damage' | 'wounds'> = {
  criticalOn: 6,
  firstCritical: 0,
  reRolls: [],
  changes: [],
  brutal: false,
  stun: false,
  reap: 0,
  ignoresOn: 7,
  ignoredHits: 0,
};

export interface FightCase {
  readonly attacker: Fighter;
  readonly defender: Fighter;
}

/** How a fighter uses its hits: whatever is best, always to strike, or to parry as long as it can. */
export type HitPolicy = 'best' | 'strike' | 'parry';

export interface FighterPolicy {
  readonly hits: HitPolicy;
  readonly reRolls: ReRollPolicy;
}

/**
 * `best` is the best response to the other side's policy. With `damage` the attacker maximises wounds dealt less wounds
 * taken and the defender minimises them (ties: incapacitations); with `kill` it is the chance to incapacitate less the
 * chance to be incapacitated (ties: wounds).
 */
export interface FightPolicy {
  readonly objective: 'damage' | 'kill';
  readonly attacker: FighterPolicy;
  readonly defender: FighterPolicy;
}

export const bestFight: FightPolicy = {
  objective: 'damage',
  attacker: { hits: 'best', reRolls: 'best' },
  defender: { hits: 'best', reRolls: 'best' },
};

import type { Seat } from '@little-wars/engine';
import type { Queries as W40kQueries, Timings as W40kTimings } from '../w40k/queries.ts';
import type { Attack, ModelId } from './state.ts';

/** A query about one model. */
export interface Who {
  readonly model: ModelId;
}

/** A weapon about to be fired; at nothing if there is no target. */
export interface Shot {
  readonly attacker: ModelId;
  readonly target: ModelId | null;
  readonly profile: string;
  readonly manner: Attack['manner'];
}

export interface Attacking {
  readonly attack: Attack;
}

export interface AttackDie extends Attacking {
  readonly face: number;
}

/** The value of a die that wounds. */
export interface WoundWorth {
  readonly ap: number;
  readonly instant: boolean;
}

/** 7E-10.4: how a hit is resolved against armour. */
export type ArmourTest = 'strength' | 'haywire' | 'graviton';

/** What rules may modify besides the queries of every edition. */
export interface Queries
  extends Omit<W40kQueries, 'hit-needs' | 'wound-needs' | 'wound-modifier' | 'attack-bonus' | 're-rolls'> {
  readonly initiative: { readonly value: number; readonly about: Who & { readonly profile: string | null } };
  readonly 're-rolls': {
    readonly value: W40kQueries['re-rolls']['value'];
    readonly about: { readonly roll: W40kQueries['re-rolls']['about']['roll']; readonly attack: Attack | null };
  };
  readonly relentless: { readonly value: boolean; readonly about: Who };
  readonly fearless: { readonly value: boolean; readonly about: Who };
  /** Whether its weapons push it back. */
  readonly recoils: { readonly value: boolean; readonly about: Shot };
  /** 7E-3.2: dice for difficult terrain, of which the highest counts. */
  readonly 'difficult-dice': { readonly value: number; readonly about: Who };
  readonly 'passes-dangerous-tests': { readonly value: boolean; readonly about: Who };

  /** Whether a weapon fires Snap Shots, and at which BS. */
  readonly 'snap-shots': { readonly value: boolean; readonly about: Shot };
  readonly skyfire: { readonly value: boolean; readonly about: Shot };
  readonly 'snap-skill': { readonly value: number; readonly about: Shot };
  readonly shots: { readonly value: number; readonly about: Shot };
  readonly 'needs-sight': { readonly value: boolean; readonly about: Shot };
  readonly 'gets-hot': { readonly value: boolean; readonly about: Shot };
  readonly template: { readonly value: boolean; readonly about: Shot };
  /** The width of its marker in inches; 0 for none. */
  readonly blast: { readonly value: number; readonly about: Shot };
  /** Whether a marker's hits come from its middle. */
  readonly barrage: { readonly value: boolean; readonly about: Shot };
  readonly 'hit-needs': { readonly value: number; readonly about: Attacking };
  /** More hits that a die scores. */
  readonly 'more-hits': { readonly value: number; readonly about: AttackDie };
  readonly 'wound-needs': { readonly value: number | null; readonly about: Attacking };
  /** Whether a die wounds regardless of what it needs. */
  readonly 'always-wounds': { readonly value: boolean; readonly about: AttackDie };
  readonly 'wound-worth': { readonly value: WoundWorth; readonly about: AttackDie };
  readonly 'instant-death': { readonly value: boolean; readonly about: Attacking };
  /** ZG-8.3: whether a model that loses wounds to an attack tests Leadership for each, or is removed. */
  readonly 'tests-souls': { readonly value: boolean; readonly about: Attacking };
  /** Cover saves of a model against an attack, and the modifier of the best. */
  readonly 'cover-saves': { readonly value: readonly number[]; readonly about: Attacking };
  readonly 'cover-bonus': { readonly value: number; readonly about: Attacking };
  readonly 'no-cover': { readonly value: boolean; readonly about: Attacking };
  /** 7E-5.9: whether Instant Death takes one wound only. */
  readonly 'eternal-warrior': { readonly value: boolean; readonly about: Who };
  /** Rolls that ignore an unsaved wound. */
  readonly 'feel-no-pain': { readonly value: readonly number[]; readonly about: Who & { readonly instant: boolean } };

  readonly armour: { readonly value: number; readonly about: Attacking };
  readonly 'armour-test': { readonly value: ArmourTest; readonly about: Attacking };
  /** More D6 to penetrate. */
  readonly 'penetration-dice': { readonly value: number; readonly about: Attacking };
  /** Whether a 6 to penetrate glances at least, and whether it adds a D3. */
  readonly 'sixes-glance': { readonly value: boolean; readonly about: Attacking };
  readonly 'sixes-rend': { readonly value: boolean; readonly about: Attacking };
  readonly 'damage-bonus': { readonly value: number; readonly about: Attacking };

  /** Hammer of Wrath hits of its own. */
  readonly 'hammer-hits': { readonly value: number; readonly about: Who };
  readonly 'attack-bonus': {
    readonly value: number;
    readonly about: Who & { readonly profile: string; readonly victims: readonly ModelId[] };
  };
  /** Whether a second weapon gives this one an extra attack. */
  readonly 'helped-by-second': {
    readonly value: boolean;
    readonly about: Who & { readonly profile: string; readonly second: string };
  };
  /** The number of blows with a weapon; null for its Attacks. */
  readonly blows: { readonly value: number | null; readonly about: Who & { readonly profile: string } };
  readonly 'melee-refused': {
    readonly value: boolean;
    readonly about: Who & { readonly profile: string; readonly victims: readonly ModelId[] };
  };

  /** Melee profiles besides those of its weapons. */
  readonly 'more-melee': { readonly value: readonly string[]; readonly about: Who };
  /** Whether it may Run. */
  readonly runs: { readonly value: boolean; readonly about: Who };
  readonly 'slowed-by-terrain': { readonly value: boolean; readonly about: Who };

  /** Whether a marker that scatters is rolled once more. */
  readonly 'scatters-again': { readonly value: boolean; readonly about: Shot };
  readonly scatters: { readonly value: boolean; readonly about: Who };
  readonly 'warp-charge-bonus': { readonly value: number; readonly about: { readonly seat: Seat } };
  /** What a die needs to deny a power aimed at a model. */
  readonly 'deny-needs': { readonly value: number; readonly about: { readonly target: ModelId | null } };
}

export interface Timings extends W40kTimings {
  /** A power was rolled, and may still be re-rolled. */
  readonly 'phase-ended': { readonly phase: string; readonly seat: Seat };
}

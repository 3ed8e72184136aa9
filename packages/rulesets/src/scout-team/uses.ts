import type { Holding } from '@little-wars/skirmish';
import type { ToldUse } from '../w40k/odds/as-told.ts';
import type { LastingPower } from '../w40k/powers/lasting.ts';
import type { AbilityUse, WeaponUse } from './content/uses.ts';

/** Rules that are always in play, regardless of cards. */
export type CoreUse = {
  readonly rule:
    | 'command-re-roll'
    | 'cut-them-down'
    | 'desperate-breakout'
    | 'fire-overwatch'
    | 'counter-offensive'
    | 'psychic-phase'
    | 'fallen-back'
    | 'big-guns'
    | 'look-out-sir'
    | 'blasts'
    | 'dense-cover'
    | 'defensible'
    | 'heroic-intervention'
    | 'combi-weapons';
};

/** 9E-7.8-10: the rules of weapon types. */
export type TypeUse = { readonly rule: 'assault' | 'heavy' | 'rapid-fire' };

/** Temporary rules. */
export type LastingUse =
  /** 9E-8.7 */
  | { readonly rule: 'holding-steady'; readonly target: number; readonly against: number }
  /** 9E-8.8 */
  | { readonly rule: 'set-to-defend'; readonly target: number }
  /** ST-10.4: orders given to a model. */
  | { readonly rule: 'ordered-re-rolls'; readonly target: number }
  | { readonly rule: 'adapted'; readonly target: number }
  | { readonly rule: 'siphoned'; readonly target: number }
  | { readonly rule: 'insightful'; readonly target: number; readonly by: number }
  | { readonly rule: 'inspired'; readonly target: number }
  /** ST-10.4: a markerlight token on this model, and the model shooting with its help. */
  | { readonly rule: 'marked'; readonly target: number; readonly usedBy?: number }
  /** ST-10.4: a model charged by Banshees. */
  | { readonly rule: 'masked'; readonly target: number }
  /** ST-10.4: a wound that a Neurothrope regained this phase. */
  | { readonly rule: 'leeched' }
  /** ST-10.4: a model that counts as near terrain. */
  | { readonly rule: 'distracted'; readonly target: number }
  /** ST-10.5: powers, and their targets. */
  | LastingPower;

/** A special rule in effect, with its holder; `ToldUse` is what a target in numbers has, for odds. */
export type Use = (WeaponUse | AbilityUse | CoreUse | TypeUse | LastingUse | ToldUse) & Holding;

import type { Holding } from '@little-wars/skirmish';
import type { LastingPower } from '../w40k/psychic/lasting.ts';
import type { AbilityUse, WeaponUse } from './content/uses.ts';

/** Rules that are always in play, whatever the cards say. */
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

/** 9E-7.8-10: what the type of a weapon does. */
export type TypeUse = { readonly rule: 'assault' | 'heavy' | 'rapid-fire' };

/** A rule in effect for a while. */
export type LastingUse =
  /** 9E-8.7 */
  | { readonly rule: 'holding-steady'; readonly target: number; readonly against: number }
  /** 9E-8.8 */
  | { readonly rule: 'set-to-defend'; readonly target: number }
  /** ST-10.4: who was ordered to do something. */
  | { readonly rule: 'ordered-re-rolls'; readonly target: number }
  | { readonly rule: 'adapted'; readonly target: number }
  | { readonly rule: 'siphoned'; readonly target: number }
  | { readonly rule: 'insightful'; readonly target: number; readonly by: number }
  | { readonly rule: 'inspired'; readonly target: number }
  /** ST-10.4: a markerlight token on this model, and who is shooting with its help. */
  | { readonly rule: 'marked'; readonly target: number; readonly usedBy?: number }
  /** ST-10.4: whom Banshees charged. */
  | { readonly rule: 'masked'; readonly target: number }
  /** ST-10.4: a wound that a Neurothrope regained this phase. */
  | { readonly rule: 'leeched' }
  /** ST-10.4: who counts as near terrain. */
  | { readonly rule: 'distracted'; readonly target: number }
  /** ST-10.5: powers, and whom they were cast at. */
  | LastingPower;

/** A special rule in effect, with its holder. */
export type Use = (WeaponUse | AbilityUse | CoreUse | TypeUse | LastingUse) & Holding;

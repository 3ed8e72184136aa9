// Whom a rule reaches around its holder
import { inches } from '@little-wars/engine/geometry';
import { isAlive, type Lookups, ownerOf } from '../measuring/lookups.ts';
import type { Look, ModelId } from '../types.ts';

interface Aura {
  readonly holder: number | null;
  readonly within: number;
  /** Keywords of which a model must have all; none for everybody. */
  readonly to?: readonly string[];
}

/** Whether a model is near the holder of a rule, on the table both. */
export const isNearHolder = (t: Look, lookups: Lookups, { holder, within }: Aura, model: ModelId): boolean =>
  holder !== null &&
  isAlive(t, holder) &&
  isAlive(t, model) &&
  (holder === model || lookups.areWithin(t, holder, model, inches(within)));

/** Whether a friend with the right keywords is near. */
export const isInAura = (t: Look, lookups: Lookups, aura: Aura, model: ModelId): boolean =>
  aura.holder !== null &&
  ownerOf(t, model) === ownerOf(t, aura.holder) &&
  (aura.to ?? []).every(keyword => lookups.hasKeyword(t, model, keyword)) &&
  isNearHolder(t, lookups, aura, model);

// Which models a rule affects around its holder
import { inches } from '@little-wars/engine/geometry';
import { isAlive, type Lookups, ownerOf } from '../measuring/lookups.ts';
import type { Look, ModelId } from '../types.ts';

interface Aura {
  readonly holder: number | null;
  readonly within: number;
  /** Keywords of which a model must have all; empty for everybody. */
  readonly to?: readonly string[];
}

/** Whether a model is near the holder of a rule, both on the table. */
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

/** An aura as printed on its holder's sheet. */
interface NamedAura extends Aura {
  readonly rule: string;
  readonly from?: string;
}

/** Whether an earlier model has an aura of the same name that affects this one: such auras count once. */
export const isRepeated = (t: Look, lookups: Lookups, aura: NamedAura, model: ModelId): boolean =>
  aura.holder !== null &&
  t.position.models
    .slice(0, aura.holder)
    .some(
      (other, id) =>
        id !== model &&
        other.seat === ownerOf(t, aura.holder!) &&
        isNearHolder(t, lookups, { ...aura, holder: id }, model) &&
        lookups.kit(t, id).abilities.some(use => use.rule === aura.rule && use.from === aura.from),
    );

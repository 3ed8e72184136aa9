import { inches, isWithin, type Spot } from '@little-wars/engine/geometry';
import { isNearHolder } from '../../w40k/abilities/auras.ts';
import { isAlive, modelOf, ownerOf } from '../../w40k/measuring/lookups.ts';
import { lookups } from '../library.ts';
import type { ModelId, Rule, T } from '../types.ts';
import type { Use } from '../uses.ts';

type Leech = Extract<Use, { readonly rule: 'spirit-leech' }>;

/** Wounds regained this phase. */
const regained = (t: T, holder: ModelId): number =>
  t.position.effects.filter(({ use }) => use.rule === 'leeched' && use.holder === holder).length;

/** In its own Psychic phase enemies lose wounds only to mortal wounds. */
function leech(t: T, from: ModelId, lost: number, use: Leech): null {
  const { holder, seat, most } = use;
  if (holder === null || t.position.phase !== 'psychic' || t.position.turn !== seat) return null;
  if (ownerOf(t, from) === seat || !isAlive(t, holder)) return null;
  const hurt = lookups.fullWounds(modelOf(t, holder)) - modelOf(t, holder).wounds;
  const wounds = Math.min(lost, hurt, most - regained(t, holder));
  if (wounds <= 0) return null;
  t.emit({ type: 'wounds-regained', clause: 'ST-10.4', model: holder, wounds });
  for (let i = 0; i < wounds; i++)
    t.emit({
      type: 'effect-began',
      clause: 'ST-10.4',
      effect: { use: { rule: 'leeched', seat, holder }, until: 'phase', seat },
    });
  return null;
}

/** ST-10.4: regains wounds that enemies nearby lose in its Psychic phase. */
export const spiritLeech: Rule<'spirit-leech'> = {
  clause: 'ST-10.4',
  name: 'Spirit Leech',
  noBearing: { 'wounds-lost': 'it regains wounds of its own', slain: 'it regains wounds of its own' },
  on: {
    'wounds-lost': (t, { model, wounds }, use) =>
      isNearHolder(t, lookups, use, model) ? leech(t, model, wounds, use) : null,
    // The last wound removes the model: its last place counts.
    slain: (t, { model }, use) => {
      const at = t.position.fallen.find(each => each.model === model)?.at;
      return at && use.holder !== null && isWithinOfHolder(t, use, model, at) ? leech(t, model, 1, use) : null;
    },
  },
};

const isWithinOfHolder = (t: T, { holder, within }: Leech, model: ModelId, at: Spot): boolean =>
  isAlive(t, holder!) &&
  isWithin(lookups.standing(t, holder!), lookups.standingAt(modelOf(t, model), at), inches(within));

export const leeched: Rule<'leeched'> = { clause: 'ST-10.4', name: 'Spirit Leech' };

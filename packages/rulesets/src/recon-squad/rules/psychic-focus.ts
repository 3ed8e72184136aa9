import { add, set } from '@little-wars/engine';
import { catalogue } from '../content/index.ts';
import { lookups } from '../library.ts';
import { gathered } from '../powers/powers.ts';
import type { Look, ModelId, Rule } from '../types.ts';

const isSmite = (power: string): boolean => catalogue.power(power)?.smite === true;

/** RS-5.3, RS-10.7: a Psyker's limits by the number of its selection nearby; undefined where numbers do not matter. */
const stepOf = (t: Look, model: ModelId) => {
  const count = gathered(t, lookups, model);
  return lookups.kit(t, model).psyker?.steps?.findLast(({ models }) => models <= count);
};

/** RS-5.1, RS-5.2: no power but Smite twice per turn, and one model of each selection. */
export const psychicFocus: Rule<'psychic-focus'> = {
  clause: 'RS-5.1',
  name: 'Psychic Focus',
  modify: {
    'cast-refused': add((reasons, _use, { model, power }, t) => {
      const { casts, models } = t.position;
      const own = casts.filter(cast => models[cast.model]!.seat === models[model]!.seat);
      const more = [...reasons];
      if (!isSmite(power) && own.some(cast => cast.power === power && cast.model !== model))
        more.push({ reason: 'power-tried-by-another', clause: 'RS-5.1' });
      const sibling = own.some(
        cast => cast.model !== model && models[cast.model]!.selection === models[model]!.selection,
      );
      if (sibling) more.push({ reason: 'another-of-its-unit-cast', clause: 'RS-5.2' });
      return more;
    }),
    casts: set((value, _use, { model }, t) => stepOf(t, model)?.cast ?? value),
    denials: set((value, _use, { model }, t) => stepOf(t, model)?.deny ?? value),
  },
};

/** 8E-5.8 */
const MOST = 11;

/** RS-5.5, an option: each earlier attempt at Smite makes the next one harder. */
export const smiteRises: Rule<'smite-rises'> = {
  clause: 'RS-5.5',
  name: 'Smite gets harder',
  modify: {
    'warp-charge': add((needs, _use, { power, model }, t) => {
      if (!t.setup.options.smiteRises || !isSmite(power)) return needs;
      const { casts, models } = t.position;
      const earlier = casts.filter(cast => isSmite(cast.power) && models[cast.model]!.seat === models[model]!.seat);
      return Math.min(MOST, needs + Math.max(0, earlier.length - 1));
    }),
  },
};

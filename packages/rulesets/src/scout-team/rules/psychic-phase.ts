import { add } from '@little-wars/engine';
import { hasDone } from '../../w40k/measuring/lookups.ts';
import { catalogue } from '../content/index.ts';
import { lookups } from '../library.ts';
import type { Look, Rule } from '../types.ts';

const isSmite = (power: string): boolean => catalogue.power(power)?.smite === true;

/** ST-10.5: the two sides of a power count as one. */
const sideOf = (power: string): string => catalogue.power(power)?.sideOf ?? power;

/** Powers that the model's seat has attempted this turn. */
const triedBy = ({ position: { casts, models } }: Look, seat: number) =>
  casts.filter(cast => models[cast.model]!.seat === seat);

/** 9E-6.1, 9E-6.2, 9E-6.8: which powers may be attempted, and their difficulty. */
export const psychicPhase: Rule<'psychic-phase'> = {
  clause: '9E-6.1',
  name: 'the Psychic phase',
  modify: {
    'cast-refused': add((reasons, _use, { model, power }, t) => {
      const tried = triedBy(t, t.position.models[model]!.seat);
      const more = [...reasons];
      if (hasDone(t, model, 'fell-back') && !lookups.hasKeyword(t, model, 'Titanic'))
        more.push({ reason: 'fell-back', clause: '9E-5.6' });
      const isTried = (cast: (typeof tried)[number]): boolean =>
        sideOf(cast.power) === sideOf(power) && (cast.power !== power || cast.model !== model);
      if (!isSmite(power) && tried.some(isTried)) more.push({ reason: 'power-tried-by-another', clause: '9E-6.2' });
      // A model is picked once: after another model casts, it is done.
      if (tried.some(cast => cast.model === model) && tried.at(-1)?.model !== model)
        more.push({ reason: 'picked-before', clause: '9E-6.1' });
      return more;
    }),
    'warp-charge': add((needs, _use, { power, model }, t) => {
      if (!isSmite(power)) return needs;
      const earlier = triedBy(t, t.position.models[model]!.seat).filter(cast => isSmite(cast.power)).length;
      // The current attempt may be in the list already; it is not an earlier one.
      const isNow = t.position.casts.at(-1)?.model === model && t.position.casts.at(-1)?.power === power;
      return needs + earlier - (isNow ? 1 : 0);
    }),
  },
};

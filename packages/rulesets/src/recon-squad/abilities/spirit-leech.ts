import { inches } from '@little-wars/engine/geometry';
import { friendsOf, isAlive, modelOf } from '../../w40k/measuring/lookups.ts';
import { lookups } from '../library.ts';
import type { Rule } from '../types.ts';

/** RS-10.4: when its Smite slays a model, a friend of this keyword nearby regains a wound. */
export const spiritLeech: Rule<'spirit-leech'> = {
  clause: 'RS-10.4',
  name: 'Spirit Leech',
  noBearing: { slain: 'a friend regains wounds' },
  on: {
    slain: (t, { from }, { holder, within, to, wounds }) => {
      if (holder === null || from !== holder || t.position.phase !== 'psychic' || !isAlive(t, holder)) return null;
      const cast = t.position.casts.findLast(({ model }) => model === holder);
      if (cast?.power !== 'smite') return null;
      const hurt = [holder, ...friendsOf(t, holder)].find(
        model =>
          lookups.hasKeyword(t, model, to) &&
          modelOf(t, model).wounds < lookups.fullWounds(modelOf(t, model)) &&
          (model === holder || lookups.areWithin(t, holder, model, inches(within))),
      );
      if (hurt !== undefined) t.emit({ type: 'wounds-regained', clause: 'RS-10.4', model: hurt, wounds });
      return null;
    },
  },
};

import { add } from '@little-wars/engine';
import { isAlive } from '../../w40k/measuring/lookups.ts';
import { lookups } from '../library.ts';
import type { Rule } from '../types.ts';

const weaponIdOf = (profile: string): string => profile.split('.')[0]!;

/** RS-6.3: each grenade item of a model is thrown once per game. */
export const fragBag: Rule<'frag-bag'> = {
  clause: 'RS-6.3',
  noBearing: { fired: 'it notes which weapon was used' },
  name: 'Frag Bag',
  modify: {
    'shooting-refused': add((reasons, _use, { model, profile }, t) =>
      lookups.profile(profile).type === 'grenade' &&
      t.position.models[model]!.used.filter(item => item === weaponIdOf(profile)).length >=
        lookups.weapons(t, model).filter(({ id }) => id === weaponIdOf(profile)).length
        ? [...reasons, { reason: 'grenade-thrown', clause: 'RS-6.3' }]
        : reasons,
    ),
  },
  on: {
    fired: (t, { attacker, profile }) => {
      if (lookups.profile(profile).type === 'grenade' && isAlive(t, attacker))
        t.emit({ type: 'item-used', clause: 'RS-6.3', model: attacker, item: weaponIdOf(profile) });
      return null;
    },
  },
};

import { fault } from '../../frame/check.ts';
import { profileOf } from '../../w40k/ledger.ts';
import type { SquadCheck } from '../check.ts';

const itemOf = (profile: string): string => profile.split('.')[0]!;

/** RS-6.3: each grenade item of a model is thrown once a game. */
export const fragBag: SquadCheck = {
  name: 'grenades',
  clause: 'RS-6.3',
  on: {
    'attack-began': (l, { attack }) => {
      const model = l.models[attack.attacker]!;
      if (profileOf(model, attack.profile)?.type !== 'grenade') return null;
      const item = itemOf(attack.profile);
      const carried = model.weapons.filter(({ id }) => id === item).length;
      const thrown = model.used.filter(each => each === item).length;
      return thrown < carried ? null : fault(`${carried} of them a game`, thrown + 1);
    },
  },
};

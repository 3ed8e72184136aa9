import { fault } from '../../frame/check.ts';
import type { VanguardCheck } from '../check.ts';
import { ongoing, weaponOf } from '../ledger.ts';
import { hitModifier, successes } from '../numbers.ts';

/** Each die of the attack's number or more is a hit, with the modifiers of VG-10; 1 fails and 6 hits (VG-3.6). */
export const hits: VanguardCheck = {
  name: 'hits',
  clause: 'VG-10.3',
  on: {
    'hits-scored': (l, { hits: scored }) => {
      const attack = ongoing(l);
      const weapon = attack && weaponOf(l.models[attack.attack.attacker]!, attack.attack.weapon);
      if (!attack || !weapon) return null;
      const faces = attack.hitDice.map(({ face }) => face);
      const { least, most } = hitModifier(l, attack);
      const [low, high] = [successes(faces, weapon.hit, least), successes(faces, weapon.hit, most)];
      if (scored >= low && scored <= high) return null;
      return fault(
        `${low === high ? low : `${low} to ${high}`} hits on ${weapon.hit}+ with ${least} to ${most}`,
        scored,
      );
    },
  },
};

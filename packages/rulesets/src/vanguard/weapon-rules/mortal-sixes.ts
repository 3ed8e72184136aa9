import type { WeaponRule } from '../types.ts';

/** VG-10.10: natural 6s to hit deal mortal wounds in addition to the hits. */
export const mortalSixes: WeaponRule<'mortal-sixes'> = {
  clause: 'VG-10.10',
  name: 'mortal wounds on sixes',
  label: 'mortal{wounds}',
  words: 'Each natural 6 to hit: {wounds} mortal wound as well.',
  on: {
    'hits-scored': (t, _fact, { wounds }) => {
      const sixes = t.position.attack!.hitDice.filter(({ face }) => face === 6).length;
      if (sixes > 0) t.emit({ type: 'mortal-wounds-added', clause: 'VG-10.10', wounds: sixes * wounds });
      return null;
    },
  },
};

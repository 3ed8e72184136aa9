import type { Rule } from '../types.ts';

/** VG-10.10: natural 6s of the hit roll wound past all armor, on top of the hits. */
export const mortalSixes: Rule<'mortal-sixes'> = {
  clause: 'VG-10.10',
  on: {
    'hits-scored': (t, _fact, { wounds }) => {
      const sixes = t.position.attack!.hitDice.filter(({ face }) => face === 6).length;
      if (sixes > 0) t.emit({ type: 'mortal-wounds-added', clause: 'VG-10.10', wounds: sixes * wounds });
      return null;
    },
  },
};

import { modelOf, ownerOf } from '../../lookups.ts';
import { type ModelId, type Rule, sequence } from '../../types.ts';
import { canReturn, reanimate } from '../reanimation-protocol.ts';

const ABILITY = 'resurrection-orb';

export const crackTheOrb = sequence<{ readonly by: ModelId }>('Resurrection Orb', 'VG-2.4', s => [
  s.run('VG-2.4', 'use it up', (t, v) => {
    t.emit({ type: 'ability-used', clause: 'VG-2.4', model: v.by, ability: ABILITY });
    return v;
  }),
  s.call('VG-2.5', 'somebody returns', (_t, { by }) => reanimate.start({ by, model: null })),
]);

/** VG-4.5: once per game, as an end-phase effect: Reanimation Protocol without an action. */
export const resurrectionOrb: Rule<'resurrection-orb'> = {
  clause: 'VG-4.5',
  words: 'Once per game, in the end phase: a Warrior or Flayed One returns as by Reanimation Protocol.',
  offer: {
    'end-phase': (t, _about, { holder }, seat) => {
      const by = holder!;
      const isOpen = ownerOf(t, by) === seat && !modelOf(t, by).used.includes(ABILITY);
      return isOpen && canReturn(t, by).length > 0 ? [{ id: ABILITY, frame: crackTheOrb.start({ by }) }] : [];
    },
  },
};

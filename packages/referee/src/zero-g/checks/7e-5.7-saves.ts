import { type Check, type Faults, fault } from '../../frame/check.ts';
import type { Fact, Roll } from '../facts.ts';
import { type Ledger, type Ongoing, ongoing } from '../ledger.ts';

const NONE = 7;

/**
 * 7E-5.7, 7E-5.8: a save at least as good as armour against that AP and invulnerable saves, possibly improved by cover;
 * never below 2+.
 */
function against(l: Ledger, { attack, wounds }: Ongoing, { faces, needs }: Roll): Faults {
  const { card } = l.models[attack.target]!;
  const aps = new Set(wounds.map(({ ap }) => ap));
  const armour = card.profile?.save ?? NONE;
  const [ap] = aps;
  const plain = Math.max(2, Math.min(ap !== undefined && ap > armour ? armour : NONE, card.invulnerable));
  const isShot = attack.manner === 'shooting' || attack.manner === 'overwatch';
  return [
    needs !== null && needs >= 2 && needs <= 6 ? null : fault('a save of 2+ to 6+', `${needs}+`),
    aps.size !== 1 || faces.length <= wounds.length ? null : fault(`${wounds.length} saves at most`, faces.length),
    aps.size !== 1 || needs === null || needs <= plain ? null : fault(`${plain}+ at least`, `${needs}+`, '7E-5.8'),
    aps.size !== 1 || isShot || needs === plain ? null : fault(`${plain}+, no cover`, `${needs}+`, '7E-7.11'),
  ];
}

export const saves: Check<Ledger, Fact> = {
  name: 'saves',
  clause: '7E-5.7',
  on: {
    rolled: (l, { roll }) => {
      const now = ongoing(l);
      return roll.what === 'save' && now && now.attack.manner !== 'hit' ? against(l, now, roll) : null;
    },
    'saves-made': (l, { unsaved }) => {
      const now = ongoing(l);
      if (!now || now.attack.manner === 'hit') return null;
      return unsaved.length <= now.wounds.length ? null : fault(`${now.wounds.length} at most`, unsaved.length);
    },
  },
};

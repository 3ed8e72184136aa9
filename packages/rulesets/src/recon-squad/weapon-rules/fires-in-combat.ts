import { limit } from '@little-wars/engine';
import type { WeaponRule } from '../types.ts';

/** RS-10.3: may fire within 1" of enemies, and at enemies within 1" of friends. */
export const firesInCombat: WeaponRule<'fires-in-combat'> = {
  clause: 'RS-10.3',
  name: 'fires in combat',
  label: 'fires within 1" of enemies and at enemies within 1" of friends',
  words: 'It may be fired within 1" of enemies, and at enemies within 1" of friends.',
  modify: {
    'shooting-refused': limit((reasons, { holder }, { model }) =>
      model === holder ? reasons.filter(({ reason }) => reason !== 'in-combat') : reasons,
    ),
    'target-refused': limit((reasons, { holder }, { attacker }) =>
      attacker === holder ? reasons.filter(({ reason }) => reason !== 'target-in-combat') : reasons,
    ),
  },
};

// Celestial Shield, Avenger Shrine Banner
import { add } from '@little-wars/engine';
import { hasKeyword, operativeOf, ownerOf } from '../../lookups.ts';
import type { Rule } from '../../types.ts';
import { beginning } from '../mechanisms/effects.ts';
import { isSpent, usingAnItem } from '../mechanisms/items.ts';
import { isNear, sees } from '../mechanisms/near.ts';

/** Once per battle when shot at: a 4+ invulnerable save for that attack. */
export const celestialShield: Rule<'celestial-shield'> = {
  clause: 'KT-13.1',
  dice: { does: 'begin' },
  offer: {
    'target-selected': (t, { target }, { rule, holder, seat: own }, seat) => {
      if (target !== holder || seat !== own || isSpent(t, holder, rule)) return [];
      const effects = [{ use: { rule: 'shielded', seat, holder }, until: 'attack' } as const];
      const then = beginning.start({ effects, clause: 'KT-13.1' });
      return [{ id: rule, frame: usingAnItem.start({ operative: holder, item: rule, then }) }];
    },
  },
};

const SHIELD = 4;

export const shielded: Rule<'shielded'> = {
  clause: 'KT-13.1',
  words: { en: { rule: 'a shield' } },
  modify: {
    'invulnerable-saves': add((faces, { holder }, { attack }) =>
      attack.target === holder ? [...faces, SHIELD] : faces,
    ),
  },
};

const REACH = 3;

/** Nearby DIRE AVENGERs visible to the bearer, including itself, control objectives with 1 more APL. */
export const avengerShrineBanner: Rule<'avenger-shrine-banner'> = {
  clause: 'KT-13.1',
  modify: {
    'control-apl': add((apl, { seat, holder }, { operative }, t) =>
      ownerOf(t, operative) === seat &&
      operativeOf(t, holder!).at !== null &&
      hasKeyword(t, operative, 'DIRE AVENGER') &&
      isNear(t, holder!, operative, REACH) &&
      sees(t, holder!, operative)
        ? apl + 1
        : apl,
    ),
  },
};

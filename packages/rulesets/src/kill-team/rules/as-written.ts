import { add, limit, set } from '@little-wars/engine';
import { rollerOf } from '../core/dice/dice.ts';
import type { Rule } from '../types.ts';

/** Overrides its holder's numbers: odds of a bare profile are computed on a table, where all other rules apply. */
export const asWritten: Rule<'as-written'> = {
  clause: 'KT-1.6',
  words: { en: { rule: 'as written' } },
  modify: {
    'attack-dice': set((dice, use, rolling) => (rollerOf(rolling) === use.holder ? use.attacks : dice)),
    'hit-on': set((hit, use, rolling) => {
      if (rollerOf(rolling) !== use.holder) return hit;
      return rolling.attack.kind === 'combat' ? use.hit - use.support : use.hit;
    }),
    damage: set((damage, use, { critical, ...rolling }) =>
      rollerOf(rolling) === use.holder ? use.damage[critical ? 1 : 0] : damage,
    ),
    'defence-dice': set((dice, use, { attack }) => (attack.target === use.holder ? use.defence : dice)),
    'save-on': set((save, use, { attack }) => (attack.target === use.holder ? use.save : save)),
    'invulnerable-saves': add((faces, use, { attack }) =>
      attack.target === use.holder && use.invulnerable !== null ? [...faces, use.invulnerable] : faces,
    ),
    'kept-saves': add((kept, use, { attack }) =>
      attack.target === use.holder && attack.inCover ? kept + Math.max(0, use.cover - 1) : kept,
    ),
    'ignores-wounds-on': limit((face, use, { operative, mortal }) =>
      operative === use.holder && !mortal ? Math.min(face, use.ignores) : face,
    ),
    injured: set((injured, use, { operative }) => (operative === use.holder ? use.injured : injured)),
  },
};

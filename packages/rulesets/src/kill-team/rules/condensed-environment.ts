import { limit } from '@little-wars/engine';
import { rulesAsWielded } from '../factions/mechanisms/granted.ts';
import { weaponOf } from '../lookups.ts';
import type { Rolling } from '../queries.ts';
import type { Look, Rule } from '../types.ts';

const LETHAL = 5;
const SPREADING: readonly string[] = ['blast', 'splash', 'torrent'];

const spreads = (t: Look, { attack: { attacker, weapon: id, profile, action } }: Rolling): boolean =>
  rulesAsWielded(t, attacker, { weapon: weaponOf(t, attacker, id), profile, action }).some(({ rule }) =>
    SPREADING.includes(rule),
  );

/** KT-12.11: at least Lethal 5+; a better Lethal stays. */
export const condensedEnvironment: Rule<'condensed-environment'> = {
  clause: 'KT-12.11',
  words: { en: { rule: 'condensed environment' } },
  modify: {
    'critical-on': limit((face, _use, rolling, t) =>
      rolling.attack.kind === 'shooting' && rolling.side === 'attacker' && spreads(t, rolling)
        ? Math.min(face, LETHAL)
        : face,
    ),
  },
};

import { tableOf } from '@little-wars/engine';
import { expect } from 'vitest';
import { reasonsAgainstWeapon } from '../core/04-shooting/valid-targets.ts';
import { killTeam } from '../index.ts';
import { active, broke, rules, shooting } from '../testing/attacks.ts';
import { rule, section } from '../testing/book.ts';
import { blue, open, red } from '../testing/field.ts';
import type { Activation } from '../types.ts';

const duel = (activation: Partial<Activation> | null) =>
  broke([blue('tactical-marine-warrior', 5, 5), red('boy-fighter', 5, 12)], {
    ...rules([{ rule: 'unwieldy' }]),
    activation: activation && active(activation),
  });
const wielding = { attacker: 0, weapon: 'boltgun', profile: 'standard', action: 'shoot' };
const against = (activation: Partial<Activation> | null, action = 'shoot') =>
  reasonsAgainstWeapon(tableOf(killTeam, open, duel(activation)), { ...wielding, action });

section('KT-9.25 Unwieldy', () => {
  rule('KT-9.25', 'Shoot with it costs 1AP more: possible with 2AP, not with 1AP', () => {
    expect(against({ ap: 2 })).toEqual([]);
    expect(against({ ap: 1 })).toEqual([{ reason: 'not-enough-ap', clause: 'KT-9.25', cost: 1 }]);
    // Once the action itself has been paid for, the last AP is enough.
    expect(against({ ap: 1, performed: ['shoot'] })).toEqual([]);
    expect(against({ ap: 0, performed: ['shoot'] })).toHaveLength(1);
    expect(against(null)).toHaveLength(1);
  });

  rule('KT-9.25', 'the extra AP is paid when the weapon is selected', start => {
    const game = start.from(open, duel({ ap: 1, performed: ['shoot'] }), shooting());
    game.picks('select a ranged weapon', 'boltgun/standard');
    expect(game.position.activation!.ap).toBe(0);
    game.picks('select a valid target', 1).dice('roll attack dice', 1, 1, 1, 1);
  });

  rule('KT-9.25', 'may not be used in Overwatch', () => {
    expect(against(null, 'overwatch')).toEqual([{ reason: 'not-in-overwatch', clause: 'KT-9.25' }]);
  });
});

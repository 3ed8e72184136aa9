import { tableOf } from '@little-wars/engine';
import { expect } from 'vitest';
import { reasonsAgainstWeapon, weaponsToShoot } from '../core/04-shooting/valid-targets.ts';
import { killTeam } from '../index.ts';
import { armed, broke, shooting } from '../testing/attacks.ts';
import { rule, section } from '../testing/book.ts';
import { blue, open, red } from '../testing/field.ts';

const two = broke([
  blue('tactical-marine-sergeant', 5, 5, armed('combi-plasma', 'boltgun')),
  red('boy-fighter', 5, 12),
  blue('tactical-marine-sergeant', 9, 5, armed('combi-plasma', 'boltgun')),
]);

section('KT-9.13 Limited', () => {
  rule('KT-9.13', 'each carrier may use it once per battle, with any of its profiles', start => {
    const game = start.from(open, two, shooting());
    game.picks('select a ranged weapon', 'combi-plasma/standard').picks('select a valid target', 1);
    game.dice('roll attack dice', 1, 1, 1, 1);
    expect(game.position.operatives[0]!.used).toEqual(['combi-plasma']);
    const t = tableOf(killTeam, open, game.position);
    expect(weaponsToShoot(t, { attacker: 0, action: 'shoot' })).toEqual(['boltgun/standard']);
    const wielding = { attacker: 0, weapon: 'combi-plasma', profile: 'supercharge', action: 'shoot' };
    expect(reasonsAgainstWeapon(t, wielding)).toEqual([
      { reason: 'used-up', clause: 'KT-9.13', weapon: 'combi-plasma' },
    ]);
    expect(weaponsToShoot(t, { attacker: 2, action: 'shoot' })).toHaveLength(3);
    start
      .from(open, game.position, shooting())
      .refuses('combi-plasma/standard', 'not-an-option', 'KT-4.1')
      .stopsAt('select a ranged weapon');
  });

  rule('KT-9.13', 'that one use includes all of its attacks', start => {
    const grenade = broke([
      blue('tactical-marine-warrior', 5, 5, { equipment: ['frag-grenade'] }),
      red('boy-fighter', 5, 10),
      red('boy-fighter', 7, 10),
    ]);
    const game = start.from(open, grenade, shooting());
    game.picks('select a ranged weapon', 'frag-grenade/standard').picks('select a valid target', 1);
    game.dice('roll attack dice', 1, 1, 1, 1).dice('roll attack dice', 1, 1, 1, 1);
    expect(game.position.operatives[0]!.used).toEqual(['frag-grenade']);
  });
});

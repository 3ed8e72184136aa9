import { tableOf } from '@little-wars/engine';
import { expect } from 'vitest';
import { reasonsAgainstShooting, reasonsAgainstWeapon } from '../core/04-shooting/valid-targets.ts';
import { killTeam } from '../index.ts';
import { active, armed, broke, shooting } from '../testing/attacks.ts';
import { rule, section } from '../testing/book.ts';
import { blue, open, red } from '../testing/field.ts';
import type { Activation } from '../types.ts';

const heavy = (activation: Partial<Activation> | null) =>
  broke([blue('tactical-marine-heavy-gunner', 5, 5, armed('heavy-bolter')), red('boy-fighter', 5, 12)], {
    activation: activation && active(activation),
  });
const table = (activation: Partial<Activation> | null) => tableOf(killTeam, open, heavy(activation));
const wielding = { attacker: 0, weapon: 'heavy-bolter', profile: 'standard', action: 'shoot' };
const MOVES = ['charge', 'fall-back', 'normal-move'];

section('KT-9.8 Heavy', () => {
  rule('KT-9.8', 'not after a Charge, Fall Back or Normal Move in that activation; a Dash is allowed', () => {
    for (const move of MOVES)
      expect(reasonsAgainstShooting(table({ performed: [move] }), wielding)).toEqual([
        { reason: 'moved-with-heavy', clause: 'KT-9.8', moves: [move] },
      ]);
    expect(reasonsAgainstShooting(table({ performed: ['dash'] }), wielding)).toEqual([]);
    expect(reasonsAgainstShooting(table({ performed: [] }), wielding)).toEqual([]);
  });

  rule('KT-9.8', 'moves of other operatives do not count, and Overwatch is not affected', () => {
    expect(reasonsAgainstWeapon(table({ operative: 1, performed: ['charge'] }), wielding)).toEqual([]);
    expect(reasonsAgainstWeapon(table({ performed: ['charge'] }), { ...wielding, action: 'overwatch' })).toEqual([]);
  });

  rule('KT-9.8', 'those moves may not follow it either', start => {
    const game = start.from(open, heavy({ performed: ['shoot'] }), shooting());
    game.picks('select a ranged weapon', 'heavy-bolter/standard').picks('select a valid target', 1);
    game.dice('roll attack dice', 1, 1, 1, 1, 1);
    expect(game.position.activation!.weapons).toEqual(['heavy-bolter/standard']);
    const t = tableOf(killTeam, open, game.position);
    const against = (action: string) => t.query('action-refused', [], { operative: 0, action });
    for (const move of MOVES) expect(against(move)).toEqual([{ reason: 'shot-heavy', clause: 'KT-9.8' }]);
    expect(against('dash')).toEqual([]);
    expect(t.query('action-refused', [], { operative: 1, action: 'charge' })).toEqual([]);
  });

  rule('KT-9.8', 'an operative that shot another weapon may still move', start => {
    const two = broke(
      [blue('ranger-warrior', 5, 5, armed('ranger-long-rifle', 'shuriken-pistol')), red('boy-fighter', 5, 9)],
      { activation: active() },
    );
    const game = start.from(open, two, shooting());
    game.picks('select a ranged weapon', 'shuriken-pistol/standard').picks('select a valid target', 1);
    game.dice('roll attack dice', 1, 1, 1, 1);
    const t = tableOf(killTeam, open, game.position);
    expect(t.query('action-refused', [], { operative: 0, action: 'normal-move' })).toEqual([]);
  });
});

import type { Frame } from '@little-wars/engine';
import { expect } from 'vitest';
import { cardOf } from '../../content/index.ts';
import { profileId } from '../../content/profiles.ts';
import { melee } from '../../content/writing.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, broke, field, look, open, red } from '../../testing/field.ts';
import { attackBy } from './attack.ts';
import { hasAttack } from './targets.ts';

section('VG-10.1, VG-10.13 What may be attacked', () => {
  rule(
    ['VG-10.1', 'VG-10.34'],
    'the choice of an attack tells its manner, and the only target if there is one',
    start => {
      const swords = ['sword', 'axe'].map(id => profileId(melee(id, id, [1, 2, 3, 0, 1])));
      const armed = profileId({ ...cardOf('pikeman'), kit: { weapons: swords } });
      const line = field([blue(armed, 10, 10), red('pikeman', 12, 10), red('pikeman', 30, 30)], broke);
      const about = (frame: Frame) => {
        const game = start.from(open, line, frame);
        game.stopsAt('choose an attack');
        return game.asks('choose an attack').about;
      };
      expect(about(attackBy(0, 'action'))).toEqual({ model: 0, manner: 'action' });
      expect(about(attackBy(0, 'charge', 1))).toEqual({ model: 0, manner: 'charge', target: 1 });
    },
  );

  rule('VG-10.13', 'one enemy within reach is enough for an attack, and the one named must be it', () => {
    const t = look(field([blue('pikeman', 10, 10), red('pikeman', 12, 10), red('pikeman', 30, 30)], broke));
    const has = (only: number | null) => hasAttack(t, { attacker: 0, manner: 'action', only });
    expect([has(null), has(1), has(2)]).toEqual([true, true, false]);
  });
});

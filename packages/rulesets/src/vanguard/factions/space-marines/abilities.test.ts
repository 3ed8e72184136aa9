import { expect } from 'vitest';
import { mortalWoundsOn } from '../../core/10-attacks/armor.ts';
import { attackBy } from '../../core/10-attacks/attack.ts';
import { rule, section } from '../../testing/book.ts';
import { active, blue, broke, field, open, red, type Stood } from '../../testing/field.ts';

const marine: Stood = blue('intercessor', 10, 10);
const enemy: Stood = red('pikeman', 20, 10);

section('Bolter Drill', () => {
  const shot = attackBy(0, 'action');

  rule(['VG-3.11', 'VG-13.3'], 'a model that has not moved re-rolls one die for free', start => {
    const game = start.from(open, field([marine, enemy], { ...broke, ...active(0) }), shot).dice('roll to hit', 1, 2);
    expect(game.asks('choose dice to roll again', 'pick-some')).toMatchObject({ options: [0, 1], least: 0, most: 1 });
    game.picks('choose dice to roll again', [1]).dice('roll them again', 3).dice('roll for armor', 5);
  });

  rule('VG-3.11', 'does not work after a move, in melee, or outside its activation', start => {
    const moved = field([marine, enemy], { ...broke, ...active(0, { performed: ['walk'] }) });
    start.from(open, moved, shot).dice('roll to hit', 1, 2);
    start.from(open, field([marine, enemy], broke), shot).dice('roll to hit', 1, 2);
    const close = field([blue('assault-intercessor', 10, 10), red('rifleman', 12, 10)], { ...broke, ...active(0) });
    start.from(open, close, shot).picks('choose an attack', 'chainsword').dice('roll to hit', 1, 1, 1, 1);
  });
});

section('Hard to Kill', () => {
  const hurt = (cp: number, change = {}) => field([blue('intercessor', 10, 10, change), enemy], { cp: [cp, 0] });

  rule(['VG-10.6', 'VG-2.4'], 'for 1 CP: +2 to its recovery roll', start => {
    const game = start.from(open, hurt(2), mortalWoundsOn(0, 2));
    expect(game.asks('react or pass', 'react')).toMatchObject({ to: 0, options: ['hard-to-kill'] });
    game.reacts('before-recovery', 'hard-to-kill');
    // VG-2.8: not offered again.
    game.dice('recovery roll', 2);
    expect(game.position.models[0]).toMatchObject({ wounds: 1, down: true });
    expect(game.position.cp).toEqual([1, 0]);
  });

  rule(['VG-10.6', 'VG-3.5'], 'offsets surplus wounds; a natural 1 still fails', start => {
    for (const [wounds, face, survives] of [
      [4, 4, true],
      [4, 3, false],
      [2, 1, false],
    ] as const) {
      const game = start.from(open, hurt(1), mortalWoundsOn(0, wounds)).reacts('before-recovery', 'hard-to-kill');
      game.dice('recovery roll', face);
      expect(game.position.models[0]!.removed).toBe(!survives);
    }
  });

  rule(['VG-11.16', 'VG-10.18'], 'is not offered without CP, or to a model that was already down', start => {
    start.from(open, hurt(0), mortalWoundsOn(0, 2)).dice('recovery roll', 4);
    const saved = start.from(open, hurt(1), mortalWoundsOn(0, 2)).reacts('before-recovery', null);
    expect(saved.dice('recovery roll', 3).position.models[0]!.removed).toBe(true);
    const game = start.from(open, hurt(1, { down: true }), mortalWoundsOn(0, 2));
    expect(game.position.models[0]!.removed).toBe(true);
  });
});

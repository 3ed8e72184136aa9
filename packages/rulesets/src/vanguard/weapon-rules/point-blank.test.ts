import { expect } from 'vitest';
import { attackBy } from '../core/10-attacks/attack.ts';
import { reasonsAgainstTarget } from '../core/10-attacks/targets.ts';
import { rule, section } from '../testing/book.ts';
import { blue, broke, field, look, open, red } from '../testing/field.ts';

const held = field(
  [blue('assault-intercessor', 10, 10), red('pikeman', 12, 10), red('rifleman', 18, 10), blue('intercessor', 12, 12)],
  broke,
);

section('VG-7.9, VG-7.10 Point-blank', () => {
  rule(['VG-7.9', 'VG-7.10'], 'a pistol may be used while engaged, at an enemy it is engaged with', start => {
    const game = start.from(open, held, attackBy(0, 'action'));
    expect(game.asks('choose an attack', 'pick-one').options).toEqual(['heavy-bolt-pistol', 'chainsword']);
    game.picks('choose an attack', 'heavy-bolt-pistol').dice('roll to hit', 1);
  });

  rule(['VG-7.9', 'VG-7.10'], 'not at other enemies, and not with other weapons', () => {
    const t = look(held);
    const pistol = { attacker: 0, weapon: 'heavy-bolt-pistol', manner: 'action' } as const;
    expect(reasonsAgainstTarget(t, { ...pistol, target: 1 })).toEqual([]);
    expect(reasonsAgainstTarget(t, { ...pistol, target: 2 })).toMatchObject([{ reason: 'engaged', clause: 'VG-7.9' }]);
    const rifle = { attacker: 3, target: 1, weapon: 'bolt-rifle', manner: 'action' } as const;
    expect(reasonsAgainstTarget(t, rifle)).toMatchObject([{ clause: 'VG-7.9' }, { clause: 'VG-7.10' }]);
  });

  rule(['VG-7.9', 'VG-10.13'], 'whatever else is against it stays: sight, say', () => {
    const line = [blue('assault-intercessor', 10, 10, { down: true }), red('pikeman', 12, 10)];
    const pistol = { attacker: 0, target: 1, weapon: 'heavy-bolt-pistol', manner: 'action' } as const;
    expect(reasonsAgainstTarget(look(field(line)), pistol)).toMatchObject([
      { reason: 'knocked-down', clause: 'VG-8.4' },
    ]);
  });

  rule('VG-7.10', 'and not from outside into the melee of others', () => {
    const t = look(field([blue('assault-intercessor', 10, 10), blue('intercessor', 20, 12), red('pikeman', 20, 10)]));
    const pistol = { attacker: 0, target: 2, weapon: 'heavy-bolt-pistol', manner: 'action' } as const;
    expect(reasonsAgainstTarget(t, pistol)).toMatchObject([{ reason: 'target-engaged', clause: 'VG-7.10' }]);
  });
});

import { expect } from 'vitest';
import { harmOn, mortalWoundsOn } from '../core/10-attacks/armor.ts';
import { attackBy } from '../core/10-attacks/attack.ts';
import { rule, section } from '../testing/book.ts';
import { blue, broke, field, look, open, red, type Stood } from '../testing/field.ts';

const guard: Stood = blue('wraithguard', 10, 10);
const foe: Stood = red('rifleman', 18, 10, { card: 'pikeman', wounds: 2 });

section('Lethal attacks', () => {
  rule(['VG-10.6', 'VG-2.2'], 'recovery rolls they cause have a penalty', start => {
    // Both of its two wounds lost: normally a 4 would do.
    for (const [face, removed] of [
      [4, true],
      [5, false],
    ] as const) {
      const game = start.from(open, field([guard, foe], broke), attackBy(0, 'action')).dice('roll to hit', 3);
      game.dice('roll for armor', 5).dice('recovery roll', face);
      expect(game.position.models[1]!.removed).toBe(removed);
    }
  });

  rule('VG-10.6', 'recovery rolls from its bearer’s other harm do not', start => {
    const game = start.from(open, field([guard, foe], broke), mortalWoundsOn(1, 2, 0)).dice('recovery roll', 4);
    expect(game.position.models[1]).toMatchObject({ removed: false, wounds: 1 });
  });

  rule('VG-10.6', 'nor do those from anybody or anything else while it attacks', () => {
    const position = field([guard, foe], broke);
    const harm = harmOn(look(position), { model: 1, from: 0, hits: 1, ap: 0, damage: 1, mortal: 0 });
    const t = look({ ...position, attack: { ...harm, weapon: 'wraithcannon' } });
    const modifier = (from: number | null) => t.query('recovery-modifier', 0, { model: 1, from });
    expect([modifier(0), modifier(1), modifier(null)]).toEqual([-1, 0, 0]);
  });
});

import { describeRows, trayAfter } from '@little-wars/skirmish/testing';
import { expect } from 'vitest';
import { fireAt } from '../core/03-shooting/fire.ts';
import { zeroG } from '../index.ts';
import { rule, section } from '../testing/book.ts';
import { blue, field, look, open, red, type Stood } from '../testing/field.ts';

const lascannon = blue('Space Marine', 10, 10, { choices: ['boltgun>lascannon'] });
const skiff: Stood = red('Heavy Skiff', 30, 10, {
  along: { dx: -1, dy: 0 },
  conditions: [{ id: 'jinking', ends: 0 }],
});

section('7E-5 An attack on the tray', () => {
  rule(['7E-5.3', '7E-5.5', '7E-5.7', '7E-5.9'], 'a row each for hits, wounds and saves', start => {
    const before = field([blue('Space Marine', 10, 10), red('Void Trooper', 20, 10)]);
    const game = start.from(open, before, fireAt(look(before), 0, 'boltgun', 1));
    game.dice('roll to hit', 3, 2).dice('roll to wound', 4).picks('go to ground', 'no');
    const result = trayAfter(zeroG, open, before, game.facts());
    expect(result).toMatchObject({ by: 0, to: 1, manner: 'shot', with: 'Boltgun', fell: [1], lost: { to: 1 } });
    expect(describeRows(result)).toEqual(['hit by 3+: 3s, 2f', 'wound by 3+: 4s']);
  });

  rule('7E-10.4', 'hits on a vehicle are set against its armour', start => {
    const before = field([lascannon, skiff]);
    const game = start.from(open, before, fireAt(look(before), 0, 'lascannon', 1));
    game.dice('roll to hit', 3).dice('roll to penetrate', 1);
    const result = trayAfter(zeroG, open, before, game.facts());
    expect(describeRows(result)).toEqual(['hit by 3+: 3s', 'armour by 12+: 10f']);
    expect(result).toMatchObject({ lost: { to: 0, by: 0 }, fell: [] });
  });
});

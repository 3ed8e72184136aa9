import { describeRows, trayAfter } from '@little-wars/skirmish/testing';
import { expect } from 'vitest';
import { scoutTeam } from '../index.ts';
import { strikes } from '../library.ts';
import { rule, section } from '../testing/book.ts';
import { blue, broke, field, open, red } from '../testing/field.ts';

section('9E-7 An attack on the tray', () => {
  rule(['9E-7.11', '9E-7.12'], 'a row each for hits, wounds and saves; blows are a fight', start => {
    const before = field([blue('Intercessor', 10, 10), red('Nob', 11.5, 10)], broke);
    const blow = { attacker: 0, target: 1, profile: 'close-combat-weapon', manner: 'fighting', attacks: 2 } as const;
    const game = start.from(open, before, strikes.strike.start(blow));
    game.dice('roll to hit', 2, 3).dice('roll to wound', 6).dice('saving throws', 1);
    const result = trayAfter(scoutTeam, open, before, game.facts());
    expect(result).toMatchObject({ by: 0, to: 1, manner: 'fight', badges: [], over: true, fell: [] });
    expect(result.lost).toEqual({ to: 1, by: 0 });
    expect(describeRows(result)).toEqual(['hit by 3+: 2f, 3s', 'wound by 5+: 6s', 'save to 4+: 1f']);
  });
});

import { expect } from 'vitest';
import { cardOf } from '../content/index.ts';
import { profileId } from '../content/profiles.ts';
import { ranged } from '../content/writing.ts';
import { attackBy } from '../core/10-attacks/attack.ts';
import { rule, section } from '../testing/book.ts';
import { blue, broke, field, open, red } from '../testing/field.ts';

/** Two dice that hit on 3+, with 2 mortal wounds for each natural 6. */
const gun = profileId(ranged('gun', 'Gun', [24, 2, 3, 0, 1], { rule: 'mortal-sixes', wounds: 2 }));
const gunner = profileId({ ...cardOf('rifleman'), kit: { weapons: [gun] } });
const line = field([blue(gunner, 10, 10), red('carnifex', 20, 10)], broke);

section('Mortal wounds on sixes', () => {
  rule(['VG-10.10', 'VG-2.2'], 'each natural 6 to hit adds as many as the weapon says', start => {
    const game = start.from(open, line, attackBy(0, 'action')).dice('roll to hit', 6, 6).dice('roll bonus dice', 1, 1);
    expect(game.facts().filter(({ type }) => type === 'mortal-wounds-added')).toEqual([
      { type: 'mortal-wounds-added', clause: 'VG-10.10', wounds: 4 },
    ]);
    game.dice('roll for armor', 5, 5);
    expect(game.position.models[1]!.wounds).toBe(line.models[1]!.wounds - 4);
  });

  rule('VG-10.10', 'without a natural 6 it adds nothing', start => {
    const game = start.from(open, line, attackBy(0, 'action')).dice('roll to hit', 5, 1);
    expect(game.facts().some(({ type }) => type === 'mortal-wounds-added')).toBe(false);
    game.dice('roll for armor', 5);
    expect(game.position.models[1]!.wounds).toBe(line.models[1]!.wounds);
  });
});

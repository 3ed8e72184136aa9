import { expect } from 'vitest';
import { hitsOn } from '../../core/10-attacks/armor.ts';
import { attackBy } from '../../core/10-attacks/attack.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, broke, field, open, red, type Stood } from '../../testing/field.ts';

const enemy: Stood = red('rifleman', 30, 30);

section('Implacable', () => {
  /** A stun grenade that costs its target a wound. */
  const grenade = (card: string) => field([blue('rifleman', 10, 10), [1, card, 15, 10]], broke);

  rule('VG-8.1', 'it is not knocked down by what knocks others down', start => {
    for (const [card, down] of [
      ['skorpekh-destroyer', false],
      ['cryptek', true],
    ] as const) {
      const game = start.from(open, grenade(card), attackBy(0, 'action')).picks('choose an attack', 'grenade');
      game.dice('roll to hit', 4, 1).dice('roll for armor', 1);
      expect(game.position.models[1]).toMatchObject({ down });
    }
  });

  rule(['VG-8.1', 'VG-10.16'], 'a recovery roll still knocks it down', start => {
    const game = start.from(
      open,
      field([blue('skorpekh-destroyer', 10, 10, { wounds: 1 }), enemy], broke),
      hitsOn(0, [1, 0, 1]),
    );
    game.dice('roll for armor', 1).dice('recovery roll', 4);
    expect(game.position.models[0]).toMatchObject({ down: true, wounds: 1 });
  });
});

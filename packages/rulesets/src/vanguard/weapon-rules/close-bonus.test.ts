import { attackBy } from '../core/10-attacks/attack.ts';
import { rule, section } from '../testing/book.ts';
import { blue, broke, field, open, red, type Stood, tenths } from '../testing/field.ts';

/** Pulse blasters: 2 dice, plus 2 within 6". */
const breacher: Stood = blue('fire-warrior', 0, 0, { at: tenths(2540, 2540), choices: ['pulse-blaster'] });
/** A pikeman at this gap, in tenths, from the shooter's base, to the right or above. */
const right = (gap: number): Stood => red('pikeman', 0, 0, { at: tenths(2540 + 300 + gap, 2540) });
const SIX = 6 * 254;

section('Bonus dice of near targets', () => {
  rule(['VG-3.8', 'VG-2.2'], 'works at exactly 6", and not beyond', start => {
    for (const [gap, dice] of [
      [SIX, [1, 1, 1, 1]],
      [SIX + 1, [1, 1]],
    ] as const)
      start.from(open, field([breacher, right(gap)], broke), attackBy(0, 'action')).dice('roll to hit', ...dice);
  });

  rule(['VG-3.8', 'VG-10.1'], 'each target of a split attack gets the dice if it is near', start => {
    const near = right(SIX - 200);
    const far: Stood = red('pikeman', 0, 0, { at: tenths(2540 + 300 + SIX + 100, 2540 + 500) });
    const game = start.from(open, field([breacher, near, far], broke), attackBy(0, 'action'));
    game.picks('choose a target', 1).picks('choose more targets', [2]).picks('split the dice', [1, 1]);
    game.dice('roll to hit', 1, 1, 1).dice('roll to hit', 1);
    const both = field(
      [breacher, near, red('pikeman', 0, 0, { at: tenths(2540 + 300 + SIX - 200, 2540 + 400) })],
      broke,
    );
    const twice = start.from(open, both, attackBy(0, 'action')).picks('choose a target', 2);
    twice.picks('choose more targets', [1]).picks('split the dice', [1, 1]);
    twice.dice('roll to hit', 1, 1, 1).dice('roll to hit', 1, 1, 1);
  });
});

import { attackBy } from '../core/10-attacks/attack.ts';
import { rule, section } from '../testing/book.ts';
import { blue, broke, field, open, red, type Stood, tenths } from '../testing/field.ts';

const crisis: Stood = blue('crisis-suit', 10, 10, { choices: ['airbursting-launcher'] });
/** A rifleman at this gap, in tenths, from the first one's base. */
const beside = (gap: number, side: 1 | -1 = 1): Stood =>
  red('rifleman', 0, 0, { at: tenths(15 * 254, 2540 + side * (250 + gap)) });

const shoots = (line: readonly Stood[], ...dice: readonly number[]) =>
  rule(['VG-3.8', 'VG-2.2'], `${dice.length} dice at one with ${line.length - 2} more around it`, start => {
    const game = start.from(open, field(line, broke), attackBy(0, 'action'));
    if (line.length > 2) game.picks('choose a target', 1).picks('choose more targets', []);
    game.dice('roll to hit', ...dice);
  });

section('Blasts', () => {
  shoots([crisis, beside(0)], 1, 1, 1);
  // Exactly 2" away counts.
  shoots([crisis, red('rifleman', 15, 10), beside(508)], 1, 1, 1, 1);

  rule('VG-3.8', 'no dice for models further away, and no more than the card says', start => {
    const far = field([crisis, red('rifleman', 15, 10), beside(509)], broke);
    start.from(open, far, attackBy(0, 'action')).picks('choose a target', 1).dice('roll to hit', 1, 1, 1);
    const many = [beside(10), beside(10, -1), beside(260), beside(258, -1)];
    const game = start.from(open, field([crisis, red('rifleman', 15, 10), ...many], broke), attackBy(0, 'action'));
    game.picks('choose a target', 1).picks('choose more targets', []).dice('roll to hit', 1, 1, 1, 1, 1, 1);
  });
});

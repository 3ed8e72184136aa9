import { activationOf } from '../../core/05-activation/activation.ts';
import { rule, section } from '../../testing/book.ts';
import { broke, field, open, red, type Stood } from '../../testing/field.ts';

const enemy: Stood = red('rifleman', 30, 33);
const inBroken = (card: string) => field([[0, card, 10, 10], enemy], { ...broke, broken: [true, false] });

section('Fearless', () => {
  rule(['VG-12.3', 'VG-2.4'], 'takes no nerve test in a broken team', start => {
    start.from(open, inBroken('wraithguard'), activationOf(0, false)).picks('choose an action', 'end-activation');
  });

  rule('VG-12.3', 'its teammates still test', start => {
    const game = start.from(open, inBroken('guardian'), activationOf(0, false)).dice('test nerve', 4);
    game.picks('choose an action', 'end-activation');
  });
});

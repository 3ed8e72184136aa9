import { expect } from 'vitest';
import { activationOf } from '../../core/05-activation/activation.ts';
import { reasonsAgainst } from '../../testing/against.ts';
import { rule, section } from '../../testing/book.ts';
import {
  active,
  blue,
  box,
  broke,
  field,
  look,
  open,
  red,
  type Stood,
  tenths,
  withPieces,
} from '../../testing/field.ts';
import type { Position, Setup } from '../../types.ts';

const far: Stood = red('rifleman', 33, 33);
const call = activationOf(0, false);
const against = (action: string, line: readonly Stood[], change: Partial<Position> = {}, setup: Setup = open) =>
  reasonsAgainst(look(field(line, { ...change, ...active(0) }), setup), 0, action, 'normal');

section('Dread Scream', () => {
  const flayed: Stood = blue('flayed-one', 0, 0, { at: tenths(2540, 2540) });
  /** An enemy at this gap, in tenths, from the Flayed One's base. */
  const enemy = (gap: number, change = {}): Stood =>
    red('rifleman', 0, 0, { at: tenths(2540 + 265 + gap, 2540), ...change });

  rule(
    ['VG-12.1', 'VG-8.1'],
    'short: an enemy within 6" takes a nerve test, and is knocked down if it fails',
    start => {
      for (const [face, down] of [
        [3, true],
        [4, false],
      ] as const) {
        const game = start.from(open, field([flayed, enemy(1524), far], broke), call);
        game.picks('choose an action', 'dread-scream').dice('test nerve', face);
        expect(game.position.models[1]).toMatchObject({ down, wounds: 1 });
        game.picks('choose an action', 'end-activation');
      }
    },
  );

  rule(['VG-12.1', 'VG-8.1'], 'a model that cannot be knocked down stays up', start => {
    const line: readonly Stood[] = [flayed, red('skorpekh-destroyer', 15, 10), far];
    const game = start.from(open, field(line, broke), call).picks('choose an action', 'dread-scream');
    game.dice('test nerve', 1).picks('choose an action', 'end-activation');
    expect(game.position.models[1]!.down).toBe(false);
  });

  rule('VG-12.1', 'is refused beyond 6", out of sight, and for a target that is down', () => {
    const none = [{ reason: 'nobody-for-it', clause: 'VG-12.1' }];
    expect(against('dread-scream', [flayed, enemy(1524)])).toEqual([]);
    expect(against('dread-scream', [flayed, enemy(1525)])).toEqual(none);
    expect(against('dread-scream', [flayed, enemy(1000, { down: true })])).toEqual(none);
    expect(against('dread-scream', [flayed, enemy(1524)], {}, withPieces(box('wall', [13, 0], [0.3, 36], 4)))).toEqual(
      none,
    );
  });

  rule(['VG-12.1', 'VG-12.3'], 'fearless models test too, because it is not about a broken team', start => {
    const line: readonly Stood[] = [flayed, red('wraithguard', 15, 10), far];
    const game = start.from(open, field(line, broke), call).picks('choose an action', 'dread-scream');
    game.dice('test nerve', 6).picks('choose an action', 'end-activation');
  });
});

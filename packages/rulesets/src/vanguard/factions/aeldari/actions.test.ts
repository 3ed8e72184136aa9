import { expect } from 'vitest';
import { activationOf } from '../../core/05-activation/activation.ts';
import { attackBy } from '../../core/10-attacks/attack.ts';
import { reasonsAgainst } from '../../testing/against.ts';
import { rule, section } from '../../testing/book.ts';
import {
  active,
  blue,
  box,
  broke,
  field,
  go,
  look,
  open,
  red,
  type Stood,
  tenths,
  withPieces,
} from '../../testing/field.ts';
import type { Activation, Position, Setup } from '../../types.ts';

const farseer: Stood = blue('farseer', 10, 10, { choices: ['mind-war'] });
const enemy: Stood = red('pikeman', 20, 10);
const call = activationOf(0, false);
interface At {
  readonly change?: Partial<Position>;
  readonly doing?: Partial<Activation>;
  readonly setup?: Setup;
}
const against = (action: string, line: readonly Stood[], { change, doing, setup }: At = {}) =>
  reasonsAgainst(look(field(line, { ...change, ...active(0, doing) }), setup), 0, action, 'normal');
const wall = withPieces(box('rock', [14, 5], [1, 10], 4));

section('Guide', () => {
  /** A friend at this gap, in tenths, from the Farseer's base. */
  const friend = (gap: number): Stood => blue('guardian', 0, 0, { at: tenths(2540, 2540 + 160 + 140 + gap) });

  rule(['VG-2.3', 'VG-3.11'], 'short: a friend within 6" may re-roll a hit die until the end of the round', start => {
    const game = start.from(open, field([farseer, friend(1524), enemy], broke), call);
    game.picks('choose an action', 'guide').picks('choose an action', 'end-activation');
    expect(game.position.effects).toMatchObject([{ use: { rule: 'guide', holder: 1 }, until: 'round' }]);
    const shot = start.from(open, game.position, attackBy(1, 'action')).dice('roll to hit', 1, 1);
    shot.picks('choose dice to roll again', [0]).dice('roll them again', 1);
    // Its own dice only, not those of the model guiding it.
    start.from(open, game.position, attackBy(0, 'action')).dice('roll to hit', 1);
  });

  rule('VG-2.3', 'is refused when nobody near is unguided', () => {
    expect(against('guide', [farseer, friend(1524), enemy])).toEqual([]);
    expect(against('guide', [farseer, friend(1525), enemy])).toEqual([{ reason: 'nobody-for-it', clause: 'VG-2.3' }]);
    const use = { rule: 'guide', dice: 1, seat: 0, holder: 1 } as const;
    const change = { effects: [{ use, until: 'round' }] } as const;
    expect(against('guide', [farseer, friend(0), enemy], { change })).toMatchObject([{ reason: 'nobody-for-it' }]);
  });
});

section('Doom', () => {
  rule(['VG-2.3', 'VG-10.4'], 'short: its team’s attacks on an enemy have +1 AP', start => {
    const game = start.from(open, field([farseer, enemy, blue('guardian', 12, 12)], broke), call);
    game.picks('choose an action', 'doom').picks('choose an action', 'end-activation');
    // AR 4+ against AP 1: a 5 is no longer enough.
    const shot = start.from(open, game.position, attackBy(2, 'action')).dice('roll to hit', 3, 1);
    shot.dice('roll for armor', 5);
    expect(shot.position.models[1]!.wounds).toBe(1);
    // A model cannot be doomed twice.
    const again = start.from(open, game.position, call);
    expect(again.asks('choose an action', 'pick-one').options).not.toContain('doom');
    again.stopsAt('choose an action');
  });

  rule('VG-2.3', 'is refused beyond 18" and out of sight', () => {
    const at = (gap: number): Stood => red('pikeman', 0, 0, { at: tenths(2540 + 320 + gap, 2540) });
    expect(against('doom', [farseer, at(18 * 254)])).toEqual([]);
    expect(against('doom', [farseer, at(18 * 254 + 1)])).toEqual([{ reason: 'nobody-for-it', clause: 'VG-2.3' }]);
    expect(against('doom', [farseer, enemy], { setup: wall })).toMatchObject([{ reason: 'nobody-for-it' }]);
  });
});

section('Mind War', () => {
  rule(['VG-2.3', 'VG-12.1', 'VG-10.10'], 'long: one mortal wound, or three if the nerve test fails', start => {
    for (const [face, wounds] of [
      [3, 3],
      [2, 1],
    ] as const) {
      const game = start.from(open, field([farseer, red('captain', 20, 10, { wounds: 4 })], broke), call);
      game.picks('choose an action', 'mind-war').dice('test nerve', face);
      expect(game.position.models[1]!.wounds).toBe(wounds);
      expect(game.position.activation).toBeNull();
    }
  });

  rule(
    ['VG-2.3', 'VG-13.7'],
    'is refused beyond 12", out of sight and after a short action; only models that bought it have it',
    () => {
      const at = (gap: number): Stood => red('pikeman', 0, 0, { at: tenths(2540 + 320 + gap, 2540) });
      expect(against('mind-war', [farseer, at(3048)])).toEqual([]);
      expect(against('mind-war', [farseer, at(3049)])).toEqual([{ reason: 'nobody-for-it', clause: 'VG-2.3' }]);
      expect(against('mind-war', [farseer, enemy], { setup: wall })).toMatchObject([{ reason: 'nobody-for-it' }]);
      expect(against('mind-war', [farseer, enemy], { doing: { performed: ['guide'], shorts: 1 } })).toMatchObject([
        { clause: 'VG-5.1' },
      ]);
    },
  );
});

section('Battle Focus', () => {
  const guardian: Stood = blue('guardian', 10, 10);

  rule(['VG-2.3', 'VG-2.1', 'VG-5.5'], 'free, for 1 CP: +2" SP this activation', start => {
    const game = start.from(open, field([guardian, enemy], { cp: [1, 0] }), call);
    game.picks('choose an action', 'battle-focus').picks('choose an action', 'walk');
    game.refuses([go(10, 19.1)], 'too-long', 'VG-6.2').picks('move', [go(10, 19)]);
    game.picks('choose an action', 'end-activation');
    expect(game.position).toMatchObject({ cp: [0, 0], effects: [] });
  });

  rule(['VG-2.3', 'VG-11.16'], 'is refused after a move and without CP', () => {
    expect(against('battle-focus', [guardian, enemy])).toEqual([]);
    expect(against('battle-focus', [guardian, enemy], { doing: { performed: ['walk'] } })).toMatchObject([
      { reason: 'moved-already' },
    ]);
    expect(against('battle-focus', [guardian, enemy], { change: broke })).toMatchObject([{ reason: 'not-enough-cp' }]);
  });
});

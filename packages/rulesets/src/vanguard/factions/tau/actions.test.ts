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
  look,
  open,
  red,
  type Stood,
  tenths,
  withPieces,
} from '../../testing/field.ts';
import type { Position } from '../../types.ts';

const enemy: Stood = red('pikeman', 20, 10);
const call = activationOf(0, false);
const against = (action: string, line: readonly Stood[], change: Partial<Position> = {}, setup = open) =>
  reasonsAgainst(look(field(line, { ...change, ...active(0) }), setup), 0, action, 'normal');

section('Markerlight', () => {
  const pathfinder: Stood = blue('pathfinder', 10, 10);
  const friend: Stood = blue('fire-warrior', 12, 12);

  rule(['VG-2.3', 'VG-3.2'], 'short: its team’s ranged attacks on an enemy have +1 to hit', start => {
    const game = start.from(open, field([pathfinder, enemy, friend], broke), call);
    game.picks('choose an action', 'markerlight').picks('choose an action', 'end-activation');
    expect(game.position.effects).toMatchObject([{ use: { rule: 'markerlight', holder: 1, seat: 0 }, until: 'round' }]);
    // Hits on 4+, or on 3+ at a marked target.
    const shot = start.from(open, game.position, attackBy(2, 'action')).dice('roll to hit', 3, 2);
    shot.dice('roll for armor', 5);
  });

  rule('VG-2.3', 'does not help in melee', start => {
    const use = { rule: 'markerlight', by: 1, seat: 0, holder: 1 } as const;
    const close = field([blue('crisis-suit', 10, 10), red('rifleman', 12, 10)], {
      ...broke,
      effects: [{ use, until: 'round' }],
    });
    start.from(open, close, attackBy(0, 'action')).dice('roll to hit', 3, 3);
  });

  rule('VG-2.3', 'is refused beyond 24", out of sight, and for a target already marked', () => {
    const at = (gap: number): Stood => red('pikeman', 0, 0, { at: tenths(2540 + 300 + gap, 2540) });
    const nobody = [{ reason: 'nobody-for-it', clause: 'VG-2.3' }];
    expect(against('markerlight', [pathfinder, at(24 * 254)])).toEqual([]);
    expect(against('markerlight', [pathfinder, at(24 * 254 + 1)])).toEqual(nobody);
    const wall = withPieces(box('rock', [14, 5], [1, 10], 4));
    expect(against('markerlight', [pathfinder, enemy], {}, wall)).toEqual(nobody);
    const use = { rule: 'markerlight', by: 1, seat: 0, holder: 1 } as const;
    expect(against('markerlight', [pathfinder, enemy], { effects: [{ use, until: 'round' }] })).toEqual(nobody);
  });
});

section('Mont’ka', () => {
  const leader: Stood = blue('cadre-fireblade', 10, 10, { leader: true });
  /** A warrior at this gap, in tenths, from the enemy's base. */
  const warrior = (gap: number): Stood => blue('fire-warrior', 0, 0, { at: tenths(20 * 254, 2540 + 300 + gap) });

  rule(['VG-2.3', 'VG-10.4', 'VG-13.2'], 'free, for 1 CP: +1 AP for the team within 12" this round', start => {
    for (const [gap, face, saves] of [
      [3048, 5, false],
      [3049, 5, true],
    ] as const) {
      const game = start.from(open, field([leader, enemy, warrior(gap)], { cp: [1, 0] }), call);
      game.picks('choose an action', 'montka').picks('choose an action', 'end-activation');
      expect(game.position).toMatchObject({ cp: [0, 0], effects: [{ use: { rule: 'montka', holder: null } }] });
      // AR 4+ against AP 1, or AP 2.
      const shot = start.from(open, game.position, attackBy(2, 'action')).dice('roll to hit', 5, 1);
      shot.dice('roll for armor', face);
      expect(shot.position.models[1]!.wounds).toBe(saves ? 2 : 1);
    }
  });

  rule(['VG-2.3', 'VG-11.16'], 'is refused a second time in a game, and without CP', () => {
    expect(against('montka', [leader, enemy])).toEqual([]);
    const done: Stood = blue('cadre-fireblade', 10, 10, { leader: true, used: ['montka'] });
    expect(against('montka', [done, enemy])).toEqual([{ reason: 'used-up', clause: 'VG-2.3' }]);
    expect(against('montka', [leader, enemy], broke)).toMatchObject([{ reason: 'not-enough-cp' }]);
  });
});

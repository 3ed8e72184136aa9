import { expect } from 'vitest';
import { breaking } from '../../library.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, broke, field, look, open, red, type Stood } from '../../testing/field.ts';
import type { Position } from '../../types.ts';
import { isBelowHalf, roundsBroken } from './breaking.ts';

const gone = { at: null, removed: true } as const;
const far: Stood = red('Ork Boy', 40, 40);
const leader: Stood = blue('Intercessor Sergeant', 10, 10, { leader: true });
const lost = (count: number): readonly Stood[] => Array.from({ length: count }, () => blue('Intercessor', 0, 0, gone));
const tested = (game: { facts(): readonly { readonly type: string }[] }) =>
  game.facts().filter(({ type }) => type === 'break-tested');

section('RS-7 Breaking', () => {
  rule(['RS-7.1', 'RS-7.12'], 'fewer than half remain; exactly half is not broken, and reserves remain', () => {
    expect(isBelowHalf(field([leader, ...lost(1), far]), 0)).toBe(false);
    expect(isBelowHalf(field([leader, ...lost(2), far]), 0)).toBe(true);
    expect(isBelowHalf(field([leader, blue('Scout', 0, 0, { at: null, reserve: true }), ...lost(2), far]), 0)).toBe(
      false,
    );
  });

  rule(
    ['RS-7.3', 'RS-7.5', 'RS-7.6', 'RS-7.13'],
    'a D6 plus the rounds broken; equal to Ld passes, above it fails',
    start => {
      // Ld 8: in the third round since it broke 5 + 3 holds and 6 + 3 does not.
      const since: Partial<Position> = { ...broke, round: 4, brokenSince: [2, null] };
      expect(roundsBroken(field([leader], since), 0)).toBe(3);
      expect(roundsBroken(field([leader], since), 1)).toBe(0);
      const held = start.from(open, field([leader, ...lost(2), far], since), breaking.start(0)).dice('Break Test', 5);
      expect(held.position.models[0]!.removed).toBe(false);
      const failed = start.from(open, field([leader, ...lost(2), far], since), breaking.start(0)).dice('Break Test', 6);
      expect(failed.position.models[0]!.removed).toBe(true);
      // RS-7.17, RS-8.4: a casualty.
      expect(failed.position.leadersLost).toEqual([true, false]);
      expect(tested(failed)).toMatchObject([{ total: 9, leadership: 8, passed: false, clause: 'RS-7.6' }]);
    },
  );

  rule(['RS-7.1', 'RS-7.18'], 'whether it breaks is looked at when its turn starts, and it stays broken', start => {
    const fresh = start.from(open, field([leader, ...lost(2), far], broke), breaking.start(0)).dice('Break Test', 6);
    expect(fresh.position.brokenSince).toEqual([1, null]);
    const back = start.from(
      open,
      field([leader, far], { ...broke, round: 3, brokenSince: [1, null] }),
      breaking.start(0),
    );
    back.dice('Break Test', 1);
    const whole = start.from(open, field([leader, ...lost(1), far], broke), breaking.start(0));
    expect(whole.position.brokenSince).toEqual([null, null]);
  });

  rule(
    ['RS-7.4', 'RS-7.11', 'RS-2.11'],
    'the Champion tests first, then the Leader, then the others in their owner’s order',
    start => {
      const line = [
        blue('Scout', 10, 10),
        blue('Scout', 14, 10),
        leader,
        blue('Scout', 18, 10, { trait: 'champion' }),
        ...lost(5),
        far,
      ];
      const game = start.from(open, field(line, broke), breaking.start(0));
      game.dice('Break Test', 1).dice('Break Test', 1);
      expect(tested(game)).toMatchObject([{ model: 3 }, { model: 2 }]);
      expect(game.asks('choose who takes a Break Test', 'pick-one')).toMatchObject({ to: 0, options: [0, 1] });
      game.picks('choose who takes a Break Test', 1).dice('Break Test', 1).dice('Break Test', 1);
      expect(tested(game)).toMatchObject([{ model: 1 }, { model: 0 }]);
    },
  );

  rule(
    ['RS-7.7', 'RS-7.14', 'RS-7.19', 'RS-2.12', 'RS-2.4'],
    'a Leader within 6" and a Champion within 12" share their Ld',
    () => {
      const at = (x: number, change: object): Stood => blue('Intercessor Sergeant', x, 10, change);
      const boy = blue('Ork Boy', 10, 10);
      const ld = (lender: Stood) => breaking.leadershipOf(look(field([boy, lender, far])), 0);
      // Boys have Ld 6; bases of 32 mm: centres 6" and 1.26" apart are exactly 6" apart.
      const apart = 6 + 320 / 254;
      expect(ld(at(10 + apart, { leader: true }))).toBe(8);
      expect(ld(at(10 + apart + 0.01, { leader: true }))).toBe(6);
      expect(ld(at(10 + apart, {}))).toBe(6);
      expect(ld(at(10 + apart + 6, { trait: 'champion' }))).toBe(10);
      expect(ld(at(10 + apart + 6.01, { trait: 'champion' }))).toBe(6);
      expect(ld(at(12, { leader: true, removed: true, at: null }))).toBe(6);
    },
  );

  rule('RS-7.15', 'models off the table do not test', start => {
    const line = [leader, blue('Scout', 0, 0, { at: null, reserve: true }), ...lost(4), far];
    start.from(open, field(line, broke), breaking.start(0)).dice('Break Test', 1);
  });

  rule(['RS-7.16', 'RS-7.6'], 'no face decides by itself', start => {
    const test = (face: number, round: number) =>
      start
        .from(open, field([leader, ...lost(2), far], { ...broke, round, brokenSince: [1, null] }), breaking.start(0))
        .dice('Break Test', face).position.models[0]!.removed;
    // Ld 8: a 6 passes in the first two rounds, a 1 in the seventh and no longer.
    expect([test(6, 2), test(6, 3), test(1, 7), test(2, 7)]).toEqual([false, true, false, true]);
  });

  rule('RS-7.16', 'a Break Test may be re-rolled by stratagem', start => {
    const game = start.from(
      open,
      field([leader, ...lost(2), far], { round: 3, brokenSince: [1, null] }),
      breaking.start(0),
    );
    game.dice('Break Test', 6).reacts('rolled', 'command-re-roll').dice('roll the die again', 1);
    expect(game.position.models[0]!.removed).toBe(false);
  });
});

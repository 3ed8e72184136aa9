import { expect } from 'vitest';
import { performing } from '../../core/02-turning-point/perform.ts';
import { endOfTurningPoint } from '../../core/11-ways-to-play/victory.ts';
import { at, BOY, INCH, MARINE, R } from '../../tac-ops/testing/hand.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, red, type Stood } from '../../testing/field.ts';
import { against, markers, night, placed, scoredIn } from './testing/night.ts';

const captives = markers('rescue');
const first = captives[0]!.at;
const guard = red(BOY, 28, 12);
const byFirst = (gap = 0): Stood => blue(MARINE, 0, 0, at(first.x, first.y + R + gap));
/** It carries the first captive; seat 0's drop zone is 3" deep. */
const carrier = (y: number): Stood => blue(MARINE, 10, y, { carrying: 'captive-1' });

section('KT-15.7 Rescue: the captives', () => {
  rule(['KT-15.7', 'KT-15.2'], "three, on the objectives nearest to the Defender's drop zone", () => {
    expect(captives.map(({ kind, seat, at: { x, y } }) => [kind, seat, x / INCH, y / INCH])).toEqual([
      ['captive', 0, 15, 16],
      ['captive', 0, 21, 13],
      ['captive', 0, 3, 13],
    ]);
  });

  rule(['KT-15.7', 'KT-3.15'], 'the Attacker picks one up within 1"; the Defender never does', () => {
    const pickUp = (change = {}, gap = 0) =>
      against('rescue', placed([byFirst(gap), guard], captives, change), 'pick-up');
    expect(pickUp({}, INCH)).toEqual([]);
    expect(pickUp({}, INCH + 1)).toEqual(['no-token-in-reach KT-3.15']);
    const theirs = captives.map(captive => ({ ...captive, seat: 1 }));
    const defending = placed([byFirst(), guard], theirs, { attacker: 1 });
    expect(against('rescue', defending, 'pick-up')).toEqual(['no-token-in-reach KT-3.15']);
  });
});

section('KT-15.8 Bring to Safety', () => {
  rule('KT-15.8', '1AP with a captive wholly within the own drop zone: it is off the killzone', start => {
    const game = start.from(
      night('rescue'),
      placed([carrier(1), guard], markers('rescue', { 'captive-1': { freed: 1 } })),
      performing(0, 'bring-to-safety'),
    );
    expect(game.position.tokens.map(({ id }) => id)).toEqual(['captive-2', 'captive-3']);
    expect(game.position.operatives[0]!.carrying).toBeNull();
    expect(game.position.activation!.ap).toBe(2);
    expect(scoredIn(game)).toEqual([3, 0]);
  });

  rule('KT-15.8', 'refused with a part of the base outside, without a captive, and to the Defender', () => {
    const no = (who: Stood, change = {}) =>
      against('rescue', placed([who, guard], captives, change), 'bring-to-safety');
    const edge = (3 * INCH - R) / INCH;
    expect(no(carrier(edge))).toEqual([]);
    expect(no(carrier(edge + 0.01))).toEqual(['not-in-own-zone KT-15.8']);
    expect(no(blue(MARINE, 10, 1))).toEqual(['carries-no-captive KT-15.8']);
    expect(no(carrier(20), { attacker: 1 })).toContain('only-the-attacker KT-15.8');
  });
});

section('KT-15.9 What a rescue scores', () => {
  rule('KT-15.9', '3VP the first time somebody picks a captive up, and not again', start => {
    const game = start.from(night('rescue'), placed([byFirst(), guard], captives), performing(0, 'pick-up'));
    expect(scoredIn(game)).toEqual([3, 0]);
    expect(game.position.tokens[0]!.marks).toEqual({ freed: 1 });
    const freed = markers('rescue', { 'captive-1': { freed: 1 } });
    const again = start.from(night('rescue'), placed([byFirst(), guard], freed), performing(0, 'pick-up'));
    expect(scoredIn(again)).toEqual([0, 0]);
  });

  rule(
    'KT-15.9',
    'as the battle ends, 1VP for each captive that nobody carries, 2VP if it was freed before; not earlier',
    start => {
      const end = (turningPoint: number, tokens = captives) =>
        scoredIn(
          start.from(
            night('rescue'),
            placed([carrier(10), guard], tokens, { turningPoint }),
            endOfTurningPoint.start({}),
          ),
        );
      expect(end(3)).toEqual([0, 0]);
      expect(end(4)).toEqual([0, 2]);
      expect(end(4, markers('rescue', { 'captive-2': { freed: 1 } }))).toEqual([0, 3]);
    },
  );
});

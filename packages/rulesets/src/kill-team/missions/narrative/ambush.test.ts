import { inches } from '@little-wars/engine/geometry';
import { expect } from 'vitest';
import { performing } from '../../core/02-turning-point/perform.ts';
import { setUpOne } from '../../core/11-ways-to-play/set-up.ts';
import { endOfTurningPoint } from '../../core/11-ways-to-play/victory.ts';
import { setUpZonesOf } from '../../core/11-ways-to-play/zones.ts';
import { at, BOY, INCH, MARINE, R } from '../../tac-ops/testing/hand.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, red, type Stood } from '../../testing/field.ts';
import type { Fallen } from '../../types.ts';
import { against, look, markers, night, placed, scoredIn } from './testing/night.ts';

const exits = markers('ambush');
const [west, east] = [exits[0]!.at, exits[1]!.at];
const by = ({ x, y }: { x: number; y: number }, gap = 0): Stood => blue(MARINE, 0, 0, at(x + R + gap, y));
const hunter = red(BOY, 28, 21);
/** Seat 0 is the patrol. */
const patrol = { attacker: 1 };

section('KT-15.4 Ambush: who starts where', () => {
  rule(['KT-15.4', 'KT-15.2'], 'exits are the objectives nearest to the two neutral edges', () => {
    expect(exits.map(({ id, at: { x, y } }) => [id, x / INCH, y / INCH])).toEqual([
      ['exit-1', 3, 13],
      ['exit-2', 27, 9],
    ]);
  });

  rule('KT-15.4', 'the Defender around the middle, the Attacker in both drop zones', () => {
    const t = look('ambush', placed([], exits, patrol));
    expect(setUpZonesOf(t, 1)).toHaveLength(2);
    const [area] = setUpZonesOf(t, 0);
    expect(Math.max(...area!.map(({ x }) => x)) - 15 * INCH).toBe(inches(5));
  });

  rule(
    ['KT-15.4', 'KT-15.2'],
    'a place in the own drop zone is refused to the patrol, one in the middle is not',
    start => {
      const waiting = placed([blue(MARINE, 0, 0, { at: null })], exits, {
        ...patrol,
        phase: 'set-up',
        turningPoint: 0,
      });
      const game = start.from(night('ambush'), waiting, setUpOne.start({ operative: 0, at: null }));
      game.refuses({ at: { x: 10 * INCH, y: INCH, z: 0 } }, 'outside-drop-zone', 'KT-11.10');
      game
        .picks('set up an operative', { at: { x: 15 * INCH, y: 11 * INCH, z: 0 } })
        .picks('give it an order', 'engage');
    },
  );

  rule('KT-15.4', 'the Attacker may be set up in either drop zone', start => {
    for (const y of [1, 21]) {
      const waiting = placed([blue(MARINE, 0, 0, { at: null })], exits, { phase: 'set-up', turningPoint: 0 });
      const game = start.from(night('ambush'), waiting, setUpOne.start({ operative: 0, at: null }));
      game.refuses({ at: { x: 15 * INCH, y: 11 * INCH, z: 0 } }, 'outside-drop-zone', 'KT-11.10');
      game.picks('set up an operative', { at: { x: 10 * INCH, y: y * INCH, z: 0 } });
      game.picks('give it an order', 'conceal');
    }
  });
});

section('KT-15.5 Break Out', () => {
  rule('KT-15.5', '1AP within 2" of an exit: it leaves the killzone and has not fallen', start => {
    const game = start.from(night('ambush'), placed([by(west), hunter], exits, patrol), performing(0, 'break-out'));
    expect(game.position.operatives[0]).toMatchObject({ at: null, removed: true });
    expect(game.position.fallen).toEqual([]);
    expect(game.position.tokens.map(({ marks }) => marks)).toEqual([{ escaped: 1 }, {}]);
  });

  rule('KT-15.5', 'at 2" but no farther, not in the first turning point, not engaged, and never the Attacker', () => {
    const no = (stood: readonly Stood[], change = {}) =>
      against('ambush', placed(stood, exits, { ...patrol, ...change }), 'break-out');
    expect(no([by(east, 2 * INCH), hunter])).toEqual([]);
    expect(no([by(east, 2 * INCH + 1), hunter])).toEqual(['no-exit-near KT-15.5']);
    expect(no([by(east), hunter], { turningPoint: 1 })).toEqual(['too-early KT-15.5']);
    expect(no([by(east), red(BOY, 0, 0, at(east.x + 3 * R, east.y))])).toEqual(['engaged KT-15.5']);
    expect(no([by(east), hunter], { attacker: 0 })).toEqual(['only-the-defender KT-15.5']);
  });

  rule('KT-15.5', 'whoever controls the exit', () => {
    const held = [
      by(west, 1.5 * INCH),
      red(BOY, 0, 0, at(west.x - R, west.y)),
      red(BOY, 0, 0, at(west.x - R, west.y + 330)),
    ];
    expect(against('ambush', placed(held, exits, patrol), 'break-out')).toEqual([]);
  });
});

section('KT-15.6, KT-15.3 What an ambush scores', () => {
  const gone = { at: null, removed: true, wounds: 0 };
  const fell = (operative: number): Fallen => ({
    ...{ operative, by: null, how: 'other', from: null, at: { x: 0, y: 0, z: 0 }, carrying: null, turningPoint: 1 },
  });
  const five = (lost: number): readonly Stood[] => [
    ...Array.from({ length: 5 }, (_, i) => blue(MARINE, 10 + i, 11, i < lost ? gone : {})),
    hunter,
  ];
  const ended = (lost: number, fallen: number, change = {}) => {
    const escaped = markers('ambush', { 'exit-2': { escaped: lost - fallen } });
    const all = Array.from({ length: fallen }, (_, i) => fell(i));
    return placed(five(lost), escaped, { ...patrol, fallen: all, ...change });
  };

  rule(['KT-15.6', 'KT-15.3'], 'whole quarters of the patrol: two of five are one, three are two', start => {
    const score = (lost: number, fallen: number) =>
      scoredIn(start.from(night('ambush'), ended(lost, fallen), endOfTurningPoint.start({})));
    expect(score(1, 1)).toEqual([0, 0]);
    expect(score(2, 2)).toEqual([0, 2]);
    expect(score(3, 0)).toEqual([8, 0]);
    expect(score(5, 2)).toEqual([8, 2]);
  });

  rule(['KT-15.6', 'KT-15.1'], 'what was scored before is not scored again; there is no limit', start => {
    const before = [
      [0, 4, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ];
    const game = start.from(night('ambush'), ended(5, 0, { missionPoints: before }), endOfTurningPoint.start({}));
    expect(scoredIn(game)).toEqual([12, 0]);
  });
});

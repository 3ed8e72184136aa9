import { tableOf } from '@little-wars/engine';
import { inches, type Piece, type Spot } from '@little-wars/engine/geometry';
import { part, rectangle } from '@little-wars/engine/pieces';
import { expect } from 'vitest';
import { killTeam } from '../../index.ts';
import { attackWith, block, broke, spot } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { type Stood, withPieces } from '../../testing/field.ts';
import { go, move } from '../../testing/moves.ts';
import type { Position } from '../../types.ts';
import { isConcealed, reasonsAgainstTarget } from '../04-shooting/targets.ts';
import { lineOfSight } from '../07-line-of-sight/line-of-sight.ts';
import { vantageUnder } from './vantage.ts';

const at = (seat: number, where: Spot, change: Stood[4] = {}): Stood => [
  seat,
  seat === 0 ? 'tactical-marine-warrior' : 'boy-fighter',
  0,
  0,
  { at: where, ...change },
];

/** A stage of a height in inches, from x 1500 to 2520, with a Vantage Point on top. */
const stage = (height: number): Piece => ({
  id: 'stage',
  parts: [
    part('machine', rectangle([1500 / 254, 4], [1000 / 254, 8]), 0, height - 0.2),
    part('floor', rectangle([1500 / 254, 4], [1000 / 254, 8]), height - 0.2, height),
  ],
});
const onStage = (height: number, x = 2200): Spot => spot(x, 2000, inches(height));
const low = block('low-wall', [4400 / 254, 5], [1, 6], [0, 1]);

const shooting = (
  height: number,
  hidden: Stood = at(1, spot(5000, 2000), { order: 'conceal' }),
  ...more: readonly Stood[]
): Position => broke([at(0, onStage(height)), hidden, ...more]);
const aim = { attacker: 0, target: 1, weapon: 'boltgun', profile: 'standard', action: 'shoot' };
const concealed = (position: Position, pieces: readonly Piece[]): boolean =>
  isConcealed(tableOf(killTeam, withPieces(pieces), position), aim);
const refused = (position: Position, pieces: readonly Piece[]) =>
  reasonsAgainstTarget(tableOf(killTeam, withPieces(pieces), position), aim).map(({ reason }) => reason);

section('KT-8.6 Vantage Points', () => {
  rule('KT-8.6', 'no move ends on any other part of terrain', start => {
    const walls = withPieces([stage(2), block('ruin-wall', [3000 / 254, 4], [4, 8], [0, 2])]);
    const game = start.from(walls, broke([at(0, onStage(2)), at(1, spot(7000, 5000))]), move());
    // A base must be wholly on the Vantage Point.
    game.refuses([go(2400, 2000, inches(2))], 'not-standing', 'KT-8.6');
    game.refuses([go(2700, 2000, inches(2))], 'no-ground', 'KT-3.4');
    game.picks('move', [go(2500 - 160, 2000, inches(2))]);
  });
});

section('KT-8.7, KT-8.8 Shooting from a Vantage Point', () => {
  rule('KT-8.7', 'Light cover no longer hides a concealed target at least 2" lower: exactly 2" is enough', () => {
    expect([concealed(shooting(2), [stage(2), low]), concealed(shooting(1.9), [stage(1.9), low])]).toEqual([
      false,
      true,
    ]);
    expect(refused(shooting(2), [stage(2), low])).toEqual([]);
    expect(refused(shooting(1.9), [stage(1.9), low])).toEqual(['concealed-in-cover']);
  });

  rule('KT-8.7', 'neither does an operative', () => {
    const third = shooting(3, undefined, at(1, spot(4600, 2000)));
    expect(refused(third, [stage(3)])).toEqual([]);
    const level = broke([
      at(0, spot(2200, 2000)),
      at(1, spot(5000, 2000), { order: 'conceal' }),
      at(1, spot(4600, 2000)),
    ]);
    expect(refused(level, [])).toEqual(['concealed-in-cover']);
  });

  rule('KT-8.8', 'Heavy terrain still does', () => {
    const heavy = block('machine', [4400 / 254, 5], [1, 6], [0, 1]);
    expect(refused(shooting(3), [stage(3), heavy])).toEqual(['concealed-in-cover']);
    expect(refused(shooting(3), [stage(3), heavy, low])).toEqual(['concealed-in-cover']);
  });

  rule(
    ['KT-8.7', 'KT-7.6'],
    'a point from which only Light terrain and an operative cover it beats one with Heavy',
    () => {
      // Lines from above y 2000 cross the machine; those from below cross the low wall, and the other base too.
      const heavy = block('machine', [4600 / 254, 2140 / 254], [100 / 254, 2], [0, 1]);
      const light = block('low-wall', [4600 / 254, 1500 / 254], [100 / 254, 360 / 254], [0, 1]);
      const third = shooting(3, undefined, at(1, spot(4700, 1712)));
      expect(refused(third, [stage(3), heavy, light])).toEqual([]);
    },
  );

  rule('KT-8.8', 'the cover die is still kept', start => {
    const game = start.from(withPieces([stage(3), low]), shooting(3), attackWith('boltgun'));
    expect(game.position.attack!.inCover).toBe(true);
    game.dice('roll attack dice', 6, 1, 1, 1);
    expect(game.asks('keep dice for cover', 'count')).toMatchObject({ least: 0, most: 1 });
    game.stopsAt('keep dice for cover');
  });
});

section('KT-8.9 Shooting at a target on a Vantage Point', () => {
  const looking = (pieces: readonly Piece[]) => {
    const up = broke([at(0, spot(5000, 2000)), at(1, onStage(3, 2200), { order: 'conceal' })]);
    return lineOfSight(tableOf(killTeam, withPieces(pieces), up), 0, 1);
  };

  rule('KT-8.9', 'its floor and lower parts of the feature neither cover nor obscure', () => {
    expect(looking([stage(3)])).toMatchObject({ obscured: false, coveredByTerrain: false });
    // Another feature as high as the floor does cover: it is no part of this one.
    const other = block('machine', [2540 / 254, 4], [0.5, 8], [0, 3]);
    expect(looking([stage(3), other]).coveredByTerrain).toBe(true);
  });

  rule('KT-8.9', 'level or higher parts do, for lines at their height', () => {
    const { parts } = stage(3);
    const parapet = part('parapet', rectangle([2440 / 254, 4], [60 / 254, 8]), 3, 3.8);
    const walled: Piece = { id: 'stage', parts: [...parts, parapet] };
    const tower = block('floor', [4800 / 254, 5], [3, 6], [0, 3]);
    const level = broke([at(0, spot(5000, 2000, inches(3))), at(1, onStage(3, 2200))]);
    const look = (pieces: readonly Piece[]) => lineOfSight(tableOf(killTeam, withPieces(pieces), level), 0, 1);
    expect(look([walled, tower])).toMatchObject({ coveredByTerrain: true, coveredByHeavy: false, obscured: false });
    expect(look([stage(3), tower]).coveredByTerrain).toBe(false);
  });
});

section('KT-8.6 Which Vantage Point', () => {
  rule('KT-8.6', 'is the one of that height below the spot: not one beside it, and not any other top', () => {
    const crate = block('crates', [12, 4], [2, 2], [0, 3]);
    const t = tableOf(killTeam, withPieces([stage(3), crate]), shooting(3));
    const under = (where: Spot): string | null => vantageUnder(t, where)?.piece ?? null;
    expect(under(onStage(3))).toBe('stage');
    expect(under(onStage(3, 3000))).toBeNull();
    expect(under({ ...onStage(3), z: inches(3) - 1 })).toBeNull();
    expect(under(spot(13 * 254, 5 * 254, inches(3)))).toBeNull();
    expect(under(spot(2200, 2000))).toBeNull();
  });
});

import { tableOf } from '@little-wars/engine';
import { inches, type Piece } from '@little-wars/engine/geometry';
import { expect } from 'vitest';
import { killTeam } from '../../index.ts';
import { armed, block, broke, spot } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { HATCH, quarters, walled } from '../../testing/close-quarters.ts';
import { type Stood, withPieces } from '../../testing/field.ts';
import { go, INCH, move } from '../../testing/moves.ts';
import type { Position, Setup } from '../../types.ts';
import { areEngaged, areWithin, isWhollyWithinOfSpot, isWithinOfSpot } from '../01-game/measuring.ts';
import { reasonsAgainstTarget } from '../04-shooting/targets.ts';
import { controllerOf } from '../06-damage/objectives.ts';
import { canSee, lineOfSight } from '../07-line-of-sight/line-of-sight.ts';

const stand = (seat: number, card: string, x: number, y: number, change: Stood[4] = {}): Stood => [
  seat,
  card,
  0,
  0,
  { at: spot(x, y), ...change },
];
const marine = (x: number, y: number, change: Stood[4] = {}): Stood =>
  stand(0, 'tactical-marine-warrior', x, y, change);
const boy = (x: number, y: number, change: Stood[4] = {}): Stood =>
  stand(1, 'boy-fighter', x, y, { ...armed('shoota', 'choppa'), ...change });
const FAR = boy(7300, 5300);
const table = (setup: Setup, position: Position) => tableOf(killTeam, setup, position);

/** From the southern edge up to 10", faces at 10" and 10.3"; its end has corners at (2540, 2540) and (2616, 2540). */
const piece = (height = 4, kind: 'bulkhead' | 'wall' = 'bulkhead'): Piece =>
  block(kind, [10, 0], [0.3, 10], [0, height]);
const wall = quarters([piece()]);
const R = 160;

section('KT-12.19 Walls and what is hidden', () => {
  const hidden = (...pieces: readonly Piece[]) => {
    const line = lineOfSight(table(quarters(pieces), broke([marine(2000, 2000), boy(5000, 2000)])), 0, 1);
    return [line.visible, line.behindWalls];
  };
  const machine = block('machine', [12, 4], [1, 8], [0, 4]);

  rule('KT-12.19', 'a target that something else hides is behind a wall only if every line crosses one', () => {
    expect(hidden(machine)).toEqual([false, false]);
    // A wall that ends half-way across the lines.
    const half = block('bulkhead', [15, 0], [0.3, 2000 / 254]);
    expect(hidden(machine, half)).toEqual([false, false]);
    expect(hidden(machine, block('bulkhead', [15, 0], [0.3, 20]))).toEqual([false, true]);
  });
});

section('KT-12.17 Walls stop moves', () => {
  const over = [go(2900, 1500)];

  rule('KT-12.17', 'no move goes through one; it may go around the end, touching it', start => {
    const game = start.from(wall, broke([marine(2540 - R, 2000), FAR]), move());
    game.refuses([go(2900, 2000)], 'through-solid', 'KT-12.17');
    game.refuses([go(2540 - R + 1, 2000)], 'through-solid', 'KT-12.17');
    game.picks('move', [go(2540 - R, 2540 + R), go(2616 + R, 2540 + R)]);
  });

  rule(
    'KT-12.17',
    'no move goes over one, however low, not even with FLY; on an open killzone FLY passes over a wall',
    start => {
      const drone = broke([stand(0, 'mv1-gun-drone', 2200, 1500), FAR]);
      const low = start.from(quarters([piece(0.5)]), drone, move());
      low.refuses(over, 'through-solid', 'KT-12.17').picks('move', []);
      start.from(withPieces([piece(4, 'wall')]), drone, move()).picks('move', over);
    },
  );

  rule('KT-12.17', 'a wall of KT-8.10 counts as one on a Close Quarters map', start => {
    const game = start.from(quarters([piece(4, 'wall')]), broke([stand(0, 'mv1-gun-drone', 2200, 1500), FAR]), move());
    game.refuses(over, 'through-solid', 'KT-12.17').picks('move', []);
  });
});

section('KT-12.18 Walls stop sight', () => {
  const apart = broke([marine(2200, 1500), boy(2900, 1500)]);

  rule('KT-12.18', 'they block sight over them as well: even a low wall hides a body', () => {
    expect(canSee(table(wall, apart), 0, 1)).toBe(false);
    expect(canSee(table(quarters([piece(0.5)]), apart), 0, 1)).toBe(false);
    expect(canSee(table(withPieces([piece(0.5, 'wall')]), apart), 0, 1)).toBe(true);
  });

  rule('KT-12.18', 'sight past an end works as usual; a line along a wall is not blocked', () => {
    expect(canSee(table(wall, broke([marine(2200, 2540), boy(2900, 2540)])), 0, 1)).toBe(true);
    expect(canSee(table(wall, broke([marine(2200, 2540), boy(2900, 2540 - R)])), 0, 1)).toBe(false);
    expect(canSee(table(wall, broke([marine(2540 - R, 500), boy(2540 - R, 2000)])), 0, 1)).toBe(true);
  });
});

section('KT-12.19 Behind walls', () => {
  const aim = { attacker: 0, target: 1, weapon: 'boltgun', profile: 'standard', action: 'shoot' };
  const against = (setup: Setup, ...stood: readonly Stood[]) =>
    reasonsAgainstTarget(table(setup, broke(stood)), aim).map(({ reason, clause }) => `${reason} ${clause}`);

  rule(
    'KT-12.19',
    'a target with walls across every cover line is never valid, even for rules that ignore visibility',
    () => {
      expect(against(wall, marine(1200, 1500), boy(3600, 1500))).toEqual([
        'not-visible KT-7.3',
        'behind-walls KT-12.19',
      ]);
      expect(lineOfSight(table(wall, broke([marine(1200, 1500), boy(3600, 1500)])), 0, 1).behindWalls).toBe(true);
    },
  );

  rule('KT-12.19', 'one unblocked line is enough not to be', () => {
    const past = lineOfSight(table(wall, broke([marine(1200, 2540), boy(3600, 2540)])), 0, 1);
    expect(past).toMatchObject({ behindWalls: false, sight: { visible: true } });
    expect(against(wall, marine(1200, 2800), boy(3600, 2800))).toEqual([]);
    // Hidden by something other than a wall.
    const machine = quarters([block('machine', [10, 0], [0.3, 10])]);
    expect(against(machine, marine(1200, 1500), boy(3600, 1500))).toEqual(['not-visible KT-7.3']);
  });
});

section('KT-12.20 Measuring around walls', () => {
  // From (2388, 2635) it is 247 to the corner, and 327 from there to (2796, 2267): with two radii, 1" exactly.
  const round = (dx = 0): Position => broke([marine(2388, 2635), boy(2796 + dx, 2267)]);

  rule(
    ['KT-12.20', 'KT-1.12'],
    'engagement range is measured around the end: exactly 1" is within, a tenth more is not',
    () => {
      expect(areEngaged(table(wall, round()), 0, 1)).toBe(true);
      expect(areEngaged(table(wall, round(1)), 0, 1)).toBe(false);
      // In a straight line it is less than 1": on an open killzone they are engaged.
      expect(areEngaged(table(withPieces([]), round(1)), 0, 1)).toBe(true);
      expect(areWithin(table(withPieces([]), round(1)), 0, 1, 235)).toBe(true);
    },
  );

  rule(['KT-12.20', 'KT-3.5'], 'a move may pass an enemy on the other side of a wall', start => {
    const besides = broke([marine(2540 - R, 500), boy(2616 + R, 1200)]);
    const along = [go(2540 - R, 500 + 5 * INCH)];
    start.from(wall, besides, move()).picks('move', along);
    start.from(withPieces([]), besides, move()).refuses(along, 'enters-engagement-range', 'KT-3.5').picks('move', []);
  });

  rule(['KT-12.20', 'KT-3.5'], 'but not around its end within 1" of an enemy behind it', start => {
    const game = start.from(wall, broke([marine(2340, 2300), boy(2796, 2267)]), move());
    game.refuses([go(2388, 2635)], 'ends-engaged', 'KT-3.5');
    game.refuses([go(2388, 2635), go(2300, 2900)], 'enters-engagement-range', 'KT-3.5');
    game.picks('move', [go(2340, 2540), go(2300, 2900)]);
  });

  rule('KT-12.20', 'exactly 6" around two corners: 500 to the first, 76 along the end, 1268 from the second', () => {
    const six = (dy = 0): Position => broke([marine(2240, 2140), boy(2916, 1308 - dy)]);
    expect(areWithin(table(wall, six()), 0, 1, inches(6))).toBe(true);
    expect(areWithin(table(wall, six(1)), 0, 1, inches(6))).toBe(false);
    expect(areWithin(table(withPieces([]), six(1)), 0, 1, inches(4))).toBe(true);
  });

  rule('KT-12.20', 'applies to spots and to wholly within, where the radius counts', () => {
    const one = table(wall, broke([marine(2240, 2140), FAR]));
    expect(isWithinOfSpot(one, 0, spot(2616, 2540), 576 - R)).toBe(true);
    expect(isWithinOfSpot(one, 0, spot(2616, 2540), 575 - R)).toBe(false);
    expect(isWhollyWithinOfSpot(one, 0, spot(2616, 2540), 576 + R)).toBe(true);
    expect(isWhollyWithinOfSpot(one, 0, spot(2616, 2540), 575 + R)).toBe(false);
  });

  rule(
    ['KT-12.20', 'KT-6.7'],
    'nobody controls an objective through a wall, or across one that closes off a room',
    () => {
      const token = { id: 'objective-1', kind: 'objective', at: spot(2650, 1500), seat: null, marks: {} };
      const controls = (setup: Setup) => controllerOf(table(setup, broke([marine(2540 - R, 1500), FAR])), token);
      expect(controls(wall)).toBeNull();
      expect(controls(withPieces([piece()]))).toBe(0);
      expect(controls(quarters([block('bulkhead', [10, 0], [0.3, 22])]))).toBeNull();
    },
  );

  rule(['KT-12.20', 'KT-7.7'], 'terrain within 1" only through a wall gives no cover', () => {
    // Beyond the wall from the target: 0.5" away in a straight line, 1.4" around the end.
    const third = marine(2776, 2200);
    const stood = [marine(6000, 2700), boy(2380, 2400)];
    const line = (setup: Setup, ...more: readonly Stood[]) =>
      lineOfSight(table(setup, broke([...stood, ...more])), 0, 1);
    expect(line(wall, third)).toMatchObject({ sight: { visible: true }, coveredByOperative: false });
    expect(line(withPieces([]), third).coveredByOperative).toBe(true);
    const crates = block('crates', [10.4, 8], [0.5, 1.3], [0, 1]);
    const by = (setup: Setup) => line(setup).cover!.findings[1]!.crossing?.piece;
    expect(by(quarters([piece(), crates]))).toBe(piece().id);
    expect(by(quarters([crates]))).toBe(crates.id);
  });
});

section('KT-12.21 Walls cover and obscure by corners and ends only', () => {
  // In line with the end: some lines cross its corners, others do not.
  const past = (target: number) => lineOfSight(table(wall, broke([marine(300, 2540), boy(target, 2540)])), 0, 1);

  rule(['KT-12.21', 'KT-7.7'], 'covered by an end within 1", including exactly 1"', () => {
    expect(past(2616 + R + INCH)).toMatchObject({ coveredByTerrain: true, coveredByHeavy: true });
    expect(past(2616 + R + INCH + 1).coveredByTerrain).toBe(false);
  });

  rule(['KT-12.21', 'KT-7.8'], 'obscured by an end over 2" away, not at exactly 2"', () => {
    expect(past(2540 + R + 2 * INCH).obscured).toBe(false);
    expect(past(2540 + R + 2 * INCH + 1).obscured).toBe(true);
  });

  rule('KT-12.21', 'a wall alongside gives no cover where lines cross it between its ends', () => {
    // The wall runs beside the target to an end nearly 4" closer to the viewer; lines enter there and exit beside it.
    const stood = broke([marine(700, 1500), boy(3000, 1970)]);
    const beside = block('bulkhead', [7.5, 6.75], [8, 0.3]);
    const end = lineOfSight(table(quarters([beside]), stood), 0, 1);
    expect(end).toMatchObject({ coveredByTerrain: false, obscured: true, behindWalls: false });
    const open = lineOfSight(table(withPieces([block('wall', [7.5, 6.75], [8, 0.3])]), stood), 0, 1);
    expect(open.coveredByTerrain).toBe(true);
  });

  rule('KT-12.21', 'there is neither corner nor end where two walls meet in a line', () => {
    const two = quarters([piece(), block('bulkhead', [10, 10], [0.3, 3])]);
    const line = lineOfSight(table(two, broke([marine(300, 3302), boy(2616 + R + 50, 3302)])), 0, 1);
    expect(line).toMatchObject({ coveredByTerrain: true, behindWalls: false });
    expect(line.cover!.findings[1]!.crossing!.stretch[0].y).toBe(3302);
  });
});

section('KT-12.22 Hatchways', () => {
  // The wall's faces are at 2756 and 2832; the access point from 2286 to 2794; its hatch, open, at 2858 to 2934 beyond.
  const before = (change: Partial<Position> = {}): Position => broke([marine(2540, 2400), FAR], change);
  const opened = { openHatches: [HATCH] };
  const through = [go(2540, 3100)];

  rule('KT-12.22', 'they start closed: a wall for moves, sight and distances', start => {
    start.from(walled, before(), move()).refuses(through, 'through-solid', 'KT-12.22').picks('move', []);
    const two = broke([marine(2540, 2756 - R), boy(2540, 2832 + R)]);
    expect(canSee(table(walled, two), 0, 1)).toBe(false);
    expect(areEngaged(table(walled, two), 0, 1)).toBe(false);
    expect(lineOfSight(table(walled, two), 0, 1).behindWalls).toBe(true);
  });

  rule('KT-12.22', 'once open, they let moves and sight through', start => {
    start.from(walled, before(opened), move()).picks('move', through);
    const two = { ...broke([marine(2540, 2756 - R), boy(2540, 2832 + R)]), ...opened };
    expect(canSee(table(walled, two), 0, 1)).toBe(true);
    expect(areEngaged(table(walled, two), 0, 1)).toBe(true);
    expect(areWithin(table(walled, two), 0, 1, 76)).toBe(true);
    expect(areWithin(table(walled, two), 0, 1, 75)).toBe(false);
  });

  rule('KT-12.22', 'an open hatch is a wall where the map places it', start => {
    const beyond = [boy(2620, 3100), stand(0, 'tactical-marine-warrior', 3150, 3100)];
    const at = (change: Partial<Position> = {}) => table(walled, broke(beyond, change));
    expect(areEngaged(at(), 0, 1)).toBe(true);
    expect(areEngaged(at(opened), 0, 1)).toBe(false);
    expect(canSee(at(opened), 0, 1)).toBe(false);
    const game = start.from(walled, broke([marine(3150, 3100), FAR], opened), move());
    game.refuses([go(2600, 3100)], 'through-solid', 'KT-12.22').picks('move', []);
  });
});

section('KT-12.23 Access points', () => {
  const opened = { openHatches: [HATCH] };
  const from = (x: number, card = 'tactical-marine-warrior') => broke([stand(0, card, x, 2400), FAR], opened);
  const across = (x: number) => [go(x, 3100)];

  rule('KT-12.23', 'a base partly in the opening ignores walls up to 1" beside it, but no farther', start => {
    // Centred 94 beside the opening, a base of radius 160 reaches 254 along the wall.
    start.from(walled, from(2286 - 94), move()).picks('move', across(2286 - 94));
    start
      .from(walled, from(2286 - 95), move())
      .refuses(across(2286 - 95), 'through-solid', 'KT-12.17')
      .picks('move', []);
  });

  rule('KT-12.23', 'a base that only touches the opening does not enter the wall beside it', start => {
    const game = start.from(walled, from(2286 - R), move());
    game.refuses(across(2286 - R), 'through-solid', 'KT-12.23').picks('move', []);
  });

  rule('KT-12.23', 'so even the widest base fits through an opening narrower than itself', start => {
    const platform = 'guardian-defender-heavy-weapon-platform';
    const position = broke([stand(0, platform, 2540, 2450), FAR], opened);
    start.from(walled, position, move()).picks('move', [go(2540, 2832 + 300)]);
    start
      .from(walled, { ...position, openHatches: [] }, move())
      .refuses([go(2540, 3132)], 'through-solid', 'KT-12.22')
      .picks('move', []);
  });

  rule('KT-12.23', 'a flier goes through as well, but not over walls', start => {
    start.from(walled, from(2540, 'mv1-gun-drone'), move()).picks('move', across(2540));
    const beside = start.from(walled, from(1900, 'mv1-gun-drone'), move());
    beside.refuses(across(1900), 'through-solid', 'KT-12.17').picks('move', []);
  });

  rule('KT-12.23', 'the move ends wholly on one side', start => {
    const game = start.from(walled, from(2540), move());
    game
      .refuses([go(2540, 2794)], 'not-standing', 'KT-12.23')
      .refuses([go(2540, 2832 + R - 1)], 'not-standing', 'KT-12.23');
    game.picks('move', [go(2540, 2832 + R)]);
  });
});

import { inches, type Piece } from '@little-wars/engine/geometry';
import { part, rectangle } from '@little-wars/engine/pieces';
import { expect } from 'vitest';
import { broke, spot } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, red, type Stood, withPieces } from '../../testing/field.ts';
import { go, INCH, jump, move } from '../../testing/moves.ts';
import type { Position } from '../../types.ts';
import { activation } from '../02-turning-point/activation.ts';

const Z = inches(3);
const stage = (id: string, left: number, height = 3): Piece => ({
  id,
  parts: [part('floor', rectangle([left / 254, 5], [1500 / 254, 7]), height - 0.2, height)],
});
/** Two stages with a gap of this width in tenths, starting at x 3000. */
const gap = (width: number, height = 3) => withPieces([stage('one', 1500), stage('other', 3000 + width, height)]);
const marine = (x: number, change: Stood[4] = {}): Stood =>
  blue('tactical-marine-warrior', 0, 0, { at: spot(x, 2000, Z), ...change });
const boy = (x: number, y: number, z = 0): Stood => red('boy-fighter', 0, 0, { at: spot(x, y, z) });
const edge = (...others: readonly Stood[]): Position => broke([marine(2840), boy(7300, 5300), ...others]);
const landing = (width: number): number => 3000 + width + 160;

section('KT-8.14-16 Jump', () => {
  rule('KT-8.14', 'crosses a gap of at most 3" on a 2+, including exactly 3"', start => {
    const game = start.from(gap(3 * INCH), edge(), move()).picks('move', [jump(landing(3 * INCH), 2000, Z)]);
    expect(game.asks('jump', 'roll')).toMatchObject({ count: 1, whose: 0 });
    game.dice('jump', 2);
    expect(game.position.operatives[0]!.at).toEqual(spot(landing(3 * INCH), 2000, Z));
    const wider = start.from(gap(3 * INCH + 1), edge(), move());
    wider.refuses([jump(landing(3 * INCH + 1), 2000, Z)], 'gap-too-wide', 'KT-8.14').picks('move', []);
  });

  rule('KT-8.14', 'at most 2" up or down', start => {
    for (const height of [5, 1]) {
      const game = start.from(gap(INCH, height), edge(), move());
      game.picks('move', [jump(landing(INCH), 2000, inches(height))]).dice('jump', 6);
      expect(game.position.operatives[0]!.at!.z).toBe(inches(height));
    }
    const steep = start.from(gap(INCH, 5.1), edge(), move());
    steep.refuses([jump(landing(INCH), 2000, inches(5.1))], 'too-steep-to-jump', 'KT-8.14').picks('move', []);
  });

  rule('KT-8.14', 'from within 1" of the edge: exactly 1" is close enough', start => {
    const at = (x: number) => broke([marine(x), boy(7300, 5300)]);
    const to = [jump(landing(INCH), 2000, Z)];
    start
      .from(gap(INCH), at(2840 - INCH), move())
      .picks('move', to)
      .dice('jump', 3);
    start
      .from(gap(INCH), at(2839 - INCH), move())
      .refuses(to, 'too-far-from-edge', 'KT-8.14')
      .picks('move', []);
  });

  rule('KT-8.14', 'on a 1 it stays where it jumped from and the action ends', start => {
    const game = start.from(gap(INCH), broke([marine(2600), boy(7300, 5300)]), move());
    game.picks('move', [go(2840, 2000, Z), jump(landing(INCH), 2000, Z), go(3700, 2000, Z)]).dice('jump', 1);
    expect(game.position.operatives[0]!.at).toEqual(spot(2840, 2000, Z));
    expect(game.facts()).toContainEqual({ type: 'jumped', clause: 'KT-8.14', operative: 0, face: 1 });
  });

  rule('KT-8.14', 'if it cannot be placed there, it goes back to the last place where it can', start => {
    // It jumps with the centre of its base right on the edge.
    const game = start.from(gap(INCH), broke([marine(2600), boy(7300, 5300)]), move());
    game.picks('move', [go(2999, 2000, Z), jump(landing(INCH), 2000, Z)]).dice('jump', 1);
    const { x } = game.position.operatives[0]!.at!;
    expect(x).toBeLessThanOrEqual(2840);
    expect(x).toBeGreaterThan(2800);
  });

  rule('KT-8.14', 'it goes back along the way it came, around its corner if need be', start => {
    const game = start.from(gap(INCH), broke([marine(2600), boy(7300, 5300)]), move());
    // First north, then with the centre of its base onto the edge.
    game.picks('move', [go(2600, 2400, Z), go(2999, 2400, Z), jump(landing(INCH), 2400, Z)]).dice('jump', 1);
    const { x, y } = game.position.operatives[0]!.at!;
    expect(y).toBe(2400);
    expect(x).toBeLessThanOrEqual(2840);
    expect(x).toBeGreaterThan(2800);
    const slanting = start.from(gap(INCH), broke([marine(2600), boy(7300, 5300)]), move());
    slanting.picks('move', [go(2999, 2300, Z), jump(landing(INCH), 2300, Z)]).dice('jump', 1);
    const back = slanting.position.operatives[0]!.at!;
    expect(back.x).toBeGreaterThan(2800);
    expect(Math.abs(2000 + ((back.x - 2600) * 300) / 399 - back.y)).toBeLessThan(2);
  });

  rule('KT-8.14', 'each gap needs a roll', start => {
    const three = withPieces([
      stage('one', 1500),
      stage('two', 3200),
      { id: 'three', parts: [part('floor', rectangle([4900 / 254, 5], [6, 7]), 2.8, 3)] },
    ]);
    const line = broke([blue('tactical-marine-warrior', 0, 0, { at: spot(2840, 2000, Z) }), boy(7300, 5300)]);
    const path = [jump(3360, 2000, Z)];
    start.from(three, line, move()).picks('move', path).dice('jump', 4);
    const narrow = withPieces([
      stage('one', 1500),
      { id: 'two', parts: [part('floor', rectangle([3100 / 254, 5], [400 / 254, 7]), 2.8, 3)] },
      { id: 'three', parts: [part('floor', rectangle([3600 / 254, 5], [6, 7]), 2.8, 3)] },
    ]);
    const twice = start.from(narrow, line, move());
    twice
      .picks('move', [jump(3300, 2000, Z), jump(3760, 2000, Z)])
      .dice('jump', 2)
      .dice('jump', 1);
    expect(twice.position.operatives[0]!.at).toEqual(spot(3300, 2000, Z));
  });

  rule('KT-8.15', 'only the horizontal distance counts', start => {
    const across = landing(INCH) - 2840;
    const to = (more: number) => [
      jump(landing(INCH), 2000, inches(5)),
      go(landing(INCH) + 6 * INCH - across + more, 2000, inches(5)),
    ];
    const game = start.from(gap(INCH, 5), edge(), move());
    game.refuses(to(1), 'too-long', 'KT-3.1').picks('move', to(0)).dice('jump', 5);
  });

  rule('KT-8.15', 'never replaces a climb: there is no gap from the floor', start => {
    const line = broke([blue('tactical-marine-warrior', 0, 0, { at: spot(2840 + 508 - 160, 4000) }), boy(7300, 5300)]);
    const low = withPieces([stage('other', 3508, 2)]);
    start
      .from(low, line, move())
      .refuses([jump(3668, 2000, inches(2))], 'no-gap', 'KT-8.15')
      .picks('move', []);
  });

  rule('KT-8.15', 'only if it can be placed after the jump, even if the move continues', start => {
    const occupied = edge(boy(landing(INCH) + 100, 2000, Z));
    const game = start.from(gap(INCH), occupied, move());
    game.refuses([jump(3000 + INCH + 20, 2000, Z)], 'not-standing', 'KT-8.15');
    game.refuses([jump(3000 + INCH + 100, 2000, Z), go(landing(INCH) + 40, 2300, Z)], 'not-standing', 'KT-8.15');
    game.picks('move', []);
  });

  rule('KT-8.16', 'an action that ends on a 1 counts as performed, a Charge too', start => {
    const foe = broke([marine(2840), boy(landing(INCH) + 500, 2000, Z)]);
    const game = start.from(gap(INCH), foe, activation.start({ operative: 0, chosen: null }));
    game
      .picks('choose an action', 'charge')
      .picks('move', [jump(landing(INCH), 2000, Z)])
      .dice('jump', 1);
    expect(game.position.activation).toMatchObject({ ap: 2, performed: ['charge'] });
    expect(game.position.operatives[0]!.at).toEqual(spot(2840, 2000, Z));
    game.refuses('charge', 'not-an-option', 'KT-2.12').picks('choose an action', 'end-activation');
  });

  rule('KT-8.21', 'FLY needs no jump, no climb and no traverse', start => {
    const pieces = withPieces([
      stage('one', 1500),
      stage('other', 3000 + 4 * INCH),
      { id: 'low', parts: [part('low-wall', rectangle([3100 / 254, 5], [0.3, 7]), 0, 1)] },
    ]);
    const drone = broke([blue('mv1-gun-drone', 0, 0, { at: spot(2800, 2000, Z) }), boy(7300, 5300)]);
    start.from(pieces, drone, move()).picks('move', [go(2800 + 6 * INCH, 2000, Z)]);
    const below = broke([blue('mv1-gun-drone', 0, 0, { at: spot(2800, 4000) }), boy(7300, 5300)]);
    start.from(pieces, below, move()).picks('move', [go(2800 + 6 * INCH, 4000)]);
  });
});

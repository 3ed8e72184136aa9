// ST-10.4  Abilities that change moving and set-up
import { expect } from 'vitest';
import { startMove } from '../../w40k/movement/moving.ts';
import { arrivals, charges, movement, moving, reasons } from '../library.ts';
import { rule, section } from '../testing/book.ts';
import {
  apart,
  attackOn,
  blue,
  box,
  broke,
  climb,
  drop,
  field,
  go,
  look,
  open,
  red,
  type Stood,
  spot,
  tenths,
  withPieces,
} from '../testing/field.ts';
import type { Position, Setup } from '../types.ts';

const at = (line: readonly Stood[], change: Partial<Position> = {}) => field(line, { ...broke, ...change });

section('ST-10.4 Moving and setting up', () => {
  rule('ST-10.4', 'aura-move: +1" for friends in moves and Advances', () => {
    const t = look(at([blue('Royal Warden', 10, 10), blue('Immortal', 12, 10), blue('Immortal', 30, 20)]));
    expect([
      movement.allowanceOf(t, 1, 'move'),
      movement.allowanceOf(t, 1, 'advance'),
      movement.allowanceOf(t, 1, 'fall-back'),
      movement.allowanceOf(t, 2, 'move'),
    ]).toEqual([6 * 254, 6 * 254, 5 * 254, 5 * 254]);
    // Auras of one name do not add up.
    const both = look(at([blue('Royal Warden', 10, 10), blue('Immortal', 12, 10), blue('Lord', 14, 10)]));
    expect(movement.allowanceOf(both, 1, 'move')).toBe(6 * 254);
    // The second counts where the first does not reach.
    const second = look(at([blue('Royal Warden', 30, 25), blue('Immortal', 12, 10), blue('Lord', 14, 10)]));
    expect(movement.allowanceOf(second, 1, 'move')).toBe(6 * 254);
  });

  rule('ST-10.4', 'full-throttle: 6" without a roll, and a mortal wound on 4+', start => {
    const advance = (face: number) => {
      const game = start.from(
        open,
        at([blue('Boss Nob', 10, 10, { sheet: 'stormboyz' })], { phase: 'movement' }),
        movement.phase.start({ model: null, manner: null, bonus: 0 }),
      );
      game
        .picks('choose a model to move', 0)
        .picks('choose how it moves', 'advance')
        .picks('go flat out', 'flat-out')
        .dice('roll for the engines', face);
      game.picks('move', [go(28, 10)]);
      return game.position.models[0]!.wounds;
    };
    expect([advance(3), advance(4)]).toEqual([2, 1]);
  });

  rule('ST-10.4', 'free-heights: heights are free for a Lictor’s flesh hooks', () => {
    const wall = withPieces(box('wall', [12, 0], [0.3, 30], 4));
    const over = (kind: string, allowance: number) =>
      reasons
        .againstMove(
          look(at([blue(kind, 10, 10), red('Nob', 40, 28)]), wall),
          { model: 0, manner: 'move', allowance },
          [climb(12.15, 10, 4), drop(14, 10, 0)],
        )
        .map(({ reason }) => reason);
    expect(over('Lictor', 5 * 254)).not.toContain('too-long');
    expect(over('Genestealer', 5 * 254)).toContain('too-long');
  });

  rule('ST-10.4', 'infiltrates, scouts, outflanks, deep-strike and hidden-hunter', start => {
    const t = look(
      at([
        blue('Scout', 10, 10),
        blue('Kroot', 14, 10),
        blue('Reiver', 18, 10, { choices: ['>reiver-grav-chute'] }),
        blue('Lictor', 22, 10),
        blue('Ork Boy', 26, 10),
      ]),
    );
    expect([0, 1, 2, 3, 4].map(model => t.query('may-be-held-back', false, { model }))).toEqual([
      true,
      false,
      true,
      true,
      false,
    ]);
    expect([t.query('deploys-anywhere', null, { model: 0 }), t.query('deploys-anywhere', null, { model: 4 })]).toEqual([
      { zone: 2286, enemies: 2286 },
      null,
    ]);
    expect([1, 4].map(model => t.query('scout-move', 0, { model }))).toEqual([7 * 254, 0]);
    const arrive = (kind: string, setup: Setup = open) => {
      const game = start.from(
        setup,
        at([blue(kind, 0, 0, { at: null, reserve: true }), red('Nob', 40, 28)], { phase: 'movement' }),
        arrivals.arrivals.start({ model: null }),
      );
      return game.picks('choose a model to arrive', 0);
    };
    arrive('Scout')
      .refuses({ at: spot(22, 15) }, 'not-at-an-edge', 'ST-10.4')
      .picks('place it', { at: tenths(5588, 6 * 254 - 160) });
    arrive('Lictor')
      .refuses({ at: spot(20, 15) }, 'not-near-terrain', 'ST-10.4')
      .picks('place it', { at: tenths(5080, 6 * 254 + 250) });
    const rock = withPieces(box('rock', [10, 14], [2, 2], 2));
    arrive('Lictor', rock).picks('place it', { at: tenths(12 * 254 + 6 * 254 + 250, 15 * 254) });
  });

  rule('ST-10.4', 'charges-after-advance, re-rolls-charges', start => {
    const ran = look(at([blue('Howling Banshee', 10, 10, { did: ['advanced'] }), red('Nob', 14, 10)]));
    expect(charges.againstCharge(ran, 0)).toEqual([]);
    const game = start.from(
      open,
      at([blue('Ork Boy', 10, 10), red('Nob', 20, 10)], { phase: 'charge' }),
      charges.phase.start({ model: null }),
    );
    game
      .picks('choose a model to charge', 0)
      .dice('charge roll', 6, 1)
      // 9E-4.4: dice that are added up are one roll, re-rolled together or not at all.
      .refuses([1], 'all-or-none', '9E-2.3')
      .picks('choose dice to roll again', [0, 1])
      .dice('charge roll again', 1, 1);
    expect(game.position.models[0]!.did).toEqual(['declared-charge']);
  });

  rule('ST-10.4', 'scouts: the move before the first turn ends more than 9" from enemies', start => {
    const position = at([blue('Kroot', 10, 10), red('Nob', 0, 0, { at: tenths(2540 + 340 + 5 * 254 + 2286, 2540) })]);
    const game = start.from(open, position, startMove(moving, { model: 0, manner: 'scout', allowance: 7 * 254 }));
    game.refuses([go(15, 10)], 'ends-near-an-enemy', 'ST-10.4').picks('move', [go(14.9, 10)]);
    expect(attackOn(look(game.position), 'kroot-rifle.shooting').strength).toBe(4);
    expect(apart(0).at.x).toBe(2860);
  });
});

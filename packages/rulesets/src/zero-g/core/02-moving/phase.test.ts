import { expect } from 'vitest';
import { movement } from '../../library.ts';
import { rule, section } from '../../testing/book.ts';
import { arrows, blue, box, field, go, look, open, red, type Stood, spot, withPieces } from '../../testing/field.ts';
import type { Position } from '../../types.ts';
import { weaponsOf } from '../03-shooting/phase.ts';
import { fly, run as runs } from './flying.ts';

type Start = Parameters<Parameters<typeof rule>[2]>[0];
const phase = (start: Start, stood: readonly Stood[], change: Partial<Position> = {}, setup = open) =>
  start.from(setup, field(stood, { phase: 'movement', ...change }), movement.start({ model: null, manoeuvre: null }));
const body = (model: number, x: number, y: number, count = 1) => ({
  model,
  seat: 0,
  at: spot(x, y),
  arrows: count,
  course: { dx: 10000, dy: 0 },
});
const dead = { at: null, removed: true, wounds: 0 } as const;

section('ZG-2 The Movement phase', () => {
  rule(['ZG-2.19', 'ZG-6.7'], 'bodies first, then models in their owner’s order; the rest drift', start => {
    const line = [
      blue('Void Trooper', 0, 0, dead),
      blue('Void Trooper', 10, 20, arrows(1)),
      blue('Void Trooper', 10, 30, arrows(1)),
    ];
    const game = phase(start, line, { bodies: [body(0, 10, 10)] });
    game.dice('roll for a body to drift', 4);
    expect(game.position.bodies[0]!.at).toEqual(spot(14, 10));
    expect(game.asks('choose a model to move', 'pick-one').options).toEqual([1, 2, 'done']);
    game.picks('choose a model to move', 2).picks('choose a manoeuvre', 'slow');
    expect(game.asks('choose a model to move', 'pick-one').options).toEqual([1, 'done']);
    game.picks('choose a model to move', 'done').dice('roll to drift', 3);
    expect(game.position.models[1]).toMatchObject({ at: spot(13, 20), manoeuvre: 'drift' });
  });

  rule('ZG-2.21', 'a model in combat or just arrived makes no manoeuvre', start => {
    const line = [
      blue('Void Trooper', 10, 10, { did: ['arrived'] }),
      blue('Void Trooper', 20, 20),
      red('Void Trooper', 21, 20, { at: { x: 20 * 254 + 250, y: 20 * 254, z: 0 } }),
    ];
    const game = phase(start, line);
    expect(game.facts()).toEqual([]);
    expect(game.position.models[1]!.manoeuvre).toBeNull();
  });

  rule(['ZG-1.8', 'ZG-2.7'], 'every model has arrows of its own', start => {
    const game = phase(start, [blue('Void Trooper', 10, 10), blue('Void Trooper', 10, 20)]);
    game
      .picks('choose a model to move', 0)
      .picks('choose a manoeuvre', 'start')
      .picks('start in a straight line', [go(12, 10)]);
    expect(game.position.models.map(model => model.arrows)).toEqual([1, 0]);
    game.stopsAt('choose a model to move');
  });
});

section('7E-9 Skimmers', () => {
  const skiff = (x: number, y: number, change = {}): Stood => blue('Skiff', x, y, change);
  const flies = (start: Start, name: 'combat-speed' | 'cruise' | 'flat-out', stood: readonly Stood[], setup = open) =>
    start.from(setup, field(stood, { phase: 'movement' }), fly.start({ model: 0, manoeuvre: name }));

  rule(['7E-9.11', 'ZG-5.2', 'ZG-5.5'], 'combat speed up to 6", cruising up to 12", without arrows', start => {
    const game = flies(start, 'combat-speed', [skiff(10, 10)]);
    game.refuses([go(16.1, 10)], 'too-long', '7E-9.11').picks('fly', [go(13, 10), go(13, 13)]);
    expect(game.position.models[0]).toMatchObject({
      at: spot(13, 13),
      arrows: 0,
      manoeuvre: 'combat-speed',
      along: { dx: 0, dy: 10000 },
    });
    const cruise = flies(start, 'cruise', [skiff(10, 10)]).refuses([go(22.1, 10)], 'too-long', '7E-9.11');
    cruise.picks('fly', [go(22, 10)]);
  });

  rule(
    ['7E-9.10', 'ZG-1.9', '7E-3.1'],
    'it crosses models and debris, and ends on neither, nor within 1" of an enemy',
    start => {
      const rock = withPieces(box('debris', [14, 8], [2, 4]));
      const line = [skiff(10, 10), blue('Void Trooper', 12, 10), red('Void Trooper', 22, 10)];
      const game = flies(start, 'cruise', line, rock);
      game.refuses([go(15, 10)], 'cannot-end-there', '7E-3.1').refuses([go(12, 10)], 'cannot-end-there', '7E-3.1');
      game.refuses([{ how: 'go', to: { x: 22 * 254 - 300 - 125 - 254, y: 2540, z: 0 } }], 'cannot-end-there', '7E-3.1');
      game.picks('fly', [{ how: 'go', to: { x: 22 * 254 - 300 - 125 - 255, y: 2540, z: 0 } }]);
      expect(game.position.models[0]!.at!.x).toBe(22 * 254 - 680);
    },
  );

  rule(
    ['7E-3.4', '7E-9.10'],
    'a test where it starts or ends in difficult terrain: a 1 immobilises and costs a hull point',
    start => {
      const dust = withPieces(box('rubble', [14, 8], [4, 4], 1));
      const game = flies(start, 'combat-speed', [skiff(10, 10)], dust)
        .picks('fly', [go(15, 10)])
        .dice('test for dangerous terrain', 1);
      expect(game.position.models[0]).toMatchObject({ wounds: 2, conditions: [{ id: 'immobilised' }] });
      const over = flies(start, 'cruise', [skiff(10, 10)], dust).picks('fly', [go(21, 10)]);
      expect(over.position.models[0]!.wounds).toBe(3);
      const passed = flies(start, 'combat-speed', [skiff(10, 10)], dust)
        .picks('fly', [go(15, 10)])
        .dice('test for dangerous terrain', 2);
      expect(passed.position.models[0]!.wounds).toBe(3);
    },
  );

  rule('7E-9.12', 'flat out goes 6", or 18" for a fast skimmer', start => {
    flies(start, 'flat-out', [skiff(10, 10)])
      .refuses([go(28.1, 10)], 'too-long', '7E-9.12')
      .picks('fly', [go(28, 10)]);
    flies(start, 'flat-out', [blue('Heavy Skiff', 10, 10)])
      .refuses([go(16.1, 10)], 'too-long', '7E-9.12')
      .picks('fly', [go(16, 10)]);
  });

  rule('7E-10.7', 'immobilised or stunned it does not move', start => {
    const game = phase(start, [skiff(10, 10, { conditions: [{ id: 'immobilised', ends: 99 }] })]);
    expect(game.facts()).toEqual([]);
    expect(phase(start, [skiff(10, 10, { conditions: [{ id: 'stunned', ends: 9 }] })]).facts()).toEqual([]);
  });

  rule('ZG-1.5', 'allowed jetbikes play as Skimmers', start => {
    const game = phase(start, [blue('Jetbike', 10, 10)]).picks('choose a model to move', 0);
    expect(game.asks('choose a manoeuvre', 'pick-one').options).toEqual(['stay', 'combat-speed', 'cruise']);
    game.stopsAt('choose a manoeuvre');
  });
});

section('7E-9 Fliers', () => {
  const swoops = { conditions: [{ id: 'swooping' as const, ends: 1_000_000 }] };
  const beast = (change = {}): Stood => blue('Flying Beast', 20, 20, change);

  rule(
    ['7E-9.4', '7E-9.5', 'ZG-1.10'],
    'a Flier Glides or Swoops as it declares; Gliding goes 12" over everything',
    start => {
      const game = phase(start, [beast()]).picks('choose a model to move', 0);
      expect(game.asks('choose a manoeuvre', 'pick-one').options).toEqual(['stay', 'glide', 'swoop']);
      game
        .picks('choose a manoeuvre', 'glide')
        .refuses([go(20, 32.1)], 'too-long', '7E-9.5')
        .picks('fly', [go(20, 32)]);
      expect(game.position.models[0]).toMatchObject({ arrows: 0, conditions: [] });
      // Over debris and models, but it ends on neither.
      const rock = withPieces(box('debris', [18, 23], [4, 2], 9));
      const over = phase(start, [beast(), red('Void Trooper', 20, 27)], {}, rock);
      over.picks('choose a model to move', 0).picks('choose a manoeuvre', 'glide');
      over.refuses([go(20, 24)], 'cannot-end-there', '7E-3.1').picks('fly', [go(20, 31)]);
      const landed = phase(start, [beast(swoops)]).picks('choose a model to move', 0);
      expect(landed.asks('choose a manoeuvre', 'pick-one').options).toEqual(['swoop', 'glide']);
      landed.picks('choose a manoeuvre', 'glide').picks('fly', []);
      expect(landed.position.models[0]!.conditions).toEqual([]);
    },
  );

  rule('7E-9.6', 'Swooping: 12" to 24" straight on, after one turn of up to 90 degrees', start => {
    const game = phase(start, [beast({ along: { dx: 1, dy: 0 } })])
      .picks('choose a model to move', 0)
      .picks('choose a manoeuvre', 'swoop');
    game.refuses([go(31.9, 20)], 'too-short', '7E-9.6').refuses([go(44.1, 20)], 'too-long', '7E-9.6');
    game
      .refuses([go(19, 34)], 'not-a-straight-line', '7E-9.6')
      .refuses([go(30, 20), go(30, 26)], 'not-a-straight-line', '7E-9.6');
    game.picks('fly', [go(20, 34)]);
    expect(game.position.models[0]).toMatchObject({ along: { dx: 0, dy: 10000 }, conditions: [{ id: 'swooping' }] });
  });

  rule('7E-9.9', 'Vector Strike: D3 hits on one enemy flown over, instead of a weapon', start => {
    const game = phase(start, [beast({ along: { dx: 1, dy: 0 } }), red('Void Trooper', 26, 20)]).picks(
      'choose a model to move',
      0,
    );
    game.picks('choose a manoeuvre', 'swoop').picks('fly', [go(34, 20)]);
    expect(game.asks('choose a target to strike in passing', 'pick-one').options).toEqual([1, 'nobody']);
    game
      .picks('choose a target to strike in passing', 1)
      .dice('roll for hits in passing', 3)
      .dice('roll to wound', 2, 1);
    expect(game.position.models[1]!.removed).toBe(true);
    const spared = phase(start, [beast({ along: { dx: 1, dy: 0 } }), red('Void Trooper', 26, 20)]).picks(
      'choose a model to move',
      0,
    );
    spared
      .picks('choose a manoeuvre', 'swoop')
      .picks('fly', [go(34, 20)])
      .picks('choose a target to strike in passing', 'nobody');
    expect(spared.position.models[1]!.removed).toBe(false);
    // Instead of a weapon: after a strike it fires one less than its two.
    const left = (position: Position) => weaponsOf(look(position), 0);
    expect([left(game.position), left(spared.position)]).toEqual([1, 2]);
    expect(left({ ...game.position, turns: game.position.turns + 2 })).toBe(2);
  });
});

section('7E-9 Swooping Fliers', () => {
  const swoops = { conditions: [{ id: 'swooping', ends: 1e6 }] } as const;

  rule(['7E-9.6', '7E-9.4'], 'no Flier hangs in the air: who does not Swoop on Glides, and will not charge', start => {
    const stood = [blue('Flying Beast', 20, 20, swoops), red('Void Trooper', 40, 40)];
    const left = phase(start, stood).picks('choose a model to move', 'done');
    expect(left.position.models[0]).toMatchObject({ conditions: [], manoeuvre: 'glide', used: ['mode@3'] });
    const glides = phase(start, stood).picks('choose a model to move', 0).picks('choose a manoeuvre', 'glide');
    expect(glides.picks('fly', [go(20, 31)]).position.models[0]).toMatchObject({ conditions: [], used: ['mode@3'] });
    const on = phase(start, stood).picks('choose a model to move', 0).picks('choose a manoeuvre', 'swoop');
    on.picks('fly', [go(36, 20)]);
    expect(on.position.models[0]).toMatchObject({ conditions: [{ id: 'swooping' }], used: [] });
  });

  rule('7E-3.5', 'a Swooping model runs 2D6"', start => {
    const run = (change = {}) =>
      start.from(open, field([blue('Flying Beast', 20, 20, change)]), runs.start({ model: 0, inches: 0 }));
    run(swoops)
      .dice('roll to run', 4, 5)
      .picks('fly', [go(29, 20)]);
    run()
      .dice('roll to run', 4)
      .refuses([go(25, 20)], 'too-long', '7E-9.5')
      .picks('fly', [go(24, 20)]);
  });
});

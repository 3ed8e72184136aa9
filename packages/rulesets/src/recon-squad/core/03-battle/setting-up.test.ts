import { type Placement, propose } from '@little-wars/engine';
import { expect } from 'vitest';
import { arrivals, deploying, movement, turns } from '../../library.ts';
import { ruleset } from '../../ruleset.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, box, broke, field, look, open, red, type Stood, spot, tenths, withPieces } from '../../testing/field.ts';
import type { Position } from '../../types.ts';

const off = { at: null } as const;
const waits = { at: null, reserve: true } as const;
const before: Partial<Position> = { ...broke, round: 0, phase: 'deployment' };
const deploy = () => deploying.deployment.start({ seat: 0, faces: [], model: null });
const against = (position: Position, at: { x: number; y: number; z: number }) =>
  deploying
    .reasonsAgainst(look(position), { what: 0 } as Parameters<typeof deploying.reasonsAgainst>[1], { at })
    .map(({ reason, clause }) => [reason, clause]);

section('8E-11 Setting up', () => {
  rule(
    ['RS-8.5', '8E-11.1', 'RS-3.2', 'RS-8.10'],
    'the winner takes a corner; the other sets up first, one model at a time',
    start => {
      const line = [
        blue('Ork Boy', 0, 0, off),
        blue('Ork Boy', 0, 0, off),
        blue('Ork Boy', 0, 0, off),
        red('Ork Boy', 0, 0, off),
      ];
      const game = start.from(open, field(line, before), deploy());
      game.dice('roll off for the corner', 3, 3).dice('roll off for the corner', 2, 5);
      expect(game.asks('choose a corner', 'pick-one')).toMatchObject({ to: 1, options: [0, 1, 2, 3] });
      game.picks('choose a corner', 1);
      expect(game.position.corners).toEqual([3, 1]);
      expect(game.asks('choose a model to set up', 'pick-one')).toMatchObject({ to: 0, options: [0, 1, 2] });
      game.picks('choose a model to set up', 1).refuses({ at: spot(24, 24) }, 'outside-zone', 'RS-8.10');
      game.picks('set it up', { at: spot(3, 45) });
      expect(game.asks('set it up', 'place')).toMatchObject({ to: 1, what: 3 });
      game.refuses({ at: spot(3, 44) }, 'outside-zone', 'RS-8.10').picks('set it up', { at: spot(45, 3) });
      // The other side is done: the rest one after the other.
      game.picks('choose a model to set up', 0).refuses({ at: spot(3.5, 45) }, 'cannot-stand', '8E-4.3');
      game.picks('set it up', { at: spot(3, 42) }).picks('set it up', { at: spot(3, 39) });
      expect(game.position.finishedFirst).toBe(1);
    },
  );

  rule('8E-11.1', 'a model without room in its zone is lost; an Infiltrator goes elsewhere', start => {
    // The corner of seat 0 is covered with walls nobody can stand on, except a slit too narrow for any base.
    const full = withPieces(
      box('ruin-wall', [0, 0], [36, 18], 5, 'south'),
      box('ruin-wall', [0, 18.5], [18, 18], 5, 'west'),
    );
    const line = [
      blue('Ork Boy', 0, 0, off),
      blue('Ork Boy', 0, 0, { ...off, trait: 'infiltrator' }),
      red('Ork Boy', 0, 0, off),
    ];
    const game = start.from(full, field(line, before), deploy());
    game.dice('roll off for the corner', 2, 5).picks('choose a corner', 2).picks('choose a model to set up', 0);
    expect(game.facts().filter(({ type }) => type === 'slain')).toEqual([
      { type: 'slain', clause: '8E-11.1', model: 0, from: null },
    ]);
    game.picks('set it up', { at: spot(45, 45) }).picks('set it up', { at: spot(2, 45) });
    expect(game.position.models.map(({ removed }) => removed)).toEqual([true, false, false]);
    expect(game.position.finishedFirst).toBe(1);
  });

  rule(['8E-11.1', 'RS-9.9'], 'where the ground is built over there is room on top', start => {
    const roofed = withPieces(box('container', [0, 0], [36, 36], 3));
    const line = [blue('Ork Boy', 0, 0, off), red('Ork Boy', 0, 0, off)];
    const game = start.from(roofed, field(line, before), deploy());
    game.dice('roll off for the corner', 2, 5).picks('choose a corner', 2);
    expect(game.asks('set it up', 'place').what).toBe(0);
    const proposed = propose(ruleset, roofed, game.state, most => most >> 1) as Placement;
    expect(proposed.at.z).toBe(762);
    game.picks('set it up', proposed).picks('set it up', { at: spot(45, 45) });
    expect(game.position.models.map(({ removed }) => removed)).toEqual([false, false]);
  });

  rule(['8E-4.12', '8E-11.1'], 'whoever is never lucky still finds the one place there is', start => {
    const unlucky = (below: number) => below - 1;
    // A court of 2" is left of the corner.
    const court = withPieces(
      ...[box('wall', [0, 2], [36, 34], 5, 'north'), box('wall', [2, 0], [34, 2], 5, 'east')],
      ...[box('wall', [0, 36], [48, 12], 5, 'far'), box('wall', [36, 0], [12, 36], 5, 'right')],
    );
    const set = start.from(court, field([blue('Ork Boy', 0, 0, off)], before), deploy());
    set.dice('roll off for the corner', 2, 5).picks('choose a corner', 2);
    const place = propose(ruleset, court, set.state, unlucky);
    set.picks('set it up', place as Placement);
    expect(set.position.models[0]!.at).toEqual((place as Placement).at);
    const arriving = start.from(
      court,
      field([blue('Swooping Hawk', 0, 0, waits)], { ...broke, phase: 'movement' }),
      arrivals.arrivals.start({ model: null }),
    );
    arriving.picks('choose a model to arrive', 0).picks('place it', propose(ruleset, court, arriving.state, unlucky));
    expect(arriving.facts().filter(({ type }) => type === 'arrived')).toHaveLength(1);
  });

  rule('RS-8.15', 'first turn: a roll-off with +1 for the side that finished first', start => {
    const roll = (finishedFirst: 0 | 1 | null) =>
      start.from(
        open,
        field([], { ...before, finishedFirst }),
        deploying.firstTurn.start({ seat: 0, faces: [], model: null }),
      );
    expect(roll(1).dice('roll for the first turn', 3, 3).position.first).toBe(1);
    expect(roll(0).dice('roll for the first turn', 3, 3).position.first).toBe(0);
    const tied = roll(1).dice('roll for the first turn', 4, 3);
    expect(tied.dice('roll for the first turn', 6, 1).position.first).toBe(0);
  });

  rule(
    ['RS-2.7', 'RS-2.36', 'RS-8.12'],
    'an Infiltrator: more than 9" from the enemy zone, more than 1" from enemies',
    () => {
      const line = (trait: object, ...others: readonly Stood[]) =>
        field([blue('Ork Boy', 0, 0, { ...off, ...trait }), ...others], before);
      const infiltrator = { trait: 'infiltrator' };
      const on = (x: number) => ({ x, y: x, z: 0 });
      // The long side of the zone at (48", 48"): x + y = 16503; 9" and a radius of 160 tenths from it.
      expect(against(line(infiltrator), on(6521))).toEqual([]);
      expect(against(line(infiltrator), on(6522))).toEqual([['too-near-the-zone', 'RS-2.7']]);
      expect(against(line({}), on(6521))).toEqual([['outside-zone', 'RS-8.10']]);
      const enemy = (gap: number) => red('Ork Boy', 0, 0, { at: tenths(6000 + 320 + gap, 6000) });
      expect(against(line(infiltrator, enemy(255)), on(6000))).toEqual([]);
      expect(against(line(infiltrator, enemy(254)), on(6000))).toEqual([['too-near-an-enemy', 'RS-2.36']]);
    },
  );

  rule('RS-2.36', 'an Infiltrator is set up in its side’s usual turn like the other models', start => {
    const line = [
      blue('Ork Boy', 0, 0, off),
      blue('Ork Boy', 0, 0, { ...off, trait: 'infiltrator' }),
      red('Ork Boy', 0, 0, { ...off, trait: 'infiltrator' }),
      red('Ork Boy', 0, 0, off),
    ];
    const game = start.from(open, field(line, before), deploy());
    game.dice('roll off for the corner', 2, 5).picks('choose a corner', 2);
    expect(game.asks('choose a model to set up', 'pick-one')).toMatchObject({ to: 0, options: [0, 1] });
    game.picks('choose a model to set up', 1).picks('set it up', { at: spot(20, 20) });
    expect(game.asks('choose a model to set up', 'pick-one')).toMatchObject({ to: 1, options: [2, 3] });
    // Not after the rest: its side’s other model comes after it.
    game.picks('choose a model to set up', 3).picks('set it up', { at: spot(45, 45) });
    game.picks('set it up', { at: spot(3, 3) }).picks('set it up', { at: spot(28, 28) });
    expect(game.position.models.every(({ at }) => at !== null)).toBe(true);
  });

  rule(['RS-2.7', 'RS-10.4'], 'an Infiltrator with a set-up of its own may use either', () => {
    const suit = (...others: readonly Stood[]) =>
      field([blue('Stealth Shas’ui', 0, 0, { ...off, trait: 'infiltrator' }), ...others], before);
    const near = { x: 7500, y: 7500, z: 0 };
    const enemy = (at: number) => red('Ork Boy', 0, 0, { at: tenths(at + 1500, at) });
    // Outside the enemy zone by its own rule; within 12" of an enemy by the trait; by neither.
    expect(against(suit(), near)).toEqual([]);
    expect(against(suit(enemy(5000)), { x: 5000, y: 5000, z: 0 })).toEqual([]);
    expect(against(suit(enemy(7500)), near)).toEqual([['too-near-the-zone', 'RS-2.7']]);
  });

  rule('RS-10.4', 'infiltrates: 9" from zone and enemies, or 12" from enemies', () => {
    const line = (kind: string, ...others: readonly Stood[]) => field([blue(kind, 0, 0, off), ...others], before);
    const enemy = (gap: number, r: number) => red('Ork Boy', 0, 0, { at: tenths(5000 + r + 160 + gap, 5000) });
    const middle = { x: 5000, y: 5000, z: 0 };
    expect(against(line('Scout', enemy(9 * 254 + 1, 160)), middle)).toEqual([]);
    expect(against(line('Scout', enemy(9 * 254, 160)), middle)).toEqual([['too-near-an-enemy', 'RS-2.36']]);
    expect(against(line('Stealth Shas’ui', enemy(12 * 254 + 1, 200)), middle)).toEqual([]);
    expect(against(line('Stealth Shas’ui', enemy(12 * 254, 200)), middle)).toEqual([['too-near-an-enemy', 'RS-2.36']]);
    // Stealth suits keep out of the enemy zone itself.
    expect(against(line('Stealth Shas’ui'), spot(45, 45))).toEqual([['too-near-the-zone', 'RS-2.7']]);
  });
});

section('8E-4 Reserves', () => {
  rule(['8E-4.14', 'RS-3.9', 'RS-10.4'], 'half of the models start on the table, and only some may wait', start => {
    const held = (terminators: number, boys: number) => {
      const line = [
        ...Array.from({ length: terminators }, () => blue('Terminator', 0, 0, off)),
        ...Array.from({ length: boys }, () => blue('Ork Boy', 0, 0, off)),
        red('Ork Boy', 0, 0, off),
      ];
      const game = start.from(open, field(line, before), deploy());
      game.dice('roll off for the corner', 1, 6).picks('choose a corner', 2);
      const asked = game.asks('choose models to hold in reserve', 'pick-some');
      game.stopsAt('choose models to hold in reserve');
      return [asked.to, asked.options, asked.most];
    };
    expect(held(3, 1)).toEqual([0, [0, 1, 2], 2]);
    expect(held(4, 1)).toEqual([0, [0, 1, 2, 3], 2]);
    expect(held(1, 4)).toEqual([0, [0], 1]);
  });

  rule(
    ['8E-4.12', '8E-4.13', 'RS-3.3', 'RS-2.30'],
    'they arrive more than 9" from every enemy, and move no further',
    start => {
      const line = [blue('Terminator', 0, 0, waits), red('Ork Boy', 20, 10)];
      const mines = [{ seat: 1, at: spot(20, 22), wentOff: false }];
      const position = field(line, { ...broke, phase: 'movement', mines });
      const game = start.from(open, position, arrivals.arrivals.start({ model: null }));
      expect(game.asks('choose a model to arrive', 'pick-one').options).toEqual([0, 'done']);
      game.picks('choose a model to arrive', 0);
      const up = (gap: number) => ({ at: tenths(20 * 254, 2540 + 360 + gap) });
      game.refuses(up(9 * 254), 'too-near-an-enemy', '8E-4.12').picks('place it', up(9 * 254 + 1));
      expect(game.position.models[0]).toMatchObject({ reserve: false, did: ['arrived'] });
      expect(game.position.mines[0]!.wentOff).toBe(false);
      const moves = start.from(open, game.position, movement.phase.start({ model: null, manner: null, bonus: 0 }));
      expect(moves.facts()).toEqual([]);
    },
  );

  rule('8E-4.12', 'they may wait, and arrive after all moves', start => {
    const line = [blue('Terminator', 0, 0, waits), blue('Ork Boy', 5, 5), red('Ork Boy', 40, 40)];
    const game = start.from(
      open,
      field(line, { ...broke, phase: 'start' }),
      turns.phase.start({ seat: 0, phase: 'movement' }),
    );
    game.picks('choose a model to move', 'done').picks('choose a model to arrive', 'done');
    expect(game.position.models[0]!.reserve).toBe(true);
  });

  rule('8E-4.15', 'models that have not arrived by the end of round 3 are destroyed', start => {
    const round = (number: number) => {
      const position = field([blue('Terminator', 0, 0, waits)], { ...broke, round: number - 1, phase: 'morale' });
      return start.from(open, position, turns.round.start({})).picks('choose a model to arrive', 'done').position
        .models[0]!;
    };
    expect(round(2)).toMatchObject({ reserve: true, removed: false });
    expect(round(3)).toMatchObject({ reserve: false, removed: true });
  });
});

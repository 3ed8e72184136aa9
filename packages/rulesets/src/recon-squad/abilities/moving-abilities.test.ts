// RS-10.4  Abilities that change moves and charges
import { expect } from 'vitest';
import type { Deed } from '../../w40k/types.ts';
import { arrivals, charges, movement, reasons, turns } from '../library.ts';
import { rule, section } from '../testing/book.ts';
import {
  blue,
  box,
  broke,
  climb,
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
import type { Position } from '../types.ts';

const at = (line: readonly Stood[], change: Partial<Position> = {}) => field(line, { ...broke, ...change });
const did = (kind: string, ...deeds: readonly Deed[]): Stood => blue(kind, 10, 10, { did: deeds });
const nob = red('Nob', 20, 10);
const far = red('Nob', 45, 45);
const charge = () => charges.phase.start({ model: null });
const moves = () => movement.phase.start({ model: null, manner: null, bonus: 0 });
const waits = { at: null, reserve: true } as const;

section('RS-10.4 Moves', () => {
  rule('RS-10.4', 'adrenal-glands: 1" more when it Advances or charges', start => {
    const gaunt = blue('Hormagaunt', 10, 10, { choices: ['>adrenal-glands'] });
    const game = start.from(open, at([gaunt, far], { phase: 'movement' }), moves());
    game.picks('choose a model to move', 0).picks('choose how it moves', 'advance').dice('roll to Advance', 2);
    expect(game.asks('move', 'move').allowance).toBe((8 + 2 + 1) * 254);
    game.picks('move', []);
    const bonus = (line: readonly Stood[]) => look(at(line)).query('charge-bonus', 0, { model: 0 });
    expect([
      bonus([gaunt, blue('Tyranid Prime', 10, 14)]),
      bonus([blue('Hormagaunt', 10, 10), blue('Tyranid Prime', 10, 14)]),
    ]).toEqual([1, 0]);
  });

  rule('RS-10.4', 'full-throttle: 6" for the roll, and a 1 costs a mortal wound', start => {
    const advance = () => {
      const game = start.from(open, at([did('Stormboy'), far], { phase: 'movement' }), moves());
      return game.picks('choose a model to move', 0).picks('choose how it moves', 'advance');
    };
    const fast = advance();
    fast.picks('go flat out', (fast.asks('go flat out', 'react').options as readonly string[])[0]);
    fast.dice('roll for the engines', 2);
    expect(fast.asks('move', 'move').allowance).toBe(18 * 254);
    fast.picks('move', []);
    const burst = advance();
    burst.picks('go flat out', (burst.asks('go flat out', 'react').options as readonly string[])[0]);
    expect(burst.dice('roll for the engines', 1).position.models[0]!.removed).toBe(true);
    const rolled = advance().picks('go flat out', null).dice('roll to Advance', 3);
    expect(rolled.asks('move', 'move').allowance).toBe(15 * 254);
    rolled.picks('move', []);
  });

  rule('RS-10.4', 'free-heights: a grapnel climbs for free in the Movement phase', () => {
    const tower = withPieces(box('container', [12, 8], [6, 4], 5));
    const up = [go(11, 10), climb(13, 10, 5)];
    const against = (choices: readonly string[]) =>
      reasons
        .againstMove(
          look(at([blue('Reiver', 10, 10, { choices }), far]), tower),
          { model: 0, manner: 'move', allowance: 6 * 254 },
          up,
        )
        .map(({ reason }) => reason);
    expect([against(['>grapnel-launcher']), against([])]).toEqual([[], ['too-long']]);
  });

  rule(['RS-10.4', '8E-4.12'], 'outflanks: arrives wholly within 6" of an edge', start => {
    const reiver = blue('Reiver', 0, 0, { ...waits, choices: ['>grapnel-launcher'] });
    const game = start.from(open, at([reiver, far], { phase: 'movement' }), arrivals.arrivals.start({ model: null }));
    game.picks('choose a model to arrive', 0);
    game.refuses({ at: tenths(6 * 254 - 159, 5000) }, 'not-at-an-edge', 'RS-10.4');
    game.picks('place it', { at: tenths(6 * 254 - 160, 5000) });
    const chute = blue('Reiver', 0, 0, { ...waits, choices: ['>grav-chutes'] });
    const drop = start.from(open, at([chute, far], { phase: 'movement' }), arrivals.arrivals.start({ model: null }));
    drop.picks('choose a model to arrive', 0).picks('place it', { at: spot(24, 24) });
    expect(drop.position.models[0]!.did).toEqual(['arrived']);
  });

  rule('RS-10.4', 'scouts: 7" before the first turn, ending more than 9" from enemies', () => {
    const line = (gap: number) =>
      at([did('Kroot'), red('Kroot', 0, 0, { at: tenths(2540 + 7 * 254 + 280 + gap, 2540) })]);
    const scout = (position: Position) =>
      reasons
        .againstMove(look(position), { model: 0, manner: 'scout', allowance: 7 * 254 }, [
          { how: 'go', to: tenths(2540 + 7 * 254, 2540) },
        ])
        .map(({ reason }) => reason);
    expect([scout(line(9 * 254 + 1)), scout(line(9 * 254))]).toEqual([[], ['ends-near-an-enemy']]);
    // A model set up nearer than that may stay where it is.
    const near = look(at([did('Kroot'), red('Kroot', 15, 10)]));
    expect(reasons.againstMove(near, { model: 0, manner: 'scout', allowance: 7 * 254 }, [])).toEqual([]);
    expect(look(line(5000)).query('scout-move', 0, { model: 0 })).toBe(7 * 254);
    expect(look(at([did('Immortal'), far])).query('scout-move', 0, { model: 0 })).toBe(0);
  });

  rule('RS-10.4', 'skyleap: leaves the table at the start of its Movement phase, to come in a later turn', start => {
    const phase = (line: readonly Stood[]) =>
      start.from(open, at(line, { phase: 'start' }), turns.phase.start({ seat: 0, phase: 'movement' }));
    const game = phase([did('Swooping Hawk'), far]).reacts('phase-began', 'skyleap 0');
    expect(game.position.models[0]).toMatchObject({ at: null, reserve: true, did: ['left'] });
    // Near an enemy nothing is offered.
    const held = phase([did('Swooping Hawk'), red('Nob', 11.5, 10)]);
    held.picks('choose a model to move', 'done');
  });

  rule(
    'RS-10.4',
    'grenade-pack: a 6 is a mortal wound, on arrival within 12" and after flying over an enemy',
    start => {
      const line = [blue('Swooping Hawk', 0, 0, waits), nob];
      const game = start.from(open, at(line, { phase: 'movement' }), arrivals.arrivals.start({ model: null }));
      game.picks('choose a model to arrive', 0).picks('place it', { at: spot(9.5, 10) });
      expect(game.dice('roll for the grenade pack', 6).position.models[1]!.wounds).toBe(1);
      const away = start.from(open, at(line, { phase: 'movement' }), arrivals.arrivals.start({ model: null }));
      away.picks('choose a model to arrive', 0).picks('place it', { at: spot(5, 30) });
      const over = (y: number) => {
        const flown = start.from(open, at([did('Swooping Hawk'), red('Nob', 15, y)], { phase: 'movement' }), moves());
        return flown
          .picks('choose a model to move', 0)
          .picks('choose how it moves', 'move')
          .picks('move', [go(20, 10)]);
      };
      expect(over(10).dice('roll for the grenade pack', 5).position.models[1]!.wounds).toBe(2);
      expect(over(14).position.models[1]!.wounds).toBe(2);
    },
  );

  rule('RS-10.4', 'ethereal-interception: arrives within 12" of the arriving enemy, and shoots only at it', start => {
    const line = [blue('Terminator', 0, 0, waits), red('Deathmark', 0, 0, waits), blue('Terminator', 40, 40)];
    const game = start.from(open, at(line, { phase: 'movement' }), arrivals.arrivals.start({ model: null }));
    game.picks('choose a model to arrive', 0).picks('place it', { at: spot(10, 10) });
    game.reacts('arrived', 'ethereal-interception 1');
    const gap = (by: number) => ({ at: tenths(2540 + 360 + by, 2540) });
    game.refuses(gap(12 * 254 + 1), 'too-far', 'RS-10.4').refuses(gap(9 * 254), 'too-near-an-enemy', '8E-4.12');
    game.picks('place it near who arrived', gap(12 * 254)).dice('roll to hit', 1, 1);
    expect(game.position.models[1]).toMatchObject({ reserve: false });
  });

  rule('RS-10.4', 'ethereal-interception: on a roof where the ground has no room', start => {
    const line = [blue('Terminator', 0, 0, waits), red('Deathmark', 0, 0, waits), blue('Terminator', 40, 40)];
    // Everything but the corner where the enemy arrives is built over.
    const built = withPieces(
      box('container', [10, 0], [38, 36], 3, 'east'),
      box('container', [0, 10], [10, 26], 3, 'north'),
    );
    const game = start.from(built, at(line, { phase: 'movement' }), arrivals.arrivals.start({ model: null }));
    game.picks('choose a model to arrive', 0).picks('place it', { at: spot(4, 4) });
    game.reacts('arrived', 'ethereal-interception 1');
    game.picks('place it near who arrived', { at: spot(15, 4, 3) }).dice('roll to hit', 1, 1);
    expect(game.position.models[1]).toMatchObject({ reserve: false, at: spot(15, 4, 3) });
  });
});

section('RS-10.4 Charges', () => {
  rule('RS-10.4', 're-rolls-charges: any dice of the charge', start => {
    const game = start.from(
      open,
      at([did('Ork Boy'), red('Canoptek Scarab Swarm', 20, 10)], { phase: 'charge' }),
      charge(),
    );
    game.picks('choose a model to charge', 0).dice('charge roll', 1, 6).picks('choose dice to roll again', [0]);
    game.dice('charge roll again', 4).picks('move', [go(18, 10)]);
    expect(game.position.models[0]!.did).toContain('charged');
  });

  rule(['RS-10.4', '8E-3.2'], 'deep-strike: a Lictor re-rolls its whole charge in the turn it arrives', start => {
    const of = (...deeds: readonly Deed[]) => {
      const game = start.from(
        open,
        at([did('Lictor', ...deeds), red('Canoptek Scarab Swarm', 22, 10)], { phase: 'charge' }),
        charge(),
      );
      return game.picks('choose a model to charge', 0).dice('charge roll', 1, 1);
    };
    of('arrived')
      .refuses([0], 'all-or-none', '8E-3.1')
      .picks('choose dice to roll again', [0, 1])
      .dice('charge roll again', 1, 2);
    expect(of('moved').position.models[0]!.did).not.toContain('charged');
  });

  rule('RS-10.4', 'no-overwatch: nobody fires at a Banshee', start => {
    const game = start.from(open, at([did('Howling Banshee'), nob], { phase: 'charge' }), charge());
    game.picks('choose a model to charge', 0).dice('charge roll', 1, 1);
    expect(game.facts().map(({ type }) => type)).toContain('charge-failed');
  });

  rule('RS-10.4', 'charges-after-advance: Genestealers, and Banshees 15" and 3" further', () => {
    const of = (stood: Stood) => {
      const t = look(at([stood, red('Gretchin', 0, 0, { at: tenths(2540 + 140 + 125 + 15 * 254, 2540) })]));
      return [charges.againstCharge(t, 0).length, charges.targetsOf(t, 0), t.query('charge-bonus', 0, { model: 0 })];
    };
    expect(of(did('Howling Banshee', 'advanced'))).toEqual([0, [1], 3]);
    expect(of(did('Howling Banshee', 'moved'))).toEqual([0, [], 0]);
    expect(of(did('Genestealer', 'advanced'))).toEqual([0, [], 0]);
    expect(of(blue('Genestealer', 10, 10, { did: ['advanced'], choices: ['>extended-carapaces'] }))[0]).toBe(1);
  });

  rule('RS-10.4', 'waaagh: friends within 6" of a Warboss charge after an Advance', () => {
    const reasonsFor = (y: number) =>
      charges.againstCharge(look(at([did('Ork Boy', 'advanced'), nob, blue('Warboss', 10, y)])), 0).length;
    expect([reasonsFor(17), reasonsFor(18)]).toEqual([0, 1]);
  });

  rule('RS-10.4', 'crushing-charge: a 6 after a charge is a mortal wound', start => {
    const crush = (face: number) => {
      const game = start.from(
        open,
        at([did('Inceptor'), red('Canoptek Scarab Swarm', 15, 10)], { phase: 'charge' }),
        charge(),
      );
      game
        .picks('choose a model to charge', 0)
        .dice('charge roll', 2, 3)
        .picks('move', [go(13, 10)]);
      return game.dice('roll to crush', face).position.models[1]!.wounds;
    };
    expect([crush(5), crush(6)]).toEqual([3, 2]);
  });

  rule('RS-10.4', 'for-the-greater-good: fires for a charged friend within 6", then no more', start => {
    const line = [did('Immortal'), red('Fire Warrior', 20, 10), red('Fire Warrior', 20, 14), blue('Immortal', 10, 14)];
    const game = start.from(open, at(line, { phase: 'charge' }), charge());
    game.picks('choose a model to charge', 0).picks('choose targets of the charge', [1]);
    game.picks('fire Overwatch', null);
    expect(game.asks('fire Overwatch', 'react').about).toEqual({ model: 2, charger: 0 });
    game.picks('fire Overwatch', 'overwatch').picks('choose weapons to fire', ['pulse-rifle']);
    game.dice('roll to hit', 1, 1).dice('charge roll', 1, 1);
    // Now it is charged itself: it has fired for another this turn.
    game.picks('choose a model to charge', 3).picks('choose targets of the charge', [2]);
    expect(game.asks('fire Overwatch', 'react').about).toEqual({ model: 1, charger: 3 });
    game.picks('fire Overwatch', null).dice('charge roll', 1, 1);
  });

  rule('RS-10.4', 'for-the-greater-good: a model that fired for itself may still help, and then no more', start => {
    const line = [
      did('Immortal'),
      red('Fire Warrior', 20, 10),
      red('Fire Warrior', 20, 14),
      blue('Immortal', 10, 14),
      blue('Immortal', 10, 12),
    ];
    const game = start.from(open, at(line, { phase: 'charge' }), charge());
    const fires = () => game.picks('fire Overwatch', 'overwatch').picks('choose weapons to fire', ['pulse-rifle']);
    game.picks('choose a model to charge', 0).picks('choose targets of the charge', [2]);
    fires().dice('roll to hit', 1, 1).picks('fire Overwatch', null).dice('charge roll', 1, 1);
    game.picks('choose a model to charge', 3).picks('choose targets of the charge', [1]);
    game.picks('fire Overwatch', null);
    expect(game.asks('fire Overwatch', 'react').about).toEqual({ model: 2, charger: 3 });
    fires().dice('roll to hit', 1, 1).dice('charge roll', 1, 1);
    // After helping it fires neither for itself nor for the other.
    game.picks('choose a model to charge', 4).picks('choose targets of the charge', [1, 2]);
    game.picks('fire Overwatch', null).dice('charge roll', 1, 1);
    expect(game.position.models[2]!.did).toEqual(['overwatched', 'overwatched', 'helped']);
  });

  rule(['RS-10.4', '8E-7.4'], 'for-the-greater-good: who is charged itself is asked once', start => {
    const line = [did('Immortal'), red('Fire Warrior', 20, 10), red('Fire Warrior', 20, 14)];
    const game = start.from(open, at(line, { phase: 'charge' }), charge());
    game.picks('choose a model to charge', 0).picks('choose targets of the charge', [1, 2]);
    game.picks('fire Overwatch', null).picks('fire Overwatch', null).dice('charge roll', 1, 1);
    expect(game.position.models[0]!.did).toEqual(['declared-charge']);
  });
});

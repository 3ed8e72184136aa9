import { advise, type Question, tableOf } from '@little-wars/engine';
import { numbers } from '@little-wars/engine/boards';
import { expect } from 'vitest';
import { attackOf } from '../core/03-shooting/fire.ts';
import { choicesFor, mayShoot, shootingPhase } from '../core/03-shooting/phase.ts';
import { chargePhase } from '../core/04-assault/charging.ts';
import { blowsOf } from '../core/04-assault/fighting.ts';
import { coverOf } from '../core/05-attacks/saves.ts';
import { zeroG } from '../index.ts';
import { turns } from '../library.ts';
import { rule, section } from '../testing/book.ts';
import {
  arrows,
  blue,
  box,
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
import type { Condition, Position } from '../types.ts';

type Start = Parameters<Parameters<typeof rule>[2]>[0];
const movement = (start: Start, stood: readonly Stood[], setup = open) =>
  start.from(setup, field(stood, { phase: 'start' }), turns.phase.start({ seat: 0, phase: 'movement' }));
const charge = (start: Start, stood: readonly Stood[]) =>
  start.from(open, field(stood, { phase: 'charge' }), chargePhase.start({ model: null, target: null }));
const shooting = (start: Start, stood: readonly Stood[]) =>
  start.from(
    open,
    field(stood),
    shootingPhase.start({ model: null, profile: null, target: null, towards: null, fired: [] }),
  );
const under = (...ids: readonly Condition[]): Pick<Position['models'][number], 'conditions'> => ({
  conditions: ids.map(id => ({ id, ends: 9 })),
});
const shot = (profile: string, attacker: number, target: number) => ({
  attacker,
  target,
  profile,
  manner: 'shooting' as const,
});
const far = red('Void Trooper', 40, 40);

section('ZG-8.4 Instinct', () => {
  rule(
    'ZG-8.4',
    'a failed test, then a die: 1 to 3 hides, but a feeding model follows its instinct; a 6 is better',
    start => {
      const falls = (kind: string, face: number) => {
        const game = movement(start, [blue(kind, 10, 10), far, blue('Void Trooper', 45, 5)])
          .dice('test Leadership against instinct', 6, 6)
          .dice('roll for its instinct', face);
        game.stopsAt('choose a model to move');
        return game.position.models[0]!.conditions.map(({ id }) => id);
      };
      expect([3, 4, 5, 6].map(face => falls('Termagant', face))).toEqual([
        ['grounded'],
        ['lurking'],
        ['lurking'],
        ['lurking', 'keen'],
      ]);
      expect([1, 3, 5, 6].map(face => falls('Hormagaunt', face))).toEqual([
        ['feeding'],
        ['feeding'],
        ['feeding'],
        ['feeding', 'keen'],
      ]);
      expect([3, 6].map(face => falls('Gargoyle', face))).toEqual([['grounded'], ['hunting', 'keen']]);
    },
  );

  rule('ZG-8.4', 'a 6 gives a lurking model Stealth, a feeding one Rage, a hunting one Preferred Enemy', start => {
    const cover = (...ids: readonly Condition[]) => {
      const t = look(field([blue('Space Marine', 30, 10), red('Termagant', 10, 10, under(...ids))]));
      return coverOf(t, attackOf(t, shot('boltgun', 0, 1)))?.needs ?? null;
    };
    expect([cover('lurking'), cover('lurking', 'keen')]).toEqual([null, 6]);
    const blows = (did: readonly 'charged'[], ...ids: readonly Condition[]) =>
      blowsOf(
        look(field([blue('Hormagaunt', 10, 10, { did, ...under(...ids) }), red('Void Trooper', 11, 10)])),
        0,
        'scything-talons',
        [1],
      );
    expect([
      blows(['charged'], 'feeding'),
      blows(['charged'], 'feeding', 'keen'),
      blows([], 'feeding', 'keen'),
    ]).toEqual([3, 4, 2]);
    const hunter = (...ids: readonly Condition[]) =>
      shooting(start, [blue('Gargoyle', 10, 10, under(...ids)), red('Space Marine', 18, 10)]).picks(
        'choose a model to shoot',
        0,
      );
    hunter('hunting', 'keen')
      .dice('roll to hit', 1)
      .dice('roll to hit again', 4)
      .dice('roll to wound', 1)
      .stopsAt('roll to wound again');
    expect(hunter('hunting').dice('roll to hit', 1).position.attack).toBeNull();
  });

  rule('ZG-8.4', 'a feeding model must charge the nearest if it can', start => {
    const line = (x: number, change = under('feeding')) => [
      blue('Hormagaunt', 10, 10, change),
      red('Genestealer', x, 10),
    ];
    const game = charge(start, line(14));
    expect(game.asks('choose a model to charge', 'pick-one').options).toEqual([0]);
    game.refuses('done', 'not-an-option', '7E-7.1').stopsAt('choose a model to charge');
    expect(charge(start, line(30)).facts()).toEqual([]);
    const free = charge(start, line(14, under()));
    expect(free.asks('choose a model to charge', 'pick-one').options).toEqual([0, 'done']);
    free.picks('choose a model to charge', 'done');
  });

  rule('ZG-8.4', 'a hunting model must shoot, at the nearest and not at nothing', start => {
    const line = (change = under('hunting')) => [
      blue('Termagant', 10, 10, change),
      red('Void Trooper', 18, 10),
      red('Void Trooper', 20, 10),
    ];
    const game = shooting(start, line());
    game.refuses('done', 'not-an-option', '7E-5.1').picks('choose a model to shoot', 0);
    // One weapon, one target: nothing is asked, and it shoots at the nearest.
    expect(game.position.attack).toMatchObject({ attacker: 0, target: 1 });
    game.stopsAt('roll to hit');
    expect(choicesFor(look(field(line())), 0, 'fleshborer')).toEqual([1]);
    expect(choicesFor(look(field(line(under()))), 0, 'fleshborer')).toEqual([1, 2, 'nothing']);
  });

  rule('ZG-8.4', 'a model that must shoot or charge is advised to, even without effect', start => {
    const line = (id: Condition) => [blue('Termagant', 10, 10, under(id)), red('Skiff', 14, 10)];
    const advisedTo = (position: Position, question: Question) =>
      advise(zeroG, tableOf(zeroG, open, position), question, numbers(1))?.answer;
    const hunts = shooting(start, line('hunting'));
    expect(advisedTo(hunts.position, hunts.asks('choose a model to shoot', 'pick-one'))).toBe(0);
    const feeds = charge(start, line('feeding'));
    expect(advisedTo(feeds.position, feeds.asks('choose a model to charge', 'pick-one'))).toBe(0);
    hunts.stopsAt('choose a model to shoot');
    feeds.stopsAt('choose a model to charge');
  });

  rule('ZG-8.4', 'a lurking model shoots only from difficult terrain', () => {
    const dust = withPieces(box('rubble', [9, 9], [2, 2], 0.2));
    const lurker = (setup = open, x = 10) =>
      mayShoot(look(field([blue('Termagant', x, 10, under('lurking')), red('Void Trooper', 18, 10)]), setup), 0);
    expect([lurker(), lurker(dust), lurker(dust, 12)]).toEqual([false, true, false]);
  });
});

section('ZG-8.4 Hawks, Stormboyz and eternal warriors', () => {
  rule('ZG-8.4', 'Intercept: a Hawk that reaches a Flier strikes at it on 4+', start => {
    const moves = (flier: Stood, to: readonly [number, number] = [16, 10]) =>
      movement(start, [blue('Swooping Hawk', 10, 10), flier])
        .picks('choose a model to move', 0)
        .picks('choose a manoeuvre', 'start')
        .picks('start in a straight line', [go(...to)]);
    const flier = red('Flying Beast', 16, 10);
    const hit = moves(flier).dice('roll to intercept', 4).dice('roll to wound', 5);
    expect(hit.position.models[1]!.wounds).toBe(2);
    expect(moves(flier).dice('roll to intercept', 3).position.models[1]!.wounds).toBe(3);
    // Just short of 1" is as near as it may come; any farther does not count.
    const gap = (tenth: number) => {
      const at = tenths(2540 + 6 * 254 + 140 + 300 + tenth, 2540);
      return moves(red('Flying Beast', 0, 0, { at }))
        .facts()
        .map(({ type }) => type);
    };
    expect(gap(257)).not.toContain('hits-scored');
    moves(red('Flying Beast', 0, 0, { at: tenths(2540 + 6 * 254 + 440 + 254, 2540) })).stopsAt('roll to intercept');
    expect(moves(red('Space Marine', 16, 10)).facts()).not.toContainEqual(
      expect.objectContaining({ type: 'attack-began' }),
    );
    // Moving away from one that was already near does not count.
    const beside = red('Flying Beast', 0, 0, { at: tenths(2540 - 440 - 254, 2540) });
    expect(moves(beside).position.models[0]!.at).toEqual(spot(16, 10));
    const passing = moves(beside, [10, 10.1]);
    expect(passing.position.models[0]!.at).not.toEqual(spot(10, 10));
    expect(passing.facts().map(({ type }) => type)).not.toContain('attack-began');
  });

  rule(['ZG-8.4', 'ZG-5.4'], 'a Stormboy re-rolls one die of its charge, or all of them', start => {
    const rolls = () =>
      charge(start, [blue('Stormboy', 10, 10, arrows(3)), red('Genestealer', 18, 10)])
        .picks('choose a model to charge', 0)
        .dice('charge roll', 1, 5, 2);
    const one = rolls().picks('choose dice to roll again', [0]).dice('charge roll again', 4);
    expect(one.position.models[0]!.did).toContain('charged');
    const all = rolls().picks('choose dice to roll again', [0, 1, 2]).dice('charge roll again', 4, 4, 4);
    expect(all.position.models[0]!.did).toContain('charged');
    rolls().refuses([0, 1], 'all-or-none', 'ZG-5.4').picks('choose dice to roll again', []);
    // A model with only the pack re-rolls all dice or none.
    charge(start, [blue('Gargoyle', 10, 10, arrows(3)), red('Genestealer', 18, 10)])
      .picks('choose a model to charge', 0)
      .dice('charge roll', 1, 5, 2)
      .refuses([0], 'all-or-none', 'ZG-5.4')
      .picks('choose dice to roll again', []);
  });

  rule(['7E-6.34', '7E-3.2'], 'Move Through Cover: three dice for difficult terrain, and the highest counts', start => {
    const dust = withPieces(box('rubble', [11, 8], [2, 4], 0.2));
    const dice = (kind: string) =>
      movement(start, [blue(kind, 10, 10), far], dust)
        .picks('choose a model to move', 0)
        .picks('choose a manoeuvre', 'start')
        .picks('start in a straight line', [go(16, 10)]);
    expect(dice('Void Trooper').dice('roll for difficult terrain', 2, 3).position.models[0]!.at).toEqual(spot(13, 10));
    expect(dice('Ranger').dice('roll for difficult terrain', 2, 3, 4).position.models[0]!.at).toEqual(spot(14, 10));
  });
});

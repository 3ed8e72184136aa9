import { advise, numbers, stakesIn } from '@little-wars/engine';
import { expect } from 'vitest';
import { reconSquad } from '../../index.ts';
import { charges, proposing, reasons, turns } from '../../library.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, box, broke, field, go, look, open, red, type Stood, tenths, withPieces } from '../../testing/field.ts';
import type { Position, Setup } from '../../types.ts';

const charging: Partial<Position> = { ...broke, phase: 'charge' };
const phase = () => charges.phase.start({ model: null });
/** A base of 32 mm, this many tenths from the one at (10", 10"). */
const apart = (gap: number) => ({ at: tenths(2540 + 320 + gap, 2540) });
const charger: Stood = blue('Immortal', 10, 10);
const against = (
  position: Position,
  inches: number,
  legs: ReturnType<typeof go>[],
  at: readonly number[],
  setup: Setup = open,
) =>
  reasons
    .againstMove(look(position, setup), { model: 0, manner: 'charge', allowance: Math.round(inches * 254), at }, legs)
    .map(({ reason, clause }) => [reason, clause]);

section('8E-7 Charges', () => {
  rule(['8E-7.1', '8E-7.3'], 'an enemy within 12" may be charged, seen or not', start => {
    const targets = (gap: number, setup: Setup = open) =>
      charges.targetsOf(
        look(field([charger, red('Gretchin', 0, 0, { at: tenths(2540 + 160 + 125 + gap, 2540) })], charging), setup),
        0,
      );
    expect(targets(12 * 254)).toEqual([1]);
    expect(targets(12 * 254 + 1)).toEqual([]);
    expect(targets(1000, withPieces(box('wall', [11, 0], [0.3, 48], 5)))).toEqual([1]);
    // No target near enough: nothing is asked.
    const far = start.from(open, field([charger, red('Nob', 40, 40)], charging), phase());
    expect(far.facts()).toEqual([]);
  });

  rule(
    ['8E-7.2', '8E-4.13'],
    'not after an Advance, a Fall Back or within 1" of an enemy; after an arrival it may',
    () => {
      const reasonsFor = (did: Position['models'][number]['did'], gap = 1000) =>
        charges
          .againstCharge(look(field([blue('Immortal', 10, 10, { did }), red('Ork Boy', 0, 0, apart(gap))])), 0)
          .map(({ reason, clause }) => [reason, clause]);
      expect(reasonsFor(['moved'])).toEqual([]);
      expect(reasonsFor(['arrived'])).toEqual([]);
      expect(reasonsFor(['advanced'])).toEqual([['advanced', '8E-7.2']]);
      expect(reasonsFor(['fell-back'])).toEqual([['fell-back', '8E-7.2']]);
      expect(reasonsFor([], 255)).toEqual([]);
      expect(reasonsFor([], 254)).toEqual([['in-combat', '8E-7.2']]);
    },
  );

  /** Its weapons may slay it. */
  const hot = red('Inceptor', 16, 10, {
    choices: ['assault-bolter+assault-bolter>plasma-exterminator+plasma-exterminator'],
    wounds: 1,
  });

  rule(['8E-7.5', '8E-7.9'], 'a target that its own Overwatch slays is reached by nobody', start => {
    const game = start.from(open, field([charger, hot, red('Nob', 40, 40)], charging), phase());
    game.picks('choose a model to charge', 0).picks('fire Overwatch', 'overwatch');
    game.picks('choose weapons to fire', ['plasma-exterminator.supercharged']);
    game.dice('roll for the number of attacks', 1).dice('roll for the number of attacks', 1).dice('roll to hit', 1);
    game.dice('charge roll', 6, 6);
    expect(game.position.models[1]!.removed).toBe(true);
    expect(game.facts()).toContainEqual(expect.objectContaining({ type: 'charge-failed', model: 0 }));
  });

  rule(['8E-7.9', '8E-10.2'], 'another roll gains nothing for a charge whose target is gone', start => {
    const rich: Partial<Position> = { phase: 'charge', cp: [3, 0] };
    const game = start.from(open, field([charger, hot, red('Nob', 40, 40)], rich), phase());
    game.picks('choose a model to charge', 0).picks('fire Overwatch', 'overwatch');
    game.picks('choose weapons to fire', ['plasma-exterminator.supercharged']);
    game.dice('roll for the number of attacks', 1).dice('roll for the number of attacks', 1).dice('roll to hit', 1);
    game.dice('charge roll', 1, 2);
    const question = game.asks('react or pass', 'react');
    expect(question).toMatchObject({ timing: 'rolled', to: 0 });
    const t = look(game.position, open);
    expect(stakesIn(reconSquad, t as never, question)).toMatchObject({ answer: null, gain: 0 });
    expect(advise(reconSquad, t as never, question as never, numbers('advice'))!.answer).toBeNull();
    game.reacts('rolled', null);
    expect(game.facts()).toContainEqual(expect.objectContaining({ type: 'charge-failed', model: 0 }));
  });

  rule(['8E-7.2'], 'a charge is declared once a turn', start => {
    const game = start.from(open, field([charger, red('Gretchin', 20, 10)], charging), phase());
    game.picks('choose a model to charge', 0).picks('fire Overwatch', null).dice('charge roll', 1, 1);
    expect(game.position.models[0]).toMatchObject({ did: ['declared-charge'], at: tenths(2540, 2540) });
  });

  rule(['8E-7.3', '8E-7.7'], 'one or more targets are named; reaching one of them is enough', start => {
    const line = [charger, red('Canoptek Scarab Swarm', 15, 10), red('Canoptek Scarab Swarm', 10, 20)];
    const game = start.from(open, field(line, charging), phase()).picks('choose a model to charge', 0);
    expect(game.asks('choose targets of the charge', 'pick-some')).toMatchObject({
      options: [1, 2],
      least: 1,
      most: 2,
    });
    game.picks('choose targets of the charge', [1, 2]).dice('charge roll', 2, 3);
    game.picks('move', [go(13, 10)]);
    expect(game.position.charges).toEqual([{ by: 0, at: [1, 2] }]);
    expect(game.position.models.map(({ did }) => did)).toEqual([['declared-charge', 'charged'], ['was-charged'], []]);
  });

  rule(['8E-7.7', '8E-7.8'], 'a charge takes the way round others that it may not come near', () => {
    // An enemy stands on the straight path to the target; going round it costs a few inches.
    const t = look(field([charger, red('Ork Boy', 14, 10), red('Ork Boy', 18, 10)], charging));
    const charge = (inches: number) => ({ model: 0, manner: 'charge' as const, allowance: inches * 254, at: [2] });
    const legs = proposing.find(t, charge(8))!;
    expect(legs.length).toBeGreaterThan(1);
    expect(reasons.againstMove(t, charge(8), legs)).toEqual([]);
    // In a straight line it would be near enough.
    expect(proposing.find(t, charge(6))).toBeNull();
  });

  rule(['8E-7.4', '8E-7.5'], 'a target that is free to shoots at the charger, and only a 6 hits', start => {
    // BS 2+ without modifiers: a 5 still misses.
    const line = [blue('Ork Boy', 10, 10), red('Cadre Fireblade', 18, 10)];
    const game = start.from(open, field(line, charging), phase()).picks('choose a model to charge', 0);
    expect(game.asks('fire Overwatch').to).toBe(1);
    game.picks('fire Overwatch', 'overwatch').picks('choose weapons to fire', ['pulse-rifle']);
    // Volley Fire adds a shot.
    game.dice('roll to hit', 5, 5, 6).dice('roll to wound', 3).dice('saving throws', 1);
    expect(game.position.models[0]!.removed).toBe(true);
    expect(game.position.models[1]!.did).toEqual(['overwatched']);
  });

  rule('8E-7.5', 'a modifier changes nothing: a 6 hits, a 5 does not', start => {
    // Blinded for 3 less.
    const use = { rule: 'dazed', by: -3, noOverwatch: false, seat: 1, holder: 1 } as const;
    const effects = [{ use, until: 'turn', seat: 1 }] as const;
    const line = [blue('Ork Boy', 10, 10), red('Cadre Fireblade', 18, 10)];
    const game = start.from(open, field(line, { ...charging, effects }), phase());
    game.picks('choose a model to charge', 0).picks('fire Overwatch', 'overwatch');
    game.picks('choose weapons to fire', ['pulse-rifle']).dice('roll to hit', 5, 5, 6).dice('roll to wound', 1);
    game.dice('charge roll', 1, 1).picks('choose dice to roll again', []);
    expect(game.facts().map(({ type }) => type)).toContain('charge-failed');
  });

  rule('8E-7.4', 'not by a model within 1" of an enemy', start => {
    const line = [charger, red('Immortal', 18, 10), blue('Gretchin', 18, 11.6)];
    const game = start.from(open, field(line, charging), phase());
    game.picks('choose a model to charge', 0).dice('charge roll', 1, 1);
    expect(game.facts().map(({ type }) => type)).toContain('charge-failed');
  });

  rule('8E-7.6', 'the same target fires each time it is charged', start => {
    const line = [charger, blue('Immortal', 10, 14), red('Gretchin', 18, 12)];
    const game = start.from(open, field(line, charging), phase());
    game.picks('choose a model to charge', 0).picks('fire Overwatch', 'overwatch').dice('roll to hit', 1);
    game.dice('charge roll', 1, 1).picks('choose a model to charge', 1);
    game.picks('fire Overwatch', 'overwatch').dice('roll to hit', 1).dice('charge roll', 1, 1);
    expect(game.position.models[2]!.did).toEqual(['overwatched', 'overwatched']);
  });

  rule('8E-7.7', 'it moves up to 2D6" and ends within 1" of a target', () => {
    const position = field([charger, red('Ork Boy', 0, 0, apart(6 * 254))], charging);
    const to = (tenthsOn: number) => [{ how: 'go' as const, to: tenths(2540 + tenthsOn, 2540) }];
    expect(against(position, 5, to(5 * 254), [1])).toEqual([]);
    expect(against(position, 5, to(5 * 254 - 1), [1])).toEqual([['must-reach-a-target', '8E-7.7']]);
    expect(against(position, 4.9, to(5 * 254), [1])).toEqual([['too-long', '8E-7.7']]);
  });

  rule('8E-7.8', 'it keeps more than 1" from enemies that are not its targets', () => {
    const line = (gap: number) =>
      field([charger, red('Ork Boy', 20, 10), red('Ork Boy', 0, 0, { at: tenths(3810, 2540 + 320 + gap) })], charging);
    expect(against(line(255), 12, [go(18, 10)], [1])).toEqual([]);
    expect(against(line(254), 12, [go(18, 10)], [1])).toEqual([['too-near-an-enemy', '8E-7.8']]);
    expect(against(line(254), 12, [go(18, 10)], [1, 2])).toEqual([]);
    const beside = field([charger, red('Ork Boy', 20, 10), red('Ork Boy', 18, 12)], charging);
    expect(against(beside, 12, [go(18, 10)], [1])).toContainEqual(['ends-near-an-enemy', '8E-7.8']);
  });

  rule('8E-7.9', 'a charge that reaches no target fails, and the charger stays', start => {
    const ring = field([charger, red('Canoptek Scarab Swarm', 0, 0, apart(8 * 254))], charging);
    const short = start.from(open, ring, phase()).picks('choose a model to charge', 0).dice('charge roll', 3, 3);
    expect(short.position.models[0]!.at).toEqual(ring.models[0]!.at);
    expect(short.facts()).toContainEqual(expect.objectContaining({ type: 'charge-failed', clause: '8E-7.9' }));
    // 8" less 1" and the larger base: 7" are enough.
    const enough = start.from(open, ring, phase()).picks('choose a model to charge', 0).dice('charge roll', 4, 3);
    enough.picks('move', [{ how: 'go', to: tenths(2540 + 7 * 254, 2540) }]);
    expect(enough.position.models[0]!.did).toContain('charged');
  });

  rule('8E-7.10', 'a model that can FLY charges over models and terrain', () => {
    const wall = withPieces(box('wall', [13, 0], [0.3, 48], 5));
    const line = (kind: string) =>
      field([blue(kind, 10, 10), red('Ork Boy', 20, 10), red('Ork Boy', 15, 10)], charging);
    expect(against(line('Stormboy'), 12, [go(18, 10)], [1], wall)).toEqual([]);
    expect(against(line('Ork Boy'), 12, [go(18, 10)], [1], wall).map(([reason]) => reason)).toContain('through-solid');
    expect(against(line('Ork Boy'), 12, [go(18, 10)], [1]).map(([reason]) => reason)).toEqual([
      'through-base',
      'too-near-an-enemy',
    ]);
  });
});

section('8E-7 Heroic Interventions', () => {
  const hero = (gap: number): Stood => red('Warboss', 0, 0, { at: tenths(2540 + 160 + 200 + gap, 2540) });
  const at = (line: readonly Stood[]) => field(line, charging);

  rule(
    ['8E-7.11', '8E-7.12'],
    'after all charges a Character within 3" of an enemy moves 3", nearer to the nearest',
    start => {
      const game = start.from(open, at([charger, hero(762)]), phase());
      game.picks('choose a model to charge', 0).picks('fire Overwatch', null).dice('charge roll', 1, 1);
      // No enemy within reach: 3" minus 1" is 2".
      game.picks('move', [{ how: 'go', to: tenths(2540 + 508, 2540) }]);
      expect(game.asks('choose a model to intervene', 'pick-one')).toMatchObject({ to: 1, options: [1, 'done'] });
      game.picks('choose a model to intervene', 'done');
      const free = start.from(
        open,
        { ...at([charger, hero(762)]), turn: 0 },
        charges.interventions.start({ model: null }),
      );
      free.picks('choose a model to intervene', 1);
      free.refuses([{ how: 'go', to: tenths(2540 + 360 + 763, 2540) }], 'must-end-nearer', '8E-7.12');
      free.refuses([{ how: 'go', to: tenths(2540 + 360 + 762, 2540 + 763) }], 'too-long', '8E-7.11');
      free.picks('move', [{ how: 'go', to: tenths(2540 + 365, 2540) }]);
      expect(free.position.models[1]!.did).toEqual(['intervened']);
    },
  );

  rule(['8E-7.12', '8E-7.11'], 'who ends where it stood has not intervened, and is not asked again', start => {
    const stood = tenths(2540 + 360 + 200, 2540);
    const away = { how: 'go' as const, to: tenths(2540 + 420, 2540) };
    for (const path of [[], [away, { ...away, to: stood }]]) {
      const game = start.from(open, at([charger, hero(200)]), charges.interventions.start({ model: null }));
      game.picks('choose a model to intervene', 1).picks('move', path);
      expect(game.position.models[1]).toMatchObject({ at: stood, did: [] });
    }
  });

  rule('8E-7.11', 'not beyond 3", and only Characters', start => {
    const { interventions } = charges;
    const far = start.from(open, at([charger, hero(763)]), interventions.start({ model: null }));
    const boy = start.from(open, at([charger, red('Ork Boy', 0, 0, apart(400))]), interventions.start({ model: null }));
    expect([far.facts(), boy.facts()]).toEqual([[], []]);
  });

  rule(['8E-7.11', '8E-2.2'], 'also where nobody charged', start => {
    const game = start.from(open, at([charger, hero(762)]), turns.phase.start({ seat: 0, phase: 'charge' }));
    game.picks('choose a model to charge', 'done').stopsAt('choose a model to intervene');
  });
});

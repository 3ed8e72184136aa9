import { inches, type Spot } from '@little-wars/engine/geometry';
import { expect } from 'vitest';
import type { Fact } from '../../facts.ts';
import { turns } from '../../library.ts';
import { MAPS } from '../../maps/index.ts';
import { readMap } from '../../maps/read-map.ts';
import { opening, readSetup } from '../../setup.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, box, field, go, look, open, red, type Stood, spot, tenths, withPieces } from '../../testing/field.ts';
import type { Position, Setup } from '../../types.ts';
import { againstPlace, againstScouting, deployment } from './deployment.ts';
import { arrive, mayLand, reserves } from './reserves.ts';
import { zoneAt } from './zones.ts';

type Start = Parameters<Parameters<typeof rule>[2]>[0];
const off = { at: null } as const;
const deploys = (start: Start, stood: readonly Stood[], setup: Setup = open) =>
  start.from(
    setup,
    field(stood, { round: 0, turns: 0, phase: 'deployment' }),
    deployment.start({ seat: 0, faces: [], model: null }),
  );
const told = (facts: readonly Fact[]) =>
  facts.flatMap(fact =>
    fact.type === 'turn-began' ? [`seat ${fact.seat}`] : fact.type === 'phase-began' ? [fact.phase] : [],
  );

section('ZG-1 The table', () => {
  rule(
    ['ZG-1.1', 'ZG-1.11'],
    'squares of 48" or 36" with a few pieces of debris; the map must have the agreed size',
    () => {
      expect(MAPS.map(({ terrain: { width, depth } }) => [width / 254, depth / 254])).toEqual([
        [48, 48],
        [48, 48],
        [36, 36],
        [36, 36],
      ]);
      const [map] = MAPS;
      expect(readMap(JSON.parse(JSON.stringify(map)))).toEqual({ ok: true, value: map });
      const narrow = { ...map!, terrain: { ...map!.terrain, pieces: [], depth: inches(36) } };
      expect(readMap(narrow)).toMatchObject({
        ok: false,
        problems: [{ problem: 'wrong-table-size', clause: 'ZG-1.11' }],
      });
      expect(readMap({ ...map!, objectives: [] })).toMatchObject({ ok: false });
      expect(
        readMap({ ...map!, objectives: map!.objectives.map(each => ({ ...each, course: { dx: 0, dy: 0 } })) }),
      ).toMatchObject({ ok: false });
      const small: Setup = { ...open, map: 'broken-shuttle' };
      expect(readSetup(small)).toMatchObject({ ok: false, problems: [{ problem: 'wrong-table-size' }] });
      expect(readSetup({ ...small, options: { ...small.options, tableSize: 36 } })).toMatchObject({ ok: true });
      expect(readSetup({ ...open, mission: 'picnic' })).toMatchObject({ ok: false });
    },
  );

  rule(['ZG-1.6', 'ZG-1.8', '7E-1.1'], 'every model is a unit of its own, and comes without arrows', () => {
    const { models } = opening(open);
    expect(models).toHaveLength(19);
    expect(models.every(({ arrows, course, at }) => arrows === 0 && course === null && at === null)).toBe(true);
  });
});

section('ZG-1 Deployment', () => {
  rule(['ZG-1.11'], 'the winner picks an edge, deploys and goes first, unless seized on a 6', start => {
    const line = [blue('Void Trooper', 0, 0, off), red('Void Trooper', 0, 0, off)];
    const game = deploys(start, line).dice('roll off for the edge', 2, 5);
    expect(game.asks('choose an edge').to).toBe(1);
    game.picks('choose an edge', 0);
    expect(game.asks('set it up', 'place')).toMatchObject({ what: 1, to: 1 });
    game.refuses({ at: spot(10, 11.6) }, 'outside-zone', 'ZG-1.11').picks('set it up', { at: spot(10, 11.5) });
    game.refuses({ at: spot(10, 36.4) }, 'outside-zone', 'ZG-1.11').picks('set it up', { at: spot(10, 40) });
    game.dice('roll to seize the initiative', 5);
    expect(game.position).toMatchObject({ first: 1, edges: [1, 0] });
    const seized = deploys(start, line).dice('roll off for the edge', 2, 5).picks('choose an edge', 0);
    seized
      .picks('set it up', { at: spot(10, 10) })
      .picks('set it up', { at: spot(10, 40) })
      .dice('roll to seize the initiative', 6);
    expect(seized.position.first).toBe(0);
    expect(zoneAt(open, 1)[0]).toEqual({ x: 0, y: 36 * 254 });
  });

  rule(['ZG-1.9'], 'nobody is set up on debris or on others', () => {
    const rock = withPieces(box('debris', [9, 9], [2, 2]));
    const t = look(field([blue('Void Trooper', 0, 0, off), blue('Void Trooper', 20, 10)]), rock);
    const why = (x: number, y: number) => againstPlace(t, { what: 0 }, { at: spot(x, y) }).map(({ clause }) => clause);
    expect([why(10, 10), why(20.5, 10), why(15, 10)]).toEqual([['ZG-1.9'], ['ZG-1.9'], []]);
  });

  rule(
    ['7E-11.1'],
    'infiltrators come last, more than 12" from enemies if unseen, 18" otherwise, and do not charge at once',
    start => {
      const scouts = [blue('Ranger', 0, 0, off), blue('Void Trooper', 0, 0, off), red('Void Trooper', 0, 0, off)];
      const game = deploys(start, scouts).dice('roll off for the edge', 6, 1).picks('choose an edge', 0);
      expect(game.asks('set it up', 'place').what).toBe(1);
      game.picks('set it up', { at: spot(5, 5) }).picks('set it up', { at: spot(10, 44) });
      expect(game.asks('set it up', 'place').what).toBe(0);
      const near = (gap: number) => ({ at: tenths(2540, 44 * 254 - 125 - 140 - gap) });
      game.refuses(near(18 * 254), 'too-near-an-enemy', '7E-11.1').picks('set it up', near(18 * 254 + 1));
      expect(game.position.models[0]!.used).toEqual(['infiltrated']);
      game.dice('roll to seize the initiative', 1);
      // Behind a hull that hides it from all enemies 12" is enough.
      const why = (gap: number, setup: Setup) => {
        const t = look(field([blue('Ranger', 0, 0, off), red('Void Trooper', 10, 44)]), setup);
        return againstPlace(t, { what: 0 }, near(gap)).map(({ clause }) => clause);
      };
      const hull = withPieces(box('hull', [2, 38], [16, 1], 8));
      expect([why(12 * 254, hull), why(12 * 254 + 1, hull), why(12 * 254 + 1, open)]).toEqual([
        ['7E-11.1'],
        [],
        ['7E-11.1'],
      ]);
    },
  );

  rule(
    '7E-11.2',
    'scouts move 6" or 12" before the first turn, more than 12" from enemies, without an arrow',
    start => {
      const line = [blue('Scout', 0, 0, off), red('Void Trooper', 0, 0, off)];
      const game = deploys(start, line).dice('roll off for the edge', 6, 1).picks('choose an edge', 0);
      game
        .picks('set it up', { at: spot(10, 40) })
        .picks('set it up', { at: spot(20, 10) })
        .dice('roll to seize the initiative', 1);
      game
        .picks('choose a model to scout', 0)
        .refuses([go(20, 16.1)], 'too-long', '7E-11.2')
        .picks('scout', [go(20, 16)]);
      expect(game.position.models[0]).toMatchObject({ at: spot(20, 16), arrows: 0, used: ['scouted'] });
      const why = (kind: string, enemy: Stood, to: number) =>
        againstScouting(look(field([blue(kind, 20, 20), enemy])), 0, [go(20, to)]).map(({ reason }) => reason);
      // More than 12" from enemies: exactly 12" is too near. Bases of 25 mm and 32 mm.
      const enemy = (gap: number) => red('Void Trooper', 0, 0, { at: tenths(20 * 254, 26 * 254 + 285 + gap) });
      expect([why('Scout', enemy(12 * 254), 26), why('Scout', enemy(12 * 254 + 1), 26)]).toEqual([
        ['too-near-an-enemy'],
        [],
      ]);
      // 12" for models that are not infantry.
      const far = red('Void Trooper', 20, 47);
      expect([why('Scout', far, 26.1), why('Jetbike', far, 32), why('Jetbike', far, 32.1)]).toEqual([
        ['too-long'],
        [],
        ['too-long'],
      ]);
    },
  );

  rule(['ZG-1.12', '7E-9.2', 'ZG-1.6'], 'only Deep Strikers wait in reserve, half the side at most', start => {
    const line = [blue('Destroyer', 0, 0, off), blue('Void Trooper', 0, 0, off), red('Void Trooper', 0, 0, off)];
    const game = deploys(start, line).dice('roll off for the edge', 6, 1).picks('choose an edge', 0);
    expect(game.asks('choose models to hold in reserve', 'pick-some')).toMatchObject({ options: [0], most: 1 });
    game
      .picks('choose models to hold in reserve', [0])
      .picks('set it up', { at: spot(5, 5) })
      .picks('set it up', { at: spot(10, 44) });
    expect(game.position.models[0]).toMatchObject({ reserve: true, at: null });
    game.dice('roll to seize the initiative', 1);
  });
});

section('7E-2 Turns', () => {
  rule(['7E-2.1', '7E-2.2'], 'a game turn is a turn of each player: Movement, Psychic, Shooting, Assault', start => {
    const line = [blue('Void Trooper', 5, 5), red('Void Trooper', 40, 40)];
    const game = start.from(open, field(line, { phase: 'fight', first: 1 }), turns.round.start({}));
    for (let i = 0; i < 2; i++) game.picks('choose a model to move', 'done').picks('choose a model to shoot', 'done');
    const phases = ['movement', 'psychic', 'shooting', 'charge', 'fight'];
    expect(told(game.facts())).toEqual(['seat 1', ...phases, 'seat 0', ...phases]);
    expect(game.position.turns).toBe(5);
  });

  rule('7E-2.1', 'a new turn clears what was done in the last', start => {
    const line = [
      blue('Void Trooper', 5, 5, { manoeuvre: 'slow', snap: true, shotAt: 1, noCharge: true, did: ['shot'] }),
      red('Void Trooper', 40, 40),
    ];
    const game = start.from(open, field(line, { phase: 'fight' }), turns.turn.start({ seat: 1 }));
    expect(game.position.models[0]).toMatchObject({
      manoeuvre: null,
      snap: false,
      shotAt: null,
      noCharge: false,
      did: [],
    });
    game.stopsAt('choose a model to move');
  });
});

section('7E-11 Reserves', () => {
  const waits = { at: null, reserve: true } as const;
  const line = (change = {}): readonly Stood[] => [
    blue('Destroyer', 0, 0, { ...waits, ...change }),
    red('Void Trooper', 40, 40),
  ];
  const arrives = (start: Start, change: Partial<Position> = {}) =>
    start.from(open, field(line(), { phase: 'movement', ...change }), reserves.start({}));

  rule('7E-11.3', 'on 3+ from turn 2 on, all in turn 4', start => {
    expect(arrives(start, { round: 1 }).facts()).toEqual([]);
    expect(arrives(start, { round: 2 }).dice('roll for reserves', 2).position.models[0]!.reserve).toBe(true);
    arrives(start, { round: 3 }).dice('roll for reserves', 3).stopsAt('choose where to arrive');
    arrives(start, { round: 4 }).stopsAt('choose where to arrive');
  });

  const strikes = (start: Start, at = spot(20, 20), stood = line()) =>
    start
      .from(open, field(stood, { phase: 'movement' }), arrive.start({ model: 0, at: null, hour: 0, mishap: 0 }))
      .picks('choose where to arrive', { at });

  rule(['7E-11.4', 'ZG-6.6'], 'a body of an enemy within 1" of where it arrives is removed, others stay', start => {
    const dead = red('Void Trooper', 0, 0, { at: null, removed: true });
    const body = (model: number, seat: number, y: number) => ({
      model,
      seat,
      at: spot(20, y),
      arrows: 0,
      course: { dx: 1, dy: 0 },
    });
    const bodies = [body(2, 1, 21.5), body(3, 1, 26), body(4, 0, 18.5)];
    const slain = [dead, dead, blue('Void Trooper', 0, 0, { at: null, removed: true })];
    const game = start
      .from(
        open,
        field([...line(), ...slain], { phase: 'movement', bodies }),
        arrive.start({ model: 0, at: null, hour: 0, mishap: 0 }),
      )
      .picks('choose where to arrive', { at: spot(20, 20) })
      .dice('roll the scatter die', 5);
    expect(game.position.bodies.map(({ model }) => model)).toEqual([3, 4]);
  });

  rule(['7E-11.4', '7E-5.25'], 'placed, then it scatters 2D6"; a hit does not', start => {
    const hit = strikes(start).dice('roll the scatter die', 5);
    expect(hit.position.models[0]).toMatchObject({ at: spot(20, 20), reserve: false, did: ['arrived'], arrows: 0 });
    const off2 = strikes(start)
      .dice('roll the scatter die', 4)
      .dice('roll for the direction', 3)
      .dice('roll for the distance', 2, 5);
    expect(off2.position.models[0]!.at).toEqual(spot(27, 20));
    start
      .from(open, field(line(), { phase: 'movement' }), arrive.start({ model: 0, at: null, hour: 0, mishap: 0 }))
      .refuses({ at: spot(20, 49) }, 'off-table', '7E-11.4')
      .stopsAt('choose where to arrive');
  });

  rule(['7E-11.4', '7E-3.3'], 'who lands in difficult terrain takes a dangerous terrain test', start => {
    const dust = withPieces(box('rubble', [19, 19], [2, 2], 0.2));
    const lands = (at: Spot, setup: Setup) =>
      start
        .from(setup, field(line(), { phase: 'movement' }), arrive.start({ model: 0, at: null, hour: 0, mishap: 0 }))
        .picks('choose where to arrive', { at })
        .dice('roll the scatter die', 5);
    const hurt = lands(spot(20, 20), dust).dice('test for dangerous terrain', 1).dice('saving throws', 1);
    expect(hurt.dice('Feel No Pain', 1).position.models[0]!.wounds).toBe(1);
    expect(lands(spot(20, 20), dust).dice('test for dangerous terrain', 2).position.models[0]!.wounds).toBe(2);
    expect(lands(spot(25, 20), dust).position.models[0]!.wounds).toBe(2);
  });

  rule(
    '7E-11.5',
    'a mishap off the table, on a model or within 1" of an enemy: lost, placed by the enemy, or delayed',
    start => {
      const t = look(field(line()));
      const near = (gap: number) => tenths(40 * 254 - 125 - 250 - gap, 40 * 254);
      expect([mayLand(t, 0, near(600)), mayLand(t, 0, near(0)), mayLand(t, 0, spot(47.9, 20))]).toEqual([
        true,
        false,
        false,
      ]);
      const mishap = (face: number) =>
        strikes(start, near(0)).dice('roll the scatter die', 6).dice('roll for a mishap', face);
      expect(mishap(1).position.models[0]!.removed).toBe(true);
      expect(mishap(4).position.models[0]).toMatchObject({ reserve: true, removed: false });
      const placed = mishap(3);
      expect(placed.asks('place it after a mishap').to).toBe(1);
      placed.refuses({ at: near(0) }, 'cannot-land', '7E-11.5').picks('place it after a mishap', { at: spot(10, 10) });
      expect(placed.position.models[0]!.at).toEqual(spot(10, 10));
    },
  );

  rule(['7E-9.5', 'ZG-8.4'], 'a Flier Swoops from Deep Strike; some do not scatter', start => {
    const flier = strikes(start, spot(20, 20), [blue('Flying Beast', 0, 0, waits), red('Void Trooper', 40, 40)]).dice(
      'roll the scatter die',
      5,
    );
    expect(flier.position.models[0]!.conditions).toMatchObject([{ id: 'swooping' }]);
    const lictor = strikes(start, spot(20, 20), [blue('Lictor', 0, 0, waits), red('Void Trooper', 40, 40)]);
    expect(lictor.position.models[0]!.at).toEqual(spot(20, 20));
  });
});

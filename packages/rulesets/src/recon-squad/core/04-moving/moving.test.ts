import { expect } from 'vitest';
import type { Manner } from '../../../w40k/book.ts';
import { charges, jumps, mines, movement, proposing, reasons } from '../../library.ts';
import { rule, section } from '../../testing/book.ts';
import {
  blue,
  box,
  broke,
  climb,
  drop,
  field,
  go,
  jump,
  look,
  open,
  red,
  type Stood,
  spot,
  tenths,
  withPieces,
} from '../../testing/field.ts';
import type { Position, Setup } from '../../types.ts';
import { clears, strengthOfFall } from './jumps.ts';

const phase = () => movement.phase.start({ model: null, manner: null, bonus: 0 });
const mover: Stood = blue('Intercessor', 10, 10);
const far: Stood = red('Ork Boy', 40, 40);
const moving: Partial<Position> = { ...broke, phase: 'movement' };
const against = (
  position: Position,
  manner: Manner,
  inchesOut: number,
  legs: ReturnType<typeof go>[],
  setup: Setup = open,
) =>
  reasons
    .againstMove(look(position, setup), { model: 0, manner, allowance: Math.round(inchesOut * 254) }, legs)
    .map(({ reason, clause }) => [reason, clause]);

section('8E-4 Movement', () => {
  rule(['8E-4.1'], 'each model moves once, up to M', start => {
    const game = start.from(open, field([mover, far], moving), phase());
    game.picks('choose a model to move', 0).picks('choose how it moves', 'move');
    game.refuses([go(16.01, 10)], 'too-long', '8E-4.1');
    game.picks('move', [go(16, 10)]);
    // Nobody is left to move.
    expect(game.position.models[0]).toMatchObject({ at: spot(16, 10), did: ['moved'] });
  });

  rule(['8E-4.1', '8E-6.8'], 'there and back is a move, a path of no length is none', start => {
    const didOf = (path: ReturnType<typeof go>[]) =>
      start
        .from(open, field([mover, far], moving), phase())
        .picks('choose a model to move', 0)
        .picks('choose how it moves', 'move')
        .picks('move', path).position.models[0]!.did;
    expect(didOf([go(13, 10), go(10, 10)])).toEqual(['moved']);
    expect(didOf([go(10, 10)])).toEqual(['stayed']);
    expect(didOf([])).toEqual(['stayed']);
  });

  rule(['8E-4.2', '8E-4.3'], 'nobody ends or passes within 1" of an enemy, nor through a model', () => {
    const near = (gap: number) =>
      field([mover, red('Ork Boy', 0, 0, { at: tenths(10 * 254 + 320 + 254 + gap + 508, 2540) })]);
    // Bases of 32 mm, exactly 1" apart is too near.
    expect(against(near(1), 'move', 6, [go(12, 10)])).toEqual([]);
    expect(against(near(0), 'move', 6, [go(12, 10)])).toContainEqual(['too-near-an-enemy', '8E-4.2']);
    const past = field([mover, red('Ork Boy', 13, 11)]);
    expect(against(past, 'move', 6, [go(16, 10)])).toContainEqual(['too-near-an-enemy', '8E-4.2']);
    expect(against(field([mover, blue('Scout', 13, 10), far]), 'move', 6, [go(16, 10)])).toContainEqual([
      'through-base',
      '8E-4.3',
    ]);
  });

  rule(['8E-4.6', '8E-4.7'], 'an Advance adds a D6, and then nothing but Assault weapons', start => {
    const game = start.from(open, field([mover, far], moving), phase());
    game.picks('choose a model to move', 0).picks('choose how it moves', 'advance').dice('roll to Advance', 3);
    game.refuses([go(19.01, 10)], 'too-long', '8E-4.6');
    game.picks('move', [go(19, 10)]);
    expect(game.position.models[0]!.did).toEqual(['advanced']);
    const advanced = look(game.position);
    expect(charges.againstCharge(advanced, 0)).toMatchObject([{ reason: 'advanced' }]);
  });

  rule(
    ['8E-4.8', '8E-4.9', '8E-4.10'],
    'a model within 1" of an enemy Falls Back or stays, and neither Advances nor charges',
    start => {
      const line = [mover, red('Ork Boy', 12, 10)];
      const held = field(line, moving);
      expect(movement.againstManner(look(held), 0, 'move')).toMatchObject([{ reason: 'in-combat' }]);
      expect(movement.againstManner(look(held), 0, 'advance')).toMatchObject([{ reason: 'in-combat' }]);
      expect(movement.againstManner(look(field([mover, far])), 0, 'fall-back')).toMatchObject([
        { reason: 'not-in-combat' },
      ]);
      const game = start.from(open, held, phase()).picks('choose a model to move', 0);
      game.refuses([go(10.5, 8.6)], 'ends-near-an-enemy', '8E-4.2');
      game.picks('move', [go(6, 10)]);
      expect(charges.againstCharge(look(game.position), 0)).toMatchObject([{ reason: 'fell-back' }]);
    },
  );

  rule('8E-4.9', 'a Fall Back is refused only where no legal path exists', () => {
    const ring = [0, 1, 2, 3, 4, 5].map(i => {
      const [dx, dy] = [
        [1, 0],
        [0.5, 0.866],
        [-0.5, 0.866],
        [-1, 0],
        [-0.5, -0.866],
        [0.5, -0.866],
      ][i]!;
      return red('Ork Boy', 10 + 1.3 * dx!, 10 + 1.3 * dy!);
    });
    expect(
      proposing.find(look(field([mover, ...ring])), { model: 0, manner: 'fall-back', allowance: 6 * 254 }),
    ).toBeNull();
    expect(
      proposing.find(look(field([mover, ...ring.slice(2)])), { model: 0, manner: 'fall-back', allowance: 6 * 254 }),
    ).not.toBeNull();
  });

  rule('8E-4.4', 'heights climbed count like any other distance', () => {
    const tower = withPieces(box('container', [12, 8], [6, 4], 3));
    const up = [go(11, 10), climb(13, 10, 3)];
    // 1" to it, 2" over its edge and 3" up.
    expect(against(field([mover, far]), 'move', 6, up, tower)).toEqual([]);
    expect(against(field([mover, far]), 'move', 5.99, up, tower)).toContainEqual(['too-long', '8E-4.1']);
  });

  rule('8E-4.5', 'a model that can FLY ignores models and terrain in the Movement phase', () => {
    const wall = withPieces(box('wall', [12, 0], [0.3, 48], 5));
    const flier = field([blue('Inceptor', 10, 10), far]);
    expect(against(flier, 'move', 10, [go(16, 10)], wall)).toEqual([]);
    expect(against(field([mover, far]), 'move', 10, [go(16, 10)], wall)).toContainEqual(['through-solid', 'RS-9.9']);
    // Over an enemy, not ending near it.
    expect(against(field([blue('Inceptor', 10, 10), red('Ork Boy', 13, 10)]), 'move', 10, [go(16, 10)])).toEqual([]);
    expect(against(field([blue('Inceptor', 10, 10), red('Ork Boy', 13, 10)]), 'move', 10, [go(14, 10)])).toContainEqual(
      ['ends-near-an-enemy', '8E-4.2'],
    );
  });

  rule(['8E-4.5', '8E-4.3', '8E-7.10'], 'in the Fight phase and in interventions it goes on foot', () => {
    const wall = withPieces(box('wall', [12, 0], [0.3, 48], 5));
    const at = field([blue('Inceptor', 11.1, 10), red('Ork Boy', 15, 10)]);
    for (const manner of ['pile-in', 'consolidate', 'intervene'] as const) {
      expect(against(at, manner, 3, [go(13.3, 10)], wall)).toContainEqual(['through-solid', 'RS-9.9']);
      expect(against(at, manner, 3, [go(13.3, 10)])).toEqual([]);
      const past = field([blue('Inceptor', 10, 10), red('Ork Boy', 15, 10), blue('Scout', 11.6, 10)]);
      expect(against(past, manner, 3, [go(13, 10)])).toContainEqual(['through-base', '8E-4.3']);
    }
    // It may still stand on an upper floor, Infantry or not.
    const floor = withPieces(box('floor', [4, 4], [12, 12], [2.9, 3]));
    const blade = field([
      blue('Tomb Blade', 0, 0, { at: spot(8, 10, 3) }),
      red('Ork Boy', 0, 0, { at: spot(14, 10, 3) }),
    ]);
    expect(against(blade, 'pile-in', 3, [go(10, 10, 3)], floor)).toEqual([]);
  });

  rule('8E-6.25', 'Infantry goes through the walls of ruins, others do not', () => {
    const ruin = withPieces(box('ruin-wall', [12, 0], [0.3, 48], 5));
    expect(against(field([mover, far]), 'move', 6, [go(15, 10)], ruin)).toEqual([]);
    expect(
      against(field([blue('Tomb Blade', 10, 10), far]), 'charge', 6, [go(15, 10)], ruin).map(([reason]) => reason),
    ).not.toContain('through-solid');
    expect(against(field([blue('Crisis Shas’ui', 10, 10), far]), 'move', 8, [go(15, 10)], ruin)).toEqual([]);
  });
});

/** Two roofs, 3" high, with a gap of this many inches between them. */
const roofs = (gap: number): Setup =>
  withPieces(box('container', [4, 6], [8, 8], 3, 'near'), box('container', [12 + gap, 6], [8, 8], 3, 'far'));
const onRoof: Stood = blue('Intercessor', 0, 0, { at: spot(11, 10, 3) });
const back: Stood = blue('Intercessor', 0, 0, { at: spot(7, 10, 3) });

section('RS-4 Jumping', () => {
  rule('RS-4.1', 'a gap narrower than the base costs only its distance', () => {
    // 32 mm are 1.26".
    expect(against(field([onRoof, far]), 'move', 6, [go(15, 10, 3)], roofs(1.2))).toEqual([]);
    expect(against(field([onRoof, far]), 'move', 6, [go(15, 10, 3)], roofs(1.3)).length).toBeGreaterThan(0);
    // One exactly as wide as the base must be jumped, one a tenth of a millimetre narrower need not.
    const walks = (tenths: number) => against(field([onRoof, far]), 'move', 6, [go(15, 10, 3)], roofs(tenths / 254));
    const jumps = (tenths: number) => against(field([onRoof, far]), 'move', 6, [jump(15, 10, 3)], roofs(tenths / 254));
    expect(walks(319)).toEqual([]);
    expect(walks(320).length).toBeGreaterThan(0);
    expect(jumps(320)).toEqual([]);
  });

  rule(['RS-4.2', 'RS-4.6', 'RS-4.9'], 'a die above the whole inches of the gap clears it', start => {
    expect([clears(2, 2), clears(3, 2), clears(6, 6)]).toEqual([false, true, false]);
    const game = start.from(roofs(2.5), field([onRoof, far], moving), phase());
    game.picks('choose a model to move', 0).picks('choose how it moves', 'move');
    game.picks('move', [jump(15.5, 10, 3)]).dice('roll to jump', 3);
    expect(game.position.models[0]!.at).toEqual(spot(15.5, 10, 3));
    expect(game.facts()).toContainEqual(expect.objectContaining({ type: 'gap-jumped', inches: 2, cleared: true }));
  });

  rule(
    ['RS-4.2', 'RS-4.4', 'RS-4.5', 'RS-4.7'],
    'a model that misses falls to the near edge, is hit by the height, and continues',
    start => {
      expect([strengthOfFall(3 * 254), strengthOfFall(3 * 254 + 1), strengthOfFall(1)]).toEqual([3, 4, 1]);
      const game = start.from(roofs(2.5), field([onRoof, far], moving), phase());
      game
        .picks('choose a model to move', 0)
        .picks('choose how it moves', 'move')
        .picks('move', [jump(15.5, 10, 3)]);
      game.dice('roll to jump', 2);
      // S3 against T4, rolled by the opponent; a save without cover.
      expect(game.asks('roll to wound', 'roll').whose).toBe(1);
      game.dice('roll to wound', 5).dice('saving throws', 2);
      expect(game.position.models[0]).toMatchObject({ wounds: 1, at: { z: 0 } });
      // The height is free: it continues with all it had left at the edge, 1" from where it started.
      expect(game.asks('move', 'move').allowance).toBe(5 * 254);
      game.picks('move', []);
    },
  );

  rule(['RS-4.9', 'RS-4.6'], 'a second gap has a roll of its own; the way to the edge is paid for', start => {
    const three = withPieces(
      box('container', [4, 6], [8, 8], 3, 'near'),
      box('container', [13.5, 6], [3, 8], 3, 'middle'),
      box('container', [18, 6], [8, 8], 3, 'far'),
    );
    const fast: Stood = blue('Genestealer', 0, 0, { at: spot(9, 10, 3) });
    const path = [go(11.5, 10, 3), jump(14.5, 10, 3), go(16, 10, 3), jump(19, 10, 3)];
    const game = start.from(three, field([fast, far], moving), phase());
    game.picks('choose a model to move', 0).picks('choose how it moves', 'advance').dice('roll to Advance', 6);
    game.picks('move', path).dice('roll to jump', 2).dice('roll to jump', 1).dice('roll to wound', 1);
    // 14" less 2.5", 3", 1.5" and the 0.5" to the edge.
    expect(game.asks('move', 'move').allowance).toBe(6.5 * 254);
    game.picks('move', []);
  });

  rule(
    ['RS-4.8', 'RS-4.12'],
    'a gap of 6" is always a fall, a wider one cannot be jumped, nor without the distance',
    () => {
      const fast: Stood = blue('Genestealer', 0, 0, { at: spot(11.9, 10, 3) });
      expect(against(field([fast, far]), 'advance', 14, [jump(19, 10, 3)], roofs(6.01))).toContainEqual([
        'gap-too-wide',
        'RS-4.8',
      ]);
      expect(against(field([fast, far]), 'advance', 14, [jump(19, 10, 3)], roofs(6))).toEqual([]);
      expect(against(field([fast, far]), 'advance', 7, [jump(19, 10, 3)], roofs(6))).toContainEqual([
        'too-long',
        '8E-4.6',
      ]);
    },
  );

  rule(['RS-4.6', 'RS-4.12'], 'nobody ends over the gap, nor with its base over the far edge', () => {
    const ends = (leg: ReturnType<typeof go>) => against(field([onRoof, far]), 'move', 6, [leg], roofs(2.5));
    expect(ends(go(13, 10, 3))).not.toEqual([]);
    expect(ends(jump(13.5, 10, 3))).not.toEqual([]);
    // The far edge at 14.5": the base of 32 mm is clear of it from 15.13" on.
    expect(ends(jump(15.13, 10, 3))).toEqual([]);
    expect(ends(jump(15.12, 10, 3))).not.toEqual([]);
  });

  rule(['RS-4.7', '8E-6.23'], 'no cover against the hit of a fall', start => {
    const wood = withPieces(box('container', [4, 6], [8, 8], 3), box('wood', [12, 6], [8, 8], 0.1));
    const scout = blue('Scout', 0, 0, { at: spot(11, 10, 3) });
    const game = start.from(wood, field([scout, far], moving), phase());
    game
      .picks('choose a model to move', 0)
      .picks('choose how it moves', 'move')
      .picks('move', [drop(13, 10)]);
    // A save of 4+, in a wood or not.
    game.dice('roll to wound', 6).dice('saving throws', 3);
    expect(game.position.models[0]!.removed).toBe(true);
  });

  rule('RS-4.3', 'any model may jump down, as if it had missed a gap', start => {
    const game = start.from(roofs(20), field([onRoof, far], moving), phase());
    game
      .picks('choose a model to move', 0)
      .picks('choose how it moves', 'move')
      .picks('move', [drop(13, 10)]);
    game.dice('roll to wound', 1);
    expect(game.facts()).toContainEqual(expect.objectContaining({ type: 'fell', clause: 'RS-4.4', strength: 3 }));
    game.picks('move', []);
  });

  rule(['RS-4.3', 'RS-4.9', 'RS-4.4'], 'the way to the edge is paid for, and it lands against the wall', start => {
    const game = start.from(roofs(20), field([back, far], moving), phase());
    game
      .picks('choose a model to move', 0)
      .picks('choose how it moves', 'move')
      .picks('move', [drop(13, 10)]);
    game.dice('roll to wound', 1);
    // 5" to the edge at 12": 1" is left. The base of 32 mm touches the wall.
    expect(game.position.models[0]!.at).toEqual(tenths(12 * 254 + 160, 2540));
    expect(game.asks('move', 'move').allowance).toBe(254);
    game.refuses([go(13.64, 10)], 'too-long', '8E-4.1').picks('move', []);
    expect(game.facts().flatMap(fact => (fact.type === 'moved' && fact.legs ? [fact.legs] : []))).toEqual([
      [go(12, 10, 3)],
    ]);
    expect(against(field([back, far]), 'move', 4.9, [drop(13, 10)], roofs(20))).toContainEqual(['too-long', '8E-4.1']);
  });

  rule(['RS-4.4', 'RS-4.11'], 'in a gap too narrow for the base: the nearest place to the near edge', start => {
    const narrow = withPieces(
      box('container', [4, 2], [8, 16], 3, 'near'),
      box('container', [13, 2], [8, 16], 3, 'far'),
    );
    const game = start.from(narrow, field([blue('Intercessor', 0, 0, { at: spot(11.4, 8, 3) }), far], moving), phase());
    game
      .picks('choose a model to move', 0)
      .picks('choose how it moves', 'move')
      .picks('move', [jump(13.8, 10.4, 3)]);
    game.dice('roll to jump', 1).dice('roll to wound', 1).picks('move', []);
    // The mouth of the gap, not the far side of the other roof.
    const { x, y, z } = game.position.models[0]!.at!;
    expect([z, y < 2 * 254, Math.abs(x - 12.5 * 254) < 254]).toEqual([0, true, true]);
  });

  rule(['RS-4.10', 'RS-4.13'], 'jumps belong to the Movement phase, between level edges', () => {
    for (const leg of [jump(15.5, 10, 3), drop(13, 10)])
      expect(against(field([onRoof, far]), 'charge', 12, [leg], roofs(2.5))).toContainEqual(['not-allowed', 'RS-4.10']);
    // A model that can FLY crosses any gap, without a roll.
    const flier = field([blue('Inceptor', 0, 0, { at: spot(11, 10, 3) }), far]);
    expect(against(flier, 'move', 10, [go(20, 10, 3)], roofs(7))).toEqual([]);
    expect(
      jumps.eventsOf(look(flier, roofs(7)), { model: 0, manner: 'move', allowance: 2540 }, [go(20, 10, 3)]),
    ).toEqual([]);
    const steps = withPieces(box('container', [4, 6], [8, 8], 3, 'near'), box('container', [14, 6], [8, 8], 2, 'far'));
    expect(against(field([onRoof, far]), 'move', 8, [jump(15.5, 10, 2)], steps)).toContainEqual([
      'too-steep-to-jump',
      'RS-4.13',
    ]);
  });
});

section('RS-2 Mines', () => {
  const mine = (x: number, y: number, z = 0) => ({ seat: 1, at: spot(x, y, z), wentOff: false });

  rule(
    ['RS-2.17', 'RS-2.18', 'RS-2.22', 'RS-2.24', 'RS-2.26'],
    'an enemy that moves within 6" in its sight takes one hit at that point',
    start => {
      const game = start.from(open, field([mover, far], { ...moving, mines: [mine(24, 10)] }), phase());
      game.picks('choose a model to move', 0).picks('choose how it moves', 'advance').dice('roll to Advance', 6);
      game.picks('move', [go(18, 10)]);
      expect(game.asks('roll to wound', 'roll').whose).toBe(1);
      // Within 6" of a disc of 25 mm at 24": from 24 - 6 - 0.49 - 0.63.
      expect(game.position.models[0]!.at!.x).toBeGreaterThanOrEqual(24 * 254 - 1524 - 125 - 160);
      expect(game.position.models[0]!.at!.x).toBeLessThanOrEqual(24 * 254 - 1524 - 125 - 160 + 2);
      game.dice('roll to wound', 3).dice('saving throws', 3);
      expect(game.position.models[0]!.at).toEqual(spot(18, 10));
      expect(game.position.mines).toMatchObject([{ wentOff: true }]);
    },
  );

  rule(['RS-2.17', 'RS-2.28'], 'not where terrain hides the mover, and not for friends', start => {
    const wall = withPieces(box('wall', [21, 0], [0.3, 48], 5));
    const game = start.from(wall, field([mover, far], { ...moving, mines: [mine(24, 10)] }), phase());
    game
      .picks('choose a model to move', 0)
      .picks('choose how it moves', 'advance')
      .dice('roll to Advance', 6)
      .picks('move', [go(18, 10)]);
    const own = { ...mine(24, 10), seat: 0 };
    const friend = start.from(open, field([mover, far], { ...moving, mines: [own] }), phase());
    friend
      .picks('choose a model to move', 0)
      .picks('choose how it moves', 'advance')
      .dice('roll to Advance', 6)
      .picks('move', [go(18, 10)]);
    expect(friend.position.mines[0]!.wentOff).toBe(false);
    expect(game.position.mines[0]!.wentOff).toBe(false);
  });

  rule(['RS-2.24', 'RS-2.21'], 'slain there, it is removed and a charge by it is over', start => {
    const boy = blue('Ork Boy', 10, 10);
    const position = field([boy, red('Scout', 17, 10)], { ...broke, phase: 'charge', mines: [mine(17, 10)] });
    const game = start.from(open, position, charges.phase.start({ model: null }));
    game.picks('choose a model to charge', 0);
    if (game.state.question?.purpose === 'fire Overwatch') game.picks('fire Overwatch', null);
    game.dice('charge roll', 6, 6);
    if (game.state.question?.purpose === 'choose dice to roll again') game.picks('choose dice to roll again', []);
    game
      .picks('move', [go(15.6, 10)])
      .dice('roll to wound', 6)
      .dice('saving throws', 1);
    expect(game.position.models[0]!.removed).toBe(true);
    expect(game.position.models[1]!.did).toEqual([]);
  });

  rule('RS-2.30', 'a move of 0" triggers none', () => {
    const t = look(field([mover, far], { mines: [mine(12, 10)] }));
    expect(mines.eventsOf(t, { model: 0, manner: 'move', allowance: 1524 }, [])).toEqual([]);
    expect(mines.eventsOf(t, { model: 0, manner: 'move', allowance: 1524 }, [go(10, 10)])).toEqual([]);
    expect(mines.eventsOf(t, { model: 0, manner: 'move', allowance: 1524 }, [go(10, 11), go(10, 10)])).toHaveLength(1);
  });
});

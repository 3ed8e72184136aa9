import type { Piece } from '@little-wars/engine/geometry';
import { TERRAIN_KINDS } from '@little-wars/engine/pieces';
import { expect } from 'vitest';
import { charges, covers, fights, melee, reasons, strikes } from '../../library.ts';
import { rule, section } from '../../testing/book.ts';
import {
  blue,
  box,
  broke,
  field,
  go,
  look,
  open,
  red,
  type Stood,
  spot,
  tenths,
  withPieces,
} from '../../testing/field.ts';
import type { Position, Setup } from '../../types.ts';

const firer: Stood = blue('Immortal', 10, 10);
const cover = (target: Stood, setup: Setup, from: Stood = firer): number =>
  covers.coverFor(look(field([from, target]), setup), 0, 1);
/** The number a save of the target against gauss fire needs, AP and cover included. */
const saves = (position: Position, setup: Setup, manner: 'shooting' | 'overwatch' | 'fighting' = 'shooting') => {
  const t = look(position, setup);
  const attack = strikes.attackOf(t, { attacker: 0, target: 1, profile: 'gauss-blaster', manner, attacks: 1 });
  const { needs, modifier } = strikes.rolls.toSave(t, attack, attack);
  return needs - modifier;
};

section('8E-6 Cover', () => {
  const wood = withPieces(box('wood', [18, 8], [4, 4], 0.1));

  rule('8E-6.22', 'wholly within terrain adds 1 to saves; a base over its edge gets nothing', () => {
    expect(cover(red('Scout', 20, 10), wood)).toBe(1);
    // The edge at 18", a radius of 160 tenths: exactly inside, and one tenth over it.
    expect(cover(red('Scout', 0, 0, { at: tenths(18 * 254 + 160, 2540) }), wood)).toBe(1);
    expect(cover(red('Scout', 0, 0, { at: tenths(18 * 254 + 159, 2540) }), wood)).toBe(0);
    expect(cover(red('Scout', 30, 10), wood)).toBe(0);
    // AP -2 against 4+.
    expect(saves(field([firer, red('Scout', 20, 10)]), wood)).toBe(5);
    expect(saves(field([firer, red('Scout', 30, 10)]), wood)).toBe(6);
  });

  rule('8E-6.22', 'parts of one piece are one feature: also across their seam, and inside the bend of an L', () => {
    const parts = [box('wood', [18, 8], [2, 4], 0.1), box('wood', [20, 8], [2, 4], 0.1)];
    const one = withPieces({ ...parts[0]!, parts: parts.flatMap(({ parts: own }) => own) });
    expect(cover(red('Scout', 20, 10), one)).toBe(1);
    // Not over its outer edge; and two pieces stay two.
    expect(cover(red('Scout', 20, 8.5), one)).toBe(0);
    expect(cover(red('Scout', 20, 10), withPieces(parts[0]!, { ...parts[1]!, id: 'other' }))).toBe(0);
    const arm = box('wood', [18, 12], [2, 4], 0.1);
    const bent = withPieces({ ...parts[0]!, parts: [...parts, arm].flatMap(({ parts: own }) => own) });
    expect(cover(red('Scout', 19, 12), bent)).toBe(1);
    // The inner corner at (20", 12") cuts into the base.
    expect(cover(red('Scout', 20, 11.8), bent)).toBe(0);
  });

  rule(['8E-6.22', '8E-7.4'], 'Overwatch is shooting: cover counts against it', () => {
    expect(saves(field([firer, red('Scout', 20, 10)]), wood, 'overwatch')).toBe(5);
  });

  rule('8E-6.23', 'cover adds nothing in a fight, and nothing to an invulnerable save', () => {
    expect(saves(field([firer, red('Scout', 20, 10)]), wood, 'fighting')).toBe(6);
    // Genestealers: 5+ and 5+ invulnerable; with cover armour at AP -2 needs 6.
    expect(saves(field([firer, red('Genestealer', 20, 10)]), wood)).toBe(5);
    expect(saves(field([firer, red('Genestealer', 30, 10)]), wood)).toBe(5);
  });

  rule('8E-6.24', 'Infantry has cover by being inside, others only if half hidden from the firer', () => {
    const walled = (height: number) =>
      withPieces(box('wood', [18, 6], [6, 8], 0.1), box('wall', [17, 0], [0.2, 20], height));
    const swarm = red('Canoptek Scarab Swarm', 21, 10);
    expect(cover(swarm, wood)).toBe(0);
    expect(cover(swarm, walled(0.5))).toBe(0);
    expect(cover(swarm, walled(1.5))).toBe(1);
    expect(cover(red('Scout', 21, 10), walled(0.1))).toBe(1);
    // Half hidden, but not in terrain.
    expect(cover(red('Canoptek Scarab Swarm', 30, 10), walled(1.5))).toBe(0);
  });

  rule(['8E-6.26', 'RS-9.8', 'RS-9.11'], 'flat ground, marsh and fittings give no cover', () => {
    // A hill is just high ground: it has no terrain kind, and a surface that carries a model does not cover it.
    expect(TERRAIN_KINDS.filter(kind => /hill/.test(kind))).toEqual([]);
    const raised = withPieces(box('access-frame', [18, 8], [4, 4], 3));
    expect(cover(red('Scout', 0, 0, { at: spot(20, 10, 3) }), raised)).toBe(0);
    expect(cover(red('Scout', 0, 0, { at: spot(20, 10, 3) }), withPieces(box('rock', [18, 8], [4, 4], 3)))).toBe(1);
    for (const kind of ['marsh', 'access-point', 'wall-pipes'] as const)
      expect(cover(red('Scout', 20, 10), withPieces(box(kind, [18, 8], [4, 4], 0.1))), kind).toBe(0);
  });

  rule(['8E-6.27', 'RS-9.3'], 'Infantry within 1" of a barricade has cover from the far side', () => {
    const fence = withPieces(box('barricade', [15, 0], [0.5, 20], 0.5));
    const at = (gap: number) => red('Scout', 0, 0, { at: tenths(Math.round(15.5 * 254) + 160 + gap, 2540) });
    expect(cover(at(254), fence)).toBe(1);
    expect(cover(at(255), fence)).toBe(0);
    // Not from the same side, and only Infantry.
    expect(cover(at(100), fence, blue('Immortal', 25, 10))).toBe(0);
    expect(cover(red('Canoptek Scarab Swarm', 16.5, 10), fence)).toBe(0);
    for (const kind of ['low-wall', 'parapet', 'hedge', 'fence', 'pipes', 'broken-pipes', 'crates'] as const)
      expect(cover(at(100), withPieces(box(kind, [15, 0], [0.5, 20], 0.5))), kind).toBe(1);
    expect(cover(at(100), withPieces(box('wall', [15, 0], [0.5, 20], 0.5)))).toBe(0);
  });

  rule(['8E-6.28', 'RS-9.3'], 'fights across a barricade reach 2", others 1"', () => {
    const fence = withPieces(box('barricade', [11, 0], [0.4, 20], 0.5));
    const reach = (gap: number, setup: Setup) => {
      const t = look(
        field([blue('Ork Boy', 10, 10), red('Scout', 0, 0, { at: tenths(2540 + 320 + gap, 2540) })]),
        setup,
      );
      return [fights.mayFight(t, 0), fights.mayFight(t, 1), melee.victimsOf(t, 0).length];
    };
    expect(reach(508, fence)).toEqual([true, true, 1]);
    expect(reach(509, fence)).toEqual([false, false, 0]);
    expect(reach(508, open)).toEqual([false, false, 0]);
    expect(reach(254, open)).toEqual([true, true, 1]);
    // Beside it is not across it.
    const beside = withPieces(box('barricade', [11, 12], [0.4, 8], 0.5));
    expect(reach(508, beside)).toEqual([false, false, 0]);
    // Nor is below one that stands on a floor overhead, nor above one on the ground.
    const overhead = withPieces(box('parapet', [11, 0], [0.4, 20], [3, 4]));
    expect(reach(400, overhead)).toEqual([false, false, 0]);
    const floor = withPieces(box('floor', [6, 4], [10, 12], [2.9, 3]), box('fence', [11, 0], [0.4, 20], 0.5));
    const above = look(
      field([blue('Ork Boy', 0, 0, { at: spot(10, 10, 3) }), red('Scout', 0, 0, { at: spot(13, 10, 3) })]),
      floor,
    );
    expect([fights.mayFight(above, 0), melee.victimsOf(above, 0)]).toEqual([false, []]);
    // It must stand between both: one of them on top of a low floor is above it.
    const low = withPieces(box('floor', [11.6, 4], [6, 12], [0.8, 1]), box('fence', [11, 0], [0.4, 20], 0.9));
    const aslant = look(field([blue('Ork Boy', 10, 10), red('Scout', 0, 0, { at: spot(12.3, 10, 1) })]), low);
    expect([fights.mayFight(aslant, 0), melee.victimsOf(aslant, 0)]).toEqual([false, []]);
  });
});

section('8E-6.29 Craters', () => {
  const crater = withPieces(box('crater', [13, 6], [2, 8], 0.1));
  const position = field([blue('Ork Boy', 10, 10), red('Scout', 20, 10)], { ...broke, phase: 'charge' });
  const against = (inches: number, legs: ReturnType<typeof go>[], setup: Setup, manner: 'charge' | 'move' = 'charge') =>
    reasons
      .againstMove(look(position, setup), { model: 0, manner, allowance: inches * 254, at: [1] }, legs)
      .map(({ reason }) => reason);

  rule(['8E-6.29', 'RS-9.7'], 'a charge through a crater is 2" shorter; other moves and ways round it are not', () => {
    // 8" to within 1" of the target.
    expect(against(8, [go(18, 10)], open)).toEqual([]);
    expect(against(10, [go(18, 10)], crater)).toEqual([]);
    expect(against(9.9, [go(18, 10)], crater)).toEqual(['too-long']);
    expect(against(8, [go(18, 10)], withPieces(box('wood', [13, 6], [2, 8], 0.1)))).toEqual([]);
    const away = withPieces(box('crater', [13, 14], [2, 8], 0.1));
    expect(against(8, [go(18, 10)], away)).toEqual([]);
    expect(against(5, [go(15, 10)], crater, 'move')).toEqual([]);
  });

  rule(['8E-6.29', '8E-7.9'], 'a charge that a crater makes too long fails', start => {
    const wide = withPieces(box('crater', [13, 0], [2, 48], 0.1));
    const charge = (setup: Setup) => {
      const game = start.from(setup, position, charges.phase.start({ model: null }));
      game.picks('choose a model to charge', 0).picks('fire Overwatch', null).dice('charge roll', 4, 4);
      return game.picks('choose dice to roll again', []);
    };
    expect(charge(wide).facts()).toContainEqual(expect.objectContaining({ type: 'charge-failed', clause: '8E-7.9' }));
    charge(open).picks('move', [go(18, 10)]);
  });
});

section('RS-9 Terrain', () => {
  const against = (position: Position, setup: Setup, legs: ReturnType<typeof go>[]) =>
    reasons
      .againstMove(look(position, setup), { model: 0, manner: 'move', allowance: 8 * 254 }, legs)
      .map(({ reason }) => reason);
  const walker = (kind: string) => field([blue(kind, 10, 10), red('Ork Boy', 40, 40)]);

  rule(['RS-9.1', '8E-6.25'], 'Infantry goes through the walls of ruins, others on foot do not', () => {
    for (const kind of ['ruin-wall', 'window'] as const) {
      const wall = withPieces(box(kind, [12, 0], [0.3, 20], 5));
      expect(against(walker('Intercessor'), wall, [go(15, 10)]), kind).toEqual([]);
      expect(against(walker('Walker'), wall, [go(16, 10)]), kind).toContain('through-solid');
      // Nobody ends in a wall.
      expect(against(walker('Intercessor'), wall, [go(12.1, 10)]), kind).not.toEqual([]);
    }
  });

  rule('RS-9.2', 'plain walls, bulkheads and closed hatches block everybody', () => {
    for (const kind of ['wall', 'bulkhead', 'hatch'] as const)
      expect(
        against(walker('Intercessor'), withPieces(box(kind, [12, 0], [0.3, 20], 5)), [go(15, 10)]),
        kind,
      ).toContain('through-solid');
  });

  rule(['RS-9.4', '8E-6.25'], 'who stands in a ruin or on its floor has cover; others than Infantry stay below', () => {
    const ruin: Piece = {
      ...box('ruin-wall', [18, 8], [0.3, 4], 4),
      parts: [
        ...box('ruin-wall', [18, 8], [0.3, 4], 4).parts,
        ...box('ruin-wall', [18, 8], [4, 0.3], 4).parts,
        ...box('floor', [18, 8], [4, 4], [2.9, 3]).parts,
      ],
    };
    const setup = withPieces(ruin);
    expect(cover(red('Scout', 20, 10), setup)).toBe(1);
    expect(cover(red('Scout', 0, 0, { at: spot(20, 10, 3) }), setup)).toBe(1);
    expect(cover(red('Scout', 25, 10), setup)).toBe(0);
    // Two walls at an angle are a ruin without any floor.
    const bare = withPieces({ ...ruin, parts: ruin.parts.slice(0, 2) });
    expect(cover(red('Scout', 19.1, 9.1), bare)).toBe(1);
    expect(cover(red('Scout', 21, 11), bare)).toBe(0);
    const upstairs = (kind: string) =>
      against(field([blue(kind, 0, 0, { at: spot(19.5, 10, 3) }), red('Ork Boy', 40, 40)]), setup, [go(20, 10, 3)]);
    expect(upstairs('Intercessor')).toEqual([]);
    expect(upstairs('Walker')).toContain('not-standing');
  });

  rule('RS-9.10', 'a tree is solid, and part of the wood it stands in', () => {
    const wood: Piece = {
      ...box('wood', [12, 8], [4, 4], 0.1),
      parts: [...box('wood', [12, 8], [4, 4], 0.1).parts, ...box('tree', [15, 9], [2, 2], 2).parts],
    };
    const setup = withPieces(wood);
    expect(against(walker('Intercessor'), setup, [go(13.5, 10)])).toEqual([]);
    expect(against(walker('Intercessor'), setup, [go(15, 10)])).toContain('through-solid');
    expect(cover(red('Scout', 14.3, 10), setup)).toBe(1);
    // Up in the tree, over the ground of the wood and beyond it.
    expect(cover(red('Scout', 0, 0, { at: spot(16, 10, 2) }), setup)).toBe(1);
    expect(cover(red('Scout', 17.7, 10), setup)).toBe(0);
    expect(cover(red('Scout', 14.3, 10), withPieces(box('tree', [15, 9], [2, 2], 2)))).toBe(0);
  });

  rule(
    ['RS-9.6', 'RS-9.7', 'RS-9.9', 'RS-9.10', 'RS-9.11'],
    'what is passable and gives cover, and what can be stood on',
    () => {
      for (const kind of ['wood', 'rubble', 'detritus', 'crater'] as const) {
        const setup = withPieces(box(kind, [12, 8], [4, 4], 0.1));
        expect(against(walker('Intercessor'), setup, [go(14, 10)]), kind).toEqual([]);
        expect(cover(red('Scout', 14, 10), setup), kind).toBe(1);
      }
      for (const kind of ['container', 'building', 'rock', 'machine', 'apparatus', 'hull', 'debris', 'tree'] as const) {
        const setup = withPieces(box(kind, [12, 8], [4, 4], 2));
        expect(against(walker('Intercessor'), setup, [go(14, 10)]), kind).toContain('through-solid');
        expect(cover(red('Scout', 0, 0, { at: spot(14, 10, 2) }), setup), kind).toBe(1);
      }
      expect(against(walker('Walker'), withPieces(box('marsh', [12, 8], [4, 4], 0.1)), [go(14, 10)])).toEqual([]);
    },
  );

  rule('RS-9.5', 'climbing ladders and stairs costs only the height', () => {
    const climbs = (kind: 'ladder' | 'stairs'): Setup =>
      withPieces(box('container', [12, 8], [6, 4], 3), box(kind, [11.6, 9], [0.4, 2], 3, 'way-up'));
    for (const kind of ['ladder', 'stairs'] as const) {
      const t = look(walker('Intercessor'), climbs(kind));
      const cost = reasons.costOf(t, { model: 0, manner: 'move', allowance: 2540 }, [
        go(10.9, 10),
        { how: 'climb', to: spot(13, 10, 3) },
      ]);
      // 3" over the ground and 3" up.
      expect(cost, kind).toBe(6 * 254);
    }
  });
});

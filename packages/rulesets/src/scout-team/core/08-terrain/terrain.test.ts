import { inches, mayStand } from '@little-wars/engine/geometry';
import { TERRAIN_KINDS } from '@little-wars/engine/pieces';
import { expect } from 'vitest';
import { charges, covers, melee, proposing, reasons, targets, trips } from '../../library.ts';
import { isDefensible } from '../../rules/defensible.ts';
import { classOf, type TerrainClass, TRAITS } from '../../terrain.ts';
import { rule, section } from '../../testing/book.ts';
import {
  blue,
  box,
  broke,
  climb,
  field,
  go,
  look,
  open,
  pairsOf,
  red,
  type Stood,
  tenths,
  toHit,
  toSave,
  withPieces,
} from '../../testing/field.ts';
import type { Position, Setup } from '../../types.ts';

const line = (x = 20, kind = 'Intercessor'): Position => field([blue('Immortal', 10, 10), red(kind, x, 10)], broke);
const saves = (setup: Setup, position = line(), manner: 'shooting' | 'fighting' = 'shooting') =>
  toSave(position, manner === 'shooting' ? 'gauss-flayer' : 'close-combat-weapon', manner, setup).modifier;
type Legs = Parameters<typeof reasons.againstMove>[2];
const against = (position: Position, legs: Legs, allowance: number, setup: Setup, manner: 'move' | 'charge' = 'move') =>
  pairsOf(reasons.againstMove(look(position, setup), { model: 0, manner, allowance: allowance * 254, at: [1] }, legs));

section('9E-8 Cover', () => {
  rule(['9E-8.1', '9E-8.3'], 'an area: Infantry within it has 1 more to armour saves against shots', () => {
    const crater = withPieces(box('crater', [19, 8], [4, 4], 0.1));
    expect([saves(open), saves(crater)]).toEqual([-1, 0]);
    // Any part of the base is enough; touching is not.
    const at = (x: number) => field([blue('Immortal', 10, 10), red('Intercessor', 0, 0, { at: tenths(x, 2540) })]);
    expect([saves(crater, at(19 * 254 - 159)), saves(crater, at(19 * 254 - 160))]).toEqual([0, -1]);
    expect(saves(crater, line(20, 'Walker'))).toBe(-1);
    expect(saves(crater, line(20, 'Canoptek Scarab Swarm'))).toBe(0);
    expect(saves(crater, line(), 'fighting')).toBe(0);
  });

  rule(['9E-8.1', '9E-8.2'], 'an obstacle: within 3" of it, unless clear lines reach every part of the base', () => {
    const wall = (x: number, y = 5) => withPieces(box('wall', [x, y], [0.3, 10], 1.2));
    const exactly = withPieces(box('wall', [20 - 160 / 254 - 3 - 0.3, 5], [0.3, 10], 1.2));
    expect(saves(exactly)).toBe(0);
    expect(saves(wall(16))).toBe(-1);
    expect(saves(wall(18))).toBe(0);
    // Off the lines, or behind the target, it has no effect.
    expect(saves(wall(18, 11))).toBe(-1);
    expect(saves(wall(21))).toBe(-1);
  });

  rule('9E-8.4', 'Heavy Cover: +1 in melee behind a barricade, unless the attacker charged', () => {
    const barricade = withPieces(box('barricade', [11.2, 5], [0.2, 10], 1));
    const fight = (did: Position['models'][number]['did']) =>
      field([blue('Immortal', 10, 10, { did }), red('Intercessor', 12.2, 10)]);
    expect([saves(barricade, fight([]), 'fighting'), saves(barricade, fight(['charged']), 'fighting')]).toEqual([1, 0]);
    expect(saves(withPieces(box('wall', [11.2, 5], [0.2, 10], 1)), fight([]), 'fighting')).toBe(0);
  });

  rule('9E-8.5', 'Dense Cover: -1 to hit past a wood, unless it is the firer’s own', () => {
    const modifier = (setup: Setup) => toHit(line(), 'gauss-blaster', 'shooting', setup).modifier;
    expect(modifier(open)).toBe(0);
    expect(modifier(withPieces(box('wood', [14, 8], [3, 4], 0.1)))).toBe(-1);
    expect(modifier(withPieces(box('wood', [19, 8], [3, 4], 0.1)))).toBe(-1);
    expect(modifier(withPieces(box('wood', [9, 8], [3, 4], 0.1)))).toBe(0);
    expect(modifier(withPieces(box('wood', [14, 12], [3, 4], 0.1)))).toBe(0);
    // The ground of a wood is always high enough; a single tree is as high as drawn.
    const tree = (height: number) => box('tree', [14, 9.4], [1, 1.2], height);
    expect([modifier(withPieces(tree(3))), modifier(withPieces(tree(2.9)))]).toEqual([-1, 0]);
    const grove = { id: 'grove', parts: [...box('wood', [14, 8], [3, 4], 0.1).parts, ...tree(2).parts] };
    expect(modifier(withPieces(grove))).toBe(-1);
    expect(modifier(withPieces(box('crater', [14, 8], [3, 4], 3)))).toBe(0);
  });

  rule('9E-8.6', 'Obscuring: cannot be seen over from 5" on; models within see and are seen', () => {
    const ruin = (height: number) =>
      withPieces({
        id: 'ruin',
        parts: [
          ...box('ruin-wall', [14, 6], [0.3, 8], height).parts,
          ...box('ruin-wall', [14, 6], [4, 0.3], height).parts,
        ],
      });
    const sees = (setup: Setup, x = 10, z = 0) =>
      targets.canSee(
        look(field([blue('Immortal', 0, 0, { at: tenths(x * 254, 2540, z) }), red('Intercessor', 20, 10)]), setup),
        0,
        1,
      );
    // From high above it would be visible over the walls.
    expect([sees(ruin(4.9), 10, 3000), sees(ruin(5), 10, 3000)]).toEqual([true, false]);
    expect(sees(ruin(5), 15.5)).toBe(true);
    // Each in a ruin of its own.
    const two = withPieces(
      {
        id: 'one',
        parts: [...box('ruin-wall', [8, 6], [0.3, 8], 5).parts, ...box('ruin-wall', [8, 6], [4, 0.3], 5).parts],
      },
      {
        id: 'two',
        parts: [...box('ruin-wall', [21, 6], [0.3, 8], 5).parts, ...box('ruin-wall', [17, 6], [4, 0.3], 5).parts],
      },
    );
    expect(sees(two, 9)).toBe(true);
  });

  rule('9E-8.14', 'Exposed Position: no cover on top of a container', () => {
    const crate = withPieces(box('container', [18, 8], [4, 4], 2.5));
    const onTop = field([blue('Immortal', 10, 10), red('Intercessor', 0, 0, { at: tenths(5080, 2540, 635) })]);
    expect(saves(crate, onTop)).toBe(-1);
    expect(saves(crate, line(23))).toBe(0);
  });
});

section('9E-8 Charges at terrain', () => {
  const ruin = withPieces(box('wood', [15, 7], [5, 6], 0.1));
  const foe = (x = 17): Stood => red('Intercessor', x, 10);
  const declare = (setup: Setup, position: Position) => ({ setup, position });

  rule(['9E-8.7', '9E-8.8'], 'charged Infantry wholly in it may Hold Steady or Set to Defend', start => {
    const at = (x: number) => look(field([blue('Ork Boy', 10, 10), foe(x)]), ruin);
    expect([isDefensible(at(17), 1, 0), isDefensible(at(15.2), 1, 0)]).toEqual([true, false]);
    const { setup, position } = declare(ruin, field([blue('Ork Boy', 10, 10), foe()], { phase: 'charge', cp: [0, 1] }));
    const steady = start.from(setup, position, charges.phase.start({ model: null }));
    steady.picks('choose a model to charge', 0).reacts('charge-declared', 'hold-steady 1');
    steady.reacts('charge-declared', 'fire-overwatch 1').picks('choose weapons to fire', ['bolt-rifle']);
    steady.dice('roll to hit', 4, 5).dice('roll to wound', 1);
    steady.dice('charge roll', 1, 1).picks('choose dice to roll again', []);
    const defend = start.from(setup, position, charges.phase.start({ model: null }));
    defend.picks('choose a model to charge', 0).reacts('charge-declared', 'set-to-defend 1');
    // No Overwatch afterwards.
    defend.dice('charge roll', 1, 1).picks('choose dice to roll again', []);
    const swapped = { ...defend.position, models: defend.position.models };
    const t = look(swapped, ruin);
    expect(t.query('hit-modifier', 0, { attack: { ...attackBy(t, 1, 0), manner: 'fighting' } })).toBe(1);
    expect(t.query('hit-modifier', 0, { attack: { ...attackBy(t, 0, 1), manner: 'fighting' } })).toBe(0);
  });

  rule(['9E-8.7', '9E-8.8'], 'it prepares anew for each charge, in one way for each', start => {
    const line = [blue('Ork Boy', 10, 10), foe(), blue('Ork Boy', 10, 14)];
    const game = start.from(ruin, field(line, { ...broke, phase: 'charge' }), charges.phase.start({ model: null }));
    game.picks('choose a model to charge', 0).reacts('charge-declared', 'hold-steady 1');
    game.dice('charge roll', 1, 1).picks('choose dice to roll again', []);
    game.picks('choose a model to charge', 2).reacts('charge-declared', 'set-to-defend 1');
    game.dice('charge roll', 1, 1).picks('choose dice to roll again', []);
    expect(game.position.effects.map(({ use }) => use)).toMatchObject([
      { rule: 'holding-steady', target: 1, against: 0 },
      { rule: 'set-to-defend', target: 1 },
    ]);
    // Holds steady only against the first.
    const needs = (target: number) => {
      const t = look(game.position, ruin);
      return t.query('hit-needs', 6, { attack: { ...attackBy(t, 1, target), manner: 'overwatch' } });
    };
    expect([needs(0), needs(2)]).toEqual([5, 6]);
  });

  rule('9E-8.7', 'behind a defensible obstacle within 3" of it, and not in Engagement Range', () => {
    const barricade = withPieces(box('barricade', [15, 5], [0.2, 10], 1));
    const at = (x: number, ...more: readonly Stood[]) =>
      isDefensible(look(field([blue('Ork Boy', 10, 10), foe(x), ...more]), barricade), 1, 0);
    expect([at(16), at(19), at(13), at(16, blue('Ork Boy', 16, 11.5))]).toEqual([true, false, false, false]);
  });

  rule('9E-8.9', 'Defence Line: a charge and a fight across it reach 2"', () => {
    const barricade = withPieces(box('barricade', [12, 5], [0.4, 10], 1));
    // The charger touches it; its target is this far away on the other side.
    const charge = (gap: number, setup: Setup) => {
      const position = field(
        [blue('Ork Boy', 8, 10), red('Nob', 0, 0, { at: tenths(12 * 254 - 2 + 160 - 160 + gap + 200, 2540) })],
        { ...broke, phase: 'charge', charges: [{ by: 0, at: [1] }] },
      );
      return against(position, [go((12 * 254 - 162) / 254, 10)], 12, setup, 'charge');
    };
    expect(charge(508, barricade)).toEqual([]);
    expect(charge(509, barricade)).toEqual([['must-reach-a-target', '9E-9.5']]);
    expect(charge(508, open)).toEqual([['must-reach-a-target', '9E-9.5']]);
    // The charger itself must touch the line: next to a target that does, but off the line, it has not arrived.
    const offLine = (gap: number) => {
      const nob = red('Nob', 0, 0, { at: tenths(12.4 * 254 + 202, 2540) });
      const position = field([blue('Ork Boy', 8, 10), nob], { ...broke, charges: [{ by: 0, at: [1] }] });
      return against(position, [go((12 * 254 - 160 - gap) / 254, 10)], 12, barricade, 'charge');
    };
    expect([offLine(2), offLine(250)]).toEqual([[], [['must-reach-a-target', '9E-9.5']]]);
    const fights = (gap: number, setup: Setup) =>
      melee.victimsOf(
        look(
          field([
            blue('Ork Boy', 0, 0, { at: tenths(12 * 254 - 160, 2540) }),
            red('Nob', 0, 0, { at: tenths(12 * 254 + gap + 200, 2540) }),
          ]),
          setup,
        ),
        0,
      );
    expect([fights(508, barricade), fights(509, barricade), fights(508, open)]).toEqual([[1], [], []]);
  });
});

const attackBy = (t: ReturnType<typeof look>, attacker: number, target: number) => ({
  ...t.position.attack!,
  attacker,
  target,
  profile: 'choppa',
  seat: 0,
  attacks: 1,
  strength: 4,
  ap: 0,
  damage: 1,
  hits: 0,
  autoWounds: 0,
  wounds: [],
  unsaved: [],
  mortal: 0,
  marks: [],
});

section('9E-8 Moving over terrain', () => {
  const one = (kind: string) => field([blue(kind, 10, 10), red('Nob', 30, 20)]);

  rule('9E-8.10', 'Breachable: Infantry passes through the walls of ruins, others do not', () => {
    const wall = withPieces(box('ruin-wall', [12, 5], [0.3, 10], 5));
    expect(against(one('Intercessor'), [go(14, 10)], 6, wall)).toEqual([]);
    expect(against(one('Canoptek Scarab Swarm'), [go(14, 10)], 10, wall)).toEqual([]);
    expect(against(one('Walker'), [go(15, 10)], 8, wall)).toEqual([['through-solid', '9E-8.13']]);
    // No move may end inside it.
    expect(against(one('Intercessor'), [go(12, 10)], 6, wall)).toEqual([['not-standing', '9E-8.13']]);
  });

  rule('9E-5.7', 'terrain up to 1" high hinders nobody', () => {
    for (const kind of ['ruin-wall', 'container', 'tree', 'floor'] as const) {
      const low = (height: number) =>
        against(one('Walker'), [go(17, 10)], 8, withPieces(box(kind, [13, 5], [0.3, 10], height))).map(([r]) => r);
      expect(low(1), kind).toEqual([]);
      expect(low(1.1), kind).toContain('through-solid');
    }
  });

  rule('9E-8.11', 'Scalable: only Infantry, Beasts, Swarms and flyers go up', () => {
    const floor = withPieces(box('container', [11, 5], [6, 10], 2));
    const up = [climb(11.8, 10, 2), go(12.5, 10, 2)];
    expect(against(one('Intercessor'), up, 6, floor)).toEqual([]);
    expect(against(one('Walker'), [climb(12.9, 10, 2)], 8, floor).length).toBeGreaterThan(0);
    expect(
      against(one('Jetbike rider'), [{ how: 'go', to: tenths(14 * 254, 2540, 508) }], 16, floor).map(([r]) => r),
    ).not.toContain('through-solid');
  });

  rule('9E-8.12', 'Difficult Ground: -2" for moves and charges over it, unless they FLY', () => {
    const wood = withPieces(box('wood', [12, 5], [2, 10], 0.1));
    const through = (kind: string, allowance: number) => against(one(kind), [go(16, 10)], allowance, wood);
    expect([through('Intercessor', 8), through('Intercessor', 7.99), through('Inceptor', 6)]).toEqual([
      [],
      [['too-long', '9E-5.1']],
      [],
    ]);
    const charge = field([blue('Ork Boy', 10, 10), red('Nob', 17, 10)], { charges: [{ by: 0, at: [1] }] });
    expect(against(charge, [go(15, 10)], 7, wood, 'charge')).toEqual([]);
    expect(against(charge, [go(15, 10)], 6.99, wood, 'charge')).toEqual([['too-long', '9E-9.5']]);
    const barricade = withPieces(box('barricade', [12, 5], [0.2, 10], 1));
    expect(against(one('Intercessor'), [go(16, 10)], 7.99, barricade)).toEqual([['too-long', '9E-5.1']]);
  });

  rule('9E-8.12', 'once per feature and move, however often it is entered', () => {
    // In, out and in again: 1.6" + 0.6" + 0.6".
    const wood = withPieces(box('wood', [12, 5], [2, 10], 0.1));
    const inAndOut = [go(11.6, 10), go(11, 10), go(11.6, 10)];
    expect(against(one('Intercessor'), inAndOut, 4.8, wood)).toEqual([]);
    expect(against(one('Intercessor'), inAndOut, 4.79, wood)).toEqual([['too-long', '9E-5.1']]);
    const t = look(one('Intercessor'), wood);
    expect(reasons.costOf(t, { model: 0, manner: 'move', allowance: 6 * 254 }, inAndOut)).toBe(406 + 152 + 152 + 508);
    // Two features cost 2" each.
    const two = withPieces(box('wood', [11, 5], [1, 10], 0.1), box('crater', [14, 5], [1, 10], 0.1));
    expect(against(one('Intercessor'), [go(17, 10)], 11, two)).toEqual([]);
    expect(against(one('Intercessor'), [go(17, 10)], 10.99, two)).toEqual([['too-long', '9E-5.1']]);
  });

  rule('9E-8.12', 'a charge that bends in a wood pays for it once, and is found', () => {
    // Friends in a row at x = 14" block the way: the charge bends beside them, in the wood.
    const row = [0, 1, 2, 3, 4].map(i => blue('Ork Boy', 14, 7.4 + 1.3 * i));
    const line = field([blue('Ork Boy', 10, 10), red('Nob', 17, 10), ...row], { charges: [{ by: 0, at: [1] }] });
    const reaches = (setup: Setup, allowance: number) =>
      proposing.find(look(line, setup), { model: 0, manner: 'charge', allowance, at: [1] }) !== null;
    const least = (setup: Setup): number => {
      let [short, long] = [0, inches(14)];
      while (long - short > 1) {
        const half = Math.floor((short + long) / 2);
        if (reaches(setup, half)) long = half;
        else short = half;
      }
      return long;
    };
    const wood = withPieces(box('wood', [12, 3], [8, 14], 0.1));
    expect(least(wood) - least(open)).toBe(508);
  });

  rule('9E-8.13', 'Unstable Position: no move ends on a barricade', () => {
    const crates = withPieces(box('crates', [11.3, 5], [6, 10], 2));
    const t = look(one('Intercessor'), crates);
    expect(mayStand(trips.tripOf(t, 0, 'move'), { x: 14 * 254, y: 2540, z: inches(2) })).toBe(false);
    expect(against(one('Intercessor'), [climb(12.3, 10, 2)], 12, crates)).toContainEqual(['not-standing', '9E-8.13']);
  });

  rule('9E-9.7', 'FLY: a charge passes over models, but terrain counts', () => {
    const wall = withPieces(box('wall', [12, 0], [0.3, 30], 4));
    const charge = field([blue('Inceptor', 10, 10), red('Nob', 17, 10), blue('Ork Boy', 13.5, 10)], {
      charges: [{ by: 0, at: [1] }],
    });
    expect(against(charge, [go(15, 10)], 8, open, 'charge')).toEqual([]);
    expect(against(charge, [go(15, 10)], 8, wall, 'charge').map(([reason]) => reason)).toContain('through-solid');
  });
});

section('ST-9 Terrain, kind by kind', () => {
  const kinds = (wanted: TerrainClass) => TERRAIN_KINDS.filter(kind => classOf({ kind }) === wanted);

  rule(['ST-9.1', 'ST-9.2', 'ST-9.3', 'ST-9.4', 'ST-9.5'], 'ruins, walls, barricades, ways up and woods', () => {
    expect([...kinds('ruin'), ...kinds('floor')]).toEqual(['ruin-wall', 'window', 'floor']);
    expect(TRAITS.ruin).toEqual(['area', 'scalable', 'breachable', 'light-cover', 'defensible', 'obscuring']);
    expect(kinds('wall')).toEqual(['wall', 'bulkhead', 'hatch']);
    expect(TRAITS.wall).toEqual(['obstacle', 'light-cover']);
    expect([...kinds('barricade')].sort()).toEqual([
      'barricade',
      'broken-pipes',
      'crates',
      'fence',
      'hedge',
      'low-wall',
      'parapet',
      'pipes',
    ]);
    expect(TRAITS.barricade).toEqual([
      'obstacle',
      'defence-line',
      'light-cover',
      'heavy-cover',
      'defensible',
      'unstable',
      'difficult',
    ]);
    expect([...kinds('ladder'), ...kinds('stairs')]).toEqual(['ladder', 'stairs']);
    expect([...kinds('wood'), ...kinds('tree')]).toEqual(['wood', 'tree']);
    expect(TRAITS.tree).toBe(TRAITS.wood);
  });

  rule('ST-9.4', 'climbing a ladder costs only the height', () => {
    const ladder = withPieces(
      box('floor', [11.3, 5], [6, 10], [2.8, 3], 'floor'),
      box('ladder', [11.2, 9.6], [0.1, 0.8], 3),
    );
    const up = [climb(12.3, 10, 3), go(13, 10, 3)];
    expect(against(field([blue('Intercessor', 10.5, 10)]), up, 5.5, ladder)).toEqual([]);
    expect(against(field([blue('Intercessor', 10.5, 10)]), up, 5.49, ladder)).toEqual([['too-long', '9E-5.1']]);
  });

  rule(
    ['ST-9.6', 'ST-9.7', 'ST-9.8', 'ST-9.9', 'ST-9.10'],
    'craters, marsh, containers, solid blocks, and kinds without effect',
    () => {
      expect(kinds('crater')).toEqual(['rubble', 'crater', 'detritus']);
      expect(TRAITS.crater).toEqual(['area', 'light-cover', 'difficult']);
      expect(kinds('marsh')).toEqual(['marsh']);
      expect(TRAITS.marsh).toEqual(['difficult']);
      expect(kinds('container')).toEqual(['container', 'machine', 'apparatus']);
      expect(TRAITS.container).toEqual(['obstacle', 'light-cover', 'scalable', 'exposed']);
      expect(kinds('solid')).toEqual(['building', 'rock', 'debris', 'hull']);
      expect(kinds('nothing')).toEqual(['access-frame', 'access-point', 'wall-pipes']);
      const marsh = withPieces(box('marsh', [19, 8], [4, 4], 0.1));
      expect(saves(marsh)).toBe(-1);
      const rock = (height: number) => withPieces(box('rock', [14, 8], [3, 4], height));
      const sees = (setup: Setup) =>
        targets.canSee(
          look(field([blue('Immortal', 0, 0, { at: tenths(2540, 2540, 4000) }), red('Intercessor', 25, 10)]), setup),
          0,
          1,
        );
      expect([sees(rock(4.9)), sees(rock(5))]).toEqual([true, false]);
      expect(covers.hasCover(look(line(), rock(3)), 0, 1, 'light-cover')).toBe(false);
    },
  );
});

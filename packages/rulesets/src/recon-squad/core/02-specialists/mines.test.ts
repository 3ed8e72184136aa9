import { expect } from 'vitest';
import { charges, fights, mines, movement, turns } from '../../library.ts';
import { rule, section } from '../../testing/book.ts';
import {
  blue,
  box,
  broke,
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
} from '../../testing/field.ts';
import type { Mine, Position } from '../../types.ts';

const mine = (x: number, y: number, z = 0): Mine => ({ seat: 1, at: spot(x, y, z), wentOff: false });
const far: Stood = red('Ork Boy', 45, 45);
const mover: Stood = blue('Intercessor', 10, 10);
const moving: Partial<Position> = { ...broke, phase: 'movement' };
const phase = () => movement.phase.start({ model: null, manner: null, bonus: 0 });
const events = (position: Position, legs: ReturnType<typeof go>[], setup = open) =>
  mines.eventsOf(look(position, setup), { model: 0, manner: 'move', allowance: 5000 }, legs);

section('RS-2 Mines that went off', () => {
  rule('RS-2.19', 'a triggered mine is removed at the end of the phase, others stay', start => {
    const laid = [{ ...mine(30, 30), wentOff: true }, mine(30, 40)];
    const position = field([blue('Immortal', 10, 10), far], { ...broke, phase: 'charge', mines: laid });
    const game = start.from(open, position, turns.phase.start({ seat: 0, phase: 'fight' }));
    expect(game.position.mines).toEqual([mine(30, 40)]);
  });

  rule(['RS-2.20', 'RS-2.19'], 'one hit a move, and another for the next move of the phase', start => {
    const line = [blue('Immortal', 10, 10, { did: ['charged'] }), far];
    const position = field(line, { ...broke, phase: 'fight', mines: [mine(12, 10)] });
    const game = start.from(open, position, fights.fight.start({ model: 0 }));
    game.picks('move', [go(11, 11), go(12, 12)]).dice('roll to wound', 2);
    game.picks('move', [go(13, 13)]).dice('roll to wound', 2);
    expect(game.facts().filter(({ type }) => type === 'mine-went-off')).toHaveLength(2);
  });

  rule('RS-2.21', 'a model that can FLY triggers it too, and so does a Heroic Intervention', start => {
    const flown = start.from(
      open,
      field([blue('Inceptor', 10, 10), far], { ...moving, mines: [mine(18, 10)] }),
      phase(),
    );
    flown
      .picks('choose a model to move', 0)
      .picks('choose how it moves', 'move')
      .picks('move', [go(19, 10)]);
    flown.dice('roll to wound', 1);
    const hero = [blue('Immortal', 10, 10), red('Warboss', 12.5, 10)];
    const own = [{ ...mine(14, 10), seat: 0 }];
    const game = start.from(
      open,
      field(hero, { ...broke, phase: 'charge', mines: own }),
      charges.interventions.start({ model: null }),
    );
    game
      .picks('choose a model to intervene', 1)
      .picks('move', [go(11.9, 10)])
      .dice('roll to wound', 1);
    expect(game.position.mines[0]!.wentOff).toBe(true);
  });

  rule(['RS-2.18', '8E-10.2'], 'its owner rolls to wound at S5, and may roll again by stratagem', start => {
    const position = field([blue('Intercessor', 10, 10), far], {
      cp: [3, 3],
      phase: 'movement',
      mines: [mine(12, 10)],
    });
    const game = start.from(open, position, phase());
    game
      .picks('choose a model to move', 0)
      .picks('choose how it moves', 'move')
      .picks('move', [go(10, 11)]);
    // S5 against T4.
    game.dice('roll to wound', 2).reacts('rolled', 'command-re-roll').dice('roll the die again', 3);
    game.dice('saving throws', 2).reacts('rolled', null);
    expect(game.position.models[0]!.wounds).toBe(1);
    expect(game.position.cp).toEqual([3, 2]);
  });

  rule('RS-2.22', 'a move that begins in its range triggers it where it begins; beyond 6" nothing does', () => {
    const [hit] = events(field([mover, far], { mines: [mine(12, 10)] }), [go(9, 10)]);
    expect(hit).toMatchObject({ at: 0, spot: spot(10, 10) });
    // A base of 32 mm that comes to exactly 6" of a disc of 25 mm, and one a tenth farther away.
    const edge = 24 * 254 - 1524 - 125 - 160;
    const to = (x: number) => [{ how: 'go' as const, to: tenths(x, 2540) }];
    expect(events(field([mover, far], { mines: [mine(24, 10)] }), to(edge))).toHaveLength(1);
    expect(events(field([mover, far], { mines: [mine(24, 10)] }), to(edge - 1))).toEqual([]);
  });

  rule(['RS-2.23', 'RS-2.28'], 'the hit comes where it is first seen, not where it is first near', () => {
    const wall = withPieces(box('wall', [14, 9], [0.3, 1.5], 5));
    const [hit] = events(field([mover, far], { mines: [mine(15, 10)] }), [go(10, 20)], wall);
    expect(hit!.spot.y).toBeGreaterThan(2540);
    expect(hit!.spot.y).toBeLessThan(16 * 254);
  });

  const wentOff = (facts: readonly { readonly type: string }[]) =>
    facts.flatMap(({ type }) => (type === 'mine-went-off' || type === 'fell' ? [type] : []));

  rule(['RS-2.23', 'RS-2.20', 'RS-2.21'], 'a fall is tested at its bottom, once a move and mine', start => {
    const roof = withPieces(
      box('container', [4, 6], [8, 8], 3),
      box('container', [12.8, 11.5], [4, 4], [1, 1.2], 'canopy'),
    );
    const onRoof = blue('Intercessor', 0, 0, { at: spot(11, 10, 3) });
    // Below a canopy, hidden from above.
    const game = start.from(roof, field([onRoof, far], { ...moving, mines: [mine(15, 13)] }), phase());
    game
      .picks('choose a model to move', 0)
      .picks('choose how it moves', 'move')
      .picks('move', [drop(13, 10)]);
    expect(wentOff(game.facts())).toEqual(['fell']);
    game.dice('roll to wound', 1).picks('move', []).dice('roll to wound', 1);
    expect(wentOff(game.facts())).toEqual(['mine-went-off']);
  });

  rule(['RS-2.23', 'RS-2.22'], 'and at its top, before it comes down, also where the path begins with it', start => {
    const roof = withPieces(box('container', [4, 6], [8, 8], 3));
    // On the roof, in plain sight of where it stands, and hidden from below.
    for (const x of [11, 12]) {
      const onRoof = blue('Intercessor', 0, 0, { at: spot(x, 10, 3) });
      const game = start.from(roof, field([onRoof, far], { ...moving, mines: [mine(9, 10, 3)] }), phase());
      game
        .picks('choose a model to move', 0)
        .picks('choose how it moves', 'move')
        .picks('move', [drop(13, 10)])
        .dice('roll to wound', 1)
        .dice('roll to wound', 1)
        .picks('move', []);
      expect(wentOff(game.facts())).toEqual(['mine-went-off', 'fell']);
    }
  });

  rule(['RS-2.23', 'RS-4.9'], 'a mine between the start of a jump down and its edge goes off on the way', start => {
    const roof = withPieces(box('container', [2, 4], [18, 12], 3));
    const fast = blue('Genestealer', 0, 0, { at: spot(9, 8, 3) });
    const game = start.from(roof, field([fast, far], { ...moving, mines: [mine(17, 14, 3)] }), phase());
    game.picks('choose a model to move', 0).picks('choose how it moves', 'advance').dice('roll to Advance', 6);
    game
      .picks('move', [drop(21, 8)])
      .dice('roll to wound', 1)
      .dice('roll to wound', 1)
      .picks('move', []);
    expect(wentOff(game.facts())).toEqual(['mine-went-off', 'fell']);
  });

  rule(['RS-2.18', 'RS-4.7', 'RS-10.4'], 'an aura of the victim’s side does not re-roll for the enemy', start => {
    const line = [blue('Intercessor', 10, 10), far, blue('Primaris Lieutenant', 10, 13)];
    const game = start.from(open, field(line, { ...moving, mines: [mine(12, 10)] }), phase());
    game
      .picks('choose a model to move', 0)
      .picks('choose how it moves', 'move')
      .picks('move', [go(10, 11)])
      .dice('roll to wound', 1);
    game.picks('choose a model to move', 'done');
    // It does in its own attacks.
    const own = look(field([blue('Intercessor', 10, 10), far, blue('Primaris Lieutenant', 10, 13)]));
    const roll = { what: 'wound', seat: 0, model: 0, faces: [1], again: [], needs: 4, modifier: 0 } as const;
    expect(own.query('re-rolls', 'none', { roll, attack: null })).toBe('ones');
    expect(own.query('re-rolls', 'none', { roll: { ...roll, seat: 1 }, attack: null })).toBe('none');
  });

  rule(['RS-2.20', 'RS-2.23'], 'who was hit on the way to a fall is not hit by the same mine below', start => {
    const roof = withPieces(box('container', [4, 6], [8, 8], 3));
    const onRoof = blue('Intercessor', 0, 0, { at: spot(9, 10, 3) });
    const game = start.from(roof, field([onRoof, far], { ...moving, mines: [mine(16, 10)] }), phase());
    game.picks('choose a model to move', 0).picks('choose how it moves', 'move');
    // The mine at the edge of the roof, then the fall; at the bottom the move continues.
    game
      .picks('move', [go(11, 10, 3), drop(13, 10)])
      .dice('roll to wound', 1)
      .dice('roll to wound', 1);
    game.picks('move', [go(13.5, 10)]);
    expect(game.facts().flatMap(({ type }) => (type === 'mine-went-off' || type === 'fell' ? [type] : []))).toEqual([
      'mine-went-off',
      'fell',
    ]);
  });

  rule('RS-2.25', 'in the order they are reached; at one point their owner chooses', start => {
    const order = events(field([mover, far], { mines: [mine(24, 10), mine(20, 10)] }), [go(18, 10)]);
    expect(order.map(({ at }) => at)[0]!).toBeLessThan(order.map(({ at }) => at)[1]!);
    // Both see it where it starts: the second one kills it, and the third is left.
    const line = [blue('Ork Boy', 10, 10), far];
    const laid = [mine(12, 10), mine(8, 10), mine(10, 12)];
    const game = start.from(open, field(line, { ...moving, mines: laid }), phase());
    game
      .picks('choose a model to move', 0)
      .picks('choose how it moves', 'move')
      .picks('move', [go(10, 9)]);
    expect(game.asks('choose the mine that goes off', 'pick-one')).toMatchObject({
      to: 1,
      options: ['mine-1', 'mine-2', 'mine-3'],
    });
    game.picks('choose the mine that goes off', 'mine-2').dice('roll to wound', 1);
    game.picks('choose the mine that goes off', 'mine-3').dice('roll to wound', 3).dice('saving throws', 1);
    expect(game.position.models[0]!.removed).toBe(true);
    expect(game.position.mines.map(({ wentOff }) => wentOff)).toEqual([false, true, true]);
  });

  rule('RS-2.25', 'all of them go off at who survives them, the last without a question', start => {
    const laid = [mine(12, 10), mine(8, 10)];
    const game = start.from(open, field([blue('Ork Boy', 10, 10), far], { ...moving, mines: laid }), phase());
    game
      .picks('choose a model to move', 0)
      .picks('choose how it moves', 'move')
      .picks('move', [go(10, 9)]);
    game.picks('choose the mine that goes off', 'mine-2').dice('roll to wound', 1).dice('roll to wound', 1);
    expect(game.position.models[0]!.removed).toBe(false);
    expect(game.position.mines.map(({ wentOff }) => wentOff)).toEqual([true, true]);
  });

  rule(['RS-2.26', '8E-6.18'], 'no cover against it; invulnerable saves count', start => {
    const wood = withPieces(box('wood', [8, 8], [6, 6], 0.1));
    const hit = (kind: string, setup = wood) => {
      const game = start.from(setup, field([blue(kind, 10, 10), far], { ...moving, mines: [mine(12, 10)] }), phase());
      return game
        .picks('choose a model to move', 0)
        .picks('choose how it moves', 'move')
        .picks('move', [go(10, 11)])
        .dice('roll to wound', 5);
    };
    expect(hit('Scout').dice('saving throws', 3).position.models[0]!.removed).toBe(true);
    expect(hit('Farseer').dice('saving throws', 4).position.models[0]!.wounds).toBe(5);
  });

  rule(
    ['RS-2.27', 'RS-2.29'],
    'wholly on a surface that carries models; any number, and they outlast their layer',
    start => {
      const roof = withPieces(box('container', [4, 6], [8, 8], 3));
      const layer = blue('Scout', 0, 0, { at: spot(11, 10, 3), trait: 'minelayer' });
      const frame = (position: Position) =>
        look(position, roof).query('instead-of-shooting', [], { model: 0 }).at(0)!.frame;
      const position = field([layer, far], { ...broke, mines: [{ ...mine(9, 10, 3), seat: 0 }] });
      const game = start.from(roof, position, frame(position));
      const edge = 12 * 254 - 125;
      game.refuses({ at: { x: edge + 1, y: 2540, z: 762 } }, 'no-ground', 'RS-2.27');
      game.refuses({ at: { x: 9 * 254, y: 2540, z: 700 } }, 'no-ground', 'RS-2.27');
      game.picks('lay a mine', { at: { x: edge, y: 2540, z: 762 } });
      expect(game.position.mines).toHaveLength(2);
      // At the foot of the container, 3" down and beside it: too far; under its layer: inside the container.
      const low = start.from(roof, position, frame(position));
      low.refuses({ at: { x: 11 * 254, y: 2540, z: 0 } }, 'no-ground', 'RS-2.27').stopsAt('lay a mine');
      // RS-2.29
      const gone = field([blue('Scout', 0, 0, { at: null, removed: true }), red('Ork Boy', 20, 10)], {
        ...moving,
        turn: 1,
        mines: [{ ...mine(22, 10), seat: 0 }],
      });
      const hit = start.from(open, gone, phase());
      hit
        .picks('choose a model to move', 1)
        .picks('choose how it moves', 'move')
        .picks('move', [go(21, 10)])
        .dice('roll to wound', 1);
      expect(hit.position.mines[0]!.wentOff).toBe(true);
    },
  );

  rule('RS-2.27', 'it blocks nobody', start => {
    const game = start.from(open, field([mover, far], { ...moving, mines: [{ ...mine(12, 10), seat: 0 }] }), phase());
    game
      .picks('choose a model to move', 0)
      .picks('choose how it moves', 'move')
      .picks('move', [go(12, 10)]);
    expect(game.position.models[0]!.at).toEqual(spot(12, 10));
  });
});

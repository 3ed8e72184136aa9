import { inches, mayStand, sceneOf } from '@little-wars/engine/geometry';
import { expect } from 'vitest';
import { drifting } from '../core/02-moving/manoeuvres.ts';
import { MAPS } from '../maps/index.ts';
import { telling } from '../telling.ts';
import { driftingGround } from '../terrain.ts';
import { rule, section } from '../testing/book.ts';
import { arrows, blue, box, field, look, red, spot, withPieces } from '../testing/field.ts';
import { texts } from '../texts/en.ts';
import type { Position } from '../types.ts';
import { ahead } from './ahead.ts';
import { board, tabletop } from './index.ts';

section('The table of Zero-G', () => {
  rule(['ZG-2.7', 'ZG-6.7', 'ZG-7.2'], 'shows arrows, bodies and objectives with their headings', () => {
    const line = [
      blue('Void Trooper', 10, 10, arrows(2, 0, 1)),
      red('Skiff', 20, 20, { along: { dx: -1, dy: 0 } }),
      red('Void Trooper', 0, 0, { at: null, removed: true }),
    ];
    const bodies = [{ model: 2, seat: 1, at: spot(30, 30), arrows: 1, course: { dx: 10000, dy: 0 } }];
    const wrecks = [{ at: spot(24, 24), course: { dx: 0, dy: 10000 } }];
    const { models, marks } = board(look(field(line, { bodies, wrecks })));
    expect(models.map(({ heading }) => heading)).toEqual([
      { along: { dx: 0, dy: 10000 }, count: 2 },
      { along: { dx: -1, dy: 0 }, count: 1 },
      undefined,
    ]);
    expect(marks.map(({ id, heading }) => [id, heading?.count])).toEqual([
      ['objective-1', 1],
      ['body-2', 1],
    ]);
    for (const { conditions } of models) for (const id of conditions) expect(texts).toHaveProperty([`condition.${id}`]);
  });

  rule('7E-10.4', 'tells of hull points where a vehicle is hit, and of wounds elsewhere', () => {
    const t = look(field([red('Skiff', 20, 20), blue('Void Trooper', 10, 10)]));
    const lost = (model: number) => ({ type: 'wounds-lost', clause: '7E-10.4', model, wounds: 1, from: null }) as const;
    expect([0, 1].map(model => telling.tell(t, lost(model))?.word)).toEqual(['fact.hull-lost', 'fact.wounds-lost']);
  });

  rule('7E-6.11', 'tells of a wound where harm is no hit, and of a hit with its Strength elsewhere', () => {
    const t = look(field([red('Void Trooper', 20, 20), blue('Void Trooper', 10, 10)]));
    const harm = (strength: number) => {
      const attack = { attacker: 0, target: 0, profile: '', strength };
      return telling.tell(t, { type: 'attack-began', clause: '7E-6.11', attack } as never);
    };
    expect(harm(0)).toEqual({ word: 'fact.wound-allocated', target: 0 });
    expect(harm(4)).toEqual({ word: 'fact.hit-came', target: 0, strength: 4 });
  });

  rule(['ZG-2.3', 'ZG-2.28', 'ZG-6.8'], 'shows where a drift would end, with chances that add up to 1', () => {
    const t = look(field([blue('Void Trooper', 10, 10, arrows(1)), blue('Void Trooper', 20, 20)]));
    const { ends } = ahead(t, 0)!;
    // A 6 is an Accelerate: 6" and a D3", each as likely.
    expect(ends.map(({ inches: far, chance }) => [far, Math.round(18 * chance)])).toEqual([
      [0, 3],
      [2, 3],
      [3, 3],
      [4, 3],
      [5, 3],
      [7, 1],
      [8, 1],
      [9, 1],
    ]);
    expect(ends.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect([ahead(t, 1), ahead(t, 'body-7')]).toEqual([null, null]);
    const near = ahead(look(field([blue('Void Trooper', 46, 10, arrows(1))])), 0)!;
    expect(near.ends.at(-1)!.at.x).toBe(48 * 254 - 125);
  });

  rule(['ZG-2.10', 'ZG-2.11', 'ZG-2.28'], 'shows exactly the places and chances of a played drift', start => {
    // Two arrows at an angle, and debris some 12" ahead: all outcomes of the dice, played one by one.
    const rock = withPieces(box('debris', [20, 4], [1, 30]));
    const stood = [blue('Leaping Beast', 10, 10, { ...arrows(2, 7, 3), wounds: 3 })];
    const played = new Map<string, number>();
    const ended = ({ models: [model] }: Position, chance: number): void => {
      const key = `${model!.at!.x} ${model!.at!.y}`;
      played.set(key, (played.get(key) ?? 0) + chance);
    };
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++)
        for (const first of [1, 3, 5])
          for (const second of [1, 3, 5]) {
            const game = start.from(rock, field(stood), drifting(0)).dice('roll to drift', a, b);
            for (const face of [first, second])
              if (game.state.question?.purpose === 'roll to accelerate') game.dice('roll to accelerate', face);
            ended(game.position, 1 / 36 / 9);
          }
    const { ends } = ahead(look(field(stood), rock), 0)!;
    expect(ends.map(({ at }) => `${at.x} ${at.y}`).toSorted()).toEqual([...played.keys()].toSorted());
    for (const { at, chance } of ends) expect(chance).toBeCloseTo(played.get(`${at.x} ${at.y}`)!, 12);
  });

  rule(['7E-5.1', '7E-5.11', 'ZG-4.25'], 'judges who sees whom, who is in cover and who is in contact', () => {
    const t = look(field([blue('Space Marine', 10, 10), red('Space Marine', 30, 10), red('Void Trooper', 28, 10)]));
    expect(tabletop.court(t, 0, 1).map(({ id, holds }) => [id, holds])).toEqual([
      ['visible', true],
      ['in-cover', true],
      ['in-contact', false],
    ]);
    expect(tabletop.glimpse(t, 0, 2)).toEqual({ sees: true, cover: false, obscured: false });
  });

  rule('ZG-2.1', 'reaches 6" with one start, and no further', () => {
    const t = look(field([blue('Void Trooper', 10, 10)]));
    const { wayTo, limits } = tabletop.stride(t, 0);
    expect(limits).toEqual([{ id: 'start', at: inches(6) }]);
    expect(wayTo(spot(15, 10)).reasons).toEqual([]);
    expect(wayTo(spot(17, 10)).reasons.length).toBeGreaterThan(0);
    const moved = tabletop.movedTo(t, 0, spot(30, 30));
    expect(moved.position.models[0]!.at).toEqual(spot(30, 30));
    const shown = board(look(field([blue('Void Trooper', 10, 10), red('Void Trooper', 20, 20)])));
    expect(tabletop.standIns(shown)!.position.models).toHaveLength(2);
    expect(tabletop.standIns({ ...shown, width: inches(30) })).toBeNull();
  });

  rule(['ZG-1.1', 'ZG-7.2'], 'has room for the largest base at every objective of every map', () => {
    const mover = { size: { shape: 'round', diameter: 600 }, height: 750 } as const;
    for (const { id, terrain, objectives } of MAPS) {
      const scene = sceneOf(terrain);
      const trip = { field: { scene, others: [] }, mover, ground: driftingGround(scene) };
      for (const { at } of objectives)
        expect(mayStand(trip, { ...at, z: 0 }), `${id} ${at.x / 254},${at.y / 254}`).toBe(true);
    }
  });
});

import { mayStand, type Spot, sceneOf, shortestPath, type Trip } from '@little-wars/engine/geometry';
import { turnedPoint } from '@little-wars/engine/pieces';
import { expect } from 'vitest';
import { markersOf, zoneAt } from '../core/12-mission/ground.ts';
import { groundFor } from '../terrain.ts';
import { rule, section } from '../testing/book.ts';
import { open } from '../testing/field.ts';
import { MAPS } from './index.ts';
import { readMap } from './read-map.ts';

const tripOn = (terrain: (typeof MAPS)[number]['terrain'], diameter: number): Trip => {
  const scene = sceneOf(terrain);
  const ground = groundFor(scene, {
    breaches: true,
    scales: true,
    flies: false,
    passesModels: false,
    isEased: false,
    isFree: false,
  });
  return { field: { scene, others: [] }, mover: { size: { shape: 'round', diameter }, height: 500 }, ground };
};

section('ST-1 Table', () => {
  rule('ST-1.4', 'two tables of 44" by 30" and two of 22" by 30", symmetric for both sides', () => {
    expect(MAPS.map(({ terrain: { width, depth } }) => [width / 254, depth / 254])).toEqual([
      [44, 30],
      [44, 30],
      [22, 30],
      [22, 30],
    ]);
    const key = (points: readonly { readonly x: number; readonly y: number }[]) =>
      points
        .map(({ x, y }) => `${x},${y}`)
        .toSorted()
        .join(' ');
    for (const { terrain } of MAPS) {
      const outlines = terrain.pieces.flatMap(({ parts }) => parts.map(({ outline }) => outline));
      expect(outlines.map(outline => key(outline.map(point => turnedPoint(terrain, point)))).toSorted()).toEqual(
        outlines.map(key).toSorted(),
      );
    }
    const [map] = MAPS;
    expect(readMap(JSON.parse(JSON.stringify(map)))).toEqual({ ok: true, value: map });
    expect(readMap({ ...map, terrain: { ...map!.terrain, depth: 40 * 254 } })).toMatchObject({
      ok: false,
      problems: [{ problem: 'wrong-table-size', clause: 'ST-1.4' }],
    });
  });

  rule('ST-8.2', 'models have room near every marker, and a way there from both zones', () => {
    for (const { id, terrain } of MAPS) {
      const setup = { ...open, map: id };
      const trip = tripOn(terrain, 320);
      const from = [0, 1].map(zone => {
        const [a, , c] = zoneAt(setup, zone) as [Spot, Spot, Spot];
        const spots = [0.2, 0.4, 0.5, 0.6, 0.8].flatMap(u =>
          [0.2, 0.4, 0.5, 0.6, 0.8].map(
            (v): Spot => ({ x: Math.round(a.x + u * (c.x - a.x)), y: Math.round(a.y + v * (c.y - a.y)), z: 0 }),
          ),
        );
        return spots.find(at => mayStand(trip, at));
      });
      expect(from, id).not.toContain(undefined);
      for (const { x, y } of markersOf(setup)) {
        const around = [0, 400, -400].flatMap(u => [0, 400, -400].map((v): Spot => ({ x: x + u, y: y + v, z: 0 })));
        const place = around.find(at => mayStand(trip, at));
        expect(place, `${id} ${x / 254},${y / 254}`).toBeDefined();
        for (const start of from) expect(shortestPath(trip, start!, { spot: place! }).path, id).not.toBeNull();
      }
    }
  });
});

import { inches, mayStand, type Spot, sceneOf, shortestPath, type Trip } from '@little-wars/engine/geometry';
import { expect } from 'vitest';
import { groundFor } from '../terrain.ts';
import { rule, section } from '../testing/book.ts';
import { MAPS } from './index.ts';
import { readMap } from './read-map.ts';

const tripOn = (terrain: (typeof MAPS)[number]['terrain'], diameter: number): Trip => {
  const scene = sceneOf(terrain);
  const ground = groundFor(scene, { gait: 'infantry', jumps: true, charges: false, isFree: false, bridges: diameter });
  return { field: { scene, others: [] }, mover: { size: { shape: 'round', diameter }, height: 500 }, ground };
};

section('RS-3 Table', () => {
  rule('RS-3.1', 'tables are squares of 48" or 36"', () => {
    expect(MAPS.map(({ terrain: { width, depth } }) => [width / 254, depth / 254])).toEqual([
      [48, 48],
      [48, 48],
      [36, 36],
      [36, 36],
    ]);
    const [map] = MAPS;
    expect(readMap(JSON.parse(JSON.stringify(map)))).toEqual({ ok: true, value: map });
    expect(readMap({ ...map, terrain: { ...map!.terrain, depth: inches(50) } })).toMatchObject({
      ok: false,
      problems: [{ problem: 'wrong-table-size', clause: 'RS-3.1' }],
    });
  });

  rule(['RS-8.2', 'RS-8.5'], 'the largest base has room at every marker, and a way there from every zone', () => {
    for (const map of MAPS) {
      const { terrain } = map;
      const trip = tripOn(terrain, 600);
      const quarter = terrain.width / 4;
      const places = [
        [2, 2],
        [1, 1],
        [1, 3],
        [3, 1],
        [3, 3],
      ].map(([x, y]): Spot => ({ x: x! * quarter, y: y! * quarter, z: 0 }));
      for (const at of places) expect(mayStand(trip, at), `${map.id} ${at.x / 254},${at.y / 254}`).toBe(true);
      const room = [300, 600, 900, 1200].flatMap(x => [300, 600, 900, 1200].map((y): Spot => ({ x, y, z: 0 })));
      const from = room.find(at => mayStand(trip, at));
      expect(from, map.id).toBeDefined();
      for (const at of places) expect(shortestPath(trip, from!, { spot: at }).path, map.id).not.toBeNull();
    }
  });
});

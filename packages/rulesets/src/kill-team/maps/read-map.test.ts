import { describe, expect, it } from 'vitest';
import { CLOSE_QUARTERS, MAPS, mapOf, readMap } from './index.ts';

type Json = { [key: string]: Json } & Json[] & (string | number | boolean | null);

const copy = (map: unknown = mapOf('sector')): Json => JSON.parse(JSON.stringify(map)) as Json;

const problemsOf = (x: unknown): string[] => {
  const read = readMap(x);
  return read.ok ? [] : read.problems.map(({ path, problem }) => `${path}: ${problem}`);
};

const changed = (change: (map: Json) => void, map?: unknown): string[] => {
  const made = copy(map);
  change(made);
  return problemsOf(made);
};

const set = (object: Json, key: string | number, value: unknown): void => {
  (object as unknown as Record<string | number, unknown>)[key] = value;
};

describe('reading a map from outside', () => {
  it('gives back every map of ours as a fresh copy', () => {
    for (const map of MAPS) {
      const read = readMap(copy(map));
      expect(read).toEqual({ ok: true, value: map });
      if (read.ok) expect(read.value.terrain).not.toBe(map.terrain);
    }
  });

  it.each([null, 3, 'map', [], undefined])('refuses %j', x => {
    expect(problemsOf(x)).toEqual([': not-a-record']);
  });

  it('names every missing field', () => {
    expect(problemsOf({})).toEqual([
      'id: missing',
      'name: missing',
      'number: missing',
      'terrain: missing',
      'zones: missing',
      'edges: missing',
      'objectives: missing',
      'closeQuarters: missing',
    ]);
  });

  it('finds all problems at once, each with its path', () => {
    const found = changed(map => {
      set(map, 'name', ' ');
      set(map, 'number', 0);
      set(map, 'size', 3);
      set(map['terrain']!['pieces']![1]!['parts']![0]!, 'kind', 'lava');
      set(map['zones']!['dropZones']![0]!, 2, { x: 0.5, y: 0 });
      set(map['objectives']!, 1, { x: 7621, y: 0 });
    });
    expect(found.sort((a, b) => (a < b ? -1 : 1))).toEqual([
      'name: empty',
      'number: out-of-range',
      'objectives[1].x: out-of-range',
      'size: unknown-field',
      'terrain.pieces[1].parts[0].kind: unknown-kind',
      'zones.dropZones[0][2].x: not-a-whole-number',
    ]);
  });

  it('gives problems of the terrain their place in the map, and still reads the rest', () => {
    const found = changed(map => {
      set(map['terrain']!['pieces']![0]!['parts']![0]!, 'top', 0);
      set(map, 'objectives', []);
    });
    expect(found).toEqual(['terrain.pieces[0].parts[0].top: top-not-above-bottom', 'objectives: empty']);
  });

  it('wants simple outlines, two of each zone, and lines of two points', () => {
    const found = changed(map => {
      const zone = map['zones']!['dropZones']![0]!;
      set(map['zones']!['dropZones']!, 0, [zone[0], zone[2], zone[1], zone[3]]);
      set(map['zones']!['territories']!, 1, [zone[0], zone[1]]);
      set(map['zones']!, 'centreLine', [zone[0]]);
      set(map['edges']!, 'own', [map['edges']!['own']![0]]);
    });
    expect(found).toEqual([
      'zones.dropZones[0]: edges-meet',
      'zones.territories[1]: too-few-corners',
      'zones.centreLine: too-few-corners',
      'edges.own: too-few',
    ]);
  });

  it('wants the pieces that Close Quarters names', () => {
    const found = changed(map => {
      const { accessPoints, apparatus, rooms } = map['closeQuarters']!;
      set(accessPoints![0]!, 'piece', 'nothing');
      set(accessPoints![1]!, 'piece', 'apparatus-1-a');
      set(accessPoints![2]!, 'hatch', !CLOSE_QUARTERS.closeQuarters!.accessPoints[2]!.hatch);
      set(apparatus!, 0, 'hatchway-1-a');
      set(rooms![1]!, 'id', 'west');
    }, CLOSE_QUARTERS);
    expect(found).toEqual([
      'closeQuarters.rooms[1].id: duplicate-id',
      'closeQuarters.accessPoints[0].piece: no-such-piece',
      'closeQuarters.accessPoints[1].piece: no-such-piece',
      'closeQuarters.accessPoints[2].hatch: wrong-hatch',
      'closeQuarters.apparatus[0]: no-such-piece',
    ]);
  });

  it('never throws', () => {
    const lying = new Proxy(
      {},
      {
        get: () => {
          throw new Error('no');
        },
        ownKeys: () => {
          throw new Error('no');
        },
      },
    );
    expect(readMap(lying).ok).toBe(false);
    for (const key of Object.keys(copy())) {
      const made = copy();
      Object.defineProperty(made, key, {
        enumerable: true,
        get: () => {
          throw new Error('no');
        },
      });
      expect(problemsOf(made)).toContain(`${key}: unreadable`);
    }
  });
});

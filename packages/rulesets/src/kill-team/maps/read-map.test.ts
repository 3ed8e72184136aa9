import { describe, expect, it } from 'vitest';
import { CLOSE_QUARTERS, MAPS, mapOf, readMap } from './index.ts';

type Json = { [key: string]: Json } & Json[] & (string | number | boolean | null);

const copy = (map: unknown = mapOf('sector')): Json => JSON.parse(JSON.stringify(map)) as Json;

const problemsOf = (x: unknown): string[] => {
  const read = readMap(x);
  return read.ok ? [] : read.problems.map(({ path, problem }) => `${path}: ${problem}`);
};

const changed = (change: (map: Json) => void, map?: unknown): string[] => {
  const edited = copy(map);
  change(edited);
  return problemsOf(edited);
};

const set = (object: Json, key: string | number, value: unknown): void => {
  (object as unknown as Record<string | number, unknown>)[key] = value;
};

describe('parsing an untrusted map', () => {
  it('returns a fresh copy of every built-in map', () => {
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
    const problems = changed(map => {
      set(map, 'name', ' ');
      set(map, 'number', 0);
      set(map, 'size', 3);
      set(map['terrain']!['pieces']![1]!['parts']![0]!, 'kind', 'lava');
      set(map['zones']!['dropZones']![0]!, 2, { x: 0.5, y: 0 });
      set(map['objectives']!, 1, { x: 7621, y: 0 });
    });
    expect(problems.sort((a, b) => (a < b ? -1 : 1))).toEqual([
      'name: empty',
      'number: out-of-range',
      'objectives[1].x: out-of-range',
      'size: unknown-field',
      'terrain.pieces[1].parts[0].kind: unknown-kind',
      'zones.dropZones[0][2].x: not-a-whole-number',
    ]);
  });

  it('reports terrain problems with their path in the map, and still validates the rest', () => {
    const problems = changed(map => {
      set(map['terrain']!['pieces']![0]!['parts']![0]!, 'top', 0);
      set(map, 'objectives', []);
    });
    expect(problems).toEqual(['terrain.pieces[0].parts[0].top: top-not-above-bottom', 'objectives: empty']);
  });

  it('requires simple outlines, two of each zone, and lines of two points', () => {
    const problems = changed(map => {
      const zone = map['zones']!['dropZones']![0]!;
      set(map['zones']!['dropZones']!, 0, [zone[0], zone[2], zone[1], zone[3]]);
      set(map['zones']!['territories']!, 1, [zone[0], zone[1]]);
      set(map['zones']!, 'centreLine', [zone[0]]);
      set(map['edges']!, 'own', [map['edges']!['own']![0]]);
    });
    expect(problems).toEqual([
      'zones.dropZones[0]: edges-meet',
      'zones.territories[1]: too-few-corners',
      'zones.centreLine: too-few-corners',
      'edges.own: too-few',
    ]);
  });

  it('requires the pieces that Close Quarters names', () => {
    const problems = changed(map => {
      const { accessPoints, apparatus, rooms } = map['closeQuarters']!;
      set(accessPoints![0]!, 'piece', 'nothing');
      set(accessPoints![1]!, 'piece', 'apparatus-1-a');
      set(accessPoints![2]!, 'hatch', !CLOSE_QUARTERS.closeQuarters!.accessPoints[2]!.hatch);
      set(apparatus!, 0, 'hatchway-1-a');
      set(rooms![1]!, 'id', 'west');
    }, CLOSE_QUARTERS);
    expect(problems).toEqual([
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
      const hostile = copy();
      Object.defineProperty(hostile, key, {
        enumerable: true,
        get: () => {
          throw new Error('no');
        },
      });
      expect(problemsOf(hostile)).toContain(`${key}: unreadable`);
    }
  });
});

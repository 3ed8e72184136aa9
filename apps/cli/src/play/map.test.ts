import { begin, tableOf } from '@little-wars/engine';
import { outlineOf, TERRAIN_KINDS } from '@little-wars/engine/pieces';
import { rulesets } from '@little-wars/rulesets';
import { tellerFor } from '@little-wars/words';
import { describe, expect, it } from 'vitest';
import { drawBoard, isIn } from './map.ts';
import { groundLines, placesIn } from './places.ts';
import { mapLines } from './show-map.ts';
import { statusLines } from './status.ts';

describe('the map', () => {
  it('of every setup of every ruleset fits into 80 columns and a screen, with a legend for every sign', () => {
    for (const ruleset of rulesets)
      for (const setup of ruleset.ready) {
        const missing: string[] = [];
        const { position } = begin(ruleset, setup);
        const teller = tellerFor({ ruleset, setup, position }, { missing: id => missing.push(id) });
        const board = ruleset.tabletop.board(tableOf(ruleset, setup, position));
        const lines = [...mapLines(board, teller, false), ...statusLines(board, teller)];
        expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(80);
        expect(mapLines(board, teller, false).length).toBeLessThanOrEqual(40);
        expect(missing).toEqual([]);
      }
  });

  it('gives every class of terrain a sign of its own, and names all of them below', () => {
    for (const ruleset of rulesets)
      for (const setup of ruleset.ready) {
        const { position } = begin(ruleset, setup);
        const board = ruleset.tabletop.board(tableOf(ruleset, setup, position));
        const parts = board.pieces.flatMap(piece => piece.parts);
        const { signs } = drawBoard(board, String, 60);
        expect(new Set([...signs.values()].flatMap(({ kinds }) => kinds))).toEqual(
          new Set(parts.map(({ kind }) => kind)),
        );
        const classes = new Set(parts.flatMap(({ ground }) => ground ?? []));
        const shown = [...signs.values()].flatMap(({ ground }) => ground ?? []);
        expect(shown.toSorted()).toEqual([...classes].toSorted());
        const teller = tellerFor({ ruleset, setup, position });
        const text = mapLines(board, teller, false).join('\n');
        for (const [sign, { ground }] of signs)
          expect(text).toContain(`${sign} ${ground === null ? '' : teller.text(`ground.${ground}`)}`);
      }
  });

  it('draws something for every entry of the legend, however thin it is', () => {
    for (const ruleset of rulesets)
      for (const setup of ruleset.ready) {
        const board = ruleset.tabletop.board(tableOf(ruleset, setup, begin(ruleset, setup).position));
        const { rows, signs } = drawBoard({ ...board, marks: [] }, String, 60);
        const drawn = new Set(rows.flat().map(({ sign }) => sign));
        expect([...signs.keys()].filter(sign => !drawn.has(sign))).toEqual([]);
      }
  });

  it('tells debris and hulls apart, and has a sign for every kind of terrain', () => {
    const parts = TERRAIN_KINDS.map((kind, i) => ({
      kind,
      outline: outlineOf([
        [i, 0],
        [i + 1, 0],
        [i + 1, 2],
        [i, 2],
      ]),
      bottom: 0,
      top: 254,
    }));
    const pieces = [{ id: 'all', parts }];
    const empty = { models: [], marks: [], zones: [], status: [], scores: [], notes: [] };
    const board = { width: 254 * parts.length, depth: 508, pieces, ...empty };
    const { signs } = drawBoard(board, String, parts.length);
    const signOf = (kind: string) => [...signs].find(([, { kinds }]) => kinds.includes(kind))?.[0];
    expect([signOf('debris'), signOf('hull')]).toEqual(['&', '#']);
    expect(TERRAIN_KINDS.filter(kind => /[$!?;|<>{}\\]/.test(signOf(kind)!))).toEqual([]);
  });

  it('draws the headings of models and marks beside them, with a legend and in the list', () => {
    const toy = rulesets.find(({ id }) => id === 'tin-soldiers')!;
    const setup = toy.ready[0]!;
    const { position } = begin(toy, setup);
    const plain = toy.tabletop.board(tableOf(toy, setup, position));
    const spot = { x: plain.width / 2, y: plain.depth / 2, z: 0 };
    const [model] = plain.models;
    const drawn = (dx: number, dy: number) => {
      const models = [{ ...model!, at: spot, heading: { along: { dx, dy }, count: 2 } }];
      const board = { ...plain, pieces: [], marks: [], models };
      const rows = drawBoard(board, () => 'A1', 40).rows.map(row => row.map(({ sign }) => sign).join(''));
      const row = rows.findIndex(line => line.includes('A1'));
      const column = rows[row]!.indexOf('A1');
      return [-1, 0, 1].map(down => rows[row + down]!.slice(column - 1, column + 3)).join('|');
    };
    expect(drawn(5, 0)).toBe('    | A1>|    ');
    expect(drawn(-5, 1)).toBe('    |<A1 |    ');
    expect(drawn(0, 3)).toBe(' ^  | A1 |    ');
    expect(drawn(4, 3)).toBe('   /| A1 |    ');
    expect(drawn(4, -3)).toBe('    | A1 |   \\');
    expect(drawn(-4, -3)).toBe('    | A1 |/   ');
    const mark = { ...plain.marks[0]!, at: spot, heading: { along: { dx: 0, dy: -1 }, count: 1 } };
    const models = [{ ...model!, at: { ...spot, x: 500 }, heading: { along: { dx: 1, dy: 1 }, count: 3 } }];
    const board = { ...plain, pieces: [], marks: [mark], models };
    const teller = tellerFor({ ruleset: toy, setup, position });
    expect(mapLines(board, teller, false).join('\n')).toMatch(/\(b\)[\s\S]*v[\s\S]*which way it heads/);
    expect(statusLines(board, teller).join('\n')).toMatch(/NE x3/);
    expect(mapLines(plain, teller, false).join('\n')).not.toMatch(/heads/);
  });

  it('describes what stands at a place and what the rules make of it', () => {
    const vanguard = rulesets.find(({ id }) => id === 'vanguard')!;
    const setup = vanguard.ready[0]!;
    const { position } = begin(vanguard, setup);
    const board = vanguard.tabletop.board(tableOf(vanguard, setup, position));
    const at = (x: number, y: number) =>
      groundLines(board, { x: x * 254, y: y * 254 }, tellerFor({ ruleset: vanguard, setup, position }));
    expect(at(28, 9)).toEqual(['wood, 0.1" high: difficult', '  every inch counts as two']);
    expect(at(16, 11)).toEqual(['building, 4" high: impassable', '  cannot be entered or stood on']);
    expect(at(18, 18)).toEqual(['There is no terrain there.']);
  });

  it('shows terrain, models and marks where they are', () => {
    const figure = { body: 'legs', bulk: 'common', head: 'bare', pack: 'none', weapon: 'none', blade: false } as const;
    const board = {
      width: 2540,
      depth: 2540,
      zones: [],
      status: [],
      scores: [],
      notes: [],
      pieces: [
        {
          id: 'w',
          parts: [
            {
              kind: 'wall',
              outline: [
                { x: 0, y: 2500 },
                { x: 2540, y: 2500 },
                { x: 2540, y: 2520 },
                { x: 0, y: 2520 },
              ],
              bottom: 0,
              top: 500,
            },
          ],
        },
      ],
      marks: [
        { id: 'o-2', kind: 'objective', at: { x: 1270, y: 1270, z: 0 }, radius: 100, seat: null, conditions: [] },
      ],
      models: [
        {
          id: 0,
          seat: 0,
          name: 'x',
          card: 'x',
          base: null,
          at: { x: 20, y: 20, z: 0 },
          height: 1,
          figure,
          wounds: null,
          conditions: [],
          ready: true,
          out: false,
          lines: [],
        },
        {
          id: 1,
          seat: 1,
          name: 'y',
          card: 'y',
          base: null,
          at: { x: 30, y: 20, z: 0 },
          height: 1,
          figure,
          wounds: null,
          conditions: [],
          ready: true,
          out: false,
          lines: [],
        },
      ],
    };
    const teller = {
      label: (id: unknown) => `${id === 0 ? 'A' : 'B'}1`,
      text: (id: string) => id,
      seat: String,
    } as never;
    const lines = mapLines(board, teller, false);
    expect(lines[1]).toMatch(/\|#+\|/);
    expect(lines.join('\n')).toMatch(/\(o\)/);
    // Both are shown although they share one cell.
    expect(lines.join('\n')).toMatch(/A1[\s\S]*B1|B1[\s\S]*A1/);
  });

  it('parses typed places, and nothing else as places', () => {
    expect(placesIn('12.5,8')).toEqual([{ x: 3175, y: 2032 }]);
    expect(placesIn(' 1,2  3,4 ')).toHaveLength(2);
    for (const other of ['12', '1,2 x', 'a,b', '1,', '']) expect(placesIn(other)).toBeNull();
    expect(
      isIn(
        [
          { x: 0, y: 0 },
          { x: 4, y: 0 },
          { x: 0, y: 4 },
        ],
        1,
        1,
      ),
    ).toBe(true);
  });
});

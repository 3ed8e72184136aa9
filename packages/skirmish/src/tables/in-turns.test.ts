import { numbers } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { describe, expect, it } from 'vitest';
import { anyPlaceToLay, type BeingLaid, laidAt, placesToLay, reasonsAgainstLaying, stockWithRoom } from './in-turns.ts';
import { boundsOfPlaced, type PlacedPiece, troublesOf } from './laying.ts';
import { STOCK } from './stock.ts';

const bare: BeingLaid = { width: inches(24), depth: inches(18), clear: [], pieces: [] };
const at = (x: number, y: number) => ({ x: inches(x), y: inches(y), z: 0 });
const barn: PlacedPiece = { stock: 'barn', at: { x: inches(4), y: inches(4) }, turn: 0 };

describe('a piece laid in turn', () => {
  it('has its middle at the spot, and is turned by the direction', () => {
    const lies = boundsOfPlaced(laidAt('container', { at: at(12, 9) }));
    expect([lies.left + lies.right, lies.low + lies.high].map(sum => Math.abs(sum / 2 - inches(12)) < 3)).toContain(
      true,
    );
    const stands = boundsOfPlaced(laidAt('container', { at: at(12, 9), along: { dx: 0, dy: -7 } }));
    expect([stands.right - stands.left, stands.high - stands.low]).toEqual([
      lies.high - lies.low,
      lies.right - lies.left,
    ]);
    const turnOf = (dx: number, dy: number) => laidAt('container', { at: at(12, 9), along: { dx, dy } }).turn;
    expect([turnOf(5, 4), turnOf(4, 5), turnOf(-5, 4), turnOf(4, -5), turnOf(1, 1)]).toEqual([0, 1, 2, 3, 0]);
  });

  it('is refused with every reason', () => {
    const on = { ...bare, clear: [{ left: 0, low: 0, right: inches(3), high: inches(3) }], pieces: [barn] };
    const against = (stock: string, x: number, y: number): readonly string[] =>
      reasonsAgainstLaying(on, stock, { at: at(x, y) });
    expect(against('rock', 19, 9)).toEqual([]);
    expect(against('rock', 23, 9)).toEqual(['off-the-table']);
    expect(against('rock', 2, 2)).toEqual(['off-the-table', 'objective-there', 'too-near-terrain']);
    expect(against('rock', 11, 6)).toEqual(['too-near-terrain']);
    // The barn ends at 8.5": a rock 3" wide keeps 3" from it with its middle at 13".
    expect(against('rock', 13, 6)).toEqual([]);
    expect(against('rock', 12.9, 6)).toEqual(['too-near-terrain']);
    expect(against('crater', 12, 6)).toEqual([]);
    expect(reasonsAgainstLaying(on, 'rock', { at: { ...at(19, 9), z: 100 } })).toEqual(['off-the-table']);
  });

  it('has only allowed places listed, and none on another piece', () => {
    const on = { ...bare, pieces: [barn] };
    for (const { id } of STOCK) {
      let places = 0;
      for (const place of placesToLay(on, id)) {
        if (places++ % 17 !== 0) continue;
        expect(reasonsAgainstLaying(on, id, place)).toEqual([]);
        const pieces = [barn, laidAt(id, place)];
        expect(troublesOf({ name: '', width: on.width, depth: on.depth, pieces })).toEqual([]);
      }
      expect(places > 0).toBe(stockWithRoom(on).includes(id));
    }
  });

  it('is proposed at the listed place that is drawn', () => {
    const on = { ...bare, pieces: [barn] };
    for (const stock of stockWithRoom(on)) {
      const places = placesToLay(on, stock);
      for (const i of [0, 1, 700, places.length - 1]) {
        const drawn = (below: number): number => {
          expect(below).toBe(places.length);
          return Math.min(i, below - 1);
        };
        expect(anyPlaceToLay(on, stock, drawn)).toEqual(places[Math.min(i, places.length - 1)]);
      }
    }
  });

  it('is proposed until the table is full, and not beyond', () => {
    const next = numbers('full');
    let on = bare;
    for (let laid = 0; stockWithRoom(on).length > 0; laid++) {
      expect(laid).toBeLessThan(100);
      const stock = stockWithRoom(on)[0]!;
      on = { ...on, pieces: [...on.pieces, laidAt(stock, anyPlaceToLay(on, stock, next)!)] };
    }
    expect(on.pieces.length).toBeGreaterThan(3);
    expect(anyPlaceToLay(on, 'barn', next)).toBeNull();
  });
});

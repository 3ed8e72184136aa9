import { inches, sceneOf } from '@little-wars/engine/geometry';
import { block } from '@little-wars/engine/pieces';
import { describe, expect, it } from 'vitest';
import { near } from './near.ts';

const scene = sceneOf({
  width: inches(30),
  depth: inches(22),
  pieces: [block('crates', 'crate', { at: [4, 4], size: [2, 2] }, 3)],
});
const marker = { word: 'marker', number: 1 };
const around = { scene, landmarks: [{ at: { x: inches(15), y: inches(11) }, name: marker }], zones: [] };
const placeAt = (x: number, y: number, z = 0) => near(around, { x: inches(x), y: inches(y), z: inches(z) }).place;

describe('a place', () => {
  it('is at a landmark within 1", and so far to its side within 4"', () => {
    expect(placeAt(16, 11)).toEqual({ word: 'near.at', what: marker });
    expect(placeAt(15, 14.5)).toEqual({
      word: 'near.from',
      inches: '3.5',
      compass: { word: 'compass.north' },
      what: marker,
    });
    expect(placeAt(19, 11)).toMatchObject({ word: 'near.from', inches: '4', compass: { word: 'compass.east' } });
  });

  it('is on a piece, beside one within 2", or in a part of the table', () => {
    expect(placeAt(5, 5, 3)).toMatchObject({ word: 'near.on', what: { kind: { word: 'kind.crates' } } });
    expect(placeAt(8, 5)).toMatchObject({ word: 'near.beside', what: { kind: { word: 'kind.crates' } } });
    expect(placeAt(8.1, 5)).toEqual({ word: 'near.table', compass: { word: 'compass.south-west' } });
    expect(placeAt(15, 6)).toEqual({ word: 'near.table', compass: { word: 'compass.south' } });
    expect(near({ ...around, landmarks: [] }, { x: inches(15), y: inches(11) }).place).toEqual({ word: 'near.centre' });
  });

  it('is in the zone of a side, up to its edge, where nothing is nearer; other zones say nothing', () => {
    const corners = (left: number, right: number) =>
      [
        [left, 0],
        [right, 0],
        [right, 22],
        [left, 22],
      ].map(([x, y]) => ({ x: inches(x!), y: inches(y!) }));
    const zones = [
      { kind: 'drop-zone', outline: corners(0, 10), seat: null },
      { kind: 'drop-zone', outline: corners(24, 30), seat: 1 },
      { kind: 'drop-zone', outline: corners(0, 10), seat: 0 },
    ];
    const zoned = (x: number, y: number) => near({ ...around, zones }, { x: inches(x), y: inches(y) }).place;
    const region = { word: 'zone.drop-zone' };
    expect(zoned(10, 15)).toEqual({ word: 'near.zone', region, seat: 0 });
    expect(zoned(24, 15)).toEqual({ word: 'near.zone', region, seat: 1 });
    expect(zoned(10.1, 18)).toMatchObject({ word: 'near.table' });
    expect(zoned(8, 5)).toMatchObject({ word: 'near.beside' });
  });

  it('keeps its coordinates for those who want to know exactly', () => {
    expect(near(around, { x: inches(12.5), y: inches(4) })).toMatchObject({ x: '12.5', y: '4' });
  });
});

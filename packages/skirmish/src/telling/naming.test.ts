import { inches, sceneOf } from '@little-wars/engine/geometry';
import { block } from '@little-wars/engine/pieces';
import { describe, expect, it } from 'vitest';
import { asModelId, centreOfArea, inInches, inInchesUp, memberNamed, pieceNamed, placed, whereOn } from './naming.ts';

describe('lengths and places', () => {
  it('are written in inches to the tenth, without a decimal if whole', () => {
    expect([inInches(254), inInches(381), inInches(0)]).toEqual(['1', '1.5', '0']);
    expect(placed({ x: 254, y: 635 })).toEqual({ x: '1', y: '2.5' });
  });

  it('are never rounded down when too long', () => {
    expect([inInchesUp(254), inInchesUp(255), inInchesUp(1524.01)]).toEqual(['1', '1.01', '6.01']);
  });
});

describe('models', () => {
  it('are numbered within their original team', () => {
    const seats = [0, 0, 1, 0, 1];
    expect(seats.map((_, id) => memberNamed(id, seats, ''))).toMatchObject([1, 2, 1, 3, 2].map(number => ({ number })));
    expect(memberNamed(4, seats, 'Ana')).toEqual({ model: 4, seat: 1, number: 2, name: 'Ana' });
  });

  it('are identified by their id, also as text, and by nothing else', () => {
    const models = ['a', 'b'];
    expect([asModelId(1, models), asModelId('1', models)]).toEqual([1, 1]);
    expect([2, '2', '01x', 'marker-1', null, undefined, -1].map(id => asModelId(id, models))).toEqual(
      Array(7).fill(null),
    );
  });
});

describe('places on the table', () => {
  const table = { width: 1000, depth: 1000 };
  const around = (x: number, y: number) => [
    { x: x - 10, y },
    { x: x + 10, y },
  ];

  it('lie in a ninth of it: the middle of an area decides, and a third of the way is still the middle', () => {
    const where = (x: number, y: number) => whereOn(table, centreOfArea(around(x, y)));
    const towards = (compass: string) => ({ word: 'near.table', compass: { word: `compass.${compass}` } });
    expect(where(900, 500)).toEqual(towards('east'));
    expect(where(500, 100)).toEqual(towards('south'));
    expect(where(100, 900)).toEqual(towards('north-west'));
    expect(where(500, 500)).toEqual({ word: 'near.centre' });
    const thirds = { width: 900, depth: 900 };
    expect(whereOn(thirds, { x: 300, y: 600 })).toEqual({ word: 'near.centre' });
    expect(whereOn(thirds, { x: 299, y: 601 })).toEqual(towards('north-west'));
  });

  it('name a piece by its first kind and the part of the table it is in, numbered among those alike', () => {
    const scene = sceneOf({
      width: 5000,
      depth: 5000,
      pieces: [
        block('rock', 'rock', { at: [2, 4], size: [2, 4] }, 3),
        block('wall', 'first', { at: [14, 14], size: [2, 1] }, 3),
        block('wall', 'second', { at: [17, 17], size: [2, 1] }, 3),
      ],
    });
    const place = { word: 'near.table', compass: { word: 'compass.south-west' } };
    expect(pieceNamed(scene, 'rock')).toMatchObject({ word: 'piece', kind: { word: 'kind.rock' }, place });
    expect(pieceNamed(scene, 'second')).toMatchObject({ word: 'piece.nth', number: 2, count: 2 });
    expect(pieceNamed(scene, 'third')).toBeNull();
    expect(inches(3)).toBe(762);
  });
});

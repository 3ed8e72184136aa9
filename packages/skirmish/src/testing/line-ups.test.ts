import { describe, expect, it } from 'vitest';
import { bareMap, box, inInches, inTenths, legsTo, lineUps } from './index.ts';

interface Model {
  readonly seat: number;
  readonly card: string;
  readonly name: string;
  readonly wounds: number;
  readonly x: number;
}

const { blue, red, stand } = lineUps<Model>((seat, card, { x }, change) => ({ seat, card, x, wounds: 3, ...change }));

describe('a line-up', () => {
  it('places blue and red models in inches, named by card and index', () => {
    expect(stand([blue('rifleman', 2, 3), red('captain', 4, 5, { wounds: 1 })])).toEqual([
      { seat: 0, card: 'rifleman', x: 508, name: 'rifleman-0', wounds: 3 },
      { seat: 1, card: 'captain', x: 1016, name: 'captain-1', wounds: 1 },
    ]);
  });

  it('lets a model differ in any field, including its name', () => {
    expect(stand([red('captain', 4, 5, { name: 'Ana', x: 7 })])).toMatchObject([{ name: 'Ana', x: 7 }]);
  });
});

describe('spots, legs and boxes', () => {
  it('are written in inches or in tenths', () => {
    expect([inInches(1, 2), inTenths(1, 2, 3)]).toEqual([
      { x: 254, y: 508, z: 0 },
      { x: 1, y: 2, z: 3 },
    ]);
    expect(legsTo(inTenths).climb(1, 2, 3)).toEqual({ how: 'climb', to: { x: 1, y: 2, z: 3 } });
  });

  it('stand on the table or between two heights, on an otherwise bare map', () => {
    expect(
      box(
        'rock',
        [
          [1, 1],
          [2, 2],
        ],
        3,
      ).parts[0],
    ).toMatchObject({ kind: 'rock', bottom: 0, top: 762 });
    expect(
      box(
        'floor',
        [
          [1, 1],
          [2, 2],
        ],
        [3, 4],
        'roof',
      ),
    ).toMatchObject({ id: 'roof', parts: [{ bottom: 762, top: 1016 }] });
    const map = {
      id: 'm',
      name: 'M',
      terrain: {
        width: 9,
        depth: 9,
        pieces: [
          box(
            'rock',
            [
              [1, 1],
              [2, 2],
            ],
            3,
          ),
        ],
      },
    };
    expect(bareMap(map)).toEqual({ id: 'bare', name: 'M', terrain: { width: 9, depth: 9, pieces: [] } });
  });
});

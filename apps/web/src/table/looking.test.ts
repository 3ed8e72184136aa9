import type { Board } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { type Glance, glanced, isAboutOthers, isSameSide, LOOKING, type Looking } from './looking.ts';

const after = (...glances: readonly Glance[]): Looking => glances.reduce(glanced, LOOKING);

describe('looking at the table', () => {
  it('compares two different models, and swaps them', () => {
    expect(after({ do: 'choose', id: 1 }, { do: 'compare', id: 1 }).other).toBeNull();
    const two = after({ do: 'choose', id: 1 }, { do: 'compare', id: 2 });
    expect(glanced(two, { do: 'swap' })).toMatchObject({ chosen: 2, other: 1 });
    expect(glanced(two, { do: 'choose', id: 2 })).toMatchObject({ chosen: 2, other: null });
  });

  it('stays the same object where a glance changes nothing', () => {
    const chosen = after({ do: 'choose', id: 1 });
    expect(glanced(chosen, { do: 'choose', id: 1 })).toBe(chosen);
    expect(glanced(chosen, { do: 'clear-draft' })).toBe(chosen);
    expect(glanced(chosen, { do: 'choose', id: 2 })).not.toBe(chosen);
    expect(glanced(chosen, { do: 'seek', id: 1 })).not.toBe(chosen);
    const drawn = glanced(chosen, { do: 'draw-to', point: { x: 1, y: 1 } });
    expect(glanced(drawn, { do: 'clear-draft' })).not.toBe(drawn);
  });

  it('draws a path point by point, and steps back', () => {
    const way = after(
      { do: 'draw-to', point: { x: 1, y: 1 } },
      { do: 'draw-to', point: { x: 2, y: 2 } },
      { do: 'add-point', point: { x: 3, y: 3 } },
    );
    expect(way.draft.points).toEqual([
      { x: 2, y: 2 },
      { x: 3, y: 3 },
    ]);
    expect(glanced(way, { do: 'drop-point' }).draft.points).toEqual([{ x: 2, y: 2 }]);
    expect(glanced(way, { do: 'clear-draft' }).draft.points).toEqual([]);
  });

  it('shows the usual rings, or any, and hides them', () => {
    expect(after({ do: 'usual-rings' }).rings).toEqual([1, 2, 3, 6]);
    expect(after({ do: 'usual-rings' }, { do: 'usual-rings' }).rings).toEqual([]);
    expect(after({ do: 'ring', inches: 4 }, { do: 'ring', inches: 5 }, { do: 'ring', inches: 4 }).rings).toEqual([5]);
    expect(after({ do: 'ring', inches: 4 }, { do: 'ring', inches: 0 }).rings).toEqual([]);
  });

  it('goes back by one: from a peek, a tape, a draft', () => {
    const peek = { model: 1, title: null, at: { x: 0, y: 0 }, isHeld: true };
    const deep = after(
      { do: 'draw-to', point: { x: 1, y: 1 } },
      { do: 'measure' },
      { do: 'tape', points: [{ x: 2, y: 2 }] },
      { do: 'peek', peek },
    );
    const back: Looking[] = [deep];
    for (let i = 0; i < 4; i++) back.push(glanced(back.at(-1)!, { do: 'escape' }));
    expect(back.map(now => [now.peek !== null, now.tape.length, now.isMeasuring, now.draft.points.length])).toEqual([
      [true, 1, true, 1],
      [false, 1, true, 1],
      [false, 0, true, 1],
      [false, 0, false, 1],
      [false, 0, false, 0],
    ]);
  });

  it('rotates long bases all the way round', () => {
    const turns = Array.from({ length: 24 }, (): Glance => ({ do: 'turn', by: 1 }));
    const { along } = after(...turns).draft;
    expect(along!.dx).toBeGreaterThan(990);
    expect(Math.abs(along!.dy)).toBeLessThan(20);
  });

  it('rotates on from the current orientation', () => {
    const { along } = after({ do: 'turn', by: -1, from: { dx: 0, dy: 7 } }).draft;
    expect(along!.dy / along!.dx).toBeCloseTo(Math.tan((75 * Math.PI) / 180), 1);
  });
});

describe('lines of sight', () => {
  it('of another pair are not shown during an attack, unless a model is hovered', () => {
    const pair = { ...LOOKING, chosen: 1, other: 5 };
    expect(isAboutOthers(pair, null)).toBe(false);
    expect(isAboutOthers(pair, { by: 1, to: 5 })).toBe(false);
    expect(isAboutOthers(pair, { by: 2, to: 5 })).toBe(true);
    expect(isAboutOthers(pair, { by: 1, to: 6 })).toBe(true);
    const peek = { model: 5, title: null, at: { x: 0, y: 0 }, isHeld: false };
    expect(isAboutOthers({ ...pair, peek }, { by: 2, to: 6 })).toBe(false);
  });

  it('knows who is on the same side', () => {
    const board = { models: [0, 0, 1].map((seat, id) => ({ id, seat })) } as unknown as Board;
    expect(isSameSide(board, 0, 1)).toBe(true);
    expect(isSameSide(board, 0, 2)).toBe(false);
    expect(isSameSide(board, 0, null)).toBe(false);
    expect(isSameSide(board, 5, null)).toBe(false);
  });
});

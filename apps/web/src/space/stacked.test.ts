import { describe, expect, it } from 'vitest';
import { stacked } from './stacked.ts';

const box = (x: number, y: number, ahead: number) => ({ x, y, ahead, width: 40, height: 30 });

describe('labels with chances', () => {
  it('keep their places where nothing covers them, the edge of another included', () => {
    const apart = [box(0, 100, 1), box(40, 100, 2), box(0, 70, 3)];
    expect(stacked(apart)).toEqual(apart);
  });

  it('are stacked where they would cover each other, the nearest lowest', () => {
    const [near, middle, far] = stacked([box(10, 95, 3), box(0, 100, 1), box(5, 98, 2)]);
    expect(near).toEqual(box(0, 100, 1));
    expect(middle).toEqual(box(5, 70, 2));
    expect(far).toEqual(box(10, 40, 3));
  });
});

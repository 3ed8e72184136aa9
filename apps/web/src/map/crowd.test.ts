import { describe, expect, it } from 'vitest';
import { crowdedOut } from './crowd.ts';

const model = (id: number, x: number) => ({
  id,
  at: { x, y: 500, z: 0 },
  base: { ax: x, ay: 500, bx: x, by: 500, r: 127 },
});
const models = [model(1, 1000), model(2, 1150), model(3, 1600)] as never;
const label = (id: number | string) => `A${id}`;

describe('labels of small models', () => {
  it('are all shown where there is room', () => {
    expect(crowdedOut(models, { px: 5, label, first: [] }).size).toBe(0);
  });

  it('are dropped where they would overlap, the important ones last', () => {
    expect([...crowdedOut(models, { px: 20, label, first: [] })]).toEqual([2]);
    expect([...crowdedOut(models, { px: 20, label, first: [null, 2] })]).toEqual([1]);
  });
});

import { describe, expect, it } from 'vitest';
import { bandsAlong } from './bands.ts';
import { firstLevel, type Pace, paced, QUALITIES, SMOOTH } from './quality.ts';

const after = (pace: Pace, ...times: readonly number[]): Pace => times.reduce(paced, pace);

describe('the quality of the view in space', () => {
  it('is lowered step by step while most frames take too long', () => {
    const slow = SMOOTH + 10;
    expect(after({ level: 0, times: [] }, slow, slow, slow, slow).level).toBe(0);
    expect(after({ level: 0, times: [] }, slow, slow, slow, slow, slow)).toEqual({ level: 1, times: [] });
    const lowest = after({ level: 0, times: [] }, ...Array<number>(200).fill(slow));
    expect(lowest.level).toBe(QUALITIES.length - 1);
  });

  it('is not lowered by a single late frame, nor where all are in time', () => {
    expect(after({ level: 1, times: [] }, 16, 16, 300, 16, 16, 300, 16).level).toBe(1);
    expect(after({ level: 1, times: [] }, ...Array<number>(50).fill(SMOOTH)).level).toBe(1);
  });

  it('never demands more than the level above it', () => {
    for (const [i, { ratio, isLit, antialias }] of QUALITIES.slice(1).entries()) {
      const above = QUALITIES[i]!;
      expect(ratio).toBeLessThanOrEqual(above.ratio);
      expect(Number(isLit) + Number(antialias)).toBeLessThanOrEqual(Number(above.isLit) + Number(above.antialias));
    }
  });

  it('starts without per-frame light on software renderers', () => {
    expect(firstLevel(false)).toBe(0);
    expect(QUALITIES[firstLevel(true)]).toMatchObject({ antialias: false, isLit: false });
  });
});

describe('a path in space', () => {
  it('changes its band where its length from above passes a limit', () => {
    const path = [
      { x: 0, y: 0, z: 0 },
      { x: 100, y: 0, z: 0 },
      { x: 100, y: 0, z: 700 },
      { x: 300, y: 0, z: 900 },
    ];
    const limits = [
      { id: 'move', at: 200 },
      { id: 'dash', at: 250 },
    ];
    const bands = bandsAlong(path, limits);
    expect(bands.map(({ band }) => band)).toEqual([0, 1, 2]);
    expect(bands[0]!.points).toEqual([...path.slice(0, 3), { x: 200, y: 0, z: 800 }]);
    expect(bands[2]!.points.at(-1)).toEqual(path.at(-1));
    expect(bandsAlong(path.slice(0, 2), [])).toEqual([{ band: 0, points: path.slice(0, 2) }]);
  });
});

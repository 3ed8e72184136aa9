import { expect, it } from 'vitest';
import { numbers } from '../../testing/boards.ts';
import { halfOf } from './path.ts';
import { boxFrom, isBeyondBox, roundOfRange } from './rounded-core.ts';
import { compareDistance } from './segment-in-round.ts';

it('a range beyond the box of a leg is not touched by the leg', () => {
  const next = numbers(7);
  const counts = { beyond: 0, near: 0 };
  for (let i = 0; i < 20_000; i++) {
    const at = () => ({ x: next(1200), y: next(1200) });
    const from = at();
    const to = next(4) === 0 ? from : at();
    const { x, y } = at();
    const long = next(3) === 0 ? next(200) : 0;
    const zone = { ax: x, ay: y, bx: x + long, by: y, r: 50 + next(200), z: next(3) * 50, range: 1 + next(300) };
    const half = halfOf({ shape: 'round', diameter: 2 * (50 + next(150)) });
    if (!isBeyondBox(boxFrom(from, to, half), zone)) {
      counts.near++;
      continue;
    }
    counts.beyond++;
    const { range } = zone;
    const round = roundOfRange(zone, half, { range, flat: next(2) === 0, z: next(3) * 50 });
    expect(round === null || compareDistance(from, to, round) > 0, JSON.stringify({ from, to, zone, half })).toBe(true);
  }
  expect(Math.min(counts.beyond, counts.near)).toBeGreaterThan(2000);
});

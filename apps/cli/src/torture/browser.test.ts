import { describe, expect, it } from 'vitest';
import { killsIn } from './browser.ts';

const line = (shown: number, stored: number, isWhole = true): string =>
  `${JSON.stringify({ how: 'at play', shown, stored, isWhole })}\n`;

describe('the log of kills', () => {
  it('counts kills, and accepts a store that is ahead of the page', () => {
    const log = line(3, 3) + line(7, 8) + line(0, 8);
    expect(killsIn(log)).toEqual({ tries: 3, figures: { inTheMiddle: 2, lost: 0 }, failures: [] });
    expect(killsIn('')).toMatchObject({ tries: 0, failures: [] });
  });

  it('reports every input that was shown and not stored, and every gap', () => {
    const { figures, failures } = killsIn(line(297, 108) + line(5, 5, false));
    expect(figures['lost']).toBe(189);
    expect(failures).toEqual([
      'kill 1, at play: 297 inputs were shown, 108 stored',
      'kill 2, at play: inputs are missing among the 5 stored',
    ]);
  });

  it('leaves out a line that is still being written', () => {
    expect(killsIn(line(1, 1) + line(2, 2).slice(0, 9)).tries).toBe(1);
  });
});

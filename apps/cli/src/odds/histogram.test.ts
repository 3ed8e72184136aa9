import { describe, expect, it } from 'vitest';
import { barsOf, drawHistogram, percent } from './histogram.ts';

describe('a histogram', () => {
  it('gives the likeliest the full width and the others their share', () => {
    const drawn = drawHistogram(
      [
        { label: '0', chance: 0.25 },
        { label: '10', chance: 0.5 },
        { label: '11', chance: 0 },
      ],
      24,
    );
    expect(drawn.split('\n')).toEqual([' 0   25.00 %  #####', '10   50.00 %  ##########', '11    0.00 %']);
  });

  it('is never wider than asked, and shows even the nearly impossible', () => {
    const lines = drawHistogram(barsOf([0.999999, 0.000001])).split('\n');
    expect(Math.max(...lines.map(line => line.length))).toBe(80);
    expect(lines[1]).toMatch(/<0\.01 % {2}#$/);
  });

  it('is empty without chances', () => {
    expect(drawHistogram([])).toBe('');
  });
});

describe('chances in words', () => {
  it('are 0 and 100 % only if exact', () => {
    expect([0, 1e-9, 0.12345, 1 - 1e-9, 1].map(percent)).toEqual([
      '0.00 %',
      '<0.01 %',
      '12.35 %',
      '>99.99 %',
      '100.00 %',
    ]);
  });

  it('leave out trailing impossible values', () => {
    expect(barsOf([0.5, 0, 0.5, 0, 0])).toEqual([
      { label: '0', chance: 0.5 },
      { label: '1', chance: 0 },
      { label: '2', chance: 0.5 },
    ]);
    expect(barsOf([0.5, 0.5], 'down').map(({ label }) => label)).toEqual(['0', 'down']);
  });
});

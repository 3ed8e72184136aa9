import { describe, expect, it } from 'vitest';
import { sampleOf } from './sample.ts';

const inFile = (file: string, count: number) => Array.from({ length: count }, (_, i) => ({ id: `${file} ${i}`, file }));
const all = [...inFile('a', 60), ...inFile('b', 30), ...inFile('c', 10)];

describe('a sample', () => {
  it('takes its share of each file', () => {
    const sample = sampleOf(all, 20);
    expect(sample).toHaveLength(20);
    const shares = ['a', 'b', 'c'].map(file => sample.filter(each => each.file === file).length);
    expect(Math.abs(shares[0]! - 12)).toBeLessThan(2);
    expect(Math.abs(shares[1]! - 6)).toBeLessThan(2);
    expect(Math.abs(shares[2]! - 2)).toBeLessThan(2);
  });

  it('is the same every time, and the beginning of a larger one', () => {
    expect(sampleOf(all, 20)).toEqual(sampleOf(all, 20));
    expect(sampleOf(all, 40).slice(0, 20)).toEqual(sampleOf(all, 20));
    expect(new Set(sampleOf(all, 500))).toEqual(new Set(all));
  });
});

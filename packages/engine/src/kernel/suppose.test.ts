import { describe, expect, it } from 'vitest';
import { standardSetup, toy } from '../toy/index.ts';
import { begin } from './answer.ts';
import { tableOf } from './explain.ts';
import { carriedOut, followedBy, offersAt, supposing } from './suppose.ts';

const { position } = begin(toy, standardSetup);
const t = tableOf(toy, standardSetup, position);

describe('what would be', () => {
  it('is looked at, and nothing changes', () => {
    const other = supposing(t, { ...position });
    expect(other.position).toEqual(position);
    expect(other).not.toBe(t);
    expect(t.position).toBe(position);
  });
  it('carries a frame out only where nobody is asked', () => {
    const { frame } = toy.opening(standardSetup);
    expect(carriedOut(t, frame)).toBeNull();
  });
  it('offers nothing at a time that is none', () => {
    expect(offersAt(t, 'never' as never, {} as never, 0)).toEqual([]);
  });
  it('knows no fact that is none', () => {
    expect(() => followedBy(t, { type: 'never', clause: 'X' } as never)).toThrow('unknown fact');
  });
});

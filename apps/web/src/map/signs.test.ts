import { describe, expect, it } from 'vitest';
import { badgesOf, SIGNS } from './signs.ts';

describe('badges', () => {
  it('leave out orders and what is shown elsewhere, and have a dot for what has no picture', () => {
    const badges = badgesOf(['engage', 'injured', 'activated', 'engaged', 'never-heard-of']);
    expect(badges.map(([condition]) => condition)).toEqual(['engaged', 'never-heard-of']);
    expect(badges[0]![1]).toBe(SIGNS['engaged']);
  });

  it('differ from each other by shape', () => {
    const alike = new Set(['engaged', 'in-combat', 'on-guard', 'set-to-defend']);
    const shapes = Object.entries(SIGNS).filter(([condition]) => !alike.has(condition));
    expect(new Set(shapes.map(([, d]) => d)).size).toBe(shapes.length);
  });
});

import { describe, expect, it } from 'vitest';
import { forEverybody, heldBy, thoseSpeaking, together } from './in-play.ts';

describe('rules in play', () => {
  it('apply to everybody, or are held by a model of a seat', () => {
    expect(forEverybody(['cover'])).toEqual([{ rule: 'cover', seat: 0, holder: null }]);
    expect(heldBy([{ rule: 'lethal', face: 5 }], 1, 3)).toEqual([{ rule: 'lethal', face: 5, seat: 1, holder: 3 }]);
  });

  it('are filtered to those that respond, in order', () => {
    const uses = ['a', 'b', 'c'].map(rule => ({ rule }));
    expect(thoseSpeaking(uses, { has: rule => rule !== 'b' })).toEqual([{ rule: 'a' }, { rule: 'c' }]);
    expect(thoseSpeaking(uses, { has: () => false })).toEqual([]);
  });

  it('stay the same list when nothing is added or no rule responds', () => {
    const [one, none]: [readonly object[], readonly object[]] = [[{}], []];
    expect(together(one, none)).toBe(one);
    expect(together(none, one)).toBe(one);
    expect(together(one, one)).toHaveLength(2);
    const quiet = { has: () => false };
    expect(thoseSpeaking([], quiet)).toBe(thoseSpeaking([{ rule: 'a' }], quiet));
    expect(heldBy([], 0, 1)).toBe(heldBy([], 1, 2));
  });
});

import { describe, expect, it } from 'vitest';
import { hintCountsFrom, hintFor, hintText, isKnown, type Situation } from './hint.ts';

const situation = (kind: string, more: Partial<Situation> = {}): Situation => ({
  question: { kind } as Situation['question'],
  isSetUp: false,
  picksModels: false,
  isActing: false,
  isDrawn: false,
  isAimed: false,
  ...more,
});

describe('first-time hints', () => {
  it('tell how the question at hand is answered on the board', () => {
    expect(hintFor(situation('pick-one', { isSetUp: true }))).toBe('set-up');
    expect(hintFor(situation('pick-some', { isSetUp: true }))).toBeNull();
    expect(hintFor(situation('pick-one', { picksModels: true }))).toBe('pick');
    expect(hintFor(situation('pick-one', { isActing: true }))).toBe('act');
    expect(hintFor(situation('pick-one', { isActing: true, isDrawn: true }))).toBe('drawn');
    expect(hintFor(situation('pick-one', { isDrawn: true, isAimed: true }))).toBe('aimed');
    expect(hintFor(situation('react'))).toBe('react');
    expect(hintFor(situation('pick-one'))).toBeNull();
    expect(hintFor(situation('roll'))).toBeNull();
  });

  it('speak of taps to fingers', () => {
    expect(hintText('drawn', false)).toMatch(/^Point at an enemy .* Esc/);
    for (const id of ['pick', 'act', 'drawn', 'aimed'] as const)
      expect(hintText(id, true)).not.toMatch(/point|click|Esc/i);
    expect(hintText('react', true)).toBe(hintText('react', false));
  });

  it('are known after three times, whatever else is stored', () => {
    expect(isKnown({ pick: 2 }, 'pick')).toBe(false);
    expect(isKnown({ pick: 3 }, 'pick')).toBe(true);
    for (const text of [null, '{', '7', 'null']) expect(isKnown(hintCountsFrom(text), 'act')).toBe(false);
  });
});

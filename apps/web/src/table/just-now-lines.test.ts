import { describe, expect, it } from 'vitest';
import { linesOf } from './just-now-lines.ts';

const told = {
  asked: 'Do you use a ploy? Nothing',
  roll: null,
  numbers: [],
  why: 'The bot: it saves its points',
  lines: [
    { text: 'Firefight phase', clause: 'X-2.9' },
    { text: 'The bot passes', clause: 'X-2.5' },
  ],
};

describe('the reason of a choice', () => {
  it('is attached to the line of the choice, not to a phase that begins then', () => {
    const whys = linesOf(told, 7, 'X-2.5').map(({ text, why }) => [text, why]);
    expect(whys).toEqual([
      ['Firefight phase', null],
      ['The bot passes', told.why],
    ]);
  });

  it('is attached to the question if the choice has no line of its own', () => {
    const [first, ...others] = linesOf(told, 7, 'X-2.8');
    expect(first).toMatchObject({ text: told.asked, why: told.why });
    expect(others.every(({ why }) => why === null)).toBe(true);
  });
});

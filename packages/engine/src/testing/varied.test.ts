import { describe, expect, it } from 'vitest';
import { varied } from './varied.ts';

const setup = (map: string, ...cards: readonly string[]) => ({
  map,
  teams: cards.map(card => ({ card, choices: [] })),
});

describe('varied setups', () => {
  it('hold every map and every card that any setup holds', () => {
    const all = [setup('farm', 'a', 'b'), setup('farm', 'a', 'c'), setup('farm', 'b', 'c'), setup('mill', 'a', 'b')];
    expect(varied(all)).toEqual([all[0], all[1], all[3]]);
  });

  it('are all of them where each has something of its own', () => {
    const all = [setup('farm', 'a'), setup('mill', 'a'), { ...setup('yard', 'a'), rounds: 5 }];
    expect(varied(all)).toEqual(all);
  });

  it('are one of several that are the same', () => {
    expect(varied([setup('farm', 'a'), setup('farm', 'a')])).toHaveLength(1);
    expect(varied([])).toEqual([]);
  });
});

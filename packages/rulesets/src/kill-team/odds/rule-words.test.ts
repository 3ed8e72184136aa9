import type { Reader } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { weaponRuleIn } from './rule-words.ts';

const read = (word: string, effects?: { readonly [rule: string]: object }) => {
  const reader: Reader = { problems: [] };
  return { use: weaponRuleIn(reader, 'weapon', word, effects), problems: reader.problems };
};

describe('a weapon rule as people write it', () => {
  it('is read however it is spelt', () => {
    expect(read('lethal 5')).toEqual({ use: { rule: 'lethal', face: 5 }, problems: [] });
  });

  it('is named if there is none of that name, with those that are like it', () => {
    expect(read('Festring').problems).toEqual([{ path: 'weapon', problem: 'no-such-rule', rule: 'Festring' }]);
    expect(read('Piercing').problems).toEqual([{ path: 'weapon', problem: 'no-such-rule', rule: 'Piercing' }]);
    expect(read('Rendin, Stun').problems).toMatchObject([{ problem: 'no-rule-but', options: ['Rending', 'Stun'] }]);
  });

  it('is named if it has a label and nothing carries it out', () => {
    expect(read('Lethal 5+', { stun: {} })).toEqual({
      use: null,
      problems: [{ path: 'weapon', problem: 'rule-without-effect', rule: 'Lethal 5+' }],
    });
  });
});

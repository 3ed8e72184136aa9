import { describe, expect, it } from 'vitest';
import { shortNames } from './short-names.ts';

describe('short names', () => {
  it('leave out the words that all of them begin with', () => {
    expect(shortNames(['Tactical Marine Sergeant', 'Tactical Marine Warrior 1', 'Tactical Marine Warrior 2'])).toEqual([
      'Sergeant',
      'Warrior 1',
      'Warrior 2',
    ]);
  });

  it('keep at least a word of each, and names that have nothing in common or stand alone', () => {
    expect(shortNames(['Ork Boy', 'Ork Boy', 'Ork Boy'])).toEqual(['Boy', 'Boy', 'Boy']);
    expect(shortNames(['Guardian', 'Guardian Leader'])).toEqual(['Guardian', 'Guardian Leader']);
    expect(shortNames(['Guardian Leader', 'Ranger'])).toEqual(['Guardian Leader', 'Ranger']);
    expect(shortNames(['Warlock'])).toEqual(['Warlock']);
    expect(shortNames(['Space Marine'])).toEqual(['Space Marine']);
    expect(shortNames([])).toEqual([]);
  });
});

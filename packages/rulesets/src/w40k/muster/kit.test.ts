import { describe, expect, it } from 'vitest';
import { catalogueOf } from '../content/catalogue.ts';
import type { Content } from '../content/types.ts';
import { option, profile, round } from '../content/writing.ts';
import { kitsOf } from './kit.ts';

const content: Content = {
  weapons: [],
  gear: [
    { id: 'boots', name: 'Boots', abilities: [], bonus: { move: 2 } },
    { id: 'arms', name: 'Arms', abilities: [], bonus: { strength: 1 } },
    {
      id: 'suit',
      name: 'Suit',
      abilities: [{ rule: 'x', from: 'suit' }],
      profile: { move: 10, save: 2 },
      keywords: ['Fly'],
    },
    { id: 'veil', name: 'Veil', abilities: [], loses: ['suit'] },
  ],
  powers: [],
  factions: [
    {
      id: 'f',
      name: 'F',
      keywords: ['F'],
      sheets: [
        {
          id: 's',
          name: 'S',
          role: 'HQ',
          least: 1,
          most: 1,
          keywords: ['Infantry'],
          models: [
            {
              name: 'M',
              least: 1,
              most: 1,
              points: 1,
              profile: profile([6, 3, 3, 4, 4, 1, 1, 7, 4]),
              wargear: [],
              base: round(32),
            },
          ],
          options: ['boots', 'arms', 'suit', 'veil'].map(id => option({}, '', { [id]: 1 })),
          abilities: [],
        },
      ],
    },
  ],
};
const kit = (...choices: readonly string[]) => kitsOf(catalogueOf(content))('s', { kind: 'M', choices });

describe('a model with its wargear', () => {
  it('has what gear sets, then what gear adds, regardless of the order it was taken', () => {
    expect(kit().profile).toMatchObject({ move: 6, strength: 4, save: 4 });
    expect(kit('>boots').profile).toMatchObject({ move: 8, strength: 4 });
    expect(kit('>boots', '>suit', '>arms').profile).toMatchObject({ move: 12, strength: 5, save: 2 });
    expect(kit('>suit', '>boots').profile.move).toBe(12);
  });

  it('has the keywords and abilities of its gear, except those it loses', () => {
    expect(kit('>suit').keywords).toEqual(['F', 'Infantry', 'Fly']);
    expect(kit('>suit').abilities).toEqual([{ rule: 'x', from: 'suit' }]);
    expect(kit('>suit', '>veil').abilities).toEqual([]);
  });

  it('has a body 5/4 as high as its base is wide', () => {
    expect(kit().height).toBe(400);
  });
});

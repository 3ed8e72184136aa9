import { describe, expect, it } from 'vitest';
import { factions } from '../content/index.ts';
import { labelOf, parseWeaponRule, type WeaponUse } from './labels.ts';

/** One of each, with the numbers cards use; the compiler asks for every rule there is. */
const uses = {
  ap: { rule: 'ap', by: 2 },
  balanced: { rule: 'balanced' },
  barrage: { rule: 'barrage' },
  blast: { rule: 'blast', inches: 2 },
  brutal: { rule: 'brutal' },
  ceaseless: { rule: 'ceaseless' },
  fusillade: { rule: 'fusillade' },
  grav: { rule: 'grav' },
  heavy: { rule: 'heavy' },
  hot: { rule: 'hot' },
  indirect: { rule: 'indirect' },
  lethal: { rule: 'lethal', face: 5 },
  limited: { rule: 'limited' },
  'mortal-wounds': { rule: 'mortal-wounds', wounds: 4 },
  'no-cover': { rule: 'no-cover' },
  piercing: { rule: 'piercing', by: 1 },
  range: { rule: 'range', inches: 6 },
  reap: { rule: 'reap', wounds: 1 },
  relentless: { rule: 'relentless' },
  rending: { rule: 'rending' },
  silent: { rule: 'silent' },
  splash: { rule: 'splash', wounds: 1 },
  stun: { rule: 'stun' },
  torrent: { rule: 'torrent', inches: 2 },
  unwieldy: { rule: 'unwieldy' },
} satisfies { readonly [R in WeaponUse['rule']]: WeaponUse & { rule: R } };

describe('labels of weapon rules', () => {
  it.each(Object.values(uses))('$rule is written and read back', use => {
    expect(parseWeaponRule(labelOf(use))).toEqual(use);
  });

  it.each([
    'AP1',
    'Balanced',
    'Barrage',
    'Blast 2"',
    'Brutal',
    'Ceaseless',
    'Fusillade',
    'Grav*',
    'Heavy',
    'Hot',
    'Indirect',
    'Lethal 5+',
    'Limited',
    'MW3',
    'No Cover',
    'P1',
    'Reap 2',
    'Relentless',
    'Rending',
    'Rng 6"',
    'Silent',
    'Splash 1',
    'Stun',
    'Torrent 1"',
    'Unwieldy',
  ])('%s is read and written back', label => {
    const use = parseWeaponRule(label);
    expect(use).not.toBeNull();
    expect(labelOf(use!)).toBe(label);
  });

  it.each(['', 'Blast', 'Blast 2', 'Blast 0"', 'AP', 'AP01', 'AP1 ', 'ap1', 'Lethal 5', 'Lethal 7+', 'Combi*', 'MW-1'])(
    '%j is no label',
    label => {
      expect(parseWeaponRule(label)).toBeNull();
    },
  );

  it('every rule on a card comes back the same', () => {
    const all = factions.flatMap(({ cards, equipment }) => [
      ...cards.flatMap(({ weapons }) => weapons),
      ...equipment.flatMap(({ gives }) => (gives.kind === 'weapon' ? [gives.weapon] : [])),
    ]);
    const used = all.flatMap(({ profiles }) => profiles.flatMap(({ rules }) => rules));
    expect(used.length).toBeGreaterThan(100);
    for (const use of used) expect(parseWeaponRule(labelOf(use))).toEqual(use);
  });
});

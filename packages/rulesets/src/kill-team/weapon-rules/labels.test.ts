import { describe, expect, it } from 'vitest';
import { factions } from '../content/index.ts';
import { LABELS, labelOf, parseWeaponRule, type WeaponUse } from './labels.ts';

/** One use of each rule, with a small number where it takes one. */
const uses = Object.values(LABELS).map(
  label => parseWeaponRule(label.replace('{face}', '5').replace(/\{\w+\}/, '2')) as WeaponUse,
);

describe('labels of weapon rules', () => {
  it.each(uses)('$rule is written and read back', use => {
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

  it('every rule on a card survives parsing and printing', () => {
    const all = factions.flatMap(({ cards, equipment }) => [
      ...cards.flatMap(({ weapons }) => weapons),
      ...equipment.flatMap(({ gives }) => (gives.kind === 'weapon' ? [gives.weapon] : [])),
    ]);
    const used = all.flatMap(({ profiles }) => profiles.flatMap(({ rules }) => rules));
    expect(used.length).toBeGreaterThan(100);
    for (const use of used) expect(parseWeaponRule(labelOf(use))).toEqual(use);
  });
});

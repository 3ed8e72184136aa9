import { labelling, type UseOf, type Written } from '@little-wars/skirmish';

/**
 * KT-9: how a profile writes each weapon rule; `{…}` is its number. The type of its uses, parsing and printing are all
 * derived from this line.
 */
export const LABELS = {
  ap: 'AP{by}',
  balanced: 'Balanced',
  barrage: 'Barrage',
  blast: 'Blast {inches}"',
  brutal: 'Brutal',
  ceaseless: 'Ceaseless',
  fusillade: 'Fusillade',
  grav: 'Grav*',
  heavy: 'Heavy',
  hot: 'Hot',
  indirect: 'Indirect',
  lethal: 'Lethal {face}+',
  limited: 'Limited',
  'mortal-wounds': 'MW{wounds}',
  'no-cover': 'No Cover',
  piercing: 'P{by}',
  range: 'Rng {inches}"',
  reap: 'Reap {wounds}',
  relentless: 'Relentless',
  rending: 'Rending',
  silent: 'Silent',
  splash: 'Splash {wounds}',
  stun: 'Stun',
  torrent: 'Torrent {inches}"',
  unwieldy: 'Unwieldy',
} as const;

type Labels = typeof LABELS;
export type WeaponRuleName = keyof Labels;

/** A special rule of a weapon, as cards name it. */
export type WeaponUse = UseOf<Labels>;

/** A weapon rule as a card prints it. */
export type RuleLabel = Written<Labels[WeaponRuleName]>;

const labels = labelling<WeaponUse>(LABELS);

/** Parses a label; null if no rule is written that way. */
export const parseWeaponRule = (label: string): WeaponUse | null => labels.parse(label);

/** Parses what a player typed, which may differ slightly from what cards print. */
export const readWeaponRule = (text: string): WeaponUse | null => labels.read(text);

/** How a card prints a weapon rule. */
export const labelOf = (use: WeaponUse): RuleLabel => labels.write(use) as RuleLabel;

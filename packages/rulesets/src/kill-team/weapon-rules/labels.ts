/**
 * KT-9: how a profile writes each special rule of weapons, `{…}` being its number. What a use of the rule carries, how
 * it is read and how it is printed all follow from this one line.
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

type NumberIn<L> = L extends `${string}{${infer P}}${string}` ? { readonly [N in P]: number } : object;
type Written<L> = L extends `${infer Before}{${string}}${infer After}` ? `${Before}${number}${After}` : L;

/** A special rule of a weapon, as cards name it. */
export type WeaponUse = { [R in WeaponRuleName]: { readonly rule: R } & NumberIn<Labels[R]> }[WeaponRuleName];

/** The same as a card prints it. */
export type RuleLabel = Written<Labels[WeaponRuleName]>;

interface Pattern {
  readonly rule: WeaponRuleName;
  /** The name of its number; null without one. */
  readonly number: string | null;
  readonly exactly: RegExp;
  readonly loosely: RegExp;
}

/** Capitals, blanks, hyphens and marks after a number make no difference to whoever types a rule. */
const loose = (text: string): string => text.toLowerCase().replace(/["”″+*\s-]|(?<=\d)\s*in\b/g, '');

/** A face is one of a die; every other number is at least 1. */
const digitsOf = (number: string): string => (number === 'face' ? '([1-6])' : '([1-9]\\d*)');

const escaped = (text: string): string => text.replace(/[+*]/g, '\\$&');

function patternOf(rule: WeaponRuleName): Pattern {
  const [before, number = null, after = ''] = LABELS[rule].split(/[{}]/) as [string, string?, string?];
  const digits = number === null ? '' : digitsOf(number);
  return {
    rule,
    number,
    exactly: new RegExp(`^${escaped(before)}${digits}${escaped(after)}$`),
    loosely: new RegExp(`^${loose(before)}${digits}$`),
  };
}

const PATTERNS: readonly Pattern[] = (Object.keys(LABELS) as WeaponRuleName[]).map(patternOf);

function read(text: string, how: 'exactly' | 'loosely'): WeaponUse | null {
  for (const { rule, number, [how]: pattern } of PATTERNS) {
    const found = pattern.exec(text);
    if (found) return { rule, ...(number === null ? {} : { [number]: Number(found[1]) }) } as WeaponUse;
  }
  return null;
}

/** The weapon rule a label names, or null if none is written so. */
export const parseWeaponRule = (label: string): WeaponUse | null => read(label, 'exactly');

/** The same of what somebody typed: nearly as cards print it. */
export const readWeaponRule = (text: string): WeaponUse | null => read(loose(text), 'loosely');

/** How a card prints a weapon rule. */
export const labelOf = (use: WeaponUse): RuleLabel =>
  LABELS[use.rule].replace(/\{(\w+)\}/, (_, number: keyof WeaponUse) => String(use[number])) as RuleLabel;

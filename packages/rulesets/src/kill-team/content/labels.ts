import type { WeaponUse } from './types.ts';

/** A weapon rule as a card prints it. */
export type RuleLabel =
  | `AP${number}`
  | `Blast ${number}"`
  | `Lethal ${number}+`
  | `MW${number}`
  | `P${number}`
  | `Reap ${number}`
  | `Rng ${number}"`
  | `Splash ${number}`
  | `Torrent ${number}"`
  | (typeof PLAIN)[PlainRule];

/** The rules that come without a number. */
type PlainRule = WeaponUse extends infer U
  ? U extends { rule: infer R }
    ? keyof U extends 'rule'
      ? R
      : never
    : never
  : never;

const PLAIN = {
  balanced: 'Balanced',
  barrage: 'Barrage',
  brutal: 'Brutal',
  ceaseless: 'Ceaseless',
  fusillade: 'Fusillade',
  grav: 'Grav*',
  heavy: 'Heavy',
  hot: 'Hot',
  indirect: 'Indirect',
  limited: 'Limited',
  'no-cover': 'No Cover',
  relentless: 'Relentless',
  rending: 'Rending',
  silent: 'Silent',
  stun: 'Stun',
  unwieldy: 'Unwieldy',
} as const satisfies { readonly [R in PlainRule]: string };

const NUMBERED: readonly (readonly [RegExp, (n: number) => WeaponUse])[] = [
  [/^AP([1-9]\d*)$/, by => ({ rule: 'ap', by })],
  [/^Blast ([1-9]\d*)"$/, inches => ({ rule: 'blast', inches })],
  [/^Lethal ([1-6])\+$/, face => ({ rule: 'lethal', face })],
  [/^MW([1-9]\d*)$/, wounds => ({ rule: 'mortal-wounds', wounds })],
  [/^P([1-9]\d*)$/, by => ({ rule: 'piercing', by })],
  [/^Reap ([1-9]\d*)$/, wounds => ({ rule: 'reap', wounds })],
  [/^Rng ([1-9]\d*)"$/, inches => ({ rule: 'range', inches })],
  [/^Splash ([1-9]\d*)$/, wounds => ({ rule: 'splash', wounds })],
  [/^Torrent ([1-9]\d*)"$/, inches => ({ rule: 'torrent', inches })],
];

/** The weapon rule a label names, or null if none is written so. */
export function parseWeaponRule(label: string): WeaponUse | null {
  for (const rule of Object.keys(PLAIN) as PlainRule[]) if (PLAIN[rule] === label) return { rule };
  for (const [pattern, use] of NUMBERED) {
    const found = pattern.exec(label);
    if (found) return use(Number(found[1]));
  }
  return null;
}

/** How a card prints a weapon rule. */
export function labelOf(use: WeaponUse): RuleLabel {
  switch (use.rule) {
    case 'ap':
      return `AP${use.by}`;
    case 'blast':
      return `Blast ${use.inches}"`;
    case 'lethal':
      return `Lethal ${use.face}+`;
    case 'mortal-wounds':
      return `MW${use.wounds}`;
    case 'piercing':
      return `P${use.by}`;
    case 'reap':
      return `Reap ${use.wounds}`;
    case 'range':
      return `Rng ${use.inches}"`;
    case 'splash':
      return `Splash ${use.wounds}`;
    case 'torrent':
      return `Torrent ${use.inches}"`;
    default:
      return PLAIN[use.rule];
  }
}

// The parts of a weapon's line on a card: numbers, each with an icon, and rules.

/** What stands between the parts of a weapon. */
const BETWEEN = ' · ';

export const partsOf = (line: string): readonly string[] => line.split(BETWEEN);

interface Kind {
  readonly icon: string;
  readonly told: string;
}

/** How a number is written, which icon it gets, and what it means. */
const KINDS: readonly (readonly [pattern: RegExp, icon: string, told: string])[] = [
  [/^A\d+$|^\d+ ×|^\d+ attacks?$/i, 'dice', 'Number of attack dice'],
  [/^[2-6]\+$/, 'die', 'Each die hits on this number or more'],
  [/^\d+\/\d+$/, 'burst', 'Damage of a hit, and of a critical hit'],
  [/^\d+(\.\d+)?"$/, 'range', 'Range'],
  [/^(melee|0")$/i, 'blade', 'Used at arm’s length'],
  [/^D ?-?\w?\d|^D\d/, 'burst', 'Damage of each hit'],
  [/^(S|Str)\b/, 'fist', 'Strength'],
  [/^AP/, 'shell', 'How it gets through armour'],
];

/** The kind of number that a part is; null for a rule. */
export function kindOf(part: string): Kind | null {
  const kind = KINDS.find(([pattern]) => pattern.test(part));
  return kind ? { icon: kind[1], told: kind[2] } : null;
}

/** SVG paths in a square of 16 by 16. */
export const ICONS: { readonly [icon: string]: string } = {
  dice: 'M1.5 5.5h7v7h-7zM5 5V2.5h8.5v8H9M4 8h.1M6 10h.1M10 5h.1M12 8h.1',
  die: 'M2.5 2.5h11v11h-11zM5.5 5.5h.1M10.5 10.5h.1M8 8h.1',
  burst: 'M8 1l1.6 4.2L14 3.5l-2.2 4L15 10l-4.4.4L11 15l-3-3.2L5 15l.4-4.6L1 10l3.2-2.5L2 3.5l4.4 1.7z',
  range: 'M1.5 8h13M4 5.5L1.5 8L4 10.5M12 5.5L14.5 8L12 10.5',
  blade: 'M13.5 2.5L6 10M4 8l4 4M5 11l-2.5 2.5',
  fist: 'M3 7V4.5h9.5V9l-2 4H5L3 10z',
  shell: 'M8 1.5Q12 5 12 9v5H4V9Q4 5 8 1.5z',
};

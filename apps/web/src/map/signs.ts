// Small icons for orders and conditions, in a box from -10 to 10, inline: nothing is fetched for them.

/** Orders are shown as a flag, everything else as a badge. */
export const ORDERS: { readonly [condition: string]: string } = {
  engage: 'M-5 -7L7 0L-5 7z',
  conceal: 'M-8 0Q0 -8 8 0Q0 8 -8 0zM-7 7L7 -7',
};

const BLADES = 'M-7 -7L6 6M7 -7L-6 6M2 7L7 2M-2 7L-7 2';
const CHEVRON = 'M-6 4L0 -5L6 4';

export const SIGNS: { readonly [condition: string]: string } = {
  engaged: BLADES,
  'in-combat': BLADES,
  charged: 'M-7 0H5M0 -6L6 0L0 6',
  'on-guard': 'M0 -7L6 -4V1Q5 6 0 8Q-5 6 -6 1V-4z',
  'set-to-defend': 'M0 -7L6 -4V1Q5 6 0 8Q-5 6 -6 1V-4z',
  carrying: 'M0 -7L7 0L0 7L-7 0z',
  'apl-up': CHEVRON,
  'apl-down': 'M-6 -4L0 5L6 -4',
  advanced: 'M-6 6L0 0L-6 -6M1 6L7 0L1 -6',
  'fell-back': 'M6 6L0 0L6 -6M-1 6L-7 0L-1 -6',
  arrived: 'M0 -7V5M-5 0L0 6L5 0',
  leader: 'M-7 5L-6 -5L-2 0L0 -6L2 0L6 -5L7 5z',
  'knocked-down': 'M-8 5H8M-4 2L5 -5',
  'snap-shots': 'M0 -8V-3M0 8V3M-8 0H-3M8 0H3',
  marked: 'M-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M0 -3V3M-3 0H3',
  'holding-steady': 'M-7 5H7M0 5V-6',
  masked: 'M-7 -2Q0 -7 7 -2Q5 6 0 3Q-5 6 -7 -2z',
};

/** Common conditions, and those that are shown elsewhere. */
const SILENT = /^(activated|injured|out|waiting|reserve|trait-.*)$/;

const UNKNOWN = 'M-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0';

/** The badges of a model, by condition: those without an icon are a dot. */
export const badgesOf = (conditions: readonly string[]): readonly (readonly [condition: string, d: string])[] =>
  conditions
    .filter(condition => !(condition in ORDERS) && !SILENT.test(condition))
    .map(condition => [condition, SIGNS[condition] ?? UNKNOWN]);

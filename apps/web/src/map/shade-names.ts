import type { Shade } from '../table/looking.ts';

/** What places can be shaded by. */
export const SHADE_NAMES: { readonly [S in Shade]: string } = {
  seen: 'who would see it',
  sees: 'whom it would see',
  damage: 'damage dealt minus damage taken',
};

/** The available shadings; chances only where the ruleset computes them. */
export const shadesOf = (hasChances: boolean): readonly Shade[] => [
  'seen',
  'sees',
  ...(hasChances ? (['damage'] as const) : []),
];

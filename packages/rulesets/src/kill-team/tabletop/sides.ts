import type { Look } from '../types.ts';

/** Whether anything is done that comes after the choice of sides. */
export const areSidesChosen = ({ setup, position }: Look): boolean =>
  (setup.play === 'narrative' && position.tokens.length > 0) || isSetUpBegun(position);

const isSetUpBegun = ({ phase, tacOps, barricades, operatives }: Look['position']): boolean =>
  phase !== 'set-up' ||
  barricades.length > 0 ||
  tacOps.some(({ length }) => length > 0) ||
  operatives.some(({ at }) => at !== null);

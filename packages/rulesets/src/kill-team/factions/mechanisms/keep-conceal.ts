// Operatives whose Conceal order nothing overrides: Hidden Horror, Pathfinder Cloak, Camouflage Field.
import { limit } from '@little-wars/engine';
import { operativeOf } from '../../lookups.ts';
import type { Aim } from '../../queries.ts';
import type { Look, Rule } from '../../types.ts';
import type { Use } from '../../uses.ts';

/** With a Conceal order, counts as concealed whatever other rules say. */
export const keepsConceal = limit(
  (concealed: boolean, { holder }: Use, { target }: Aim, t: Look): boolean =>
    concealed || (holder === target && operativeOf(t, target).order === 'conceal'),
);

export const keepConceal: Rule<'hidden-horror'> & Rule<'pathfinder-cloak'> = {
  clause: 'KT-13.1',
  modify: { 'counts-as-concealed': keepsConceal },
};

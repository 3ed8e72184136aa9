import { set } from '@little-wars/engine';
import type { Rule } from '../types.ts';
import { orderRule } from './orders.ts';

/** ST-10.4: lets one friendly Psyker roll one more die for Psychic tests and drop one. */
export const warpSiphon: Rule<'warp-siphon'> = orderRule(
  { order: 'warp-siphon', name: 'Warp Siphon' },
  ({ within, to }) => ({
    within,
    to,
    until: 'own-command',
    gives: { rule: 'siphoned' },
  }),
);

const DICE = 3;

export const siphoned: Rule<'siphoned'> = {
  clause: 'ST-10.4',
  name: 'Warp Siphon',
  modify: { 'psychic-dice': set((dice, { target }, { model }) => (model === target ? DICE : dice)) },
};

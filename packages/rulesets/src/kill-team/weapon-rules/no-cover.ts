import { limit } from '@little-wars/engine';
import type { Rule } from '../types.ts';
import { inShooting } from './wielded.ts';

/** KT-9.15: all dice are rolled; who may be a target is not touched. */
export const noCover: Rule<'no-cover'> = {
  clause: 'KT-9.15',
  modify: { 'kept-saves': limit((kept, use, rolling, t) => (inShooting(t, use, rolling) ? 0 : kept)) },
};

// Rules and sequences that factions bring
import type { ListedSequence } from '@little-wars/engine';
import type { Rule } from '../types.ts';
import { reanimate } from './reanimation-protocol.ts';
import { targetingRoutines, useTargetingRoutines } from './targeting-routines.ts';
import type { FactionUse } from './uses.ts';

export const factionRules: { readonly [N in FactionUse['rule']]: Rule<N> } = {
  'targeting-routines': targetingRoutines,
};

export const factionSequences: readonly ListedSequence[] = [useTargetingRoutines, reanimate];

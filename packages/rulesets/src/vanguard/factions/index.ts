// Rules and sequences of the factions
import type { ListedSequence } from '@little-wars/engine';
import type { Rule } from '../types.ts';
import { aeldari } from './aeldari/index.ts';
import { necrons } from './necrons/index.ts';
import { orks } from './orks/index.ts';
import { payAndMark } from './paying.ts';
import { reanimate } from './reanimation-protocol.ts';
import { shared } from './shared/index.ts';
import { spaceMarines } from './space-marines/index.ts';
import { targetingRoutines, useTargetingRoutines } from './targeting-routines.ts';
import { tau } from './tau/index.ts';
import { tyranids } from './tyranids/index.ts';
import type { FactionUse } from './uses.ts';

export const factionRules: { readonly [N in FactionUse['rule']]: Rule<N> } = {
  'targeting-routines': targetingRoutines,
  ...shared.rules,
  ...spaceMarines.rules,
  ...necrons.rules,
  ...orks.rules,
  ...aeldari.rules,
  ...tyranids.rules,
  ...tau.rules,
};

export const factionSequences: readonly ListedSequence[] = [
  useTargetingRoutines,
  reanimate,
  payAndMark,
  ...shared.sequences,
  ...spaceMarines.sequences,
  ...necrons.sequences,
  ...orks.sequences,
  ...aeldari.sequences,
  ...tyranids.sequences,
  ...tau.sequences,
];

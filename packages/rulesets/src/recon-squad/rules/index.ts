// Rules that are always in play, and those of the types of weapons
import type { ListedSequence } from '@little-wars/engine';
import { designated } from '../traits/forward-observer.ts';
import type { Rule } from '../types.ts';
import type { CoreUse, LastingUse, TypeUse } from '../uses.ts';
import { commandReRoll } from './command-re-roll.ts';
import { counterOffensive, counterOffensiveSequence } from './counter-offensive.ts';
import { fragBag } from './frag-bag.ts';
import { sniperReRoll } from './sniper-re-roll.ts';
import { assault, heavy, rapidFire } from './weapon-types.ts';

export const coreRules: { readonly [N in CoreUse['rule'] | TypeUse['rule'] | LastingUse['rule']]: Rule<N> } = {
  'command-re-roll': commandReRoll,
  'counter-offensive': counterOffensive,
  'frag-bag': fragBag,
  'sniper-re-roll': sniperReRoll,
  assault,
  heavy,
  'rapid-fire': rapidFire,
  designated,
};

export const coreSequences: readonly ListedSequence[] = [counterOffensiveSequence];

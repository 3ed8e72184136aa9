import type { Ruleset } from '@little-wars/engine';
import { inPlayOf } from '../w40k/in-play.ts';
import { kitOf, profileOf } from './lookups.ts';
import type { Model, ReconSquad } from './types.ts';
import type { CoreUse, TypeUse } from './uses.ts';

const CORE: readonly CoreUse['rule'][] = [
  'command-re-roll',
  'counter-offensive',
  'frag-bag',
  'sniper-re-roll',
  'psychic-focus',
  'smite-rises',
  'combi-weapons',
];

const TYPES: readonly TypeUse['rule'][] = ['assault', 'heavy', 'rapid-fire'];

/** RS-10.3: the special rules that may apply; each checks its own condition. */
export const inPlay = inPlayOf({
  core: CORE,
  rulesOf: model => {
    const { trait } = model as Model;
    const { abilities } = kitOf(model);
    return trait ? [...abilities, { rule: trait }] : abilities;
  },
  isAlike: (a: Model, b: Model) => a.trait === b.trait,
  profileOf,
  types: TYPES,
}) as unknown as Ruleset<ReconSquad>['inPlay'];

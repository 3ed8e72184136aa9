import type { Ruleset } from '@little-wars/engine';
import { inPlayOf } from '../w40k/in-play.ts';
import { kitOf, profileOf } from './lookups.ts';
import type { ScoutTeam } from './types.ts';
import type { CoreUse, TypeUse } from './uses.ts';

const CORE: readonly CoreUse['rule'][] = [
  'command-re-roll',
  'cut-them-down',
  'desperate-breakout',
  'fire-overwatch',
  'counter-offensive',
  'psychic-phase',
  'fallen-back',
  'big-guns',
  'look-out-sir',
  'blasts',
  'dense-cover',
  'defensible',
  'heroic-intervention',
  'combi-weapons',
];

const TYPES: readonly TypeUse['rule'][] = ['assault', 'heavy', 'rapid-fire'];

/** ST-10.3, ST-10.4: the special rules that may apply; each checks its own condition. */
export const inPlay = inPlayOf({
  core: CORE,
  rulesOf: model => kitOf(model).abilities,
  profileOf,
  types: TYPES,
}) as unknown as Ruleset<ScoutTeam>['inPlay'];

import { provingOf } from '../../w40k/odds/proving.oracle.ts';
import { blows, melee, shooting, strikes, weapons } from '../library.ts';
import { ruleset } from '../ruleset.ts';
import { look } from '../testing/field.ts';
import type { ScoutTeam } from '../types.ts';
import { hitsAgain, volleyOf } from './index.ts';

export const { oddsIn, proves } = provingOf<ScoutTeam>({
  ruleset,
  look: look as never,
  volleyOf,
  hitsAgain,
  library: { strikes, shooting, blows, melee, weapons },
});

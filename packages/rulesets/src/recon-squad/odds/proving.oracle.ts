import { provingOf } from '../../w40k/odds/proving.oracle.ts';
import { blows, melee, shooting, strikes, weapons } from '../library.ts';
import { ruleset } from '../ruleset.ts';
import { look } from '../testing/field.ts';
import type { ReconSquad } from '../types.ts';
import { hitsAgain, leftOut, volleyOf } from './index.ts';

export const { oddsIn, leftOutIn, proves } = provingOf<ReconSquad>({
  ruleset,
  look: look as never,
  volleyOf,
  hitsAgain,
  leftOut,
  library: { strikes, shooting, blows, melee, weapons },
});

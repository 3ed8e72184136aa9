// RS-2.31  Alternatives to shooting
import { hasDone } from '../../w40k/measuring/lookups.ts';
import { lookups } from '../library.ts';
import type { Look, ModelId } from '../types.ts';

/** Refused after an Advance or a Fall Back, and near an enemy. */
export const mayDoElse = (t: Look, model: ModelId): boolean =>
  !hasDone(t, model, 'advanced', 'fell-back') && !lookups.isInCombat(t, model);

import { add } from '@little-wars/engine';
import { readings } from '../library.ts';
import type { Rule } from '../types.ts';

/** ST-10.4, ST-7.6: against this many models an unmodified hit roll of 6 scores one more hit. */
export const multiTracker: Rule<'multi-tracker'> = {
  clause: 'ST-7.6',
  name: 'multi-tracker',
  modify: {
    'hit-yield': add((worth, { holder, models }, { attack, face }, t) =>
      attack.attacker === holder &&
      face === 6 &&
      attack.manner !== 'fighting' &&
      readings.unitOf(t, t.setup.options.readings['multi-tracker'], attack.target).length >= models
        ? { ...worth, hits: worth.hits + 1 }
        : worth,
    ),
  },
};

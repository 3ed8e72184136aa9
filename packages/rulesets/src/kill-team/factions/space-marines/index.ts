import type { FactionPart } from '../registry.ts';
import { actingTwice } from './acting-twice.ts';
import { auspex, scan } from './auspex.ts';
import { standOn } from './last-duty.ts';
import { knowNoFear } from './no-fear.ts';
import { scramble } from './omni-scrambler.ts';
import { tacticalPrecisionPloy } from './tactical-precision.ts';

export const spaceMarines: FactionPart = {
  strategic: [...actingTwice, tacticalPrecisionPloy],
  actions: [auspex],
  sequences: [knowNoFear, standOn, scramble, scan],
};

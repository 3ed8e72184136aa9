import type { FactionPart } from '../registry.ts';
import { discharge, discharges } from './equipment.ts';
import { repair } from './living-metal.ts';
import { mindshackleScarabs, obey, shackle } from './mindshackle-scarabs.ts';
import { leaveToken, reanimation, rise } from './reanimation.ts';
import { changeDimension, strategy } from './strategy.ts';

export const necrons: FactionPart = {
  strategic: strategy,
  actions: [changeDimension, mindshackleScarabs],
  sequences: [repair, leaveToken, reanimation, rise, discharges, discharge, shackle, obey],
};

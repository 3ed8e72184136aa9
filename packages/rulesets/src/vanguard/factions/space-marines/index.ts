import type { FactionParts } from '../parts.ts';
import { bolterDrill } from './bolter-drill.ts';
import { hardToKill } from './hard-to-kill.ts';
import { overcharge, overcharged, overcharging } from './overcharge.ts';
import { rally, rallying } from './rally.ts';
import type { SpaceMarineUse } from './uses.ts';

export const spaceMarines: FactionParts<SpaceMarineUse> = {
  rules: {
    'bolter-drill': bolterDrill,
    'hard-to-kill': hardToKill,
    overcharge: overcharged,
  },
  sequences: [rallying, overcharging],
  actions: [rally, overcharge],
};

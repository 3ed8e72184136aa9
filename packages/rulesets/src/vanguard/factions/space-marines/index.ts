import type { FactionParts } from '../parts.ts';
import { bolterDrill } from './bolter-drill.ts';
import { hammering, hammerOfWrath } from './hammer-of-wrath.ts';
import { hardToKill } from './hard-to-kill.ts';
import { overcharge, overcharged, overcharging } from './overcharge.ts';
import { rally, rallying } from './rally.ts';
import { rapidVolley, volley } from './rapid-volley.ts';
import type { SpaceMarineUse } from './uses.ts';

export const spaceMarines: FactionParts<SpaceMarineUse> = {
  rules: {
    'bolter-drill': bolterDrill,
    'hard-to-kill': hardToKill,
    'hammer-of-wrath': hammerOfWrath,
    overcharge: overcharged,
    'rapid-volley': volley,
  },
  sequences: [hammering, rallying, overcharging, rapidVolley.sequence],
  actions: () => [rally, overcharge, rapidVolley.action],
};

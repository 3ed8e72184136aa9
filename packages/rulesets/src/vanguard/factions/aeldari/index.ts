import type { FactionParts } from '../parts.ts';
import { battleFocus, gathering, inBattleFocus } from './battle-focus.ts';
import { bladestorm, storming } from './bladestorm.ts';
import { doom, doomed } from './doom.ts';
import { foresight } from './foresight.ts';
import { guide, guided } from './guide.ts';
import { lightningReflexes } from './lightning-reflexes.ts';
import { mindWar, warring } from './mind-war.ts';
import { nimble } from './nimble.ts';
import type { AeldariUse } from './uses.ts';

export const aeldari: FactionParts<AeldariUse> = {
  rules: {
    nimble,
    'lightning-reflexes': lightningReflexes,
    foresight,
    bladestorm,
    guide: guided,
    doom: doomed,
    'battle-focus': inBattleFocus,
  },
  sequences: [storming, guide.sequence, doom.sequence, mindWar.sequence, warring, gathering],
  actions: [guide.action, doom.action, mindWar.action, battleFocus],
};

import type { FactionParts } from '../parts.ts';
import { blasting, dynamite } from './dynamite.ts';
import { ereWeGo } from './ere-we-go.ts';
import { butting, headbutt } from './headbutt.ts';
import { mobRule } from './mob-rule.ts';
import { moreDakka } from './more-dakka.ts';
import { inSmoke, smoke, throwSmoke } from './smoke.ts';
import type { OrkUse } from './uses.ts';
import { bellow, waaagh, waaaghing } from './waaagh.ts';

export const orks: FactionParts<OrkUse> = {
  rules: {
    'ere-we-go': ereWeGo,
    'mob-rule': mobRule,
    'more-dakka': moreDakka,
    waaagh: waaaghing,
    smoke: inSmoke,
  },
  sequences: [bellow, throwSmoke, dynamite.sequence, blasting, headbutt.sequence, butting],
  actions: [waaagh, smoke, dynamite.action, headbutt.action],
};

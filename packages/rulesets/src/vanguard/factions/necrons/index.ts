import type { FactionParts } from '../parts.ts';
import { livingMetal } from './living-metal.ts';
import { myWillBeDone, willDone } from './my-will-be-done.ts';
import { necrodermis } from './necrodermis.ts';
import { crackTheOrb, resurrectionOrb } from './resurrection-orb.ts';
import type { NecronUse } from './uses.ts';

export const necrons: FactionParts<NecronUse> = {
  rules: {
    'living-metal': livingMetal,
    necrodermis,
    'resurrection-orb': resurrectionOrb,
    'my-will-be-done': willDone,
  },
  sequences: [crackTheOrb, myWillBeDone.sequence],
  actions: [myWillBeDone.action],
};

import type { FactionParts } from '../parts.ts';
import { camouflage } from './camouflage.ts';
import { cheaper } from './cheaper.ts';
import { fearless } from './fearless.ts';
import { fieldSurgery } from './field-surgery.ts';
import { fading, fireAndFade } from './fire-and-fade.ts';
import { forceField } from './force-field.ts';
import { scouting, scouts } from './scouts.ts';
import type { SharedUse } from './uses.ts';

/** Rules and actions that several factions have. */
export const shared: FactionParts<SharedUse> = {
  rules: { cheaper, camouflage, 'force-field': forceField, fearless, scouts, 'fire-and-fade': fireAndFade },
  sequences: [fieldSurgery.sequence, scouting, fading],
  actions: () => [fieldSurgery.action],
};

import type { FactionParts } from '../parts.ts';
import { camouflage } from './camouflage.ts';
import { cheaper } from './cheaper.ts';
import { fieldSurgery } from './field-surgery.ts';
import { forceField } from './force-field.ts';
import type { SharedUse } from './uses.ts';

/** Rules and actions that several factions have. */
export const shared: FactionParts<SharedUse> = {
  rules: { cheaper, camouflage, 'force-field': forceField },
  sequences: [fieldSurgery.sequence],
  actions: () => [fieldSurgery.action],
};

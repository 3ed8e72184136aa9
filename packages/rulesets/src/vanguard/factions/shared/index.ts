import type { FactionParts } from '../parts.ts';
import { camouflage } from './camouflage.ts';
import { cheaper } from './cheaper.ts';
import { dreadScream, screaming } from './dread-scream.ts';
import { fearless } from './fearless.ts';
import { fieldSurgery } from './field-surgery.ts';
import { fading, fireAndFade } from './fire-and-fade.ts';
import { forceField } from './force-field.ts';
import { hammering, hammerOfWrath } from './hammer-of-wrath.ts';
import { implacable } from './implacable.ts';
import { rapidVolley, volley } from './rapid-volley.ts';
import { scouting, scouts } from './scouts.ts';
import type { SharedUse } from './uses.ts';

/** Rules and actions that several factions have. */
export const shared: FactionParts<SharedUse> = {
  rules: {
    cheaper,
    camouflage,
    'force-field': forceField,
    fearless,
    scouts,
    'fire-and-fade': fireAndFade,
    implacable,
    'hammer-of-wrath': hammerOfWrath,
    'rapid-volley': volley,
  },
  sequences: [
    fieldSurgery.sequence,
    scouting,
    fading,
    dreadScream.sequence,
    screaming,
    hammering,
    rapidVolley.sequence,
  ],
  actions: [fieldSurgery.action, dreadScream.action, rapidVolley.action],
};

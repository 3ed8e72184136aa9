import type { FactionParts } from '../parts.ts';
import { lit, markerlight } from './markerlight.ts';
import { declaring, inMontka, montka } from './montka.ts';
import { photonGrenades } from './photon-grenades.ts';
import { saved, saving, saviourProtocol } from './saviour-protocol.ts';
import { firesInSupport, supporting, supportingFire } from './supporting-fire.ts';
import type { TauUse } from './uses.ts';

export const tau: FactionParts<TauUse> = {
  rules: {
    'supporting-fire': supportingFire,
    'fires-in-support': firesInSupport,
    'photon-grenades': photonGrenades,
    'saviour-protocol': saviourProtocol,
    saved,
    markerlight: lit,
    montka: inMontka,
  },
  sequences: [supporting, saving, markerlight.sequence, declaring],
  actions: [markerlight.action, montka],
};

import type { FactionParts } from '../parts.ts';
import { adrenalSurge, surge, surging } from './adrenal-surge.ts';
import { deathThroes, dying } from './death-throes.ts';
import { hiveImperative } from './hive-imperative.ts';
import { stomp, stomped, stomping } from './stomp.ts';
import { swarming } from './swarming.ts';
import { synapse } from './synapse.ts';
import type { TyranidUse } from './uses.ts';

export const tyranids: FactionParts<TyranidUse> = {
  rules: { synapse, 'death-throes': deathThroes, swarming, 'adrenal-surge': surging },
  sequences: [dying, surge, hiveImperative.sequence, stomping, stomped],
  actions: [adrenalSurge, hiveImperative.action, stomp],
};

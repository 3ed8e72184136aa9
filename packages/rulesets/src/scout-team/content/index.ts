import { catalogueOf } from '../../w40k/content/catalogue.ts';
import type { Content } from '../../w40k/content/types.ts';
import { AELDARI } from './aeldari.ts';
import { GEAR } from './gear.ts';
import { NECRONS } from './necrons.ts';
import { ORKS } from './orks.ts';
import { POWERS } from './powers.ts';
import { SPACE_MARINES } from './space-marines.ts';
import { TAU } from './tau.ts';
import { TRIAL, TRIAL_WEAPONS } from './trial.ts';
import { TYRANIDS } from './tyranids.ts';
import type { AbilityUse, PowerUse, WeaponUse } from './uses.ts';
import { AELDARI_WEAPONS } from './weapons-aeldari.ts';
import { NECRONS_WEAPONS } from './weapons-necrons.ts';
import { ORKS_WEAPONS } from './weapons-orks.ts';
import { SPACE_MARINES_WEAPONS } from './weapons-space-marines.ts';
import { TAU_WEAPONS } from './weapons-tau.ts';
import { TYRANIDS_WEAPONS } from './weapons-tyranids.ts';

/** ST-10.1: everything there is to choose from. */
export const content: Content<WeaponUse, AbilityUse, PowerUse> = {
  weapons: [
    ...SPACE_MARINES_WEAPONS,
    ...NECRONS_WEAPONS,
    ...ORKS_WEAPONS,
    ...AELDARI_WEAPONS,
    ...TYRANIDS_WEAPONS,
    ...TAU_WEAPONS,
    ...TRIAL_WEAPONS,
  ],
  gear: GEAR,
  powers: POWERS,
  factions: [SPACE_MARINES, NECRONS, ORKS, AELDARI, TYRANIDS, TAU, TRIAL],
};

/** The same by id. */
export const catalogue = catalogueOf(content);

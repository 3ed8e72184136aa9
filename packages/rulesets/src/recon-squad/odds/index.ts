// The exact chances of attacks in Recon Squad
import { attackOddsOf } from '../../w40k/odds/attack-odds.ts';
import { lookups, strikes } from '../library.ts';

export const { oddsOf } = attackOddsOf({ lookups, rolls: strikes.rolls, attackOf: strikes.attackOf });

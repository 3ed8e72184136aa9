import { combiWeapons } from '../../w40k/rules/combi-weapons.ts';
import { assaultRule, heavyRule, rapidFireRule } from '../../w40k/rules/weapon-types.ts';
import { lookups, targets } from '../library.ts';
import { type Rule, shared } from '../types.ts';

export const assault: Rule<'assault'> = shared(assaultRule('8E-6.7'));
export const heavy: Rule<'heavy'> = shared(heavyRule('8E-6.8'));
export const rapidFire: Rule<'rapid-fire'> = shared(rapidFireRule('8E-6.9', lookups, targets));
export const combi: Rule<'combi-weapons'> = shared(combiWeapons('RS-10.3'));

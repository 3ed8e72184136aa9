import { combiWeapons } from '../../w40k/rules/combi-weapons.ts';
import { assaultRule, heavyRule, rapidFireRule } from '../../w40k/rules/weapon-types.ts';
import { lookups, targets } from '../library.ts';
import { type Rule, shared } from '../types.ts';

export const assault: Rule<'assault'> = shared(assaultRule('9E-7.8'));
export const heavy: Rule<'heavy'> = shared(heavyRule('9E-7.9', (t, model) => lookups.hasKeyword(t, model, 'Infantry')));
export const rapidFire: Rule<'rapid-fire'> = shared(rapidFireRule('9E-7.10', lookups, targets));
export const combi: Rule<'combi-weapons'> = shared(combiWeapons('ST-10.3'));

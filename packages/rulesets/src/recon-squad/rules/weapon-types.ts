import { assaultRule, heavyRule, rapidFireRule } from '../../w40k/rules/weapon-types.ts';
import { lookups, targets } from '../library.ts';
import type { Rule } from '../types.ts';

export const assault: Rule<'assault'> = assaultRule('8E-6.7') as Rule<'assault'>;
export const heavy: Rule<'heavy'> = heavyRule('8E-6.8') as Rule<'heavy'>;
export const rapidFire: Rule<'rapid-fire'> = rapidFireRule('8E-6.9', lookups, targets) as Rule<'rapid-fire'>;

// KT-12.12  Indirect by choice
import { profileOf } from '../../lookups.ts';
import type { Look } from '../../types.ts';
import type { Chosen } from '../04-shooting/aiming.ts';
import { isCloseQuarters } from './close-quarters.ts';

/** Whether the player still has to choose: in Close Quarters, with a weapon that has Indirect. */
export function isIndirectOptional(t: Look, { attacker, chosen, indirect }: Chosen): boolean {
  if (indirect !== undefined || !isCloseQuarters(t.setup)) return false;
  const [weapon, profile] = chosen.split('/') as [string, string];
  return profileOf(t, attacker, weapon, profile).rules.some(({ rule }) => rule === 'indirect');
}

/** The weapon with and without Indirect, while that is still to be chosen. */
export const waysWith = (t: Look, v: Chosen): readonly Chosen[] =>
  isIndirectOptional(t, v)
    ? [
        { ...v, indirect: false },
        { ...v, indirect: true },
      ]
    : [v];

export const nameOfWay = (indirect: boolean): string => (indirect ? 'use-indirect' : 'without-indirect');

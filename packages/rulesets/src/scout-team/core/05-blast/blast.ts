// ST-5  Blasts and Grenades: Combined Units
import type { Seat } from '@little-wars/engine';
import { inches, type Tenths } from '@little-wars/engine/geometry';
import type { Targets } from '../../../w40k/attacks/targets.ts';
import type { Amount, WeaponProfile } from '../../../w40k/content/types.ts';
import { partsOf } from '../../../w40k/dice/amounts.ts';
import { type Lookups, onTable, ownerOf } from '../../../w40k/measuring/lookups.ts';
import type { Aim } from '../../../w40k/types.ts';
import { profileOf } from '../../lookups.ts';
import type { Look, ModelId } from '../../types.ts';

/** 9E-7.13: against 6 or more models at least 3 attacks, against 11 or more the maximum. */
const SOME = { models: 6, attacks: 3 };
const ALL = 11;

type Weapon = Pick<WeaponProfile, 'type' | 'rules'>;

export const hasBlast = ({ rules }: Pick<Weapon, 'rules'>): boolean => rules.some(({ rule }) => rule === 'blast');

/** ST-5.1, ST-5.4: whether a weapon attacks a Combined Unit. */
export const isBlasting = (profile: Weapon): boolean => profile.type === 'grenade' || hasBlast(profile);

/** ST-5.1, ST-5.4, ST-5.10: the radius around the initial target in which members are found. */
export const blastRange = ({ setup: { options } }: Pick<Look, 'setup'>, { type }: Weapon): Tenths =>
  inches(type === 'grenade' ? options.grenadeRange : options.blastRange);

/** 9E-7.13: the maximum of a random number of attacks. */
const mostOf = (amount: Amount): number => {
  const { dice, sides, plus } = partsOf(amount);
  return dice * sides + plus;
};

/** 9E-7.13, ST-5.2, ST-5.10: a random number of attacks against this many models, before and after its dice. */
export const attacksAgainst = (amount: Amount, models: number): Amount =>
  typeof amount === 'string' && models >= ALL ? mostOf(amount) : amount;
export const leastAgainst = (attacks: number, models: number): number =>
  models >= SOME.models ? Math.max(SOME.attacks, attacks) : attacks;

export interface Blasts {
  /** ST-5.1, ST-5.5: all models that the initial target sees within the range, without itself. */
  foundBy(t: Look, aim: Aim): readonly ModelId[];
  /** ST-5.6, ST-5.9: the Combined Unit of this attack; null for other weapons. */
  membersOf(t: Look, aim: Aim): readonly ModelId[] | null;
  /** ST-5.5, ST-5.14: friends of the shooter among the members, and the shooter itself. */
  friendsIn(t: Look, aim: Aim): readonly ModelId[];
}

export function blastsFor(lookups: Lookups, targets: () => Targets): Blasts {
  /** The models of a seat that a blast reaches. */
  const foundOf = (t: Look, { target, profile }: Aim, seat: Seat): readonly ModelId[] => {
    const range = blastRange(t, profileOf(profile));
    return onTable(t.position, seat).filter(
      id => id !== target && lookups.areWithin(t, target, id, range) && targets().canSee(t, target, id),
    );
  };
  return {
    foundBy: (t, aim) => [0, 1].flatMap(seat => foundOf(t, aim, seat)),
    membersOf: (t, aim) =>
      isBlasting(profileOf(aim.profile)) ? [aim.target, ...foundOf(t, aim, ownerOf(t, aim.target))] : null,
    friendsIn: (t, aim) => foundOf(t, aim, ownerOf(t, aim.attacker)),
  };
}

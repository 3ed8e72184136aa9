// Which weapons a model may fire, and which together
import { eachAtPosition, type Id, perObject, type Reason } from '@little-wars/engine';
import type { Targets } from '../attacks/targets.ts';
import type { Book } from '../book.ts';
import type { Kit, Weapon, WeaponProfile } from '../content/types.ts';
import { hasDone, type Lookups } from '../measuring/lookups.ts';
import type { Aim, AttackManner, Look, ModelId } from '../types.ts';

/** A profile to fire, with marks that rules look for in its attacks. */
export interface Fired {
  readonly profile: string;
  readonly marks: readonly string[];
}

/** The mark of both parts of a combi-weapon, fired together. */
export const COMBINED = 'combined';

/** Weapons of one kind that a model carries. */
interface Carried {
  readonly weapon: Weapon;
  readonly copies: number;
}

/** The ranged profiles of a kit; a model without the skill does not shoot. */
const rangedOf = perObject(({ profile, weapons }: Kit): readonly WeaponProfile[] => {
  if (profile.ballisticSkill === null) return [];
  const all = weapons.flatMap(({ profiles }) => profiles.filter(({ type }) => type !== 'melee'));
  return [...new Map(all.map(each => [each.id, each])).values()];
});

const carriedOf = perObject(({ weapons }: Kit): readonly Carried[] =>
  [...new Map(weapons.map(weapon => [weapon.id, weapon])).values()].map(weapon => ({
    weapon,
    copies: weapons.filter(({ id }) => id === weapon.id).length,
  })),
);

/** The alternative profiles of a combi-weapon: all but its first. */
const alternatives = ({ combi, profiles }: Weapon): readonly WeaponProfile[] => (combi ? profiles.slice(1) : profiles);

export interface Weapons {
  /** Every reason against firing a profile at all. */
  against(t: Look, model: ModelId, profile: WeaponProfile): readonly Reason[];
  /** The profiles it may fire now, each with a target. */
  profilesFor(t: Look, model: ModelId, manner: AttackManner): readonly string[];
  /** Whether it has any; stops at the first. */
  mayShoot(t: Look, model: ModelId): boolean;
  /** Whether a target may be shot at with a profile. */
  mayHit(t: Look, aim: Aim): boolean;
  /** Every reason against firing these together. */
  againstTogether(t: Look, model: ModelId, profiles: readonly Id[]): readonly Reason[];
  /** The shots with these profiles: one for each copy of a weapon. */
  shotsOf(t: Look, model: ModelId, profiles: readonly string[]): readonly Fired[];
}

export function weaponsOf(book: Book, lookups: Lookups, targets: Targets): Weapons {
  const { clauses } = book;
  const against = (t: Look, model: ModelId, profile: WeaponProfile): readonly Reason[] => {
    const { id, type } = profile;
    const reasons: Reason[] = [];
    if (hasDone(t, model, 'fell-back') && !book.shootsAfterFallBack(t, model))
      reasons.push({ reason: 'fell-back', clause: clauses.fallBack });
    if (hasDone(t, model, 'advanced') && type !== 'assault')
      reasons.push({ reason: 'advanced', clause: clauses.advance });
    if (lookups.isInCombat(t, model) && book.targetsInCombat(t, model, profile) === null)
      reasons.push({ reason: 'in-combat', clause: clauses.mayShoot });
    return t.query('shooting-refused', reasons, { model, profile: id });
  };
  const ranged = (t: Look, model: ModelId): readonly WeaponProfile[] => rangedOf(lookups.kit(t, model));
  const carried = (t: Look, model: ModelId): readonly Carried[] => carriedOf(lookups.kit(t, model));
  const isUsable = (t: Look, model: ModelId, manner: AttackManner, profile: WeaponProfile): boolean =>
    against(t, model, profile).length === 0 && targets.hasTarget(t, { attacker: model, profile: profile.id, manner });
  return {
    against,
    profilesFor: (t, model, manner) =>
      ranged(t, model)
        .filter(profile => isUsable(t, model, manner, profile))
        .map(({ id }) => id),
    mayShoot: eachAtPosition((t: Look, model: ModelId) =>
      ranged(t, model).some(profile => isUsable(t, model, 'shooting', profile)),
    ),
    mayHit: (t, aim) => targets.isTarget(t, aim),
    againstTogether(t, model, profiles) {
      const types = profiles.map(id => lookups.profile(id as string).type);
      const reasons: Reason[] = [];
      if (types.includes('pistol') && types.some(type => type !== 'pistol'))
        reasons.push({ reason: 'pistols-alone', clause: clauses.pistols });
      if (types.includes('grenade') && types.length > 1)
        reasons.push({ reason: 'grenade-alone', clause: clauses.grenades });
      for (const { weapon, copies } of carried(t, model)) {
        const own = alternatives(weapon).filter(({ id }) => profiles.includes(id));
        if (own.length > copies && !weapon.all)
          reasons.push({ reason: 'one-profile', clause: clauses.profiles, weapon: weapon.id });
      }
      return t.query('together-refused', reasons, { model, profiles: profiles.map(String) });
    },
    shotsOf: (t, model, profiles) =>
      profiles.flatMap(profile => {
        const { weapon, copies } = carried(t, model).find(each =>
          each.weapon.profiles.some(({ id }) => id === profile),
        )!;
        const own = weapon.profiles.filter(({ id }) => profiles.includes(id)).map(({ id }) => id);
        const marks = weapon.combi && own.length > 1 ? [COMBINED] : [];
        // Only one Grenade is thrown; two copies with two profiles fire one each, and the first gets the rest.
        const isGrenade = lookups.profile(profile).type === 'grenade';
        const times = isGrenade ? 1 : weapon.combi ? copies : own[0] === profile ? copies - own.length + 1 : 1;
        return Array.from({ length: times }, () => ({ profile, marks }));
      }),
  };
}

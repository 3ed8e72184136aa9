// Which weapons a model may fire, and which together
import type { Id, Reason } from '@little-wars/engine';
import type { Targets } from '../attacks/targets.ts';
import type { Book } from '../book.ts';
import type { WeaponProfile } from '../content/types.ts';
import { hasDone, type Lookups } from '../measuring/lookups.ts';
import type { Aim, AttackManner, Look, ModelId } from '../types.ts';

export interface Weapons {
  /** Every reason against firing a profile at anybody. */
  against(t: Look, model: ModelId, profile: WeaponProfile): readonly Reason[];
  /** The profiles it may fire now, each with a target. */
  profilesFor(t: Look, model: ModelId, manner: AttackManner): readonly string[];
  /** Whether it has any; stops at the first. */
  mayShoot(t: Look, model: ModelId): boolean;
  /** Whether a target may be shot at with a profile. */
  mayHit(t: Look, aim: Aim): boolean;
  /** Every reason against firing these together. */
  againstTogether(t: Look, model: ModelId, profiles: readonly Id[]): readonly Reason[];
}

export function weaponsOf(book: Book, lookups: Lookups, targets: Targets): Weapons {
  const { clauses } = book;
  const against = (t: Look, model: ModelId, { id, type }: WeaponProfile): readonly Reason[] => {
    const reasons: Reason[] = [];
    if (hasDone(t, model, 'fell-back') && !lookups.flies(t, model))
      reasons.push({ reason: 'fell-back', clause: clauses.fallBack });
    if (hasDone(t, model, 'advanced') && type !== 'assault')
      reasons.push({ reason: 'advanced', clause: clauses.advance });
    if (type !== 'pistol' && lookups.isInCombat(t, model))
      reasons.push({ reason: 'in-combat', clause: clauses.mayShoot });
    return t.query('shooting-refused', reasons, { model, profile: id });
  };
  const ranged = (t: Look, model: ModelId): readonly WeaponProfile[] => {
    const all = lookups.weapons(t, model).flatMap(({ profiles }) => profiles.filter(({ type }) => type !== 'melee'));
    return [...new Map(all.map(profile => [profile.id, profile])).values()];
  };
  const isUsable = (t: Look, model: ModelId, manner: AttackManner, profile: WeaponProfile): boolean =>
    against(t, model, profile).length === 0 &&
    targets.targetsFor(t, { attacker: model, profile: profile.id, manner }).length > 0;
  return {
    against,
    profilesFor: (t, model, manner) =>
      ranged(t, model)
        .filter(profile => isUsable(t, model, manner, profile))
        .map(({ id }) => id),
    mayShoot: (t, model) => ranged(t, model).some(profile => isUsable(t, model, 'shooting', profile)),
    mayHit: (t, aim) => targets.against(t, aim).length === 0,
    againstTogether(t, model, profiles) {
      const types = profiles.map(id => lookups.profile(id as string).type);
      const reasons: Reason[] = [];
      if (types.includes('pistol') && types.some(type => type !== 'pistol'))
        reasons.push({ reason: 'pistols-alone', clause: clauses.pistols });
      if (types.includes('grenade') && types.length > 1)
        reasons.push({ reason: 'grenade-alone', clause: clauses.grenades });
      for (const weapon of lookups.weapons(t, model)) {
        const own = weapon.profiles.filter(({ id }) => profiles.includes(id));
        if (own.length > 1 && !weapon.all && !weapon.combi)
          reasons.push({ reason: 'one-profile', clause: clauses.profiles, weapon: weapon.id });
      }
      return t.query('together-refused', reasons, { model, profiles: profiles.map(String) });
    },
  };
}

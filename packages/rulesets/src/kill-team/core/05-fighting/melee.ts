// KT-5.2  Melee weapons
import { weaponsOf } from '../../lookups.ts';
import type { AboutOperative, Look, OperativeId } from '../../types.ts';

/** Who selects a weapon, and the other fighter. */
export interface Selecting extends AboutOperative {
  readonly against: OperativeId;
}

/** KT-5.2, KT-12.6: melee weapons, unless a rule makes it fight with its ranged weapons or with none. */
export function meleeOf(t: Look, id: OperativeId): readonly string[] {
  const kind = t.query('fights-with', 'melee', { operative: id });
  return weaponsOf(t, id).flatMap(({ id: weapon, type, profiles }) =>
    type === kind ? profiles.map(profile => `${weapon}/${profile.id}`) : [],
  );
}

/** Asked only if there is a choice; the question names the other fighter. */
export const weaponChoice = (
  t: Look,
  operative: OperativeId,
  against: OperativeId,
): { of: string; options: readonly string[]; about: Selecting } | null => {
  const options = meleeOf(t, operative);
  return options.length > 1 ? { of: 'weapon', options, about: { operative, against } } : null;
};

// KT-4.1  A weapon in somebody's hands, and pointed at somebody
import type { Weapon } from '../../content/types.ts';
import { weaponsOf } from '../../lookups.ts';
import type { Aim, Wielding } from '../../queries.ts';
import type { Look, OperativeId } from '../../types.ts';

export interface Chooser {
  readonly attacker: OperativeId;
  readonly action: string;
}

export interface Chosen extends Chooser {
  /** Weapon and profile as one id: `boltgun/standard`. */
  readonly chosen: string;
  /** KT-12.12: whether the weapon's Indirect is used, where that is a choice. */
  readonly indirect?: boolean;
}

interface Named {
  /** The id itself: one and the same text for all, which is soon found again. */
  readonly id: string;
  readonly weapon: string;
  readonly profile: string;
}

const named = new Map<string, Named>();

/** The weapon and the profile that one id means. */
function namedBy(chosen: string): Named {
  const known = named.get(chosen);
  if (known) return known;
  const [weapon, profile] = chosen.split('/') as [string, string];
  const made = { id: chosen, weapon, profile };
  named.set(chosen, made);
  return made;
}

export const wieldingOf = ({ attacker, action, chosen, indirect }: Chosen): Wielding => {
  const { weapon, profile } = namedBy(chosen);
  return indirect === undefined
    ? { attacker, weapon, profile, action }
    : { attacker, weapon, profile, action, indirect };
};

export const aimOf = (chosen: Chosen, target: OperativeId): Aim => ({ ...wieldingOf(chosen), target });

/** The last of each place in the list: good while it carries the same. */
const ranged: ({ readonly weapons: readonly Weapon[]; readonly ids: readonly string[] } | undefined)[] = [];

/** Every ranged profile an operative has, as `weapon/profile`. */
export function rangedOf(t: Look, attacker: OperativeId): readonly string[] {
  const weapons = weaponsOf(t, attacker);
  const before = ranged[attacker];
  if (before?.weapons === weapons) return before.ids;
  const ids = weapons.flatMap(({ id, type, profiles }) =>
    type === 'ranged' ? profiles.map(profile => namedBy(`${id}/${profile.id}`).id) : [],
  );
  ranged[attacker] = { weapons, ids };
  return ids;
}

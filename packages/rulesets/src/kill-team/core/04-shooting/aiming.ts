// KT-4.1  Wielding a weapon and aiming it at a target
import { latestAt, perKey } from '@little-wars/engine';
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
  /** KT-12.12: whether Indirect is used, where that is a choice. */
  readonly indirect?: boolean;
}

interface Named {
  /** The id itself, interned: the same string object every time makes lookups fast. */
  readonly id: string;
  readonly weapon: string;
  readonly profile: string;
}

/** Parses an id into weapon and profile. */
const namedBy = perKey((chosen: string): Named => {
  const [weapon, profile] = chosen.split('/') as [string, string];
  return { id: chosen, weapon, profile };
}, 1024);

export const wieldingOf = ({ attacker, action, chosen, indirect }: Chosen): Wielding => {
  const { weapon, profile } = namedBy(chosen);
  return indirect === undefined
    ? { attacker, weapon, profile, action }
    : { attacker, weapon, profile, action, indirect };
};

export const aimOf = (chosen: Chosen, target: OperativeId): Aim => ({ ...wieldingOf(chosen), target });

const rangedAmong = latestAt((_attacker: OperativeId, weapons: readonly Weapon[]) =>
  weapons.flatMap(({ id, type, profiles }) =>
    type === 'ranged' ? profiles.map(profile => namedBy(`${id}/${profile.id}`).id) : [],
  ),
);

/** Every ranged profile an operative has, as `weapon/profile`. */
export const rangedOf = (t: Look, attacker: OperativeId): readonly string[] =>
  rangedAmong(attacker, weaponsOf(t, attacker));

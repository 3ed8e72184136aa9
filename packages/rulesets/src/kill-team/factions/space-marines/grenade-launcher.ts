// Auxiliary Grenade Launcher: its carrier's grenades are good for two uses, and reach farther.
import type { Profile, Weapon } from '../../content/types.ts';

const LAUNCHER = 'auxiliary-grenade-launcher';
const LAUNCHED: readonly string[] = ['frag-grenade', 'krak-grenade'];
const THROWN: readonly string[] = ['range', 'indirect'];

/** Auxiliary Grenade Launcher: grenades may go without their Rng and Indirect. */
const launched = (weapon: Weapon): Weapon => {
  const [thrown] = weapon.profiles as readonly [Profile];
  const rules = thrown.rules.filter(({ rule }) => !THROWN.includes(rule));
  return { ...weapon, profiles: [...weapon.profiles, { ...thrown, id: 'launched', rules }] };
};

/** The weapons of an operative as its equipment changes them. */
export const improved = (weapons: readonly Weapon[], equipment: readonly string[]): readonly Weapon[] =>
  equipment.includes(LAUNCHER)
    ? weapons.map(weapon => (LAUNCHED.includes(weapon.id) ? launched(weapon) : weapon))
    : weapons;

/** How often a Limited weapon may be used in a battle (KT-9.13). */
export const usesOf = (equipment: readonly string[], weapon: string): number =>
  equipment.includes(LAUNCHER) && LAUNCHED.includes(weapon) ? 2 : 1;

// Lightning Reflexes, Weaponbeast, Lash Whip
import { add } from '@little-wars/engine';
import { areEngaged } from '../../core/01-game/measuring.ts';
import { rollerOf } from '../../core/dice/dice.ts';
import { inPlay, operativeOf, ownerOf, weaponsOf } from '../../lookups.ts';
import type { Look, OperativeId, Rule } from '../../types.ts';

const SAVE = 5;

/** A 5+ invulnerable save, and one free Dash per activation. */
export const lightningReflexes: Rule<'lightning-reflexes'> = {
  clause: 'KT-13.1',
  modify: {
    'invulnerable-saves': add((faces, { holder }, { attack }) => (attack.target === holder ? [...faces, SAVE] : faces)),
    'action-cost': add((cost, { holder }, { operative, action }) =>
      operative === holder && action === 'dash' ? 0 : cost,
    ),
  },
};

const PAIR = 2;

/** Number of melee weapons it carries; two of a kind count as two. */
function meleeWeaponsOf(t: Look, operative: OperativeId): number {
  const melee = weaponsOf(t, operative).filter(({ type }) => type === 'melee');
  return operativeOf(t, operative).weapons.filter(weapon => melee.some(({ id }) => id === weapon)).length;
}

/** One more attack die with two melee weapons. */
export const weaponbeast: Rule<'weaponbeast'> = {
  clause: 'KT-13.1',
  modify: {
    'attack-dice': add((dice, { holder }, rolling, t) =>
      rolling.attack.kind === 'combat' && rollerOf(rolling) === holder && meleeWeaponsOf(t, holder) >= PAIR
        ? dice + 1
        : dice,
    ),
  },
};

const carriersOf = (t: Look, seat: number): readonly OperativeId[] =>
  inPlay(t.position, operative => operative.seat === seat && operative.weapons.includes('lash-whip'));

/** Enemies engaged with a carrier have one attack die less; several carriers do not add up. */
export const lashWhip: Rule<'lash-whip'> = {
  clause: 'KT-13.1',
  modify: {
    'attack-dice': add((dice, { seat, holder }, rolling, t) => {
      const enemy = rollerOf(rolling);
      if (ownerOf(t, enemy) === seat) return dice;
      const whips = carriersOf(t, seat).filter(carrier => areEngaged(t, carrier, enemy));
      return whips[0] === holder ? dice - 1 : dice;
    }),
  },
};

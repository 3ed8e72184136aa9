// How much a Command Re-roll could gain: upper bounds from what the dice need
import type { AtStake, Question } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import type { AttackRolls, Needed } from '../attacks/rolls.ts';
import { partsOf } from '../dice/amounts.ts';
import { doSixesMatter, rollOnTable, wouldFail } from '../dice/rolls.ts';
import { isAlive, type Lookups, modelOf } from '../measuring/lookups.ts';
import type { Proposing } from '../movement/propose.ts';
import type { Attack, Look, Roll, Wound } from '../types.ts';
import { COMMAND_RE_ROLL } from './command-re-roll.ts';

export interface StakesParts {
  readonly rolls: AttackRolls;
  readonly lookups: Lookups;
  readonly proposing: Proposing;
  readonly clause: string;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
const average = (of: (face: number) => number): number => FACES.reduce((sum, face) => sum + of(face), 0) / 6;
const chanceOf = (needed: Needed): number => average(face => (wouldFail(face, needed) ? 0 : 1));

const mostOf = (amount: Wound['damage']): number => {
  const { dice, sides, plus } = partsOf(amount);
  return dice * sides + plus;
};

/** The most that one more unsaved wound does, if this many could get through in all. */
function harmOf(t: Look, { target, members = [] }: Attack, damage: number, wounds: number): number {
  const left = Math.min(...[target, ...members].map(id => Math.max(1, modelOf(t, id).wounds)));
  return damage * wounds >= left ? 1 : Math.min(1, damage / left);
}

export function stakesOf({ rolls, lookups, proposing, clause }: StakesParts) {
  /** The chance that a hit wounds and is not saved, with a possible re-roll of the wound. */
  const throughOf = (t: Look, attack: Attack): number => {
    const needed = rolls.toWound(t, attack);
    const once = average(face => {
      const wound = rolls.woundOf(t, attack, needed, face);
      return wound === null ? 0 : wound.mortal > 0 ? 1 : 1 - chanceOf(rolls.toSave(t, attack, wound));
    });
    return isRolledAgain(t, attack, needed) ? once + (1 - chanceOf(needed)) * once : once;
  };
  /** Whether a failed wound roll is re-rolled for free. */
  const isRolledAgain = (t: Look, attack: Attack, { needs, modifier }: Needed): boolean => {
    const { seat, attacker: model } = attack;
    const roll = { what: 'wound', seat, model, faces: [1], again: [], needs, modifier } as const;
    return t.query('re-rolls', 'none', { roll, attack }) !== 'none';
  };
  const unsavedOf = (t: Look, attack: Attack): number =>
    1 - chanceOf(rolls.toSave(t, attack, { ap: attack.ap, damage: attack.damage }));

  const gainOfHit = (t: Look, attack: Attack, roll: Roll): number => {
    const needed = rolls.toHit(t, attack);
    const yields = (face: number): number => {
      const { hits, autoWounds } = rolls.hitOf(t, attack, needed, face);
      return hits + autoWounds;
    };
    const through = autoWound(t, attack, needed) ? unsavedOf(t, attack) : throughOf(t, attack);
    const dice = roll.faces.length * Math.max(1, ...FACES.map(yields)) + attack.hits + attack.autoWounds;
    return average(yields) * through * harmOf(t, attack, mostOf(attack.damage), dice);
  };
  const autoWound = (t: Look, attack: Attack, needed: Needed): boolean =>
    FACES.some(face => rolls.hitOf(t, attack, needed, face).autoWounds > 0);

  const gainOfWound = (t: Look, attack: Attack, roll: Roll): number => {
    const needed = rolls.toWound(t, attack);
    return average(face => {
      const wound = rolls.woundOf(t, attack, needed, face);
      if (wound === null) return 0;
      const through = wound.mortal > 0 ? 1 : 1 - chanceOf(rolls.toSave(t, attack, wound));
      const damage = mostOf(wound.damage) + wound.mortal;
      return through * harmOf(t, attack, damage, roll.faces.length + attack.autoWounds);
    });
  };

  const gainOfSave = (t: Look, attack: Attack, roll: Roll & Needed): number => {
    const failed = roll.faces.filter(face => wouldFail(face, roll)).length;
    const damage = Math.max(...[attack, ...attack.wounds].map(each => mostOf(each.damage)));
    return chanceOf(roll) * harmOf(t, attack, damage, failed);
  };

  /** The chance that another roll reaches a target the last one missed. */
  const gainOfCharge = (t: Look, { faces, model }: Roll): number | null => {
    const declared = t.position.charges.at(-1);
    const [one, other] = faces;
    if (!declared || model === null || declared.by !== model || faces.length !== 2) return null;
    const bonus = t.query('charge-bonus', 0, { model });
    const before = one! + other!;
    // Overwatch may have slain its own firer.
    const at = declared.at.filter(enemy => isAlive(t, enemy));
    const [target, ...others] = at;
    if (target === undefined) return 0;
    // With several targets a longer charge may reach another one.
    if (others.length > 0) return null;
    const move = { model, manner: 'charge', allowance: inches(before + bonus), at } as const;
    if (proposing.find(t, move) !== null) return 0;
    // In a straight line; actual paths are longer.
    const needed = Math.max(before + 1, Math.floor(lookups.apart(t, model, target)) - 1 - bonus);
    const both = average(a => average(b => (a + b >= needed ? 1 : 0)));
    return Math.max(both, ...faces.map(kept => average(face => (kept + face >= needed ? 1 : 0))));
  };

  const gainOf = (t: Look, roll: Roll): number | null => {
    if (roll.what === 'charge') return gainOfCharge(t, roll);
    const { attack } = t.position;
    const { needs } = roll;
    if (attack === null || needs === null) return null;
    if (roll.what === 'hit') return gainOfHit(t, attack, roll);
    if (doSixesMatter(t, roll)) return null;
    if (roll.what === 'wound') return gainOfWound(t, attack, roll);
    return roll.what === 'save' ? gainOfSave(t, attack, { ...roll, needs }) : null;
  };

  /** The current dice, and what re-rolling one of them could gain. */
  return (t: Look, { options, timing }: Question<'react'>): AtStake<'react'> | null => {
    if (timing !== 'rolled' || t.position.rolls.length === 0 || options.some(id => id !== COMMAND_RE_ROLL)) return null;
    const gain = gainOf(t, rollOnTable(t));
    return gain === null ? null : { answer: null, gain: Math.min(1, gain), reason: 'little-gain', clause };
  };
}

// When a roll is worth a command point: what a second try gains, in points

import type { AttackRolls } from '../attacks/rolls.ts';
import type { Book } from '../book.ts';
import { partsOf, worthOfFace } from '../dice/amounts.ts';
import { isAlive, modelOf } from '../measuring/lookups.ts';
import { amountChances } from '../odds/amounts.ts';
import { FACES } from '../odds/pool.ts';
import type { Attack, Look, ModelId, Roll } from '../types.ts';
import type { Charging } from './charging.ts';
import { chanceOfTwoDice } from './two-dice.ts';
import type { Worth } from './worth.ts';

export interface ReRollParts {
  readonly book: Pick<Book, 'succeeds'>;
  readonly rolls: Pick<AttackRolls, 'toHit'>;
  readonly worth: Worth;
  readonly charging: Charging;
  /** What a command point is worth to a seat, in points. */
  priceOfCommand(t: Look, seat: number): number;
}

export function reRollsOf({ book, rolls, worth, charging, priceOfCommand }: ReRollParts) {
  const isGood = ({ needs, modifier, what }: Pick<Roll, 'needs' | 'modifier' | 'what'>, face: number): boolean =>
    needs === null || book.succeeds(what, { face, needs, modifier });
  const chanceOf = (roll: Pick<Roll, 'needs' | 'modifier' | 'what'>): number =>
    FACES.filter(face => isGood(roll, face)).length / FACES.length;

  /** The dice that failed. */
  const failing = (roll: Roll): readonly number[] =>
    roll.faces.flatMap((face, i) => (roll.again.includes(i) || isGood(roll, face) ? [] : [i]));

  /** The value of one more attack like those being made. */
  const oneMore = (t: Look, { attacker, target, profile, manner, marks }: Attack): number =>
    worth.harmOf(t, { attacker, target, profile, manner, marks, attacks: 1 });

  const hitChance = (t: Look, attack: Attack): number => chanceOf({ what: 'hit', ...rolls.toHit(t, attack) });

  /** The value of some damage to a model. */
  const harmBy = (t: Look, target: ModelId, damage: number): number => {
    const { wounds } = modelOf(t, target);
    return (worth.priceOf(t, target) * Math.min(damage, wounds)) / wounds;
  };

  const meanHarm = (t: Look, target: ModelId, damage: Attack['damage']): number =>
    amountChances(damage).reduce((sum, chance, wounds) => sum + chance * harmBy(t, target, wounds), 0);

  /** What the damage roll of a single wound could gain. */
  const damageGain = (t: Look, { target, unsaved }: Attack, faces: readonly number[]): number => {
    const [wound, ...others] = unsaved;
    if (wound === undefined || others.length > 0) return 0;
    const { sides, plus } = partsOf(wound.damage);
    const rolled = faces.reduce((sum, face) => sum + worthOfFace(face, sides), plus);
    return meanHarm(t, target, wound.damage) - harmBy(t, target, rolled);
  };

  /** What a charge that is too short could gain. */
  const chargeGain = (t: Look, { model, faces }: Roll): number => {
    const { at } = t.position.charges.at(-1) ?? { at: [] };
    // Overwatch may have slain its own firer.
    const enemy = at.find(each => isAlive(t, each));
    if (model === null || enemy === undefined) return 0;
    const needed = charging.rollFor(t, model, enemy);
    if (faces.reduce((sum, face) => sum + face, 0) >= needed) return 0;
    return chanceOfTwoDice(needed) * (worth.blowsAt(t, model, enemy) - 0.5 * worth.blowsAt(t, enemy, model));
  };

  const gainOf = (t: Look, roll: Roll): number => {
    const { attack } = t.position;
    if (roll.what === 'charge') return chargeGain(t, roll);
    if (attack === null || attack.profile === '') return 0;
    if (roll.what === 'damage') return damageGain(t, attack, roll.faces);
    if (failing(roll).length === 0) return 0;
    switch (roll.what) {
      case 'hit':
        return oneMore(t, attack);
      case 'wound':
        return oneMore(t, attack) / Math.max(1 / FACES.length, hitChance(t, attack));
      case 'save':
        return chanceOf(roll) * meanHarm(t, attack.target, attack.damage);
      default:
        return 0;
    }
  };

  return {
    failing,
    /** Whether a second try is worth a command point. */
    isWorthIt: (t: Look, roll: Roll): boolean => gainOf(t, roll) >= priceOfCommand(t, roll.seat),
  };
}

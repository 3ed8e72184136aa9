// What may change an attack but is not in its odds
import { type LeftOut, offersAt, supposing } from '@little-wars/engine';
import type { AttackRolls } from '../attacks/rolls.ts';
import type { Striking } from '../attacks/strike.ts';
import type { Book } from '../book.ts';
import { modelOf } from '../measuring/lookups.ts';
import type { Attack, Look, ModelId, ReRoll, Roll, RollKind, W40k } from '../types.ts';
import type { Shot } from './attack-odds.ts';

export type LeftOutBecause = 'may-be-used' | 'harms-another' | 'strikes-back' | 'not-understood';

export interface LeftOutParts {
  readonly book: Pick<Book, 'beforeRemoval'>;
  readonly rolls: AttackRolls;
  attackOf(t: Look, v: Striking): Attack;
  /** Reactions whose effect goes beyond the dice and wounds of the attack, by the prefix of their ids. */
  readonly cannotCount: { readonly [reaction: string]: LeftOutBecause };
  /** The rule by which a slain model strikes back. */
  readonly strikesWhenSlain: string;
}

const SEATS = [0, 1];

/** Re-rolls of one die of several are counted only for hit rolls. */
const COUNTED: readonly ReRoll[] = ['none', 'ones', 'failed', 'any'];

export function leftOutOf({ book, rolls, attackOf, cannotCount, strikesWhenSlain }: LeftOutParts) {
  const offered = (t: Look, rolled: readonly Roll[], target: ModelId, from: ModelId): readonly string[] => {
    const offers = rolled.flatMap(roll => {
      const lying = supposing(t, { rolls: [...t.position.rolls, roll] });
      return SEATS.flatMap(seat => offersAt<W40k, 'rolled'>(lying, 'rolled', { roll }, seat));
    });
    const harm = { model: target, from, mortal: false, points: 1 };
    const losing = SEATS.flatMap(seat => offersAt<W40k, 'losing-wounds'>(t, 'losing-wounds', harm, seat));
    return [...offers, ...losing].map(({ id }) => id.split(' ')[0]!);
  };
  return (t: Look, shots: readonly Shot[]): readonly LeftOut[] => {
    const omissions = shots.flatMap(shot => {
      const attack = attackOf(t, { ...shot, attacks: shot.attacks ?? 1 });
      const during = supposing(t, { attack });
      const { attacker, target } = shot;
      const rollOf = (what: RollKind, model: ModelId, needs: { needs: number; modifier: number } | null): Roll => ({
        what,
        seat: modelOf(t, model).seat,
        model,
        faces: [1],
        again: [],
        needs: needs?.needs ?? null,
        modifier: needs?.modifier ?? 0,
      });
      const rolled = [
        rollOf('hit', attacker, rolls.toHit(during, attack)),
        rollOf('wound', attacker, rolls.toWound(during, attack)),
        rollOf('save', target, rolls.toSave(during, attack, attack)),
        rollOf('damage', attacker, null),
      ];
      const reactions = offered(during, rolled, target, attacker).map(rule => ({
        rule,
        reason: cannotCount[rule] ?? 'may-be-used',
      }));
      const reRolls = rolled.flatMap(roll => {
        const which = during.query('re-rolls', 'none', { roll, attack });
        const isCounted = COUNTED.includes(which)
          ? roll.needs !== null || which === 'none'
          : which === 'one' && roll.what === 'hit';
        return isCounted ? [] : [{ rule: `re-roll-${roll.what}`, reason: 'not-understood' }];
      });
      const isAnswered = book.beforeRemoval(during, target) !== null;
      return [...reactions, ...reRolls, ...(isAnswered ? [{ rule: strikesWhenSlain, reason: 'strikes-back' }] : [])];
    });
    return [...new Map(omissions.map(each => [each.rule, each])).values()];
  };
}

// Dice on the table: judging them (KT-4.3, KT-4.4, KT-5.3) and re-rolling them (KT-1.5).
import { end, type Seat } from '@little-wars/engine';
import type { Profile } from '../../content/types.ts';
import { cardOf, ownerOf, profileOf } from '../../lookups.ts';
import type { ReRollOffer, Rolling } from '../../queries.ts';
import { type Attack, type Die, type Look, type OperativeId, question, sequence, type T } from '../../types.ts';
import type { Judged } from './by-choice.ts';

export type Side = Rolling['side'];
export const otherSide = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

export const fresh = (faces: readonly number[]): readonly Die[] =>
  faces.map(face => ({ face, reRolled: false, as: null }));

export const countOf = (dice: readonly Die[], as: Die['as']): number => dice.filter(die => die.as === as).length;

export const judgedOf = (dice: readonly Die[]): Judged => ({
  critical: countOf(dice, 'critical'),
  normal: countOf(dice, 'normal'),
  fail: countOf(dice, 'fail'),
});

/** Who rolls; the defender, in combat and for defence dice, is the target. */
export const rollerOf = ({ attack, side }: Rolling): OperativeId =>
  side === 'attacker' ? attack.attacker : attack.target;

export const seatOf = (t: Look, rolling: Rolling): Seat => ownerOf(t, rollerOf(rolling));

/** The dice of a side: in shooting the defender's are defence dice, in combat both sides' are attack dice. */
export const diceOf = ({ attack, side }: Rolling): readonly Die[] =>
  side === 'attacker' ? attack.attackDice : attack.defenceDice;

export function setDice(t: T, side: Side, dice: readonly Die[], clause: string): void {
  t.emit({ type: side === 'attacker' ? 'attack-dice-set' : 'defence-dice-set', clause, dice });
}

/** Changes what the first die with the given result counts as. */
export function changeOne(t: T, side: Side, [from, to]: readonly [Die['as'], Die['as']], clause: string): void {
  const dice = diceOf(now(t, side));
  const first = dice.findIndex(die => die.as === from);
  if (first < 0) return;
  const turned = dice.map((die, i) => (i === first ? { ...die, as: to } : die));
  setDice(t, side, turned, clause);
}

/** The attack as it stands now. */
export const now = (t: Look, side: Side): Rolling => ({ attack: t.position.attack as Attack, side });

/** The profile attack dice are rolled with: the shooter's, or each fighter's own; null for a fighter without one. */
export function profileIn(t: Look, { attack, side }: Rolling): Profile | null {
  const { attacker, target, weapon, profile, parryWeapon, parryProfile } = attack;
  if (side === 'attacker' || attack.kind === 'shooting')
    return weapon === '' ? null : profileOf(t, attacker, weapon, profile);
  return parryWeapon === null ? null : profileOf(t, target, parryWeapon, parryProfile!);
}

/** The lowest faces on which a die succeeds and is critical. */
export interface Needed {
  readonly succeedsOn: number;
  readonly criticalOn: number;
}

const NEVER = 7;

/**
 * KT-4.3, KT-5.3: BS or WS; KT-4.4, KT-9.11: Sv, or an invulnerable save, which nothing modifies. KT-1.6: modifiers add
 * up, so the number needed may exceed the faces of a die.
 */
export function neededBy(t: Look, rolling: Rolling): Needed {
  const { kind, target, invulnerable } = rolling.attack;
  if (kind === 'shooting' && rolling.side === 'defender')
    return { succeedsOn: invulnerable ?? t.query('save-on', cardOf(t, target).save, rolling), criticalOn: 6 };
  return {
    succeedsOn: t.query('hit-on', profileIn(t, rolling)?.hit ?? NEVER, rolling),
    criticalOn: t.query('critical-on', 6, rolling),
  };
}

/** KT-1.7, KT-4.3, KT-5.3: a 1 always fails, a 6 is always critical; other faces depend on the number needed. */
export function countsAs(face: number, { succeedsOn, criticalOn }: Needed): 'fail' | 'normal' | 'critical' {
  if (face === 1 || (face !== 6 && face < succeedsOn)) return 'fail';
  return face === 6 || face >= criticalOn ? 'critical' : 'normal';
}

/** Judges every die that has not been judged yet. */
export function judge(t: T, side: Side, clause: string): void {
  const rolling = now(t, side);
  const needed = neededBy(t, rolling);
  const dice = diceOf(rolling).map(die => (die.as === null ? { ...die, as: countsAs(die.face, needed) } : die));
  setDice(t, side, dice, clause);
}

export type Hit = 'critical' | 'normal';

/** KT-4.6, KT-5.6: the damage of one hit. */
export function damageOf(t: Look, rolling: Rolling, hit: Hit): number {
  const critical = hit === 'critical';
  return t.query('damage', profileIn(t, rolling)!.damage[critical ? 1 : 0], { ...rolling, critical });
}

interface ReRolls {
  readonly side: Side;
  readonly offer: ReRollOffer;
  readonly chosen: readonly number[];
}

/** KT-1.5: the indices of dice that may be re-rolled: not re-rolled before, and not judged yet. */
export const reRollable = (t: Look, side: Side, faces: readonly number[] = []): readonly number[] =>
  diceOf(now(t, side)).flatMap((die, i) =>
    !die.reRolled && die.as === null && (faces.length === 0 || faces.includes(die.face)) ? [i] : [],
  );

/** No limit on the number of dice. Finite, because offers are stored in frames as JSON. */
export const ALL = 99;

/** Offers limited to certain faces first, single dice last, so the player decides those knowing the most. */
export const inOrder = (offers: readonly ReRollOffer[]): readonly ReRollOffer[] =>
  offers.toSorted((a, b) => Number(b.faces.length > 0) - Number(a.faces.length > 0) || b.most - a.most);

/** What a question about dice shows. */
export interface AboutDice {
  readonly side: Side;
  readonly rule: string;
  readonly faces: readonly number[];
}

export const shown = (t: Look, side: Side, rule: string): AboutDice => ({
  side,
  rule,
  faces: diceOf(now(t, side)).map(({ face }) => face),
});

export const chooseDiceToRollAgain = question<'pick-some', AboutDice>('choose dice to roll again', 'pick-some');

/** A re-roll, whatever rule offers it. */
export const reRoll = sequence<ReRolls>('re-roll', 'KT-1.5', s => [
  s.ask('KT-1.5', chooseDiceToRollAgain, {
    to: (t, v) => seatOf(t, now(t, v.side)),
    ask: (t, { side, offer }) => {
      const options = reRollable(t, side, offer.faces);
      const most = Math.min(offer.most, options.length);
      return most > 0 ? { of: 'die', options, least: 0, most, about: shown(t, side, offer.rule) } : null;
    },
    then: (_t, v, chosen) => (chosen.length === 0 ? end() : { ...v, chosen: chosen as readonly number[] }),
  }),
  s.call('KT-1.5', 'take them up', (_t, { side, chosen }) => rollAgain.start({ side, chosen })),
]);

/** The roll of every re-roll. */
export const rollThemAgain = question('roll them again', 'roll');

export const rollAgain = sequence<Omit<ReRolls, 'offer'>>('roll again', 'KT-1.5', s => [
  s.roll('KT-1.5', rollThemAgain, {
    count: (_t, v) => v.chosen.length,
    whose: (t, v) => seatOf(t, now(t, v.side)),
    then: (t, v, faces) => {
      const dice = diceOf(now(t, v.side)).map((die, i) => {
        const place = v.chosen.indexOf(i);
        return place < 0 ? die : { face: faces[place]!, reRolled: true, as: null };
      });
      setDice(t, v.side, dice, 'KT-1.5');
      return v;
    },
  }),
]);

export const diceSequences = [reRoll, rollAgain];

// VG-3  Dice: successes, bonus dice, re-rolls
import type { Seat } from '@little-wars/engine';
import { ownerOf } from '../../lookups.ts';
import type { Rolling } from '../../queries.ts';
import { type Attack, type Die, type Look, question, sequence, type T } from '../../types.ts';

export type Side = Rolling['side'];

export const fresh = (faces: readonly number[]): readonly Die[] =>
  faces.map(face => ({ face, reRolled: false, exploded: false }));

/** VG-3.1, VG-3.4, VG-3.6, VG-3.7: natural 6 succeeds, natural 1 fails, other faces count with their modifiers. */
export const succeeds = (face: number, needed: number, modifier: number): boolean =>
  face === 6 || (face !== 1 && face + modifier >= needed);

/** One side's dice in the current attack. */
export const rollOf = (t: Look, side: Side): Rolling => ({ attack: t.position.attack as Attack, side });

export const diceOf = ({ attack, side }: Rolling): readonly Die[] =>
  side === 'attacker' ? attack.hitDice : attack.armorDice;

/** Who rolls the dice: the attacker to hit, the target for armor. */
export const rollerOf = (t: Look, { attack, side }: Rolling): Seat =>
  ownerOf(t, side === 'attacker' ? attack.attacker : attack.target);

export function setDice(t: T, side: Side, dice: readonly Die[], clause: string): void {
  t.emit({ type: side === 'attacker' ? 'hit-dice-set' : 'armor-dice-set', clause, dice });
}

/** VG-3.4: natural 6s whose bonus die has not been rolled. */
export const toExplode = (t: Look, side: Side): number =>
  t.setup.options.explodingSixes
    ? diceOf(rollOf(t, side)).filter(({ face, exploded }) => face === 6 && !exploded).length
    : 0;

interface OfSide {
  readonly side: Side;
}

/** What a question about dice is about. */
export interface AboutDice {
  readonly side: Side;
  readonly faces: readonly number[];
}

export const rollBonusDice = question('roll bonus dice', 'roll');
export const rollThemAgain = question('roll them again', 'roll');
export const chooseDice = question<'pick-some', AboutDice>('choose dice to roll again', 'pick-some');

/** VG-3.4, VG-3.9, VG-3.12: one more die for every natural 6, repeated while new ones come up. */
export const explode = sequence<OfSide>('bonus dice', 'VG-3.4', s => [
  s.roll('VG-3.4', rollBonusDice, {
    count: (t, v) => toExplode(t, v.side),
    whose: (t, v) => rollerOf(t, rollOf(t, v.side)),
    then: (t, v, faces) => {
      const rolled = diceOf(rollOf(t, v.side)).map(die => (die.face === 6 ? { ...die, exploded: true } : die));
      setDice(t, v.side, [...rolled, ...fresh(faces)], 'VG-3.4');
      return v;
    },
  }),
  s.repeat('VG-3.4', 'while new sixes lie there', {
    from: rollBonusDice.purpose,
    while: (t, v) => toExplode(t, v.side) > 0,
  }),
]);

/** VG-3.3, VG-3.11: dice that may be re-rolled: none twice, and no natural 6. */
export const reRollable = (t: Look, side: Side): readonly number[] =>
  diceOf(rollOf(t, side)).flatMap(({ face, reRolled }, i) => (face === 6 || reRolled ? [] : [i]));

interface Again extends OfSide {
  readonly chosen: readonly number[];
}

/** VG-3.3, VG-3.12: re-rolls dice; the second result stands, and a new 6 explodes. */
export const rollAgain = sequence<Again>('roll again', 'VG-3.3', s => [
  s.roll('VG-3.3', rollThemAgain, {
    count: (_t, v) => v.chosen.length,
    whose: (t, v) => rollerOf(t, rollOf(t, v.side)),
    then: (t, v, faces) => {
      const dice = diceOf(rollOf(t, v.side)).map((die, i) => {
        const place = v.chosen.indexOf(i);
        return place < 0 ? die : { face: faces[place]!, reRolled: true, exploded: false };
      });
      setDice(t, v.side, dice, 'VG-3.3');
      return v;
    },
  }),
  s.call('VG-3.12', 'a new 6 explodes', (_t, v) => explode.start({ side: v.side })),
]);

export const shown = (t: Look, side: Side): AboutDice => ({
  side,
  faces: diceOf(rollOf(t, side)).map(({ face }) => face),
});

/** Re-rolls that rules grant for free. */
export const freeReRolls = sequence<Again>('free re-rolls', 'VG-3.11', s => [
  s.ask('VG-3.11', chooseDice, {
    to: (t, v) => rollerOf(t, rollOf(t, v.side)),
    ask: (t, { side }) => {
      const options = reRollable(t, side);
      const most = Math.min(options.length, t.query('free-re-rolls', 0, rollOf(t, side)));
      return most > 0 ? { of: 'die', options, least: 0, most, about: shown(t, side) } : null;
    },
    then: (_t, v, chosen) => ({ ...v, chosen: chosen as readonly number[] }),
  }),
  s.call('VG-3.3', 'take them up', (_t, v) => (v.chosen.length > 0 ? rollAgain.start(v) : null)),
]);

export const diceSequences = [explode, rollAgain, freeReRolls];

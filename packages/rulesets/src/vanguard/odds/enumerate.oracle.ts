// Plays the real sequences through every result of the dice, up to a number of bonus dice, to check odds against.
import { type Declared, type Frame, type Id, isAsked, outcomes, type State } from '@little-wars/engine';
import {
  type AskedOfPlayers as Asked,
  checkReactions,
  countingRoughly,
  everyEndingOf,
} from '@little-wars/skirmish/testing';
import { chooseDice, diceOf, reRollable, rollBonusDice, rollOf, type Side, succeeds } from '../core/03-dice/dice.ts';
import { armorNeeded, chooseArmor } from '../core/10-attacks/armor.ts';
import { chooseDie } from '../core/11-command/command.ts';
import { vanguard } from '../index.ts';
import { weaponOf } from '../lookups.ts';
import type { Die, Look, Position, Setup, Vanguard } from '../types.ts';
import { facesFor } from './strike-case.ts';

/** Players' choices other than the ones that are always best: reactions they use or decline, and other answers. */
export interface Play {
  readonly reactions?: readonly string[];
  /** Reactions that are declined; one in neither list fails. */
  readonly passedUp?: readonly string[];
  readonly answers?: readonly (readonly [Declared, unknown])[];
  readonly retaliates?: boolean;
  /** VG-11.3: while there are CP. */
  readonly buysReRolls?: boolean;
}

export interface Start {
  readonly setup: Setup;
  readonly position: Position;
  readonly frame: Frame;
}

export interface Endings {
  readonly chances: ReadonlyMap<string, number>;
  /** The chance of all results with more bonus dice than were followed. */
  readonly tail: number;
}

const isSuccess = (t: Look, side: Side, face: number): boolean => {
  if (side === 'target') {
    const { on, modifier } = armorNeeded(t);
    return succeeds(face, on, modifier);
  }
  const { attacker, weapon } = t.position.attack!;
  return succeeds(face, weaponOf(t, attacker, weapon).hit, t.query('hit-modifier', 0, rollOf(t, 'attacker')));
};

const failures = (t: Look, side: Side): readonly number[] =>
  reRollable(t, side).filter(i => !isSuccess(t, side, diceOf(rollOf(t, side))[i]!.face));

/** Re-rolls failures whenever possible and uses the best armor. */
function choiceOf(
  t: Look,
  question: Asked,
  { reactions = [], passedUp = [], answers = [], retaliates = false, buysReRolls = false }: Play,
): unknown {
  if (question.kind === 'react') {
    if (retaliates && question.options.includes('retaliate')) return 'retaliate';
    const meant = question.options.find(option => reactions.includes(option));
    if (meant !== undefined) return meant;
    const isToBuy = buysReRolls && question.options.includes('re-roll');
    checkReactions(question.options, option => passedUp.includes(option) || (isToBuy && option === 're-roll'));
    const of = question.timing === 'hit-dice-rolled' ? 'attacker' : 'target';
    return isToBuy && failures(t, of).length > 0 ? 're-roll' : null;
  }
  const given = answers.find(([{ purpose }]) => purpose === question.purpose);
  if (given) return given[1];
  if (question.kind === 'pick-some' && isAsked(chooseDice, question))
    return failures(t, question.about.side).slice(0, question.most);
  if (question.kind === 'pick-one' && isAsked(chooseDie, question)) return failures(t, question.about.side)[0];
  if (question.kind === 'pick-one' && isAsked(chooseArmor, question)) return bestArmor(t, question.options);
  throw new Error(`no answer given to "${question.purpose}"`);
}

function bestArmor(t: Look, options: readonly Id[]): Id {
  const { on, modifier } = armorNeeded(t);
  const faces = (option: Id): number =>
    option === 'armor' ? facesFor(on, modifier) : facesFor(Number(String(option).split('-')[1]), 0);
  return options.toSorted((a, b) => faces(b) - faces(a))[0]!;
}

/** The order of dice makes no difference. */
const inOrder = (dice: readonly Die[]): readonly Die[] =>
  dice.toSorted((a, b) => a.face - b.face || Number(a.reRolled) - Number(b.reRolled));

function keyOf({ frames, position: { attack, interrupted, cp, effects, models } }: State<Vanguard>): string {
  const ordered = attack && { ...attack, hitDice: inOrder(attack.hitDice), armorDice: inOrder(attack.armorDice) };
  const standing = models.map(({ wounds, down, removed }) => [wounds, down, removed]);
  return JSON.stringify([frames, ordered, interrupted, cp, effects, standing]);
}

/** Natural 6s in the current roll. */
const sixesIn = ({ position: { attack } }: State<Vanguard>): number => {
  const dice = attack!.armorDice.length > 0 ? attack!.armorDice : attack!.hitDice;
  return dice.filter(({ face }) => face === 6).length;
};

/** Every result of the dice with at most this many 6s in one roll, with the players' given choices. */
export function everyEnding(
  { setup, position, frame }: Start,
  play: Play,
  deepest: number,
  read: (end: Position) => string,
): Endings {
  const chances = everyEndingOf<Vanguard, number>(
    vanguard,
    { setup, position, frame },
    {
      counting: countingRoughly,
      answers: (t, question) => choiceOf(t, question, play),
      falls: (t, roll, state) => {
        if (isAsked(rollBonusDice, roll) && sixesIn(state) > deepest) return null;
        const { groups, total } = outcomes(t, vanguard, roll)!;
        return { falls: groups, total };
      },
      keyOf,
      read,
    },
  );
  return { chances, tail: 1 - [...chances.values()].reduce((a, b) => a + b, 0) };
}

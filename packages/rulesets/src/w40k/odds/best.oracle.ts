// A player that makes the best use of re-rolls.
import { isAsked } from '@little-wars/engine';
import type { AskedOfPlayers } from '@little-wars/skirmish/testing';
import { chooseDice } from '../dice/rolls.ts';
import { offersFor } from '../show/prospects.ts';
import { COMMAND_RE_ROLL, chooseOneDie } from '../stratagems/command-re-roll.ts';
import type { Look } from '../types.ts';
import { policyOf } from './few-dice.ts';

export type Succeeds = (faces: readonly number[]) => boolean;

/** Re-rolls what helps, and pays for one if it helps; a paid one may take all dice. */
export const atBest =
  (succeeds: Succeeds, mayBuy: boolean, buysAll = false) =>
  (t: Look, question: AskedOfPlayers): unknown => {
    const roll = t.position.rolls.at(-1);
    if (!roll || roll.model === null) return undefined;
    const dice = roll.faces.length as 1 | 2 | 3;
    const { which } = offersFor(t, { what: roll.what, model: roll.model, dice });
    const { free, bought } = policyOf({ which, mayBuy, buysAll, succeeds });
    if (question.kind === 'pick-some' && isAsked(chooseDice, question)) return free(roll.faces);
    const [paid] = bought(roll.faces, roll.again);
    if (question.kind === 'react' && question.options.includes(COMMAND_RE_ROLL))
      return mayBuy && paid !== undefined ? COMMAND_RE_ROLL : null;
    return question.kind === 'pick-one' && isAsked(chooseOneDie, question) ? paid : undefined;
  };

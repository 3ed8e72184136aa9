// Command Re-rolls that can gain nothing
import type { Idle, Question } from '@little-wars/engine';
import { type AboutDice, doSixesMatter, rollOnTable, wouldFail } from '../dice/rolls.ts';
import type { Look, Roll } from '../types.ts';
import { COMMAND_RE_ROLL } from './command-re-roll.ts';

/** The indices of the failed dice; null where the dice are added up. */
function failing({ faces, needs, again, ...roll }: Roll): readonly number[] | null {
  if (needs === null) return null;
  return faces.flatMap((face, i) => (!again.includes(i) && wouldFail(face, { ...roll, needs }) ? [i] : []));
}

/** Whether a success cannot get any better. */
const areSuccessesBest = (t: Look, roll: Roll): boolean => !doSixesMatter(t, roll);

const isRisky = (t: Look, roll: Roll): boolean => t.query('re-roll-is-risky', false, { roll });

/** If every die succeeds, none is worth a command point. */
export function idleReRoll(t: Look, { options, timing }: Question<'react'>, clause: string): readonly Idle[] {
  if (timing !== 'rolled' || t.position.rolls.length === 0) return [];
  const roll = rollOnTable(t);
  if (failing(roll)?.length !== 0 || !areSuccessesBest(t, roll)) return [];
  return options.filter(id => id === COMMAND_RE_ROLL).map(option => ({ option, reason: 'all-succeed', clause }));
}

/** Of single dice a failure is re-rolled, and failures are interchangeable. */
export function idleDice(t: Look, { options }: Question<'pick-one', AboutDice>, clause: string): readonly Idle[] {
  const roll = rollOnTable(t);
  const failed = failing(roll);
  const worst = failed && !isRisky(t, roll) ? options.find(id => failed.includes(id as number)) : undefined;
  if (worst === undefined) return [];
  return options.filter(id => id !== worst).map(option => ({ option, reason: 'worst-die', clause }));
}

/** Of dice that are added up the lowest is re-rolled. */
export function idleInSum(t: Look, { options }: Question<'pick-one', AboutDice>, clause: string): readonly Idle[] {
  const { faces, needs } = rollOnTable(t);
  if (needs !== null) return [];
  const places = options as readonly number[];
  const lowest = places.reduce((low, i) => (faces[i]! < faces[low]! ? i : low));
  return places.filter(i => i !== lowest).map(option => ({ option, reason: 'lowest-die', clause }));
}

import { asked } from '../dice/asked.ts';
import { type AnyDice, counted, type DiceSource, keyText } from '../dice/source.ts';
import { begin } from '../kernel/answer.ts';
import type { Roll } from '../kernel/questions.ts';
import type { Game, Ruleset, State } from '../kernel/types.ts';
import { type Match, rollsOf, step } from './match.ts';
import { sealOf } from './save.ts';

/** Every state of a match from its opening on, one after each input. */
export function* statesOf<G extends Game>(match: Match<G>): Generator<State<G>, void> {
  let state = begin(match.ruleset, match.setup);
  yield state;
  for (const [i, { by, answer }] of match.inputs.entries()) {
    const stepped = step(match, state, { by, answer });
    // A match only holds inputs that were accepted before: only rules that changed under it refuse them now.
    if (!stepped.ok) throw new Error(`input ${i} is refused in replay: ${JSON.stringify(stepped.reasons)}`);
    state = stepped.state;
    yield state;
  }
}

/** The state after the first inputs. */
export function replayTo<G extends Game>(match: Match<G>, inputs: number): State<G> {
  checkInputs(match, inputs);
  if (inputs === match.inputs.length) return match.state;
  let at = 0;
  for (const state of statesOf(match)) if (at++ === inputs) return state;
  throw new Error('a match has a state after each input');
}

/** A match of the first inputs. A fork of an audited match is no longer the audited one, and says so. */
export function forkAt<G extends Game, R extends Ruleset<G>>(match: Match<G, R>, inputs: number): Match<G, R> {
  const { dice } = match;
  return {
    ...match,
    dice: dice.source === 'audited' ? { source: 'kept', from: sealOf(match), at: inputs } : dice,
    inputs: match.inputs.slice(0, inputs),
    state: replayTo(match, inputs),
  };
}

/**
 * Same dice, other choice: the dice for a fork after so many inputs. A roll gets the faces that the match had for the
 * nth roll of the same purpose, seat, count and sides; where the match had none, the other dice are asked, by default
 * the people at the table.
 */
export function keptDice(match: Pick<Match, 'inputs'>, inputs: number, others: AnyDice = asked): DiceSource {
  checkInputs(match, inputs);
  const kept = new Map<string, (readonly number[])[]>();
  for (const { roll, answer } of match.inputs) {
    if (roll === null) continue;
    const key = keyText(roll);
    const faces = answer as readonly number[];
    const same = kept.get(key);
    if (same) same.push(faces);
    else kept.set(key, [faces]);
  }
  const dice = (roll: Roll, nth: number): readonly number[] | null =>
    kept.get(keyText(roll))?.[nth] ?? others(roll, nth);
  return counted(dice, rollsOf(match, inputs));
}

function checkInputs({ inputs }: Pick<Match, 'inputs'>, wanted: number): void {
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > inputs.length)
    throw new RangeError(`the match has ${inputs.length} inputs, not ${wanted}`);
}

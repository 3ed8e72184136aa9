import { asked } from '../dice/asked.ts';
import { type AnyDice, counted, type DiceSource, keyText } from '../dice/source.ts';
import { begin } from '../kernel/answer.ts';
import type { Roll } from '../kernel/questions.ts';
import type { Game, Ruleset, State } from '../kernel/types.ts';
import { type Match, rollsOf, step } from './match.ts';
import { sealOf } from './save.ts';

/** Every state of a match: the opening, then one after each input. */
export function* statesOf<G extends Game>(match: Match<G>): Generator<State<G>, void> {
  let state = match.start?.state ?? begin(match.ruleset, match.setup);
  yield state;
  for (const [i, { by, answer }] of match.inputs.entries()) {
    const stepped = step(match, state, { by, answer });
    // A match holds only accepted inputs, so a refusal means that the rules have changed.
    if (!stepped.ok) throw new Error(`input ${i} is refused in replay: ${JSON.stringify(stepped.reasons)}`);
    state = stepped.state;
    yield state;
  }
}

/** The state after a number of inputs. */
export function replayTo<G extends Game>(match: Match<G>, inputs: number): State<G> {
  checkInputs(match, inputs);
  if (inputs === match.inputs.length) return match.state;
  let at = 0;
  for (const state of statesOf(match)) if (at++ === inputs) return state;
  throw new Error('a match has a state after each input');
}

/** A fork of a match after a number of inputs. A fork of an audited match is marked as no longer audited. */
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
 * Same dice, different choice: the dice for a fork after a number of inputs. A roll reuses the faces of the match's nth
 * roll of the same purpose, seat, count and sides; if there was none, it comes from `others`, by default the people at
 * the table.
 */
export function keptDice(match: Pick<Match, 'inputs'>, inputs: number, others: AnyDice = asked): DiceSource {
  checkInputs(match, inputs);
  const facesByKey = new Map<string, (readonly number[])[]>();
  for (const { roll, answer } of match.inputs) {
    if (roll === null) continue;
    const key = keyText(roll);
    const faces = answer as readonly number[];
    const same = facesByKey.get(key);
    if (same) same.push(faces);
    else facesByKey.set(key, [faces]);
  }
  const dice = (roll: Roll, nth: number): readonly number[] | null =>
    facesByKey.get(keyText(roll))?.[nth] ?? others(roll, nth);
  return counted(dice, rollsOf(match, inputs));
}

function checkInputs({ inputs }: Pick<Match, 'inputs'>, wanted: number): void {
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > inputs.length)
    throw new RangeError(`the match has ${inputs.length} inputs, not ${wanted}`);
}

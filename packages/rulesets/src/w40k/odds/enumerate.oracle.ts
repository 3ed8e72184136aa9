// Plays the real sequences through every outcome of the dice, to compare odds with.
import { type Declared, type Frame, type Game, isAsked, type Ruleset } from '@little-wars/engine';
import {
  type AskedOfPlayers,
  checkReactions,
  countingRoughly,
  everyEndingOf,
  type StartOf,
} from '@little-wars/skirmish/testing';
import { chooseDice, freeDice, wouldFail } from '../dice/rolls.ts';
import type { Look, Position, Roll } from '../types.ts';

/** The players' choices besides re-rolling failures: answers to questions, reactions they use or decline. */
export interface Play {
  readonly answers?: readonly (readonly [Declared, unknown])[];
  readonly reactions?: readonly string[];
  /** Reactions that are declined; one in neither list fails. */
  readonly declined?: readonly string[];
  /** Answers that depend on the table; undefined to use the other fields. */
  readonly decides?: (t: Look, question: AskedOfPlayers, frames: readonly Frame[]) => unknown;
}

const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1));

/** Every outcome of some dice; outcomes that differ only in order are one, unless the order counts. */
export function fallsOf(count: number, isOrdered: boolean): readonly { faces: readonly number[]; weight: bigint }[] {
  const all: { faces: readonly number[]; weight: bigint }[] = [];
  const weightOf = (faces: readonly number[]): bigint =>
    [1, 2, 3, 4, 5, 6].reduce(
      (left, face) => left / factorial(faces.filter(each => each === face).length),
      factorial(count),
    );
  const go = (faces: readonly number[]): void => {
    if (faces.length === count) all.push({ faces, weight: isOrdered ? 1n : weightOf(faces) });
    else for (let face = isOrdered ? 1 : (faces.at(-1) ?? 1); face <= 6; face++) go([...faces, face]);
  };
  go([]);
  return all;
}

const failing = ({ faces, needs, ...roll }: Roll, free: readonly number[]): readonly number[] =>
  free.filter(i => needs !== null && wouldFail(faces[i]!, { ...roll, needs }));

function answerTo(t: Look, question: AskedOfPlayers, play: Play, frames: readonly Frame[]): unknown {
  const decided = play.decides?.(t, question, frames);
  if (decided !== undefined) return decided;
  const given = play.answers?.find(([{ purpose }]) => purpose === question.purpose);
  if (given) return given[1];
  if (question.kind === 'pick-some' && isAsked(chooseDice, question)) {
    const roll = t.position.rolls.at(-1)!;
    const free = freeDice(t, t.query('re-rolls', 'none', { roll, attack: t.position.attack }));
    return failing(roll, free);
  }
  if (question.kind === 'react') {
    const used = question.options.find(option => play.reactions?.includes(option.split(' ')[0]!));
    if (used !== undefined) return used;
    checkReactions(question.options, option => play.declined?.includes(option.split(' ')[0]!) === true);
    return null;
  }
  throw new Error(`no answer given to "${question.purpose}"`);
}

/** Dice whose order counts: of two consecutive damage dice the better may count. */
const ORDERED: readonly string[] = ['roll for damage'];

/** The part of a position that an attack may change. */
const changing = ({ models, attack, rolls, effects, cp, takenOver, ...rest }: Position) => [
  models.map(({ wounds, at, did, used }) => [wounds, at === null, did.length, used.length]),
  attack,
  rolls,
  effects,
  cp,
  takenOver,
  rest.spent,
  rest.casts,
  rest.denials,
];

/** Counted dice make no more difference, except a 1 that harms its roller. */
const droppedAt = (purpose: string) =>
  purpose.startsWith('roll to hit') || purpose.endsWith('again')
    ? undefined
    : (key: string, value: unknown): unknown =>
        key === 'faces' ? null : key === 'results' && Array.isArray(value) ? value.includes(1) : value;

/** The chances of every result of a frame, extracted by `read`. */
export const everyEnd = <G extends Game & { readonly position: Position }>(
  ruleset: Ruleset<G>,
  start: StartOf<G>,
  play: Play,
  read: (end: G['position']) => string,
): ReadonlyMap<string, number> =>
  everyEndingOf<G, number>(ruleset, start, {
    counting: countingRoughly,
    answers: (t, question, frames) => answerTo(t as unknown as Look, question, play, frames),
    falls: (_t, { count, purpose }) => ({
      falls: fallsOf(count, ORDERED.includes(purpose)),
      total: 6n ** BigInt(count),
    }),
    keyOf: (state, { purpose }) =>
      `${purpose} ${JSON.stringify([changing(state.position), state.frames], droppedAt(purpose))}`,
    read,
  });

/** How many wounds some models have lost in the end, each with its chances. */
export function lossesOf<G extends Game & { readonly position: Position }>(
  ruleset: Ruleset<G>,
  start: StartOf<G> & { readonly frame: Frame },
  play: Play,
  models: readonly number[],
): readonly (readonly number[])[] {
  const before = models.map(model => (start.position as Position).models[model]!.wounds);
  const ends = everyEnd(ruleset, start, play, ({ models: after }) =>
    models.map((model, i) => before[i]! - (after[model]!.removed ? 0 : after[model]!.wounds)).join(' '),
  );
  return models.map((_, at) => {
    const lost = new Array<number>(before[at]! + 1).fill(0);
    for (const [end, chance] of ends) lost[Number(end.split(' ')[at])]! += chance;
    return lost;
  });
}

// Plays the real sequences through every outcome of the dice, to compare odds with the result.
import {
  type Distribution,
  everyRoll,
  type Frame,
  outcomes,
  outcomesAlike,
  questionOf,
  type Roll,
  type State,
  startAt,
  tableOf,
  wholeWeights,
} from '@little-wars/engine';
import {
  type AskedOfPlayers,
  after,
  checkReactions,
  countingOutOf,
  everyEndingOf,
  type Fall,
} from '@little-wars/skirmish/testing';
import { ignoresOn } from '../core/06-damage/damage.ts';
import { killTeam } from '../index.ts';
import type { KillTeam, Look, Position, Setup } from '../types.ts';

export type Asked = AskedOfPlayers;

/** Reactions to use whenever they are offered, and rules whose reactions are declined because odds leave them out. */
export interface Told {
  readonly uses: readonly string[];
  readonly declines: readonly string[];
}

/** Everything on offer is counted or listed as left out: an unknown reaction fails the proof. */
export function checkTold(options: readonly string[], { uses, declines }: Told, more: readonly string[]): void {
  const isOf = (id: string, rule: string): boolean => id === rule || id.startsWith(`${rule}-`);
  checkReactions(options, id => [...uses, ...more].includes(id) || declines.some(rule => isOf(id, rule)));
}

/** The players' answers; frames contain what questions do not say. */
export type Answers = (t: Look, question: Asked, frames: readonly Frame[]) => unknown;

/** The damage being dealt. */
export function dealtIn(frames: readonly Frame[]): { readonly operative: number; readonly amount: number } {
  return frames.find(({ sequence }) => sequence === 'suffer damage')!.vars as never;
}
/** How results of rolls are listed: every face of every die, or grouped as the ruleset says. */
export type Listing = 'every face' | 'alike';

/** An upper bound on the dice of a path. */
const DICE = 40;
export const WHOLE = 6n ** BigInt(DICE);

function fallsOf(t: Look, roll: Roll, listing: Listing): readonly Fall[] {
  if (roll.purpose === 'ignore wounds' || roll.purpose === 'ignore mortal wounds') {
    const from = ignoresFrom(t, roll);
    return outcomesAlike(roll, face => (face >= from ? 'ignored' : 'lost'))!.groups;
  }
  if (listing === 'every face') return [...everyRoll(roll)].map(faces => ({ faces, weight: 1n }));
  return outcomes(t, killTeam, roll)!.groups;
}

/** The lowest face that ignores wounds, by the seat that rolls: each seat has one fighter in these tests. */
const ignoresFrom = (t: Look, { whose, purpose }: Roll): number => {
  const { attacker, target } = t.position.attack!;
  const operative = t.position.operatives[target]!.seat === whose ? target : attacker;
  return ignoresOn(t, operative, purpose === 'ignore mortal wounds');
};

const powerOf = (count: number, sides: number): bigint => BigInt(sides) ** BigInt(count);

const next = (setup: Setup, state: State<KillTeam>, given: unknown): State<KillTeam> =>
  after(killTeam, setup, state, given);

export interface Start {
  readonly setup: Setup;
  readonly position: Position;
  readonly frame: Frame;
}

/** Everything that can differ between states of one attack. */
function keyOf({ frames, position: { attack, cp, ploys, effects, operatives } }: State<KillTeam>): string {
  const standing = operatives.map(({ wounds, aplChange, used }) => [wounds, aplChange, used]);
  return JSON.stringify([frames, attack, cp, ploys, effects, standing]);
}

/** The weight of each ending, out of WHOLE, over all outcomes of the dice with the given answers of players. */
export function everyEnding(
  { setup, position, frame }: Start,
  answers: Answers,
  listing: Listing,
  read: (end: Position) => string,
): ReadonlyMap<string, bigint> {
  return everyEndingOf<KillTeam, bigint>(
    killTeam,
    { setup, position, frame },
    {
      counting: countingOutOf(WHOLE),
      answers,
      falls: (t, roll) => ({ falls: fallsOf(t, roll, listing), total: powerOf(roll.count, roll.sides) }),
      // A second attack begins from few different states, however many paths lead to them.
      keyOf: (state, { purpose }) => (purpose === 'roll attack dice' ? keyOf(state) : null),
      read,
    },
  );
}

/**
 * The value of the game to seat 0 with optimal play by both, out of WHOLE: each answer to each question is tried.
 */
export function bestValue(
  { setup, position, frame }: Start,
  worth: (end: Position) => bigint,
  allowed: (question: Asked) => readonly unknown[] = everyAnswer,
): bigint {
  const valueByKey = new Map<string, bigint>();
  const go = (state: State<KillTeam>): bigint => {
    const question = questionOf(killTeam, setup, state);
    if (question === null) return worth(state.position) * WHOLE;
    const key = keyOf(state);
    const cached = valueByKey.get(key);
    if (cached !== undefined) return cached;
    const t = tableOf(killTeam, setup, state.position);
    let value: bigint;
    if (question.kind === 'roll') {
      const falls = fallsOf(t, question, 'alike');
      const sum = falls.reduce((all, { faces, weight }) => all + weight * go(next(setup, state, faces)), 0n);
      value = sum / powerOf(question.count, question.sides);
    } else {
      const values = allowed(question).map(given => go(next(setup, state, given)));
      value = values.reduce((a, b) => ((question.to === 0 ? a > b : a < b) ? a : b));
    }
    valueByKey.set(key, value);
    return value;
  };
  return go(startAt(killTeam, setup, position, frame));
}

/** Every answer to a question about dice. */
export function everyAnswer(question: Asked): readonly unknown[] {
  switch (question.kind) {
    case 'pick-one':
      return question.options;
    case 'react':
      return [null, ...question.options];
    case 'count':
      return Array.from({ length: question.most - question.least + 1 }, (_, i) => question.least + i);
    case 'pick-some': {
      // Dice that show the same face are interchangeable.
      const { faces } = question.about as { readonly faces: readonly number[] };
      const shown = (some: readonly unknown[]): string =>
        some
          .map(i => faces[i as number]!)
          .sort((a, b) => a - b)
          .join();
      const all = subsets(question.options).filter(
        some => some.length >= question.least && some.length <= question.most,
      );
      return [...new Map(all.map(some => [shown(some), some])).values()];
    }
    default:
      throw new Error(`no list of answers to ${question.kind}`);
  }
}

const subsets = <X>(list: readonly X[]): readonly (readonly X[])[] =>
  Array.from({ length: 1 << list.length }, (_, bits) => list.filter((_each, i) => (bits >> i) & 1));

/** A distribution as weights of endings, out of WHOLE; without impossible ones. */
export function asEndings(distribution: Distribution): ReadonlyMap<string, bigint> {
  const exact = wholeWeights(distribution);
  if (exact === null) throw new Error('not exact');
  const endings = new Map<string, bigint>();
  for (const [x, weight] of exact.weights.entries())
    if (weight > 0n) endings.set(String(x), (weight * WHOLE) / exact.total);
  return endings;
}

/** Sorted by name, so that two can be compared. */
export const sorted = (endings: ReadonlyMap<string, bigint>): readonly (readonly [string, bigint])[] =>
  [...endings].sort(([a], [b]) => (a < b ? -1 : 1));

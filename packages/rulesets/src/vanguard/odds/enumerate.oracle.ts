// The real sequences, played through every fall of the dice down to a depth of bonus dice: what odds are held against.
import {
  answer,
  type Frame,
  outcomes,
  type Question,
  type Roll,
  type State,
  startAt,
  tableOf,
} from '@little-wars/engine';
import { diceOf, now, reRollable, type Side, succeeds } from '../core/03-dice.ts';
import { armorNeeded } from '../core/10-armor.ts';
import { vanguard } from '../index.ts';
import { weaponOf } from '../lookups.ts';
import type { Look, Position, Setup, Vanguard } from '../types.ts';
import { facesFor } from './strike-case.ts';

type Asked = Exclude<Question, Roll>;

/** What players say besides what is always best: reactions they use, and answers by the purpose of a question. */
export interface Play {
  readonly reactions?: readonly string[];
  readonly answers?: { readonly [purpose: string]: unknown };
  readonly retaliates?: boolean;
}

export interface Start {
  readonly setup: Setup;
  readonly position: Position;
  readonly frame: Frame;
}

/** Rolls of bonus dice after bonus dice that are followed; what would go deeper is left out and is the tail. */
export interface Endings {
  readonly chances: ReadonlyMap<string, number>;
  /** The chance of everything that went deeper. */
  readonly tail: number;
}

const isSuccess = (t: Look, side: Side, face: number): boolean => {
  if (side === 'target') {
    const { on, modifier } = armorNeeded(t);
    return succeeds(face, on, modifier);
  }
  const { attacker, weapon } = t.position.attack!;
  return succeeds(face, weaponOf(t, attacker, weapon).hit, t.query('hit-modifier', 0, now(t, 'attacker')));
};

const failures = (t: Look, side: Side): readonly number[] =>
  reRollable(t, side).filter(i => !isSuccess(t, side, diceOf(now(t, side))[i]!.face));

/** Failures are rolled again as long as it may be, the better armor is used. */
function said(t: Look, question: Asked, { reactions = [], answers = {}, retaliates = false }: Play): unknown {
  const side = ((question.about as { side?: Side } | undefined)?.side ?? 'attacker') as Side;
  if (question.kind === 'react') {
    if (question.timing === 'attacked') return retaliates ? 'retaliate' : null;
    const meant = question.options.find(option => reactions.includes(option));
    if (meant !== undefined) return meant;
    const of = question.timing === 'hit-dice-rolled' ? 'attacker' : 'target';
    return question.options.includes('re-roll') && failures(t, of).length > 0 ? 're-roll' : null;
  }
  if (question.purpose in answers) return answers[question.purpose];
  switch (question.purpose) {
    case 'choose dice to roll again':
      return failures(t, side).slice(0, (question as Question<'pick-some'>).most);
    case 'choose a die to roll again':
      return failures(t, side)[0];
    case 'choose the armor': {
      const { on, modifier } = armorNeeded(t);
      const faces = (option: unknown): number =>
        option === 'armor' ? facesFor(on, modifier) : facesFor(Number(String(option).split('-')[1]), 0);
      return (question as Question<'pick-one'>).options.toSorted((a, b) => faces(b) - faces(a))[0];
    }
    default:
      throw new Error(`nobody knows what to do about "${question.purpose}"`);
  }
}

function next(setup: Setup, state: State<Vanguard>, given: unknown): State<Vanguard> {
  const done = answer(vanguard, setup, state, { by: state.question!.to, answer: given });
  if (!done.ok) throw new Error(`refused ${JSON.stringify(given)} to ${JSON.stringify(state.question)}`);
  return done.state;
}

const keyOf = ({ frames, position: { attack, interrupted, cp, effects, models } }: State<Vanguard>, depth: number) =>
  JSON.stringify([depth, frames, attack, interrupted, cp, effects, models.map(({ wounds, down, removed }) => [wounds, down, removed])]); // biome-ignore format: one key

/** Every way the dice may fall, bonus dice followed so deep, the players doing as said. */
export function everyEnding(
  { setup, position, frame }: Start,
  play: Play,
  deepest: number,
  read: (end: Position) => string,
): Endings {
  const known = new Map<string, ReadonlyMap<string, number>>();
  const go = (state: State<Vanguard>, depth: number): ReadonlyMap<string, number> => {
    const { question } = state;
    if (question === null) return new Map([[read(state.position), 1]]);
    const t = tableOf(vanguard, setup, state.position);
    if (question.kind !== 'roll') return go(next(setup, state, said(t, question, play)), depth);
    const deep = question.purpose === 'roll bonus dice' ? depth + 1 : 0;
    if (deep > deepest) return new Map();
    const key = keyOf(state, deep);
    const before = known.get(key);
    if (before) return before;
    const found = new Map<string, number>();
    const { groups, total } = outcomes(t, vanguard, question)!;
    for (const { faces, weight } of groups) {
      const chance = Number(weight) / Number(total);
      for (const [ending, share] of go(next(setup, state, faces), deep))
        found.set(ending, (found.get(ending) ?? 0) + chance * share);
    }
    known.set(key, found);
    return found;
  };
  const chances = go(startAt(vanguard, setup, position, frame), 0);
  return { chances, tail: 1 - [...chances.values()].reduce((a, b) => a + b, 0) };
}

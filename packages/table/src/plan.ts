// Turns a gesture into the answers that carry it out, by playing forks of the match: state is immutable, a fork is free.
import {
  answer,
  type Game,
  type Id,
  type Question,
  questionOf,
  type Reason,
  type Seat,
  type Sight,
  type State,
  tableOf,
  type Verb,
  verbsIn,
  viewOf,
} from '@little-wars/engine';
import type { Gesture } from './gesture.ts';
import type { Session, TableMatch } from './session.ts';
import { givenFor, type Wishes } from './settling.ts';
import { waysToCharge } from './to-charge.ts';

/** One answer of a plan, and the question it is meant for. */
export interface Planned {
  readonly purpose: string;
  readonly answer: unknown;
}

export type Planning =
  | {
      readonly ok: true;
      readonly inputs: readonly Planned[];
      /** The match after these answers: nobody has played it yet. */
      readonly match: TableMatch;
      /** Whether the gesture is carried out, or something else is asked first. */
      readonly isDone: boolean;
    }
  | { readonly ok: false; readonly reasons: readonly Reason[] };

/** How good an option is that a gesture does not name, a weapon for instance: the best is tried first. */
export type Rank = (t: Sight<Game>, question: Question, option: Id) => number;

export interface How extends Wishes {
  readonly rank?: Rank;
}

/** A fork on the way, and which parts of the gesture are done. */
interface Fork {
  readonly state: State<Game>;
  readonly inputs: readonly Planned[];
  readonly named: boolean;
  readonly acted: boolean;
  readonly aimed: boolean;
  readonly moved: boolean;
}

interface Search {
  readonly session: Session;
  readonly seat: Seat;
  readonly gesture: Gesture;
  readonly how: How;
  /** The fork with the most answers that was stopped by another question. */
  best: Fork | null;
  refused: { readonly depth: number; readonly reasons: readonly Reason[] };
}

/** More answers than one gesture takes. */
const DEEPEST = 8;

export function planFor(session: Session, seat: Seat, gesture: Gesture, how: How): Planning {
  const search: Search = { session, seat, gesture, how, best: null, refused: { depth: -1, reasons: [] } };
  const { ruleset, state } = session.match;
  const start: Fork = {
    state,
    inputs: [],
    named: state.question !== null && ruleset.tabletop.actor(state.question as Question) === gesture.model,
    acted: false,
    aimed: false,
    moved: false,
  };
  const done = found(search, start);
  const end = done ?? search.best;
  if (end === null) return { ok: false, reasons: search.refused.reasons };
  return {
    ok: true,
    inputs: end.inputs,
    match: { ...session.match, state: end.state },
    isDone: done !== null,
  };
}

/** The fork that carries the gesture out, depth first; null if there is none. */
function found(search: Search, fork: Fork): Fork | null {
  if (isDone(search, fork)) return fork;
  const question = asked(search, fork.state);
  if (question === null || fork.inputs.length === DEEPEST) return stopped(search, fork);
  const steps = stepsAt(search, fork, question);
  if (steps === null) return stopped(search, fork);
  for (const step of steps) {
    const next = after(search, fork, question, step);
    const end = next && found(search, next);
    if (end) return end;
  }
  return null;
}

/** A reaction may come first: the gesture goes on after it. Dice are not rolled for less than the whole gesture. */
function stopped(search: Search, fork: Fork): null {
  const { question } = fork.state;
  const isFirst =
    question !== null && question.to !== 'dice' && (question.kind === 'react' || question.to !== search.seat);
  if (isFirst && fork.named && fork.inputs.length > (search.best?.inputs.length ?? 0)) search.best = fork;
  return null;
}

/** The question if it is put to the person; null for the dice, somebody else or the end. */
function asked({ session: { match }, seat }: Search, state: State<Game>): Question | null {
  const question = questionOf(match.ruleset, match.setup, state);
  return question?.to === seat ? question : null;
}

function isDone({ gesture, seat }: Search, fork: Fork): boolean {
  if (gesture.legs !== null) return fork.moved;
  if (gesture.target !== null) return fork.aimed;
  if (gesture.option !== null) return fork.acted;
  if (gesture.verbs.length === 0) return fork.named;
  const { question } = fork.state;
  return fork.named && question?.kind === 'move' && question.to === seat && question.model === gesture.model;
}

/** An answer to try, and what it does for the gesture. */
interface Step extends Partial<Pick<Fork, 'named' | 'acted' | 'aimed' | 'moved'>> {
  readonly answer: unknown;
}

/** The answers to try; null if the gesture says nothing about the question. */
function stepsAt(search: Search, fork: Fork, question: Question): Iterable<Step> | null {
  const { model, legs, target } = search.gesture;
  switch (question.kind) {
    case 'pick-one':
      return picks(search, fork, question);
    case 'pick-some': {
      if (!areModels(search, fork.state, question)) return null;
      if (target !== null && question.options.includes(target)) return [{ answer: [target], aimed: true }];
      return question.options.includes(model) && !fork.named ? [{ answer: [model], named: true }] : null;
    }
    case 'move': {
      if (question.model !== model) return null;
      const isCharge = target !== null && !fork.aimed;
      if (isCharge) return charges(search, fork, question, target);
      return legs === null ? null : [{ answer: legs, acted: true, moved: true }];
    }
    default:
      return null;
  }
}

function* charges(search: Search, fork: Fork, question: Question<'move'>, target: Id): Generator<Step> {
  for (const answer of waysToCharge(search.session.match, sightOf(search, fork.state), question, target))
    yield { answer, acted: true, moved: true, aimed: true };
}

function picks(search: Search, fork: Fork, question: Question<'pick-one'>): readonly Step[] | null {
  const { gesture, session } = search;
  const { options } = question;
  const t = sightOf(search, fork.state);
  const verbs = verbsIn(session.match.ruleset, t, question);
  const isActing = session.match.ruleset.tabletop.actor(question) === gesture.model;
  if (verbs.length > 0) {
    if (!isActing || fork.acted || gesture.verbs.length === 0) return null;
    const fitting = fittingVerbs(gesture, verbs);
    refuse(
      search,
      fork,
      fitting.flatMap(({ against }) => against),
    );
    return fitting
      .filter(({ option }) => options.includes(option))
      .map(({ option }) => ({ answer: option, named: true, acted: true }));
  }
  if (areModels(search, fork.state, question)) {
    const { target, model } = gesture;
    if (target !== null && (fork.named || options.includes(target))) return [{ answer: target, aimed: true }];
    return fork.named ? null : [{ answer: model, named: true }];
  }
  return isActing ? others(search, t, question) : null;
}

const fittingVerbs = ({ option, verbs: kinds }: Gesture, verbs: readonly Verb[]): readonly Verb[] =>
  option === null
    ? kinds.flatMap(kind => verbs.filter(({ verb }) => verb === kind))
    : verbs.filter(each => each.option === option);

/** A choice that the gesture does not name: what is preferred, what holds already, then the best of the others. */
function others({ gesture, session, how }: Search, t: Sight<Game>, question: Question<'pick-one'>): readonly Step[] {
  const { options } = question;
  const { board } = session.match.ruleset.tabletop;
  const holds: readonly Id[] = board(t).models.find(({ id }) => id === gesture.model)?.conditions ?? [];
  const first = [...gesture.prefer, ...holds].filter(id => options.includes(id));
  const ranks = new Map(options.map(option => [option, how.rank?.(t, question, option) ?? 0]));
  const rest = options.toSorted((a, b) => ranks.get(b)! - ranks.get(a)!);
  return [...new Set([...first, ...rest])].map(option => ({ answer: option, named: true }));
}

/** Whether the options of a question are models. */
function areModels(
  search: Search,
  state: State<Game>,
  question: Question<'pick-one'> | Question<'pick-some'>,
): boolean {
  const { telling } = search.session.match.ruleset;
  const t = sightOf(search, state);
  return question.options.some(id => {
    const name = telling.name(t, { of: question.of, id, about: question.about });
    return name !== null && 'model' in name;
  });
}

function sightOf({ session: { match }, seat }: Search, state: State<Game>): Sight<Game> {
  const { ruleset, setup } = match;
  return tableOf<Game>(ruleset, setup, viewOf(ruleset, setup, state, seat).position);
}

/** The fork after an answer and after all that the table answers itself; null if the answer is refused. */
function after(search: Search, fork: Fork, { purpose }: Question, { answer: given, ...done }: Step): Fork | null {
  const { session, seat } = search;
  const { ruleset, setup } = session.match;
  const answered = answer<Game>(ruleset, setup, fork.state, { by: seat, answer: given });
  if (!answered.ok) {
    refuse(search, fork, answered.reasons);
    return null;
  }
  const next = { ...fork, ...done, state: answered.state, inputs: [...fork.inputs, { purpose, answer: given }] };
  return quietly(search, next);
}

/** Plays on while the table answers by itself; null if it would aim at somebody else than the gesture does. */
function quietly(search: Search, fork: Fork): Fork | null {
  const { session, how, gesture } = search;
  const { ruleset, setup } = session.match;
  let next = fork;
  for (;;) {
    const { state, aimed } = next;
    const settled = givenFor({ ...session, match: { ...session.match, state } }, how);
    const question = settled && asked(search, state);
    if (!question) return next;
    const isAiming = gesture.target !== null && !aimed && next.named && picksModels(search, state, question);
    const isAimed = isAiming && [settled.answer].flat().includes(gesture.target!);
    if (isAiming && !isAimed) {
      refuse(search, next, [{ reason: 'not-an-option', clause: question.clause, pick: gesture.target! }]);
      return null;
    }
    const answered = answer<Game>(ruleset, setup, state, { by: question.to, answer: settled.answer });
    if (!answered.ok) return next;
    next = { ...next, state: answered.state, aimed: aimed || isAimed };
  }
}

const picksModels = (search: Search, state: State<Game>, question: Question): boolean =>
  (question.kind === 'pick-one' || question.kind === 'pick-some') && areModels(search, state, question);

/** Keeps the reasons of the attempt that got furthest. */
function refuse(search: Search, { inputs: { length: depth } }: Fork, reasons: readonly Reason[]): void {
  if (reasons.length === 0 || depth < search.refused.depth) return;
  const before = depth === search.refused.depth ? search.refused.reasons : [];
  const isNew = ({ reason }: Reason): boolean => !before.some(each => each.reason === reason);
  search.refused = { depth, reasons: [...before, ...reasons.filter(isNew)] };
}

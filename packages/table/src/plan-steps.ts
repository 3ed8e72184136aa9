// The answers that a gesture suggests for one question.
import {
  type Game,
  type Id,
  isAfterEnd,
  propose,
  type Question,
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
import type { Session } from './session.ts';
import type { Wishes } from './settling.ts';
import { waysToCharge } from './to-charge.ts';

/** One answer of a plan, and the question it is meant for. */
export interface Planned {
  readonly purpose: string;
  readonly answer: unknown;
}

/** Rates an answer that a gesture does not name, such as a weapon: the best is tried first. */
export type Rank = (t: Sight<Game>, question: Question, answer: unknown) => number;

export interface How extends Wishes {
  readonly rank?: Rank;
}

/** A fork in the search, and which parts of the current gesture are done. */
export interface Fork {
  readonly state: State<Game>;
  readonly inputs: readonly Planned[];
  /** The index of the current gesture. */
  readonly part: number;
  readonly named: boolean;
  readonly acted: boolean;
  readonly aimed: boolean;
  readonly moved: boolean;
}

export interface Search {
  readonly session: Session;
  readonly seat: Seat;
  readonly parts: readonly Gesture[];
  readonly how: How;
  /** The fork with the most answers that was stopped by another question. */
  best: Fork | null;
  refused: { readonly depth: number; readonly reasons: readonly Reason[] };
}

/** An answer to try, and its effect on the gesture. */
export interface Step extends Partial<Pick<Fork, 'named' | 'acted' | 'aimed' | 'moved'>> {
  readonly answer: unknown;
}

/** The answers to try; null if the gesture says nothing about the question. */
export function stepsAt(search: Search, fork: Fork, question: Question): Iterable<Step> | null {
  const { model, verbs, legs, target, towards } = search.parts[fork.part]!;
  switch (question.kind) {
    case 'pick-one':
      return picks(search, fork, question);
    case 'pick-some':
      return pickSome(search, fork, question);
    case 'move': {
      if (question.model !== model) return null;
      const isCharge = target !== null && !fork.aimed;
      if (isCharge) return charges(search, fork, question, target);
      return legs === null ? null : [{ answer: legs, acted: true, moved: true }];
    }
    case 'aim':
      return towards !== null && question.model === model ? [{ answer: towards, acted: true, aimed: true }] : null;
    case 'react': {
      const isDeclined = verbs[0] === 'end' && isAfterEnd(search.session.match.ruleset, question);
      return isDeclined ? [{ answer: null, named: true, acted: true }] : null;
    }
    default:
      return null;
  }
}

function pickSome(search: Search, fork: Fork, question: Question<'pick-some'>): readonly Step[] | null {
  const { model, target } = search.parts[fork.part]!;
  const { options, least } = question;
  const isActing = search.session.match.ruleset.tabletop.actor(question) === model;
  if (!areModels(search, fork.state, question))
    return isActing && target !== null ? handfuls(search, fork, question) : null;
  // A gesture aimed at one model attacks no other.
  if (fork.aimed) return least === 0 ? [{ answer: [] }] : null;
  if (target !== null && options.includes(target)) return [{ answer: [target], aimed: true }];
  return options.includes(model) && !fork.named ? [{ answer: [model], named: true }] : null;
}

/** Up to this many options, all pairs are tried. */
const FEW = 5;

/** Weapons that a gesture does not name: the preferred ones, or the best of one, two or all together. */
function handfuls(search: Search, fork: Fork, question: Question<'pick-some'>): readonly Step[] {
  const { options, least, most } = question;
  const { prefer } = search.parts[fork.part]!;
  const t = sightOf(search, fork.state);
  const pairs = options.length > FEW ? [] : options.flatMap((a, i) => options.slice(i + 1).map(b => [a, b]));
  const sets = [...options.map(id => [id]), ...pairs, ...(options.length > 2 ? [options] : [])];
  const ranked = sets
    .map(set => ({ set, rank: search.how.rank?.(t, question, set) ?? 0 }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ set }) => set);
  const preferred = options.filter(id => prefer.includes(id));
  return [...(preferred.length > 0 ? [preferred] : []), ...ranked]
    .filter(({ length }) => length >= least && length <= most)
    .map(answer => ({ answer, named: true }));
}

function* charges(search: Search, fork: Fork, question: Question<'move'>, target: Id): Generator<Step> {
  for (const answer of waysToCharge(search.session.match, sightOf(search, fork.state), question, target))
    yield { answer, acted: true, moved: true, aimed: true };
  // Its targets are declared: any path that the rules propose leads to one of them.
  const { ruleset, setup } = search.session.match;
  if (search.parts[fork.part]!.goesOn)
    yield { answer: propose(ruleset, setup, fork.state, () => 0), acted: true, moved: true, aimed: true };
}

function picks(search: Search, fork: Fork, question: Question<'pick-one'>): readonly Step[] | null {
  const { session } = search;
  const gesture = search.parts[fork.part]!;
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
    return fork.named ? null : [{ answer: optionFor(search, t, question, model), named: true }];
  }
  return isActing ? others(search, gesture, t, question) : null;
}

const fittingVerbs = ({ option, verbs: kinds }: Gesture, verbs: readonly Verb[]): readonly Verb[] =>
  option === null
    ? kinds.flatMap(kind => verbs.filter(({ verb }) => verb === kind))
    : verbs.filter(each => each.option === option);

/** The option that picks a model: its id, or another option that is named after it, such as to activate it again. */
function optionFor(search: Search, t: Sight<Game>, { options, of, about }: Question<'pick-one'>, model: Id): Id {
  if (options.includes(model)) return model;
  const { telling } = search.session.match.ruleset;
  const isAbout = (id: Id): boolean => {
    const name = telling.name(t, { of, id, about });
    return name !== null && 'word' in name && name['who'] === model;
  };
  return options.find(isAbout) ?? model;
}

/** A choice that the gesture does not name: the preferred one, the current one, then the best of the others. */
function others(
  { session, how }: Search,
  gesture: Gesture,
  t: Sight<Game>,
  question: Question<'pick-one'>,
): readonly Step[] {
  const { options } = question;
  const { board } = session.match.ruleset.tabletop;
  const holds: readonly Id[] = board(t).models.find(({ id }) => id === gesture.model)?.conditions ?? [];
  const first = [...gesture.prefer, ...holds].filter(id => options.includes(id));
  const ranks = new Map(options.map(option => [option, how.rank?.(t, question, option) ?? 0]));
  const rest = options.toSorted((a, b) => ranks.get(b)! - ranks.get(a)!);
  return [...new Set([...first, ...rest])].map(option => ({ answer: option, named: true }));
}

/** Whether the options of a question are models. */
export function areModels(
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

/** Keeps the reasons of the attempt that got furthest. */
export function refuse(search: Search, { inputs: { length: depth } }: Fork, reasons: readonly Reason[]): void {
  if (reasons.length === 0 || depth < search.refused.depth) return;
  const before = depth === search.refused.depth ? search.refused.reasons : [];
  const isNew = ({ reason }: Reason): boolean => !before.some(each => each.reason === reason);
  search.refused = { depth, reasons: [...before, ...reasons.filter(isNew)] };
}

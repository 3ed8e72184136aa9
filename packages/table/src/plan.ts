// Turns gestures into answers by playing forks of the match: state is immutable, so a fork is free.
import {
  answer,
  type FactShape,
  type Game,
  type Id,
  isAfterEnd,
  type Question,
  questionOf,
  type Reason,
  type Seat,
  type State,
} from '@little-wars/engine';
import type { Gesture } from './gesture.ts';
import { areModels, type Fork, type How, type Planned, refuse, type Search, type Step, stepsAt } from './plan-steps.ts';
import type { Session, TableMatch } from './session.ts';
import { givenFor } from './settling.ts';

export type { How, Planned, Rank } from './plan-steps.ts';

export type Planning =
  | {
      readonly ok: true;
      readonly inputs: readonly Planned[];
      /** The match after these answers, not played yet. */
      readonly match: TableMatch;
      /** Whether the gestures are complete, or something else is asked first. */
      readonly isDone: boolean;
      /** The rest of the gestures, for after the dice or another seat's answer. */
      readonly rest: readonly Gesture[];
    }
  | { readonly ok: false; readonly reasons: readonly Reason[] };

/** More answers than any gesture takes. */
const DEEPEST = 12;

/** The answers of one gesture, or of several that follow each other. */
export function planFor(session: Session, seat: Seat, gestures: Gesture | readonly Gesture[], how: How): Planning {
  const parts = [gestures].flat() as readonly Gesture[];
  const search: Search = { session, seat, parts, how, best: null, refused: { depth: -1, reasons: [] } };
  const done = completionFrom(search, { state: session.match.state, inputs: [], part: 0 });
  const end = done ?? search.best;
  if (end === null) return { ok: false, reasons: search.refused.reasons };
  return {
    ok: true,
    inputs: end.inputs,
    match: { ...session.match, state: end.state },
    isDone: done !== null,
    rest: restOf(parts, end, done !== null),
  };
}

/** The fork that carries out a gesture and those after it, without optional ones that do not work. */
function completionFrom(search: Search, at: Pick<Fork, 'state' | 'inputs' | 'part'>): Fork | null {
  const { parts } = search;
  for (let { part } = at; ; part++) {
    const { onlyAt, goesOn } = parts[part]!;
    const isPut = goesOn || onlyAt === null || onlyAt === at.state.question?.purpose;
    const end = isPut ? completionOf(search, begun(search, { ...at, part })) : null;
    if (end !== null || (onlyAt === null && !goesOn) || search.best !== null) return end;
    // Nothing that is left can be done: what was done before is the whole plan.
    if (part === parts.length - 1)
      return at.inputs.length > 0 ? { ...begun(search, { ...at, part }), acted: true } : null;
  }
}

/** A fork at the beginning of one of the gestures. */
const begun = ({ session, parts }: Search, at: Pick<Fork, 'state' | 'inputs' | 'part'>): Fork => ({
  ...at,
  named: isActor(session, at.state.question, parts[at.part]!),
  acted: false,
  aimed: false,
  moved: false,
});

const isActor = ({ match }: Session, question: object | null, { model }: Gesture): boolean =>
  question !== null && match.ruleset.tabletop.actor(question as Question) === model;

/** After a charge is declared its path may be asked for. */
function restOf(parts: readonly Gesture[], { part, aimed, moved, acted }: Fork, isWhole: boolean): readonly Gesture[] {
  const [now, ...later] = parts.slice(part);
  if (!now) return [];
  const isCharging = aimed && !moved && now.verbs.includes('charge');
  if (isCharging) return [{ ...now, goesOn: true }, ...later];
  return isWhole || aimed || moved || acted ? later : [now, ...later];
}

/** The fork that completes the gestures, depth first; null if there is none. */
function completionOf(search: Search, fork: Fork): Fork | null {
  if (isDone(search, fork)) return next(search, fork);
  const question = asked(search, fork);
  const isForeign = search.parts[fork.part]!.goesOn && !fork.named;
  const isTooDeep = fork.inputs.length >= DEEPEST * search.parts.length;
  if (question === null || isForeign || isTooDeep) return stopped(search, fork);
  const steps = stepsAt(search, fork, question);
  if (steps === null) return stopped(search, fork);
  for (const step of steps) {
    const further = after(search, fork, question, step);
    const end = further && completionOf(search, further);
    if (end) return end;
  }
  return null;
}

/** Continues with the next gesture, unless dice or another seat come first. */
function next(search: Search, fork: Fork): Fork | null {
  const isLast = fork.part === search.parts.length - 1;
  return isLast || asked(search, fork) === null ? fork : completionFrom(search, { ...fork, part: fork.part + 1 });
}

/** A reaction may come first: the gesture continues after it. Dice are not rolled for an incomplete gesture. */
function stopped(search: Search, fork: Fork): null {
  const { question } = fork.state;
  const isFirst =
    question !== null && question.to !== 'dice' && (question.kind === 'react' || question.to !== search.seat);
  if (isFirst && fork.named && fork.inputs.length > (search.best?.inputs.length ?? 0)) search.best = fork;
  return null;
}

/** The question if it is put to the person; null for the dice, another seat or the end. */
function asked({ session: { match }, seat }: Search, { state }: Fork): Question | null {
  const question = questionOf(match.ruleset, match.setup, state);
  return question?.to === seat ? question : null;
}

function isDone({ parts, seat, session }: Search, { part, named, acted, aimed, moved, state }: Fork): boolean {
  const gesture = parts[part]!;
  if (gesture.legs !== null) return moved;
  if (gesture.towards !== null) return aimed;
  if (gesture.target !== null)
    return (aimed || isUnderWay(session, state, gesture)) && !isAlone(session, state.question);
  if (gesture.verbs[0] === 'end') return acted && !isPutAfterEnd(session, state.question, seat);
  if (gesture.option !== null) return acted;
  if (gesture.verbs.length === 0) return named;
  const { question } = state;
  const isWay = question?.kind === 'move' || question?.kind === 'aim';
  return named && isWay && question.to === seat && question.model === gesture.model;
}

const isPutAfterEnd = ({ match }: Session, question: State<Game>['question'], seat: Seat): boolean =>
  question !== null && question.to === seat && isAfterEnd(match.ruleset, question);

/** Whether the rules allow only one target, so that no question names it. */
const isUnderWay = ({ match }: Session, { frames }: State<Game>, { model, target }: Gesture): boolean => {
  const aim = match.ruleset.tabletop.aim(frames);
  return aim?.by === model && aim.to === target;
};

/** Whether a question asks for further targets, which a gesture at one target answers with none. */
const isAlone = ({ match: { ruleset } }: Session, question: { readonly purpose: string } | null): boolean =>
  question !== null && ruleset.flow.moreTargets.some(({ purpose }) => purpose === question.purpose);

/** The fork after an answer and all automatic answers of the table; null if the answer is refused. */
function after(
  search: Search,
  fork: Fork,
  { purpose, clause }: Question,
  { answer: given, ...done }: Step,
): Fork | null {
  const { session, seat } = search;
  const { ruleset, setup } = session.match;
  const { model, target } = search.parts[fork.part]!;
  let declared: readonly Id[] = [];
  const answered = answer<Game>(ruleset, setup, fork.state, { by: seat, answer: given }, fact => {
    if ((fact as Declaring).model === model) declared = [...declared, ...declaredIn(fact)];
  });
  if (!answered.ok) {
    refuse(search, fork, answered.reasons);
    return null;
  }
  // A sole target is not asked for, and may differ from the one pointed at.
  if (target !== null && declared.length > 0 && !declared.includes(target)) {
    refuse(search, fork, [{ reason: 'not-an-option', clause, pick: target }]);
    return null;
  }
  const aimed = done.aimed || fork.aimed || (target !== null && declared.length === 1);
  const inputs = [...fork.inputs, { purpose, answer: given }];
  return quietly(search, { ...fork, ...done, aimed, state: answered.state, inputs });
}

interface Declaring extends FactShape {
  readonly model?: Id;
  readonly at?: readonly Id[];
}

/** The targets of a charge that a fact declares. */
export const declaredIn = (fact: FactShape): readonly Id[] =>
  fact.type === 'charge-declared' ? ((fact as Declaring).at ?? []) : [];

/** Plays on while the table answers automatically; null if that would attack another target. */
function quietly(search: Search, fork: Fork): Fork | null {
  const { session, how } = search;
  const { ruleset, setup } = session.match;
  const gesture = search.parts[fork.part]!;
  let next = fork;
  for (;;) {
    const { state, aimed } = next;
    const settled = givenFor({ ...session, match: { ...session.match, state } }, how);
    const question = settled && asked(search, next);
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

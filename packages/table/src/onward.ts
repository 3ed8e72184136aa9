// Continues a gesture automatically: the path of a charge after its dice, the next of several ploys.
import type { DiceSource, Game, Playable, Question, Seat } from '@little-wars/engine';
import type { Gesture } from './gesture.ts';
import type { Planned, planFor } from './plan.ts';
import { COMPOSED } from './quiet.ts';
import { answerIn, rolled, type Session } from './session.ts';
import { givenFor, type Wishes } from './settling.ts';

/** The rest of a gesture, for questions that come later. */
export interface Onward {
  readonly seat: Seat;
  /** Answers, in this order, to questions by their purpose. */
  readonly answers: readonly Planned[];
  readonly gestures: readonly Gesture[];
  /** Plans the gestures. A parameter, so that a table without gestures need not load the planner. */
  readonly plan: typeof planFor | null;
  /** Answers questions as they come, where the answer depends on what others do meanwhile; null where it ends. */
  readonly reply: ((session: Session) => Planned | null) | null;
}

/** A session being played, and the rest of its gesture. */
export interface Carried<R extends Playable<Game> = Playable<Game>> {
  readonly session: Session<R>;
  readonly onward: Onward | null;
}

/** The context of a session: its dice, and what people want to be asked. */
export interface Given {
  readonly dice: DiceSource;
  readonly wishes: Wishes;
}

export const onwardFor = (
  seat: Seat,
  gestures: readonly Gesture[],
  answers: readonly Planned[] = [],
  plan: typeof planFor | null = null,
): Onward | null => (gestures.length + answers.length === 0 ? null : { seat, answers, gestures, plan, reply: null });

/** Answers every question of a seat until a reply is null. */
export const replying = (seat: Seat, reply: NonNullable<Onward['reply']>): Onward => ({
  seat,
  answers: [],
  gestures: [],
  plan: null,
  reply,
});

/** Rolls dice and answers what need not be asked. */
export function settled<R extends Playable<Game>>(session: Session<R>, source: DiceSource, wishes: Wishes): Session<R> {
  let current = rolled(session, source);
  for (;;) {
    const given = givenFor(current, wishes);
    const answered = given && answerIn(current, given.answer, given.because);
    if (!answered?.ok) return current;
    current = rolled(answered.session, source);
  }
}

/** Plays answers one after the other, and stops where something else is asked. The first is the person's own. */
export function playedIn<R extends Playable<Game>>(
  session: Session<R>,
  inputs: readonly Planned[],
  { dice, wishes }: Given,
  isFirst = true,
): Session<R> {
  let current = session;
  for (const { purpose, answer } of inputs) {
    if (current.match.state.question?.purpose !== purpose) break;
    const answered = answerIn(current, answer, isFirst && current === session ? null : COMPOSED);
    if (!answered.ok) break;
    current = settled(answered.session, dice, wishes);
  }
  return current;
}

/** Continues as far as dice, settled answers and the rest of the gesture go. */
export function carriedOn<R extends Playable<Game>>(carried: Carried<R>, given: Given): Carried<R> {
  let session = settled(carried.session, given.dice, given.wishes);
  let { onward } = carried;
  for (;;) {
    const { question } = session.match.state;
    if (onward === null || question?.to !== onward.seat) return { session, onward };
    const further = furtherIn(session, onward, given);
    if (further === null) return { session, onward: isAside(question as Question) ? onward : null };
    ({ session, onward } = further);
  }
}

/** The session after the next prepared answer; null if it does not fit the question. */
function furtherIn<R extends Playable<Game>>(session: Session<R>, onward: Onward, given: Given): Carried<R> | null {
  if (onward.reply) {
    const reply = onward.reply(session);
    const after = reply ? playedIn(session, [reply], given, false) : session;
    return after === session ? null : { session: after, onward };
  }
  const [first, ...answers] = onward.answers;
  const plan = first ? null : onward.plan?.(session, onward.seat, onward.gestures, given.wishes);
  if (!first && !plan?.ok) return null;
  const next = playedIn(session, plan?.ok ? plan.inputs : [first!], given, false);
  if (next === session) return null;
  const gestures = plan?.ok ? plan.rest : onward.gestures;
  return { session: next, onward: onwardFor(onward.seat, gestures, answers, onward.plan) };
}

/** Questions in between that do not invalidate the gesture: reactions and dice. */
export const isAside = (question: Question): boolean =>
  question.kind === 'react' || ('of' in question && question.of === 'die');

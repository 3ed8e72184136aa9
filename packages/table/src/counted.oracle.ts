// Counts how often a person must act in a whole game when following advice, with gestures wherever possible.
import {
  type AnswerOf,
  doneIn,
  type Edition,
  type Game,
  type Id,
  isAfterEnd,
  isSetUp,
  type Leg,
  type Question,
  questionOf,
  tableOf,
  type Verb,
  type VerbKind,
  verbsIn,
} from '@little-wars/engine';
import { answerTo, turnOf } from './bot.ts';
import { diceFor } from './dice.ts';
import type { Gesture } from './gesture.ts';
import { likewise, othersOfUnit } from './likewise.ts';
import { type Carried, carriedOn, type Given, isAside, onwardFor, playedIn, settled } from './onward.ts';
import { declaredIn, type Planned, type Planning, planFor } from './plan.ts';
import { AGAINST_BOT, opened, type Played } from './playing.oracle.ts';
import { accepted, answerIn } from './session.ts';
import { ASK_LITTLE, type Wishes } from './settling.ts';

export interface Counted {
  /** Questions that the rules put to the person. */
  readonly questions: number;
  /** What the person did: gestures and single answers. */
  readonly answers: number;
  /** The same by the open question. */
  readonly by: ReadonlyMap<string, number>;
}

const LITTLE: Wishes = { quiet: [], askMe: ASK_LITTLE };
const PERSON = 0;

/** An advised answer, and what its options do. */
interface AdvisedAnswer {
  readonly question: Question;
  readonly answer: unknown;
  readonly verbs: readonly Verb[];
  /** What the table answered after it. */
  readonly told: readonly unknown[];
  /** Whether it only ends a model's turn. */
  readonly ends: boolean;
}

type Now = Carried<Edition<Game>>;

const asked = ({ match: { ruleset, setup, state } }: Played): Question | null => questionOf(ruleset, setup, state);

const advised = (session: Played, seat: number): unknown =>
  answerTo(session.match.ruleset, turnOf(session, seat, 'soldier', `counted ${session.moments.length}`)).answer;

/** What followed an answer by itself: answers of the table, and targets that the rules named. */
function toldIn(next: Played, before: Played): readonly unknown[] {
  const later = next.moments.slice(before.moments.length);
  const aim = next.match.ruleset.tabletop.aim(next.match.state.frames);
  const declared = later.flatMap(({ events }) => events.flatMap(({ fact }) => declaredIn(fact)));
  return [...later.slice(1).map(({ input }) => input.answer), ...(aim ? [aim.to] : []), ...declared];
}

/** Plays ahead by advice, up to the next dice or the next seat. */
function wanted(session: Played): readonly AdvisedAnswer[] {
  const answers: AdvisedAnswer[] = [];
  let current = session;
  for (let n = 0; n < 10; n++) {
    const question = asked(current);
    if (question?.to !== PERSON) break;
    const { ruleset, setup, state } = current.match;
    const t = tableOf<Game>(ruleset, setup, ruleset.view(setup, state.position, PERSON));
    const verbs = verbsIn(ruleset, t, question);
    // Without kinds of actions a model's turn ends with its move.
    if (answers.at(-1)?.question.kind === 'move' && verbs.length === 0) break;
    const answer = advised(current, PERSON);
    const next = settled(accepted(answerIn(current, answer), 'advice'), () => null, LITTLE);
    answers.push({
      question,
      answer,
      verbs,
      told: toldIn(next, current),
      ends: answer === null && isAfterEnd(ruleset, question),
    });
    current = next;
  }
  return answers;
}

/** Splits the answers: each part has one action. */
function partsOf(answers: readonly AdvisedAnswer[]): readonly (readonly AdvisedAnswer[])[] {
  const acts = answers.flatMap(({ verbs, ends }, i) => (verbs.length > 0 || ends ? [i] : []));
  const starts = [0, ...acts.slice(1)];
  return starts
    .map((from, i) => answers.slice(from, starts[i + 1] ?? answers.length))
    .filter(({ length }) => length > 0);
}

const END: Verb = { option: 'end', verb: 'end', cost: null, against: [] };

const verbOf = (answers: readonly AdvisedAnswer[]): Verb | undefined =>
  answers.flatMap(({ verbs, answer, ends }) => (ends ? [END] : verbs.filter(({ option }) => option === answer))).at(0);

/**
 * What the page combines with the previous gesture: a drag beyond a move, a click on an enemy while a path is drawn,
 * and on the confirm button another action before or after, or the end of the turn.
 */
const AFTER: { readonly [verb in VerbKind]?: readonly VerbKind[] } = {
  move: ['other'],
  dash: ['move'],
  shoot: ['move', 'dash', 'other'],
  fight: ['other'],
  other: ['move', 'dash'],
  end: ['move', 'dash'],
};

/** Whether an action can be combined with earlier ones: another action before, or one or the end of the turn after. */
function isInOne(before: readonly VerbKind[], verb: VerbKind): boolean {
  const isFollowing = AFTER[verb]?.includes(before.at(-1)!) ?? false;
  return isFollowing && !(before[0] === 'other' && (verb === 'other' || verb === 'end'));
}

/** The gestures for these answers, combined as much as possible. */
function gesturesOf(session: Played, answers: readonly AdvisedAnswer[]): readonly Gesture[] {
  const gestures: Gesture[] = [];
  const verbs: VerbKind[] = [];
  for (const part of partsOf(answers)) {
    const verb = verbOf(part)?.verb;
    const isOne = gestures.length === 0 || (verb !== undefined && verbs.length > 0 && isInOne(verbs, verb));
    const gesture = isOne ? gestureOf(session, part, gestures[0]?.model) : null;
    if (gesture === null) break;
    gestures.push(gesture);
    if (verb !== undefined) verbs.push(verb);
  }
  return gestures;
}

/** The gesture for these answers; null if there is none. */
function gestureOf(session: Played, answers: readonly AdvisedAnswer[], of?: Id): Gesture | null {
  const { ruleset, setup, state } = session.match;
  const { models } = ruleset.tabletop.board(tableOf<Game>(ruleset, setup, state.position));
  const isOf = (id: unknown, own: boolean): id is Id =>
    models.some(each => each.id === id && (each.seat === PERSON) === own);
  const actor = answers.map(({ question }) => ruleset.tabletop.actor(question)).find(id => isOf(id, true));
  const first = answers.map(({ answer }) => answer).find(answer => isOf(answer, true));
  const model = of ?? ((actor ?? first) as Id | undefined);
  if (model === undefined) return null;
  const action = verbOf(answers);
  const move = answers.find(({ question }) => question.kind === 'move');
  const turned = action?.verb === 'move' ? answers.find(({ question }) => question.kind === 'aim') : undefined;
  const target = answers.flatMap(({ answer, told }) => [answer, ...told].flat()).find(id => isOf(id, false));
  const named = answers.filter(({ verbs }) => verbs.length === 0).flatMap(({ answer }) => answer);
  return {
    model,
    verbs: action === undefined ? ['shoot', 'fight', 'charge', 'move', 'dash'] : [action.verb],
    option: action && action.verb !== 'end' && target === undefined && !move && !turned ? action.option : null,
    target: (target as Id | undefined) ?? null,
    legs: move ? (move.answer as AnswerOf<'move'> as readonly Leg[]) : null,
    prefer: named.filter((id): id is Id => typeof id === 'string'),
    towards: (turned?.answer as AnswerOf<'aim'> | undefined) ?? null,
    goesOn: false,
    onlyAt: null,
  };
}

type Plan = Extract<Planning, { readonly ok: true }>;

/** The longest plan whose answers are the wanted ones; null if no gesture gives more than one of them. */
function composed(session: Played, want: readonly AdvisedAnswer[]): Plan | null {
  const gestures = gesturesOf(session, want);
  for (let parts = gestures.length; parts > 0; parts--) {
    const now = gestures.slice(0, parts);
    const plan = planFor(session, PERSON, now, LITTLE);
    const isSame =
      plan.ok &&
      plan.inputs.length > 0 &&
      plan.inputs.every(({ answer }, i) => JSON.stringify(answer) === JSON.stringify(want[i]?.answer));
    if (isSame) return withUnit(session, now) ?? plan;
  }
  return null;
}

/** The plan with the others of the unit, if most of them are advised to do much the same; null if not. */
function withUnit(session: Played, done: readonly Gesture[]): Plan | null {
  const { ruleset, setup, state } = session.match;
  const board = ruleset.tabletop.board(tableOf<Game>(ruleset, setup, state.position));
  const [first] = done;
  const others = othersOfUnit(board, first!.model).filter(({ id }) => answerIn(session, id).ok);
  if (others.length === 0 || first!.verbs[0] === 'end') return null;
  const agreeing = others.filter(({ id }) => isMuchTheSame(done, advisedFor(session, id)));
  const plan =
    2 * agreeing.length > others.length
      ? planFor(session, PERSON, likewise(board, asked(session)!, done), LITTLE)
      : null;
  return plan?.ok ? plan : null;
}

/** What advice would have a model do, if it were its turn. */
function advisedFor(session: Played, model: Id): readonly Gesture[] {
  const named = settled(accepted(answerIn(session, model), 'named'), () => null, LITTLE);
  const picked: AdvisedAnswer = {
    question: asked(session)!,
    answer: model,
    verbs: [],
    told: toldIn(named, session),
    ends: false,
  };
  return gesturesOf(session, [picked, ...wanted(named)]);
}

/** Whether two models would both attack somebody, make the same manoeuvre, or go somewhere. */
function isMuchTheSame(one: readonly Gesture[], other: readonly Gesture[]): boolean {
  return one.every((gesture, i) => {
    const and = other[i];
    const isSame = and !== undefined && (and.target === null) === (gesture.target === null);
    if (!isSame || and.option !== gesture.option) return false;
    return (and.legs === null) === (gesture.legs === null) && and.verbs[0] === gesture.verbs[0];
  });
}

/** All picks for a question that repeats until the player is done: by advice, as if nobody else picked. */
function picksOf(session: Played): readonly Planned[] | null {
  const picks: Planned[] = [];
  const done = doneIn(session.match.ruleset, asked(session)!);
  for (let current = session; done !== null; ) {
    const { purpose } = asked(current)!;
    const answer = advised(current, PERSON);
    picks.push({ purpose, answer });
    if (answer === done) break;
    current = accepted(answerIn(current, answer), 'advice');
    while (asked(current)?.to === 1 && asked(current)?.purpose === purpose)
      current = accepted(answerIn(current, done), 'nobody');
    if (asked(current)?.purpose !== purpose) break;
  }
  // A player who is done is asked again while others continue.
  return done === null ? null : [...picks, ...picks.slice(-1), ...picks.slice(-1)];
}

/** The session after the person's next act. */
function acted(now: Now, want: readonly AdvisedAnswer[], given: Given): Now {
  const { session } = now;
  const together = picksOf(session);
  if (together) return carriedOn({ session, onward: onwardFor(PERSON, [], together) }, given);
  const plan = composed(session, want);
  if (plan)
    return carriedOn(
      { session: playedIn(session, plan.inputs, given), onward: onwardFor(PERSON, plan.rest, [], planFor) },
      given,
    );
  const onward = isAside(want[0]!.question) ? now.onward : null;
  return carriedOn({ session: accepted(answerIn(session, want[0]!.answer), 'the person'), onward }, given);
}

/** Plays a whole game of a person who follows advice, against a bot. */
export function countedGame(ruleset: Edition<Game>, seed: string, setup: object = ruleset.ready[0]!): Counted {
  const begun = opened(ruleset, { seed, players: AGAINST_BOT, setup });
  const given: Given = { dice: diceFor(begun.match, null), wishes: LITTLE };
  const by = new Map<string, number>();
  let isSettingUp = false;
  let now: Now = carriedOn({ session: begun, onward: null }, given);
  for (let question = asked(now.session); question !== null; question = asked(now.session)) {
    const { session } = now;
    const isPerson = question.to === PERSON;
    const before = isSettingUp;
    if (isPerson)
      isSettingUp =
        isSetUp(ruleset, question) || (isSettingUp && (question.kind === 'move' || question.kind === 'place'));
    if (isPerson && !(isSettingUp && before)) {
      const name = question.kind === 'react' ? `${question.purpose} @${question.timing}` : question.purpose;
      // A set-up is asked for, drawn, and confirmed.
      by.set(name, (by.get(name) ?? 0) + (isSettingUp ? 2 : 1));
    }
    if (isPerson && !isSettingUp) now = acted(now, wanted(session), given);
    else {
      const answer = advised(session, question.to as number);
      now = carriedOn({ ...now, session: accepted(answerIn(session, answer), 'advice') }, given);
    }
  }
  const questions = now.session.moments.filter(({ input }) => input.by === PERSON).length;
  return { questions, answers: [...by.values()].reduce((sum, n) => sum + n, 0), by };
}

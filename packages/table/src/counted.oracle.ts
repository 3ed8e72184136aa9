// How often a person has to do something in a whole game: who follows advice, by gestures where they say it all.
import {
  type AnswerOf,
  type Edition,
  type Game,
  type Id,
  isSetUp,
  type Leg,
  type Question,
  questionOf,
  tableOf,
  type Verb,
  verbsIn,
} from '@little-wars/engine';
import { answerTo, turnOf } from './bot.ts';
import { diceFor } from './dice.ts';
import type { Gesture } from './gesture.ts';
import { settled } from './live.ts';
import { planFor } from './plan.ts';
import { AGAINST_BOT, opened, type Played } from './playing.oracle.ts';
import { accepted, answerIn } from './session.ts';
import { ASK_LITTLE, type Wishes } from './settling.ts';

export interface Counted {
  /** Questions that the rules put to the person. */
  readonly questions: number;
  /** What the person did: gestures and single answers. */
  readonly answers: number;
  /** The same by the question that was open. */
  readonly by: ReadonlyMap<string, number>;
}

const LITTLE: Wishes = { quiet: [], askMe: ASK_LITTLE };
const PERSON = 0;

/** What somebody who follows advice wants next: the answers up to the next dice or the next seat. */
interface Wanted {
  readonly answers: readonly {
    readonly question: Question;
    readonly answer: unknown;
    readonly verbs: readonly Verb[];
  }[];
}

const asked = ({ match: { ruleset, setup, state } }: Played): Question | null => questionOf(ruleset, setup, state);

const advised = (session: Played, seat: number): unknown =>
  answerTo(session.match.ruleset, turnOf(session, seat, 'soldier', `counted ${session.moments.length}`)).answer;

/** Plays ahead by advice, without dice. */
function wanted(session: Played): Wanted {
  const answers: Wanted['answers'][number][] = [];
  const noDice = () => null;
  let current = session;
  for (let n = 0; n < 8; n++) {
    const question = asked(current);
    if (question?.to !== PERSON) break;
    const { ruleset, setup, state } = current.match;
    const t = tableOf<Game>(ruleset, setup, ruleset.view(setup, state.position, PERSON));
    const answer = advised(current, PERSON);
    answers.push({ question, answer, verbs: verbsIn(ruleset, t, question) });
    current = settled(accepted(answerIn(current, answer), 'advice'), noDice, LITTLE);
    if (question.kind === 'move') break;
  }
  return { answers };
}

/** The gesture that says these answers; null if none does. */
function gestureOf(session: Played, { answers: all }: Wanted): Gesture | null {
  const acts = all.flatMap(({ verbs }, i) => (verbs.length > 0 ? [i] : []));
  const answers = all.slice(0, acts[1] ?? all.length);
  const { ruleset, setup, state } = session.match;
  const { models } = ruleset.tabletop.board(tableOf<Game>(ruleset, setup, state.position));
  const isOf = (id: unknown, own: boolean): id is Id =>
    models.some(each => each.id === id && (each.seat === PERSON) === own);
  const actor = answers.map(({ question }) => ruleset.tabletop.actor(question)).find(id => isOf(id, true));
  const first = answers.map(({ answer }) => answer).find(answer => isOf(answer, true));
  const model = (actor ?? first) as Id | undefined;
  if (model === undefined) return null;
  const action = answers.flatMap(({ verbs, answer }) => verbs.filter(({ option }) => option === answer)).at(0);
  const move = answers.find(({ question }) => question.kind === 'move');
  const target = answers.map(({ answer }) => [answer].flat().find(id => isOf(id, false))).find(id => id !== undefined);
  const named = answers.filter(({ verbs }) => verbs.length === 0).map(({ answer }) => answer);
  return {
    model,
    verbs: action === undefined ? ['shoot', 'fight', 'charge', 'move', 'dash'] : [action.verb],
    option: action && target === undefined && !move ? action.option : null,
    target: (target as Id | undefined) ?? null,
    legs: move ? (move.answer as AnswerOf<'move'> as readonly Leg[]) : null,
    prefer: named.filter((id): id is Id => typeof id === 'string'),
  };
}

/** How many of the wanted answers one gesture gives. */
function composed(session: Played, want: Wanted): number {
  const gesture = want.answers.length > 1 ? gestureOf(session, want) : null;
  const plan = gesture && planFor(session, PERSON, gesture, LITTLE);
  if (!plan?.ok) return 1;
  const same = plan.inputs.findIndex(
    ({ answer }, i) => JSON.stringify(answer) !== JSON.stringify(want.answers[i]?.answer),
  );
  return Math.max(1, same < 0 ? plan.inputs.length : same);
}

/** A whole game of a person who follows advice, against a bot. */
export function countedGame(ruleset: Edition<Game>, seed: string, setup: object = ruleset.ready[0]!): Counted {
  let session = opened(ruleset, { seed, players: AGAINST_BOT, setup });
  const dice = diceFor(session.match, null);
  const by = new Map<string, number>();
  let isSettingUp = false;
  session = settled(session, dice, LITTLE);
  for (let question = asked(session); question !== null; question = asked(session)) {
    if (question.to !== PERSON) {
      session = settled(accepted(answerIn(session, advised(session, question.to as number)), 'a bot'), dice, LITTLE);
      continue;
    }
    const before = isSettingUp;
    isSettingUp =
      isSetUp(ruleset, question) || (isSettingUp && (question.kind === 'move' || question.kind === 'place'));
    const want = isSettingUp ? { answers: [] } : wanted(session);
    if (!(isSettingUp && before)) {
      const name = question.kind === 'react' ? `${question.purpose} @${question.timing}` : question.purpose;
      by.set(name, (by.get(name) ?? 0) + 1);
    }
    const count = isSettingUp ? 1 : composed(session, want);
    for (let n = 0; n < count; n++) {
      if (n > 0 && asked(session)?.purpose !== want.answers[n]!.question.purpose) break;
      const answer = isSettingUp ? advised(session, PERSON) : want.answers[n]!.answer;
      session = settled(accepted(answerIn(session, answer), 'the person'), dice, LITTLE);
    }
  }
  const questions = session.moments.filter(({ input }) => input.by === PERSON).length;
  return { questions, answers: [...by.values()].reduce((sum, n) => sum + n, 0), by };
}

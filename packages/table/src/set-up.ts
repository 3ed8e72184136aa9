// The set-up of a whole team as a plan: advice says who stands where, the player adjusts it and confirms it once.
import {
  type AnswerOf,
  answer,
  type Game,
  type Id,
  isSetUp,
  judge,
  numbers,
  propose,
  type Question,
  questionOf,
  type Reason,
  type Seat,
  tableOf,
} from '@little-wars/engine';
import type { Planned } from './plan-steps.ts';
import type { Session, TableMatch } from './session.ts';

/** What advice would answer for a seat, from what that seat may see. */
export type Advise = (match: TableMatch, seat: Seat) => unknown;

/** Something that the plan places: a model, a barricade. */
export interface Ghost extends Placing {
  /** Why it cannot stand there; none if it can. */
  readonly reasons: readonly Reason[];
  /** The match at the question for its place, if everything before it went as planned. */
  readonly match: TableMatch;
}

/** What is placed, and where. */
export interface Placing {
  readonly what: Id;
  readonly answer: AnswerOf<'place'>;
  /** What is chosen for it with its place, an order for instance. */
  readonly choice?: Choice | null;
}

/** A choice that the rules ask for with a place. */
export interface Choice {
  readonly question: Question<'pick-one'>;
  readonly option: Id;
}

/** A supposed answer, of the player or of somebody else. */
interface Step extends Planned {
  readonly by: Seat;
}

export interface SetUpPlan {
  readonly session: Session;
  readonly seat: Seat;
  readonly advise: Advise;
  readonly steps: readonly Step[];
  /** In the order in which they are placed; none if others answer first, or nothing is placed. */
  readonly ghosts: readonly Ghost[];
}

type Planning = Pick<SetUpPlan, 'session' | 'seat' | 'advise'>;

/** More answers than any set-up takes. */
const MOST = 500;

/**
 * The player is supposed to follow advice. Others are supposed to answer anyhow: nobody knows what they keep secret.
 */
export const planSetUp = (begun: Planning, wanted: readonly Placing[] = []): SetUpPlan => drafted(begun, [], wanted);

/** The plan with one of its ghosts elsewhere: everything that follows is judged anew. */
export const adjusted = (plan: SetUpPlan, ghost: number, to: AnswerOf<'place'>): SetUpPlan =>
  drafted(
    plan,
    plan.steps,
    plan.ghosts.map((each, i) => (i === ghost ? { ...each, answer: to } : each)),
  );

/** The plan with another option chosen for one of its ghosts. */
export const withChoice = (plan: SetUpPlan, ghost: number, option: Id): SetUpPlan =>
  drafted(
    plan,
    plan.steps,
    plan.ghosts.map((each, i) => (i === ghost && each.choice ? { ...each, choice: { ...each.choice, option } } : each)),
  );

/** Plays the set-up on a fork; refused places are kept as they are wanted, and legal ones stand in for them. */
function drafted(begun: Planning, script: readonly Step[], wanted: readonly Placing[]): SetUpPlan {
  const { session, seat, advise } = begun;
  const { ruleset, setup } = session.match;
  const [steps, ghosts]: [Step[], Ghost[]] = [[], []];
  const left = [...wanted];
  const chance = numbers('set-up');
  let { match } = session;
  let meant: Placing | null = null;
  let last: Question | null = null;
  for (let n = 0; n < MOST; n++) {
    const question = questionOf(ruleset, setup, match.state);
    const isOwn = question?.to === seat;
    if (!question || question.to === 'dice' || !isPart(match, question, isOwn)) break;
    // What others answer before anything is placed may decide where it can be placed.
    if (!isOwn && ghosts.length === 0) break;
    const by = question.to;
    const tried = [answerOf(script[n], by, question)];
    const isAbout = isOwn && isAboutPlaced(match, question, last);
    if (isAbout && meant?.choice) tried.unshift({ answer: meant.choice.option });
    if (isPlace(question) && isOwn) {
      const at = left.findIndex(({ what }) => what === question.what);
      meant = at < 0 ? null : left.splice(at, 1)[0]!;
      const advised = tried[0] ?? { answer: advise(match, seat) };
      const placed = (meant?.answer ?? advised.answer) as AnswerOf<'place'>;
      ghosts.push({ what: question.what, answer: placed, reasons: reasonsIn(match, placed), match });
      tried.splice(0, 1, { answer: placed }, advised);
    }
    const next =
      played(match, by, tried) ??
      played(match, by, [{ answer: isOwn ? advise(match, seat) : propose(ruleset, setup, match.state, chance) }]);
    if (next === null) break;
    if (isAbout) ghosts.push({ ...ghosts.pop()!, choice: { question, option: next.answer as Id } });
    last = question;
    steps.push({ by, purpose: question.purpose, answer: next.answer });
    match = next.match;
  }
  return { session, seat, advise, steps, ghosts };
}

/** Whether a question is about the model whose place was just answered: it stands there only after that. */
const isAboutPlaced = (
  { ruleset, setup, state }: TableMatch,
  question: Question,
  last: Question | null,
): question is Question<'pick-one'> => {
  if (question.kind !== 'pick-one' || !last || !isPlace(last) || last.to !== question.to) return false;
  const { models } = ruleset.tabletop.board(tableOf(ruleset, setup, state.position));
  return models.some(({ id, at }) => id === last.what && at === null);
};

const isPlace = (question: Question): question is Question<'place'> => question.kind === 'place';

/** A move or a place that a question of set-up led to belongs to it. */
const isPart = ({ ruleset }: TableMatch, question: Question, isOwn: boolean): boolean =>
  isSetUp(ruleset, question) || (isOwn && (question.kind === 'move' || question.kind === 'place'));

const answerOf = (step: Step | undefined, by: Seat, { purpose }: Question): Pick<Step, 'answer'> | undefined =>
  step?.by === by && step.purpose === purpose ? step : undefined;

function reasonsIn({ ruleset, setup, state }: TableMatch, given: unknown): readonly Reason[] {
  const judged = judge(ruleset, setup, state, { by: state.question!.to, answer: given });
  return judged.ok ? [] : judged.reasons;
}

/** The match after the first answer that is legal. */
function played(match: TableMatch, by: Seat, tried: readonly (Pick<Step, 'answer'> | undefined)[]) {
  const { ruleset, setup, state } = match;
  for (const each of tried) {
    const answered = each && answer<Game>(ruleset, setup, state, { by, answer: each.answer });
    if (answered?.ok) return { match: { ...match, state: answered.state }, answer: each!.answer };
  }
  return null;
}

/** Whether the plan can be confirmed as it stands. */
export const isPossible = ({ ghosts }: SetUpPlan): boolean => ghosts.every(({ reasons }) => reasons.length === 0);

/**
 * The answer of a confirmed plan to the open question: everything stands where it was planned, and what is not about
 * places is answered by advice on the table as it is now. Null where the plan ends: nothing of it fits, or set-up is
 * over.
 */
export function setUpReply(plan: SetUpPlan, session: Session): Planned | null {
  const { match } = session;
  const question = questionOf(match.ruleset, match.setup, match.state);
  if (question?.to !== plan.seat || !isPart(match, question, true)) return null;
  const { purpose } = question;
  const planned = isPlace(question)
    ? (ghostOf(plan, session, question)?.answer ?? null)
    : (plannedChoice(plan, session, question) ?? plannedPick(plan, session, question));
  if (planned !== null) return reasonsIn(match, planned).length === 0 ? { purpose, answer: planned } : null;
  return { purpose, answer: plan.advise(match, plan.seat) };
}

/** The player's own answers since the plan was made. */
const since = ({ session, seat }: SetUpPlan, { moments }: Session) =>
  moments.slice(session.moments.length).filter(({ input }) => input.by === seat);

/** Whose place is asked for. The same thing may be placed several times, a barricade for instance. */
function ghostOf(plan: SetUpPlan, session: Session, { what }: Question<'place'>): Ghost | null {
  const isSame = ({ question }: { readonly question: Question }): boolean =>
    isPlace(question) && question.what === what;
  const before = since(plan, session).filter(isSame).length;
  return plan.ghosts.filter(ghost => ghost.what === what)[before] ?? null;
}

/** The planned answer to a choice about the model that was placed last. */
function plannedChoice(plan: SetUpPlan, session: Session, question: Question): Id | null {
  const last = session.moments.at(-1)?.question ?? null;
  if (!isAboutPlaced(session.match, question, last)) return null;
  const { choice } = plan.ghosts.find(({ what }) => what === (last as Question<'place'>).what) ?? {};
  return choice?.question.purpose === question.purpose ? choice.option : null;
}

/** The planned answer to who is placed next, since some models may only stand near others. Null for other choices. */
function plannedPick(plan: SetUpPlan, session: Session, { purpose }: Question): unknown {
  const before = since(plan, session).filter(({ question }) => question.purpose === purpose).length;
  const step = plan.steps.filter(({ by, purpose: of }) => by === plan.seat && of === purpose)[before];
  const picked = step === undefined ? [] : [step.answer].flat();
  const isAboutGhosts = picked.length > 0 && picked.every(id => plan.ghosts.some(({ what }) => what === id));
  return isAboutGhosts && reasonsIn(session.match, step!.answer).length === 0 ? step!.answer : null;
}

/** What a confirmed plan has not placed, where it had to end. */
export function unplaced(plan: SetUpPlan, session: Session): readonly Ghost[] {
  const placed = since(plan, session).flatMap(({ question }) => (isPlace(question) ? [question.what] : []));
  return plan.ghosts.filter(({ what }) => {
    const at = placed.indexOf(what);
    if (at >= 0) placed.splice(at, 1);
    return at < 0;
  });
}

/**
 * The advised answer while nothing can be planned yet, because others answer first; null from where a plan has ghosts,
 * and where set-up is over.
 */
export function beforePlan(begun: Omit<Planning, 'session'>, session: Session): Planned | null {
  const { match } = session;
  const { seat, advise } = begun;
  const question = questionOf(match.ruleset, match.setup, match.state);
  if (question?.to !== seat || !isPart(match, question, true)) return null;
  const isPlanned = planSetUp({ ...begun, session }).ghosts.length > 0;
  return isPlanned ? null : { purpose: question.purpose, answer: advise(match, seat) };
}

// Compares two answers over every outcome of the dice until the next decision.
import {
  answer,
  type Edition,
  type Game,
  outcomes,
  type Question,
  questionOf,
  type Roll,
  type Seat,
  type State,
  settledIn,
  tableOf,
} from '@little-wars/engine';

/** The wounds left to both sides, with its probability. */
export interface Ending {
  readonly own: number;
  readonly theirs: number;
  readonly chance: number;
  /** The wounds of each model. */
  readonly wounds: readonly number[];
  /** Whether a model may move on: a charge has arrived. */
  readonly moves: boolean;
}

interface Case {
  readonly ruleset: Edition<Game>;
  readonly setup: object;
  readonly seat: Seat;
}

/** Maximum number of rolls to follow; longer sequences are skipped. */
const DEEPEST = 4;
const MOST_ENDINGS = 500;

/** Every ending after an answer; null if there are too many to follow. */
export function endingsAfter(of: Case, state: State<Game>, given: unknown): readonly Ending[] | null {
  const endings: Ending[] = [];
  const isWhole = follow(of, after(of, state, given), { chance: 1, rolls: 0, endings });
  return isWhole ? endings : null;
}

interface Way {
  readonly chance: number;
  readonly rolls: number;
  readonly endings: Ending[];
}

function follow(of: Case, state: State<Game>, way: Way): boolean {
  const { ruleset, setup } = of;
  const question = questionOf(ruleset, setup, state);
  if (question === null || isDecision(question)) {
    way.endings.push({ ...leftIn(of, state), moves: question?.kind === 'move', chance: way.chance });
    return way.endings.length < MOST_ENDINGS;
  }
  if (question.kind !== 'roll') return follow(of, after(of, state, plainly(of, state, question)), way);
  const listed = outcomes(tableOf(ruleset, setup, state.position), ruleset, question as Roll);
  if (listed === null || way.rolls === DEEPEST) return false;
  return listed.groups.every(({ faces, weight }) => {
    const chance = (way.chance * Number(weight)) / Number(listed.total);
    return follow(of, after(of, state, once(question, faces)), { ...way, chance, rolls: way.rolls + 1 });
  });
}

/** A six adds one die, and that die adds none. */
const once = ({ purpose }: Question, faces: readonly number[]): readonly number[] =>
  purpose === 'roll bonus dice' ? faces.map(face => Math.min(face, 5)) : faces;

/** Whether a seat decides something other than dice. */
const isDecision = ({ kind, purpose }: Question): boolean =>
  kind === 'move' || kind === 'place' || kind === 'aim' || /^(choose (who|an action|a model)|follow up)/.test(purpose);

/** The default answer: the settled one, or none. */
function plainly({ ruleset, setup }: Case, state: State<Game>, question: Question): unknown {
  const t = tableOf<Game>(ruleset, setup, ruleset.view(setup, state.position, question.to as Seat));
  const settled = settledIn(ruleset, t, question);
  if (settled) return settled.answer;
  switch (question.kind) {
    case 'pick-one':
      return question.options[0];
    case 'pick-some':
      return question.options.slice(0, question.least);
    case 'count':
      return question.most;
    case 'share':
      return question.among.map((_, i) =>
        i === 0 ? question.total - question.least * (question.among.length - 1) : question.least,
      );
    default:
      return null;
  }
}

function after({ ruleset, setup }: Case, state: State<Game>, given: unknown): State<Game> {
  const done = answer<Game>(ruleset, setup, state, { by: state.question!.to, answer: given });
  if (!done.ok) throw new Error(`refused ${JSON.stringify(given)}: ${JSON.stringify(done.reasons)}`);
  return done.state;
}

interface Left {
  readonly seat: Seat;
  readonly wounds: number;
}

/** What the positions of all rulesets have in common: models with wounds. */
type Counted = { readonly [list in 'models' | 'operatives']?: readonly Left[] };

const modelsIn = ({ position }: State<Game>): readonly Left[] => {
  const { models, operatives = models ?? [] } = position as Counted;
  return operatives;
};

function leftIn({ seat }: Case, state: State<Game>): Omit<Ending, 'chance' | 'moves'> {
  const operatives = modelsIn(state);
  const left = (isOwn: boolean): number =>
    operatives.reduce((sum, { seat: of, wounds }) => sum + ((of === seat) === isOwn ? Math.max(0, wounds) : 0), 0);
  return { own: left(true), theirs: left(false), wounds: operatives.map(({ wounds }) => Math.max(0, wounds)) };
}

/**
 * Whether one distribution dominates the other: for any threshold of wounds kept or inflicted, its chance is no less.
 */
export function isAsGood(one: readonly Ending[], other: readonly Ending[]): boolean {
  const chanceOf = (list: readonly Ending[], is: (ending: Ending) => boolean): number =>
    list.reduce((sum, ending) => sum + (is(ending) ? ending.chance : 0), 0);
  const all = [...one, ...other];
  const isNoLess = (is: (ending: Ending) => boolean): boolean => chanceOf(one, is) >= chanceOf(other, is) - 1e-9;
  return (
    [...new Set(all.map(({ own }) => own))].every(least => isNoLess(({ own }) => own >= least)) &&
    [...new Set(all.map(({ theirs }) => theirs))].every(most => isNoLess(({ theirs }) => theirs <= most))
  );
}

/**
 * The most that the other distribution gains: in a model's wounds, its chance to survive or be removed, or of a charge
 * to arrive.
 */
export function gainOf(
  { seat }: Case,
  state: State<Game>,
  [one, other]: readonly [readonly Ending[], readonly Ending[]],
): number {
  const average = (list: readonly Ending[], of: (ending: Ending) => number): number =>
    list.reduce((sum, ending) => sum + ending.chance * of(ending), 0);
  const more = (of: (ending: Ending) => number): number => average(other, of) - average(one, of);
  const gains = modelsIn(state).flatMap(({ seat: owner, wounds }, i) => {
    const sign = owner === seat ? 1 : -1;
    if (wounds <= 0) return [];
    return [sign * more(each => each.wounds[i]! / wounds), sign * more(each => (each.wounds[i]! > 0 ? 1 : 0))];
  });
  return Math.max(
    0,
    more(({ moves }) => (moves ? 1 : 0)),
    ...gains,
  );
}

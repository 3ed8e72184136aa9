import { seenBy, soldier } from '@little-wars/bots';
import {
  type Because,
  type Board,
  judge,
  type Leg,
  numbers,
  type Placement,
  proposeTo,
  type Question,
  type Seat,
  tableOf,
} from '@little-wars/engine';
import { average, percent, type Teller } from '@little-wars/words';
import { describePlace, howIt } from './places.ts';
import type { Session } from './session.ts';
import { wordsFor } from './telling.ts';

export interface Choice {
  readonly text: string;
  readonly answer: unknown;
}

/** A question for a person: the choices, and which one Enter takes. */
export interface Prompt {
  readonly question: Question;
  readonly seat: Seat;
  readonly teller: Teller;
  readonly board: Board;
  /** The position as the seat sees it. */
  readonly view: object;
  readonly heading: string;
  readonly choices: readonly Choice[];
  readonly usual: Choice;
  readonly because: Because | null;
}

/** How many moves or places to offer, and how many tries to find them. */
const PLACES = 8;
const TRIES = 24;

export function ask(session: Session, question: Question, seat: Seat): Prompt {
  const { match } = session;
  const { ruleset, setup, state } = match;
  const seen = seenBy(ruleset, setup, state, seat);
  const view = seen.position;
  const teller = wordsFor(match, seat, state.position);
  const board = ruleset.tabletop.board(tableOf(ruleset, setup, view));
  const next = numbers(`hint ${match.inputs.length}`);
  const advised = soldier(seen, next);
  const answer = isAll(question) ? question.options : advised.answer;
  const base = { question, seat, teller, board, view, heading: teller.question(question), because: advised.because };
  const choices = choicesOf(session, base, answer, () => proposeTo(seen, next));
  const usual = choices.find(each => isSame(each.answer, answer)) ?? { text: answerText(base, answer), answer };
  return { ...base, choices, usual };
}

/** Whether everything must be taken, so that only the order is asked. */
const isAll = (question: Question): question is Question<'pick-some'> =>
  question.kind === 'pick-some' && question.least === question.options.length;

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

type Base = Omit<Prompt, 'choices' | 'usual'>;

function choicesOf(session: Session, base: Base, advised: unknown, another: () => unknown): readonly Choice[] {
  const { question } = base;
  switch (question.kind) {
    case 'pick-one':
    case 'pick-some':
      return question.options.map(option => ({ text: optionText(session, base, option), answer: option }));
    case 'react':
      return [...question.options, null].map(option => ({
        text: base.teller.option(question, option),
        answer: option,
      }));
    case 'share':
      return question.among.map(id => ({ text: base.teller.thing(question.of, id, question.about), answer: id }));
    case 'aim':
      return COMPASS.map(([text, dx, dy]) => ({ text, answer: { dx, dy } }));
    case 'move':
    case 'place':
      return placesToGo(session, base, advised, another);
    default:
      return [];
  }
}

const COMPASS = [
  ['north', 0, 1],
  ['north-east', 1, 1],
  ['east', 1, 0],
  ['south-east', 1, -1],
  ['south', 0, -1],
  ['south-west', -1, -1],
  ['west', -1, 0],
  ['north-west', -1, 1],
] as const;

/** An option with its forecast, if the ruleset has one. */
function optionText({ match }: Session, { question, teller, view }: Base, option: unknown): string {
  const { ruleset, setup } = match;
  const text = teller.option(question, option);
  const forecasts = ruleset.chances?.forecast(tableOf(ruleset, setup, view), question, option) ?? [];
  const best = forecasts.reduce<(typeof forecasts)[number] | null>(
    (a, b) => (a && a.kill >= b.kill && a.mean >= b.mean ? a : b),
    null,
  );
  const rolls = ruleset.chances?.prospects(tableOf(ruleset, setup, view), question, option) ?? [];
  const plain = [text, ...rolls.map(teller.prospect)].join(' - ');
  if (best === null) return plain;
  const about = forecasts.length > 1 ? ` at best (${best.with} on ${teller.label(best.to)})` : '';
  const back = best.back ? `, ${average(best.back.mean)} taken` : '';
  const rules = [...new Set(best.leftOut.map(({ rule }) => teller.text(`rule.${rule}`)))];
  const without = rules.length > 0 ? `; leaves out ${rules.join(', ')}` : '';
  const chance = `${percent(best.kill)} to take it out${back}${without}`;
  return `${plain} - ${average(best.mean)} damage on average${about}, ${chance}`;
}

/** Possible destinations: first the advice, then staying, then other distinct proposals. */
function placesToGo(session: Session, base: Base, advised: unknown, another: () => unknown): readonly Choice[] {
  const { match } = session;
  const { question } = base;
  const isLegal = (answer: unknown): boolean =>
    judge(match.ruleset, match.setup, match.state, { by: question.to, answer }).ok;
  const answers: unknown[] = [advised];
  if (question.kind === 'move' && !isSame(advised, []) && isLegal([])) answers.push([]);
  for (let i = 0; i < TRIES && answers.length < PLACES; i++) {
    const answer = another();
    if (!answers.some(each => isNear(each, answer))) answers.push(answer);
  }
  return answers.map(answer => ({ text: answerText(base, answer), answer }));
}

const HALF_AN_INCH = 127;

const endOf = (answer: unknown): Placement['at'] | null =>
  Array.isArray(answer) ? ((answer as readonly Leg[]).at(-1)?.to ?? null) : (answer as Placement).at;

function isNear(a: unknown, b: unknown): boolean {
  const [one, two] = [endOf(a), endOf(b)];
  if (one === null || two === null) return one === two;
  return Math.abs(one.x - two.x) < HALF_AN_INCH && Math.abs(one.y - two.y) < HALF_AN_INCH && one.z === two.z;
}

/** An answer in words. */
export function answerText({ question, teller, board, seat }: Base, answer: unknown): string {
  switch (question.kind) {
    case 'pick-one':
    case 'react':
      return teller.option(question, answer);
    case 'pick-some': {
      const picks = answer as readonly unknown[];
      return picks.length === 0 ? 'none' : picks.map(pick => teller.option(question, pick)).join(', ');
    }
    case 'move': {
      const legs = answer as readonly Leg[];
      const model = board.models.find(({ id }) => id === question.model) ?? null;
      const to = legs.at(-1)?.to;
      return to ? `${describePlace(to, { board, teller, seat, model })}${howIt(legs)}` : 'stay where it is';
    }
    case 'place':
      return describePlace((answer as Placement).at, { board, teller, seat, model: null });
    default:
      return Array.isArray(answer)
        ? answer.join(' ')
        : typeof answer === 'object'
          ? JSON.stringify(answer)
          : String(answer);
  }
}

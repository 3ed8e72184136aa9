// Questions to people that the table answers itself: those that cannot matter, and muted reactions.
import {
  type Because,
  type Game,
  questionOf,
  type Seat,
  settledIn,
  stakesIn,
  tableOf,
  viewOf,
} from '@little-wars/engine';
import { isPerson } from './asked.ts';
import { isQuiet, NOT_ASKED, type Quiet, SETTLED } from './quiet.ts';
import type { Session } from './session.ts';

/** What people want to be asked even if the table could answer it. */
export interface AskMe {
  /** Seats that want to be asked everything. */
  readonly everything: readonly Seat[];
  /** Questions that a seat wants to be asked the next time they come up, by purpose. */
  readonly once: readonly Held[];
  /** The minimum gain for which a seat is asked, where the ruleset can estimate it; `STAKES` by default. */
  readonly stakes?: readonly Stake[];
}

export interface Stake {
  readonly seat: Seat;
  readonly from: number;
}

/** A third of a model: less is not worth an interruption, unless a player says so. */
export const STAKES = 1 / 3;

export interface Held {
  readonly seat: Seat;
  readonly purpose: string;
}

export const ASK_LITTLE: AskMe = { everything: [], once: [] };

/** What people want to be asked, and what is muted. */
export interface Wishes {
  readonly quiet: readonly Quiet[];
  readonly askMe: AskMe;
}

/** Switches "ask me everything" on or off for a seat. */
export const askingEverything = (askMe: AskMe, seat: Seat, on: boolean): AskMe => ({
  ...askMe,
  everything: on ? [...new Set([...askMe.everything, seat])] : askMe.everything.filter(each => each !== seat),
});

/** Sets the minimum gain for which a seat is asked: 0 for always. */
export const askingFrom = (askMe: AskMe, seat: Seat, from: number): AskMe => ({
  ...askMe,
  stakes: [...(askMe.stakes ?? []).filter(each => each.seat !== seat), { seat, from }],
});

export const stakesFor = ({ stakes = [] }: AskMe, seat: Seat): number =>
  stakes.find(each => each.seat === seat)?.from ?? STAKES;

const isSame = (a: Held, b: Held): boolean => a.seat === b.seat && a.purpose === b.purpose;

/** Asks a seat the next question of a kind, and afterwards as before. */
export const holding = (askMe: AskMe, held: Held): AskMe => ({
  ...askMe,
  once: [...askMe.once.filter(each => !isSame(each, held)), held],
});

/** What remains to be asked after a seat has answered a question. */
export const answered = (askMe: AskMe, held: Held): AskMe =>
  askMe.once.some(each => isSame(each, held))
    ? { ...askMe, once: askMe.once.filter(each => !isSame(each, held)) }
    : askMe;

interface Given {
  readonly answer: unknown;
  readonly because: Because;
}

/** The answer that the table gives for a person; null if the open question is asked. */
export function givenFor({ match, players }: Session, { quiet, askMe }: Wishes): Given | null {
  const { state } = match;
  const seat = state.question?.to;
  if (typeof seat !== 'number' || !isPerson(players, seat)) return null;
  if (isQuiet(quiet, state.question)) return { answer: null, because: NOT_ASKED };
  if (wants(askMe, { seat, purpose: state.question!.purpose })) return null;
  return settledFor(match, seat, stakesFor(askMe, seat));
}

const wants = ({ everything, once }: AskMe, asked: Held): boolean =>
  everything.includes(asked.seat) || once.some(each => isSame(each, asked));

/** The answer that cannot matter, or not enough, from what the seat may see. */
function settledFor({ ruleset, setup, state }: Session['match'], seat: Seat, from: number): Given | null {
  const t = tableOf<Game>(ruleset, setup, viewOf(ruleset, setup, state, seat).position);
  const question = questionOf(ruleset, setup, state)!;
  const settled = settledIn(ruleset, t, question);
  const atStake = settled || from === 0 ? null : stakesIn(ruleset, t, question);
  const given = settled ?? (atStake && atStake.gain < from ? atStake : null);
  if (given === null) return null;
  const { answer, reason, clause } = given;
  return { answer, because: { reason: SETTLED, why: { word: `settled.${reason}` }, clause } };
}

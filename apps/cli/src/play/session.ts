import { BOTS } from '@little-wars/bots';
import {
  answer,
  begin,
  type DiceSource,
  type Edition,
  type FactShape,
  forkAt,
  type Game,
  load,
  type Match,
  newMatch,
  type Problem,
  play,
  type Question,
  type Read,
  type Reason,
  replayTo,
  rollsOf,
  type Seat,
  save,
  seeded,
} from '@little-wars/engine';

/** Who sits at a seat: a person, or a bot by its name. */
export type Player = 'person' | (string & {});

/** Something that happened, and the position after it: each seat is told in its own way. */
export type Event =
  | { readonly what: 'fact'; readonly fact: FactShape; readonly position: object; readonly input: number }
  | {
      readonly what: 'roll';
      readonly question: Question<'roll'>;
      readonly faces: readonly number[];
      readonly position: object;
      readonly input: number;
    };

/** What happens before the first input has this for its input. */
const OPENING = -1;

/** A game at a terminal: the match, who plays, and what has happened so far. */
export interface Session {
  players: readonly Player[];
  match: Match<Game, Edition<Game>>;
  events: Event[];
}

const sourceOf = ({ match }: Pick<Session, 'match'>): DiceSource => {
  const { dice } = match;
  if (dice.source !== 'seeded' || dice.seed === null) throw new Error('the dice of this game have no seed');
  return seeded(dice.seed, rollsOf(match));
};

export function newSession(
  ruleset: Edition<Game>,
  setup: object,
  { players, seed }: { readonly players: readonly Player[]; readonly seed: string },
): Session {
  const events: Event[] = [];
  const sink = follower(ruleset, ruleset.opening(setup).position, OPENING, events);
  return { players, match: newMatch(ruleset, setup, { source: 'seeded', seed }, sink), events };
}

/** Notes facts with the position after each. */
function follower(ruleset: Edition<Game>, from: object, input: number, events: Event[]): (fact: FactShape) => void {
  let position = from;
  const apply = ruleset.facts as Record<string, (position: object, fact: FactShape) => object>;
  return fact => {
    position = apply[fact.type]!(position, fact);
    events.push({ what: 'fact', fact, position, input });
  };
}

/** One answer of somebody; every reason against it where it is refused, and nothing changes. */
export function give(session: Session, by: Seat | 'dice', given: unknown): readonly Reason[] {
  const { match } = session;
  const events: Event[] = [];
  const { question, position } = match.state;
  const input = match.inputs.length;
  if (question?.kind === 'roll' && by === 'dice')
    events.push({ what: 'roll', question, faces: given as readonly number[], position, input });
  const played = play(match, { by, answer: given }, follower(match.ruleset, position, input, events));
  if (!played.ok) return played.reasons;
  session.match = played.match;
  session.events.push(...events);
  return [];
}

/** Rolls the dice that are asked for. */
export function roll(session: Session): void {
  const { question } = session.match.state;
  if (question?.kind !== 'roll') throw new Error('no dice are asked for');
  const reasons = give(session, 'dice', sourceOf(session)(question));
  if (reasons.length > 0) throw new Error(`the dice were refused: ${JSON.stringify(reasons)}`);
}

/** There is one answer, and nobody else at the table who must not know that: it is given without asking. */
export const isSettled = (
  { players }: Pick<Session, 'players'>,
  question: Question,
): question is Question<'pick-one'> =>
  question.kind === 'pick-one' &&
  question.options.length === 1 &&
  players.filter(player => player === 'person').length === 1 &&
  players[question.to as Seat] === 'person';

/** Why the last answer of a seat cannot be taken back; or to which input the match goes back. */
export function undoable(
  session: Session,
  seat: Seat,
): { readonly to: number } | { readonly why: 'nothing' | 'rolled' | 'shown' | 'answered' } {
  const { match, players, events } = session;
  const reveals: readonly string[] = match.ruleset.reveals;
  if (!match.inputs.some(({ by }) => by === seat)) return { why: 'nothing' };
  for (let to = match.inputs.length - 1; to >= 0; to--) {
    const { by } = match.inputs[to]!;
    if (by === 'dice') return { why: 'rolled' };
    if (events.some(event => event.input === to && event.what === 'fact' && reveals.includes(event.fact.type)))
      return { why: 'shown' };
    if (by !== seat && players[by] === 'person') return { why: 'answered' };
    // What was answered without asking would only be answered again.
    const { question } = replayTo(match, to);
    if (by === seat && question !== null && !isSettled(session, question)) return { to };
  }
  return { why: 'nothing' };
}

export function undo(session: Session, to: number): void {
  session.match = forkAt(session.match, to);
  session.events = session.events.filter(({ input }) => input < to);
}

const FORMAT = 'little-wars-game';

/** A game to go on with: the record, and who played. */
export const fileOf = ({ players, match }: Session): string =>
  `${JSON.stringify({ format: FORMAT, players, record: save(match) }, null, 1)}\n`;

/** A game from a file: one that was saved, or a plain record played by these. */
export function readSession(
  rulesets: readonly Edition<Game>[],
  text: string,
  otherwise: (seats: number) => readonly Player[],
): Read<Session> {
  const data = parsed(text);
  const game = typeof data === 'object' && data !== null && (data as { format?: unknown }).format === FORMAT;
  const read = load(rulesets, game ? (data as { record: unknown }).record : (data ?? text));
  if (!read.ok) return read;
  const match = read.value;
  if (match.dice.source !== 'seeded' || match.dice.seed === null) return refused('dice-without-seed');
  const players = game ? (data as { players: unknown }).players : otherwise(match.ruleset.seats);
  if (!arePlayers(players, match.ruleset.seats)) return refused('not-players');
  return { ok: true, value: { players, match, events: eventsOf(match) } };
}

const refused = (problem: string): { readonly ok: false; readonly problems: readonly Problem[] } => ({
  ok: false,
  problems: [{ path: '', problem }],
});

const arePlayers = (x: unknown, seats: number): x is readonly Player[] =>
  Array.isArray(x) &&
  x.length === seats &&
  x.every(player => player === 'person' || Object.hasOwn(BOTS, String(player)));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** What happened in a match that was loaded: told again from its opening. */
export function eventsOf({ ruleset, setup, inputs }: Match<Game, Edition<Game>>): Event[] {
  const events: Event[] = [];
  let state = begin(ruleset, setup, follower(ruleset, ruleset.opening(setup).position, OPENING, events));
  for (const [input, { by, answer: given }] of inputs.entries()) {
    const { question, position } = state;
    if (question?.kind === 'roll')
      events.push({ what: 'roll', question, faces: given as readonly number[], position, input });
    const sink = follower(ruleset, position, input, events);
    const answered = answer(ruleset, setup, state, { by, answer: given }, sink);
    if (!answered.ok) throw new Error(`input ${input} is refused in replay`);
    state = answered.state;
  }
  return events;
}

// Reads a saved game of any format with today's rules, or as it was stored if they would play it differently.
import { BOTS } from '@little-wars/bots';
import {
  fingerprint,
  type Game,
  load,
  type Playable,
  type Problem,
  problem,
  type RecordFile,
} from '@little-wars/engine';
import { resultIn } from './asked.ts';
import { type Dropped, isOfFormat, type Log, PERSON, parsed, readLog } from './log.ts';
import { type Player, type Session, sessionOf } from './session.ts';
import { type Departure, isSameResult, openingOf, restored } from './stored.ts';

export { appended, type Dropped, gameFile, isGameText, isOverText } from './log.ts';

export interface SavedGame<R extends Playable<Game> = Playable<Game>> {
  readonly session: Session<R>;
  /** A log, a log of an earlier version, a game in the first format, or a plain record. */
  readonly from: 'log' | 'earlier-log' | 'game' | 'record';
  readonly dropped: Dropped | null;
}

/** A saved game that today's rules would play differently. */
export interface DepartedGame<R extends Playable<Game> = Playable<Game>> {
  readonly log: Log;
  readonly players: readonly Player[] | null;
  readonly departure: Departure;
  /** As far as today's rules agree with the log; null if they cannot start it. */
  readonly session: Session<R> | null;
  /** Null if its ruleset no longer exists. */
  readonly ruleset: R | null;
}

export type ReadGame<R extends Playable<Game> = Playable<Game>> =
  | { readonly ok: true; readonly value: SavedGame<R> }
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly departed: DepartedGame<R> | null };

/** Reads a saved game, or a plain record to be played by `players`. Its dice must be available to continue. */
export function readGame<R extends Playable<Game>>(
  rulesets: readonly R[],
  text: string,
  otherwise: (seats: number) => readonly Player[],
): ReadGame<R> {
  const log = readLog(text);
  if (log) return readLogged(rulesets, log);
  const data = parsed(text);
  const isGame = isOfFormat(data);
  const read = load<Game, R>(rulesets, isGame ? (data as { record: unknown }).record : (data ?? text));
  if (!read.ok) return refused(...read.problems);
  const { seats } = read.value.ruleset;
  const players = isGame ? playersIn((data as { players: unknown }).players, seats) : otherwise(seats);
  return continued(read.value, players, { from: isGame ? 'game' : 'record', dropped: null });
}

function readLogged<R extends Playable<Game>>(rulesets: readonly R[], log: Log): ReadGame<R> {
  if (!log.isSealed) return refused(problem('', 'seal-does-not-fit'));
  const read = load<Game, R>(rulesets, recordOf(log));
  const isSame = read.ok && isSameResult(log.result ?? 'unknown', resultIn({ match: read.value }));
  const departed = isSame || !isFormed(log) ? null : departedFrom(rulesets, log);
  if (departed) return { ok: false, problems: read.ok ? [departed.departure.problem] : read.problems, departed };
  if (!read.ok) return refused(...read.problems);
  const players = playersIn(log.players, read.value.ruleset.seats);
  return continued(read.value, players, { from: log.isCurrent ? 'log' : 'earlier-log', dropped: log.dropped });
}

const refused = (...problems: readonly Problem[]): ReadGame<never> => ({ ok: false, problems, departed: null });

function continued<R extends Playable<Game>>(
  match: Session<R>['match'],
  players: readonly Player[] | null,
  from: Omit<SavedGame, 'session'>,
): ReadGame<R> {
  if (match.dice.source !== 'seeded' || match.dice.seed === null) return refused(problem('', 'dice-without-seed'));
  if (players === null) return refused(problem('', 'not-players'));
  return { ok: true, value: { session: sessionOf(match, { name: match.ruleset.id, players }), ...from } };
}

/** A log as a record, which the rules it was played by can replay. */
export function recordOf({ ruleset, setup, dice, start, inputs }: Log): RecordFile {
  const recorded = inputs.map(({ by, answer, hash }) => ({ by, answer, hash }));
  const record = { ...RECORD, ruleset, setup, dice, ...(start ? { start } : {}), inputs: recorded };
  return { ...record, seal: fingerprint(record) };
}

/** Whether the head of a log has its rules, setup and dice; their contents are validated elsewhere. */
function isFormed({ ruleset, setup, dice }: Log): boolean {
  const parts: readonly unknown[] = [ruleset, setup, dice];
  return (
    parts.every(part => typeof part === 'object' && part !== null) &&
    [ruleset.id, ruleset.version, ruleset.content].every(field => typeof field === 'string')
  );
}

const RECORD = { format: 'little-wars-record', version: 1 } as const;

/** Where today's rules depart from a log, if they do. */
function departedFrom<R extends Playable<Game>>(rulesets: readonly R[], log: Log): DepartedGame<R> | null {
  const { setup, dice, inputs, ruleset: rules, result } = log;
  const ruleset = rulesets.find(({ id }) => id === rules.id) ?? null;
  const players = playersIn(log.players, ruleset?.seats ?? 0);
  const departed = (session: Session<R> | null, departure: Departure): DepartedGame<R> => ({
    ...{ log, ruleset, players, session, departure },
  });
  if (!ruleset) return departed(null, { at: 0, problem: problem('ruleset', 'unknown-ruleset', { id: rules.id }) });
  const opening = openingOf(ruleset, {
    ...{ name: ruleset.id, players: players ?? [], dice, made: rules, played: rules },
    setup: setup as object,
    ...(log.start ? { start: log.start as never } : {}),
  });
  if ('problem' in opening) return departed(null, { at: 0, problem: opening.problem });
  const moments = inputs.map(({ answer, hash }) => ({ answer, hash, because: null }));
  // A log without its last line may belong to a finished match.
  const { session, departure } = restored(opening, { moments, result: result ?? 'unknown' });
  return departure && departed(session, departure);
}

const playersIn = (x: unknown, seats: number): readonly Player[] | null =>
  Array.isArray(x) &&
  x.length === seats &&
  x.every(name => typeof name === 'string' && (name === PERSON || Object.hasOwn(BOTS, name)))
    ? x.map((name: string): Player => (name === PERSON ? { kind: 'person' } : { kind: 'bot', level: name }))
    : null;

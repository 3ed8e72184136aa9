// A saved game: a log with one line of JSON per event, so that each input can be appended as it happens.
import { BOTS } from '@little-wars/bots';
import {
  type DiceInfo,
  fingerprint,
  type Game,
  load,
  type MadeWith,
  type Playable,
  type Played,
  problem,
  type Read,
  save,
} from '@little-wars/engine';
import { type Player, type Session, sessionOf } from './session.ts';

const FORMAT = 'little-wars-game';
/** Version 1 was one JSON object with a whole record in it. */
const VERSION = 2;
const PERSON = 'person';

/** The first line of a log. The seal covers everything but the players. */
interface Head {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly players: unknown;
  readonly ruleset: MadeWith;
  readonly setup: unknown;
  readonly dice: DiceInfo;
  readonly seal: string;
}

/** Lines at the end of a log that could not be read. */
export interface Dropped {
  /** The number of the first of them, counted from 1. */
  readonly line: number;
  readonly lines: number;
  /** Whether it is only a last line without its end: what an interrupted write leaves behind. */
  readonly half: boolean;
}

export interface SavedGame<R extends Playable<Game> = Playable<Game>> {
  readonly session: Session<R>;
  /** A log, a game in the earlier format, or a plain record. */
  readonly from: 'log' | 'game' | 'record';
  readonly dropped: Dropped | null;
}

const nameOf = (player: Player): string => (player.kind === 'person' ? PERSON : player.level);
const lineOf = (entry: object): string => `${JSON.stringify(entry)}\n`;
const inputLine = ({ by, answer, hash }: Played): string => lineOf({ by, answer, hash });
/** Marks a log whose match is over, so that nobody has to replay it to know. */
const OVER = '{"over":true}\n';
const endOf = ({ match }: Session): string => (match.state.question === null ? OVER : '');
const playersLine = ({ players }: Session): string => lineOf({ players: players.map(nameOf) });

/** A game as the text of a whole log. */
export function gameFile(session: Session): string {
  const { players, match } = session;
  const { ruleset, setup, dice } = save({ ...match, inputs: [] });
  const sealed = { ruleset, setup, dice };
  const head = { format: FORMAT, version: VERSION, players: players.map(nameOf), ...sealed, seal: fingerprint(sealed) };
  return lineOf(head) + match.inputs.map(inputLine).join('') + endOf(session);
}

/** What to append to the log of `before` to make it the log of `after`, a later session of the same match. */
export function appended(before: Session, after: Session): string {
  const [old, now] = [before.match.inputs, after.match.inputs];
  let same = Math.min(old.length, now.length);
  // Sessions share their inputs, so an identical one means that all inputs before it are identical too.
  while (same > 0 && old[same - 1] !== now[same - 1]) same--;
  const back = same < old.length ? lineOf({ back: same }) : '';
  const seats = before.players === after.players ? '' : playersLine(after);
  const inputs = now.slice(same).map(inputLine).join('');
  return back + seats + (inputs === '' ? '' : inputs + endOf(after));
}

/** Whether a text is a saved game, going by how it begins. */
export const isGameText = (text: string): boolean => /^\s*\{\s*"format":\s*"little-wars-game"/.test(text);

/** Whether a text is the log of a match that is over. */
export const isOverText = (text: string): boolean => isGameText(text) && text.endsWith(`\n${OVER}`);

/** Reads a saved game, or a plain record to be played by `players`. Its dice must be available to continue. */
export function readGame<R extends Playable<Game>>(
  rulesets: readonly R[],
  text: string,
  otherwise: (seats: number) => readonly Player[],
): Read<SavedGame<R>> {
  const log = readLog(text);
  if (log && !log.isSealed) return refused('seal-does-not-fit');
  const data = log?.data ?? parsed(text);
  const isGame = log !== null || isOfFormat(data);
  const read = load<Game, R>(rulesets, isGame ? (data as { record: unknown }).record : (data ?? text));
  if (!read.ok) return read;
  const match = read.value;
  const { seats } = match.ruleset;
  if (match.dice.source !== 'seeded' || match.dice.seed === null) return refused('dice-without-seed');
  const players = isGame ? playersIn((data as { players: unknown }).players, seats) : otherwise(seats);
  if (players === null) return refused('not-players');
  const session = sessionOf(match, { name: match.ruleset.id, players });
  return {
    ok: true,
    value: { session, from: log ? 'log' : isGame ? 'game' : 'record', dropped: log?.dropped ?? null },
  };
}

const refused = (id: string): Read<never> => ({ ok: false, problems: [problem('', id)] });

const isOfFormat = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && (data as { format?: unknown }).format === FORMAT;

interface Log {
  readonly data: { readonly players: unknown; readonly record: unknown };
  readonly isSealed: boolean;
  readonly dropped: Dropped | null;
}

/** Reads a log as far as its lines are whole; null if it is none. */
function readLog(text: string): Log | null {
  const [first = '', ...lines] = text.split('\n');
  const head = parsed(first);
  if (!isOfFormat(head) || (head as Head).version !== VERSION) return null;
  const { players, ruleset, setup, dice, seal } = head as Head;
  const told = { players, inputs: [] as unknown[] };
  const isWhole = lines.at(-1) === '';
  if (isWhole) lines.pop();
  const bad = lines.findIndex(line => !takeLine(told, line));
  const dropped =
    bad < 0 ? null : { line: bad + 2, lines: lines.length - bad, half: bad === lines.length - 1 && !isWhole };
  const record = { ...RECORD, ruleset, setup, dice, inputs: told.inputs };
  const isSealed = fingerprint({ ruleset, setup, dice }) === seal;
  return { data: { players: told.players, record: { ...record, seal: fingerprint(record) } }, isSealed, dropped };
}

const RECORD = { format: 'little-wars-record', version: 1 };

/** Applies one line of a log; false if it cannot be read. */
function takeLine(told: { players: unknown; inputs: unknown[] }, line: string): boolean {
  const entry = parsed(line);
  if (typeof entry !== 'object' || entry === null) return false;
  const { back, players } = entry as { back?: unknown; players?: unknown };
  if (Object.hasOwn(entry, 'by')) told.inputs.push(entry);
  else if (Object.hasOwn(entry, 'over')) return true;
  else if (players !== undefined) told.players = players;
  else if (typeof back === 'number' && back >= 0 && back <= told.inputs.length) told.inputs.length = Math.floor(back);
  else return false;
  return true;
}

const playersIn = (x: unknown, seats: number): readonly Player[] | null =>
  Array.isArray(x) && x.length === seats && x.every(name => name === PERSON || Object.hasOwn(BOTS, String(name)))
    ? x.map((name: string): Player => (name === PERSON ? { kind: 'person' } : { kind: 'bot', level: name }))
    : null;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

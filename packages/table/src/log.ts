// A saved game as a log: one line of JSON per event, so that each input can be appended as it happens.
import {
  type DiceInfo,
  fingerprint,
  type MadeWith,
  parseJson,
  type RecordedInput,
  type RecordedStart,
  type Result,
  save,
  TEXT_LIMITS,
} from '@little-wars/engine';
import { resultIn } from './asked.ts';
import type { Player, Session } from './session.ts';
import { SNAPSHOT_EVERY, type StoredMoment, snapshotAt, storedMoment } from './stored.ts';

export const FORMAT = 'little-wars-game';
/** Version 1 was one JSON object with a whole record in it; version 2 had neither words nor snapshots nor results. */
const VERSION = 3;
const VERSIONS: readonly unknown[] = [2, VERSION];
export const PERSON = 'person';

/** The first line of a log. The seal covers everything but the players. */
interface Head extends Sealed {
  readonly format: typeof FORMAT;
  readonly version: number;
  readonly players: unknown;
  readonly seal: string;
}

interface Sealed {
  readonly ruleset: MadeWith;
  readonly setup: unknown;
  readonly dice: DiceInfo;
  readonly start?: RecordedStart;
}

/** Lines at the end of a log that could not be read. */
export interface Dropped {
  /** The line number of the first of them, from 1. */
  readonly line: number;
  readonly lines: number;
  /** Whether it is only an incomplete last line, as left by an interrupted write. */
  readonly half: boolean;
}

const nameOf = (player: Player): string => (player.kind === 'person' ? PERSON : player.level);
const lineOf = (entry: object): string => `${JSON.stringify(entry)}\n`;
const playersLine = ({ players }: Session): string => lineOf({ players: players.map(nameOf) });

/** An input, and occasionally the state after it. */
function momentLines(session: Session, i: number): string {
  const { by, answer, hash, told } = storedMoment(session, session.moments[i]!);
  const after = i + 1;
  const isKept = after % SNAPSHOT_EVERY === 0;
  const { state } = isKept ? snapshotAt(session, after) : { state: null };
  return lineOf({ by, answer, hash, told }) + (isKept ? lineOf({ snapshot: { at: after, state } }) : '');
}

const momentsFrom = (session: Session, from: number): string =>
  session.moments
    .slice(from)
    .map((_, i) => momentLines(session, from + i))
    .join('');

/** Marks a log whose match is over, with its result, so that nobody has to replay it. */
function endOf(session: Session): string {
  const result = resultIn(session);
  return result ? lineOf({ over: true, result }) : '';
}

/** A game as the text of a whole log. */
export function gameFile(session: Session): string {
  const { players, match } = session;
  const { ruleset, setup, dice, start } = save({ ...match, inputs: [] });
  const sealed: Sealed = { ruleset, setup, dice, ...(start ? { start } : {}) };
  const head: Head = {
    format: FORMAT,
    version: VERSION,
    players: players.map(nameOf),
    ...sealed,
    seal: sealOf(sealed),
  };
  return lineOf(head) + momentsFrom(session, 0) + endOf(session);
}

const sealOf = (sealed: Sealed): string => fingerprint(sealed);

/** What to append to the log of `before` to make it the log of `after`, a later session of the same match. */
export function appended(before: Session, after: Session): string {
  const [old, now] = [before.match.inputs, after.match.inputs];
  let same = Math.min(old.length, now.length);
  // Sessions share their inputs, so an identical one means that all inputs before it are identical too.
  while (same > 0 && old[same - 1] !== now[same - 1]) same--;
  const back = same < old.length ? lineOf({ back: same }) : '';
  const seats = before.players === after.players ? '' : playersLine(after);
  const inputs = momentsFrom(after, same);
  return back + seats + (inputs === '' ? '' : inputs + endOf(after));
}

/** Whether a text is a saved game, going by how it begins. */
export const isGameText = (text: string): boolean => /^\s*\{\s*"format":\s*"little-wars-game"/.test(text);

/** Whether a text is the log of a match that is over. */
export const isOverText = (text: string): boolean => isGameText(text) && /\n\{"over":true[^\n]*\}\n$/.test(text);

/** The readable part of a log; only its shape is validated. */
export interface Log extends Sealed {
  /** Whether a later session can be appended to it; one of an earlier version is rewritten. */
  readonly isCurrent: boolean;
  readonly isSealed: boolean;
  readonly players: unknown;
  readonly inputs: readonly LoggedInput[];
  readonly snapshots: readonly { readonly at: number; readonly state: unknown }[];
  /** The result; null if it is not over. Earlier versions stored only that it was over. */
  readonly result: Partial<Result> | null;
  readonly dropped: Dropped | null;
}

export type LoggedInput = RecordedInput & Partial<Pick<StoredMoment, 'told'>>;

/** Parses a log; null if it is not one. */
export function readLog(text: string): Log | null {
  const [first = '', ...lines] = text.split('\n');
  const head = parsed(first);
  if (!isOfFormat(head) || !VERSIONS.includes((head as Head).version)) return null;
  const { players, ruleset, setup, dice, start, seal, version } = head as Head;
  const content: LogContent = { players, inputs: [], snapshots: [], result: null };
  const isWhole = lines.at(-1) === '';
  if (isWhole) lines.pop();
  const bad = lines.findIndex(line => !takeLine(content, line));
  const dropped =
    bad < 0 ? null : { line: bad + 2, lines: lines.length - bad, half: bad === lines.length - 1 && !isWhole };
  const sealed: Sealed = { ruleset, setup, dice, ...(start ? { start } : {}) };
  return { ...sealed, ...content, dropped, isSealed: sealOf(sealed) === seal, isCurrent: version === VERSION };
}

export const isOfFormat = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && (data as { format?: unknown }).format === FORMAT;

interface LogContent {
  players: unknown;
  inputs: LoggedInput[];
  snapshots: { readonly at: number; readonly state: unknown }[];
  result: Partial<Result> | null;
}

/** Applies one line of a log; false if it cannot be read. */
function takeLine(content: LogContent, line: string): boolean {
  const entry = parsed(line);
  if (typeof entry !== 'object' || entry === null) return false;
  const { back, players, snapshot, result } = entry as Record<string, unknown>;
  if (Object.hasOwn(entry, 'by')) content.inputs.push(entry as LoggedInput);
  else if (Object.hasOwn(entry, 'over')) content.result = isRecord(result) ? (result as Partial<Result>) : {};
  else if (isRecord(snapshot)) content.snapshots.push({ at: content.inputs.length, state: snapshot['state'] });
  else if (players !== undefined) content.players = players;
  else if (typeof back === 'number' && back >= 0 && back <= content.inputs.length) goBack(content, Math.floor(back));
  else return false;
  return true;
}

function goBack(content: LogContent, to: number): void {
  content.inputs.length = to;
  content.snapshots = content.snapshots.filter(({ at }) => at <= to);
  content.result = null;
}

const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null;

export function parsed(text: string): unknown {
  const data = parseJson(text, TEXT_LIMITS.record);
  return data.ok ? data.value : undefined;
}

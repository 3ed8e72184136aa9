import type { Asked, Seat } from '../kernel/questions.ts';
import { fields, listOf, note, nullOr, oneOf, plain, problem, type Shape, text, whole } from '../read.ts';

export const FORMAT = 'little-wars-record';
export const VERSION = 1;

/** Where the dice of a match come from, as far as the record tells. */
export type DiceInfo =
  /** Typed in by people, or from a source that the record does not name. */
  | { readonly source: 'typed' }
  /** Seeded dice; the seed is there only once it is shown. */
  | { readonly source: 'seeded'; readonly seed: string | null }
  /** Commitments in the order of the seats, from the start; secrets once they are shown. */
  | {
      readonly source: 'audited';
      readonly commitments: readonly string[];
      readonly secrets: readonly (string | null)[];
    }
  /** Forked from an audited match (its seal, the number of inputs taken over): no longer the match that was audited. */
  | { readonly source: 'kept'; readonly from: string; readonly at: number };

/** Which rules a record was made with. */
export interface MadeWith {
  readonly id: string;
  readonly version: string;
  /** Fingerprint of the ruleset's content. */
  readonly content: string;
}

/** One input and the hash of the state after it. */
export interface RecordedInput {
  readonly by: Asked;
  readonly answer: unknown;
  readonly hash: string;
}

/** A match as it is kept and sent: plain JSON data, no states. */
export interface RecordFile {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly ruleset: MadeWith;
  readonly setup: unknown;
  readonly dice: DiceInfo;
  readonly inputs: readonly RecordedInput[];
  /** Fingerprint of all the rest: shows an edit or a cut, but not who made it. */
  readonly seal: string;
}

/** An input as another seat may see it during play. */
export interface SeenInput {
  readonly by: Asked;
  /** Null when it is sealed. */
  readonly answer: unknown;
  /** Null from the first sealed answer on: it would tell a sealed answer to whoever tries them all. */
  readonly hash: string | null;
  readonly sealed: boolean;
}

/** A record as one seat, or a spectator (null), may see it during play: to look at, not to load. */
export interface SeenRecord {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly seat: Seat | null;
  readonly ruleset: MadeWith;
  readonly setup: unknown;
  readonly dice: DiceInfo;
  readonly inputs: readonly SeenInput[];
}

export const MOST_INPUTS = 100_000;
/** Seeds are a line of text; answers are small; a setup may carry rosters and a map of one's own. */
const LONGEST_SEED = 1000;
const answerData = plain(20, 20_000);
const setupData = plain(40, 200_000);
const MOST_SEATS = 100;

const hex =
  (digits: number): Shape<string> =>
  (reader, path, x) =>
    typeof x === 'string' && x.length === digits && /^[0-9a-f]*$/.test(x)
      ? x
      : note(reader, problem(path, 'not-hex', { digits }), '');

const anyText = text(LONGEST_SEED);
const seat = whole(0, MOST_SEATS);

export const askedShape: Shape<Asked> = (reader, path, x) =>
  x === 'dice' || (typeof x === 'number' && Number.isInteger(x) && x >= 0 && x <= MOST_SEATS)
    ? x
    : note(reader, problem(path, 'not-a-seat-or-dice'), 0);

type Info<S extends DiceInfo['source']> = Extract<DiceInfo, { source: S }>;

const diceShapes: { readonly [S in DiceInfo['source']]: Shape<Info<S>> } = {
  typed: fields<Info<'typed'>>({ source: oneOf('typed') }),
  seeded: fields<Info<'seeded'>>({ source: oneOf('seeded'), seed: nullOr(anyText) }),
  audited: fields<Info<'audited'>>({
    source: oneOf('audited'),
    commitments: listOf(hex(64), MOST_SEATS),
    secrets: listOf(nullOr(anyText), MOST_SEATS),
  }),
  kept: fields<Info<'kept'>>({ source: oneOf('kept'), from: hex(64), at: whole(0, MOST_INPUTS) }),
};
const SOURCES = Object.keys(diceShapes) as DiceInfo['source'][];

const diceShape: Shape<DiceInfo> = (reader, path, x) => {
  const source = typeof x === 'object' && x !== null ? (x as { source?: unknown }).source : undefined;
  const known = SOURCES.find(one => one === source);
  if (known !== undefined) return diceShapes[known](reader, path, x);
  if (source === undefined) return note(reader, problem(path, 'not-a-dice-source'), { source: 'typed' });
  return note(reader, problem(`${path}.source`, 'not-one-of', { options: SOURCES }), { source: 'typed' });
};

const madeWith = fields<MadeWith>({ id: text(), version: text(), content: hex(64) });

const head = {
  format: oneOf(FORMAT),
  version: oneOf(VERSION),
  ruleset: madeWith,
  setup: setupData,
  dice: diceShape,
};

export const recordShape = fields<RecordFile>({
  ...head,
  inputs: listOf(fields<RecordedInput>({ by: askedShape, answer: answerData, hash: hex(16) }), MOST_INPUTS),
  seal: hex(64),
});

const seenInput = fields<SeenInput>({
  by: askedShape,
  answer: answerData,
  hash: nullOr(hex(16)),
  sealed: oneOf(true, false),
});

export const seenShape = fields<SeenRecord>({ ...head, seat: nullOr(seat), inputs: listOf(seenInput, MOST_INPUTS) });

/** The form of an input before the rules see it. */
export const inputShape = fields<{ by: Asked; answer: unknown }>({ by: askedShape, answer: answerData });

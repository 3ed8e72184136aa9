import type { Asked } from '../kernel/questions.ts';
import { fields, listOf, note, nullOr, oneOf, plain, problem, type Shape, text, whole } from '../read.ts';

export const FORMAT = 'little-wars-record';
export const VERSION = 1;

/** Where the dice of a match come from. */
export type DiceInfo =
  /** Typed in by people, or from an unnamed source. */
  | { readonly source: 'typed' }
  /** Seeded dice; the seed is null until it is revealed. */
  | { readonly source: 'seeded'; readonly seed: string | null }
  /** Commitments in seat order, from the start; secrets once they are revealed. */
  | {
      readonly source: 'audited';
      readonly commitments: readonly string[];
      readonly secrets: readonly (string | null)[];
    }
  /** Forked from an audited match (its seal, and the number of inputs taken over), and no longer audited itself. */
  | { readonly source: 'kept'; readonly from: string; readonly at: number };

/** The rules a record was made with. */
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

/** A state of another match, the number of its inputs by then, and the rules it was played by. */
export interface RecordedStart {
  readonly state: unknown;
  readonly after: number;
  readonly made: MadeWith;
}

/** A match as it is stored and sent: plain JSON data, no states. */
export interface RecordFile {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly ruleset: MadeWith;
  readonly setup: unknown;
  readonly dice: DiceInfo;
  /** The snapshot it goes on from, if it does not begin at the opening. */
  readonly start?: RecordedStart;
  readonly inputs: readonly RecordedInput[];
  /** Fingerprint of everything else: detects edits and cuts, but does not prove who made the record. */
  readonly seal: string;
}

export const MOST_INPUTS = 100_000;
/** Limits: a seed is a line of text; answers are small; a setup may include rosters and a custom map. */
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
  const name = SOURCES.find(each => each === source);
  if (name !== undefined) return diceShapes[name](reader, path, x);
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
  start: fields<RecordedStart>({ state: setupData, after: whole(0, MOST_INPUTS), made: madeWith }),
};

export const recordShape = fields<RecordFile>(
  {
    ...head,
    inputs: listOf(fields<RecordedInput>({ by: askedShape, answer: answerData, hash: hex(16) }), MOST_INPUTS),
    seal: hex(64),
  },
  ['start'],
);

/** The form of an input before the rules see it. */
export const inputShape = fields<{ by: Asked; answer: unknown }>({ by: askedShape, answer: answerData });

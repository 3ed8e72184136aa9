// ST-7  How rules that speak of units are read when every model is one
import { fields, note, oneOf, problem, type Shape, text } from '@little-wars/engine';

/** ST-7.1, ST-7.3: over which models a rule is read. */
export interface Reading {
  readonly scope: Scope;
  /** For `keyword`. */
  readonly keyword?: string;
  /** For `near`: inches from the relevant model. */
  readonly within?: Near;
  readonly visible?: true;
  readonly side?: Side;
}

export const SCOPES = ['army', 'unit-name', 'keyword', 'near'] as const;
export type Scope = (typeof SCOPES)[number];
export const NEAR = [1, 2, 3, 6] as const;
export type Near = (typeof NEAR)[number];
export const SIDES = ['friends', 'enemies'] as const;
export type Side = (typeof SIDES)[number];

const form: Shape<Reading> = fields<Reading>(
  {
    scope: oneOf(...SCOPES),
    keyword: text(),
    within: oneOf(...NEAR),
    visible: oneOf(true),
    side: oneOf(...SIDES),
  },
  ['keyword', 'within', 'visible', 'side'],
);

/** A reading as it comes from outside: a keyword or a distance where its scope wants one, and only there. */
export const readingShape: Shape<Reading> = (reader, path, x) => {
  const reading = form(reader, path, x);
  const { scope, keyword, within } = reading;
  const isWhole = (scope === 'keyword') === (keyword !== undefined) && (scope === 'near') === (within !== undefined);
  return isWhole ? reading : note(reader, problem(path, 'not-a-reading', { clause: 'ST-7.1' }), reading);
};

/** ST-7.6: the default of every rule that speaks of a unit and is void without one. */
export const BY_NAME: Reading = { scope: 'unit-name' };

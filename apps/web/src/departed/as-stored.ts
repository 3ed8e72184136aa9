// The stored data of a match that today's rules would play differently, prepared to be shown and saved.
import { type DiceInfo, type RecordedInput, type Result, save } from '@little-wars/engine';
import { type Picture, pictureOf, sessionAt, type ToldMoment, tellMoment } from '@little-wars/table';
import type { Departed } from '../game/restoring.ts';
import type { StoredInput, StoredMatch, StoredSnapshot } from '../store/rows.ts';

/** The table after some inputs. */
export interface Shown {
  readonly at: number;
  readonly picture: Picture;
}

/**
 * The last picture up to a moment; if none is stored, the table as far as today's rules agree; null if there is none.
 */
export function pictureAt({ session }: Departed, snapshots: readonly StoredSnapshot[], moment: number): Shown | null {
  const stored = snapshots.flatMap(({ at, picture }) => (picture ? [{ at, picture }] : []));
  const snapshot = stored.findLast(({ at }) => at <= moment) ?? stored[0];
  if (snapshot || !session) return snapshot ?? null;
  const at = Math.min(moment, session.moments.length);
  try {
    return { at, picture: pictureOf(session.match, sessionAt(session, at).match.state.position) };
  } catch {
    return null;
  }
}

/** An input in words: as stored, or by today's rules as far as they agree; null if there are no words. */
export function toldAt({ inputs, session }: Departed, n: number): ToldMoment | null {
  const { told } = inputs[n] ?? {};
  const moment = session?.moments[n];
  if (told || !session || !moment) return told ?? null;
  try {
    return tellMoment(session.match, moment, null);
  } catch {
    return null;
  }
}

/** The stored result; earlier builds stored only who won. */
export const storedResult = ({ result, winners }: StoredMatch): (Partial<Result> & Pick<Result, 'winners'>) | null =>
  result ?? (winners && { winners });

/**
 * A match as a file: a record that the rules it was played by can replay; or, if an earlier build stored too little for
 * that, everything there is.
 */
export function fileOf({ stored, inputs }: Departed, snapshots: readonly StoredSnapshot[]): string {
  const recorded = inputs.flatMap(recordedInput);
  const { made, setup, start } = stored;
  const isWhole = made && recorded.length === inputs.length;
  const { secrets: _hidden, ...match } = stored;
  const file = isWhole
    ? save({ made, setup, dice: diceOf(stored), inputs: recorded, ...(start ? { start } : {}) })
    : { format: 'little-wars-stored-match', version: 1, match: { ...match, dice: diceOf(stored) }, inputs, snapshots };
  return `${JSON.stringify(file, null, 1)}\n`;
}

const recordedInput = ({ by, answer, hash }: StoredInput): readonly RecordedInput[] =>
  by === undefined || hash === undefined ? [] : [{ by, answer, hash }];

/** The secrets of the dice are revealed once the match is over. */
const diceOf = ({ dice, secrets, winners }: StoredMatch): DiceInfo =>
  winners && secrets && dice.source === 'audited' ? { ...dice, secrets } : dice;

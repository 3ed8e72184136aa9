// A stored match damaged at random: it is opened, shown up to the damage, or reported as damaged.
import { readFileSync } from 'node:fs';
import { type Numbers, numbers } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { diceFor } from '@little-wars/table';
import { describe, expect, it } from 'vitest';
import { fileOf, pictureAt, storedResult, toldAt } from '../departed/as-stored.ts';
import { isMatchRow, type StoredInput, type StoredMatch, type StoredSnapshot } from '../store/rows.ts';
import { restoredFrom } from './restoring.ts';

interface Rows {
  readonly match: StoredMatch;
  readonly inputs: readonly StoredInput[];
  readonly snapshots: readonly StoredSnapshot[];
}

const folder = new URL('../../../../packages/rulesets/records/browser/', import.meta.url);
const ruleset = rulesets.find(({ id }) => id === 'tin-soldiers')!;
const whole = JSON.parse(
  readFileSync(new URL(`tin-soldiers-in-play-version-${ruleset.version}.json`, folder), 'utf8'),
) as Rows;

const VALUES: readonly unknown[] = [null, 7, -1, 0.5, '', 'x', [], {}, { toString: 1 }, [null], true, undefined, [[]]];

/** The same with one value replaced, or one list item removed, at a random place. */
function damaged(x: unknown, next: Numbers): unknown {
  const fields = typeof x === 'object' && x !== null ? Object.keys(x) : [];
  if (fields.length === 0 || next(6) === 0) return VALUES[next(VALUES.length)];
  const field = fields[next(fields.length)]!;
  if (Array.isArray(x))
    return next(5) === 0 ? x.toSpliced(Number(field), 1) : x.with(Number(field), damaged(x[Number(field)], next));
  const record = x as Record<string, unknown>;
  return { ...record, [field]: damaged(record[field], next) };
}

/** Damages one of the rows; a store always has rows. */
function spoilt(rows: Rows, next: Numbers): Rows {
  const kind = (['match', 'inputs', 'snapshots'] as const)[next(3)]!;
  if (kind === 'match') return { ...rows, match: { ...(damaged(rows.match, next) as StoredMatch) } };
  const list: readonly object[] = rows[kind];
  const at = next(list.length);
  const row = { ...list[at]!, ...(damaged(list[at]!, next) as object) };
  return { ...rows, [kind]: next(4) === 0 ? list.toSpliced(at, 1) : list.with(at, row) };
}

/** Everything a page does with the rows of a match. */
function opened({ match, inputs, snapshots }: Rows): 'open' | 'departed' | 'damaged' {
  if (!isMatchRow(match)) return 'damaged';
  const { session, departure } = restoredFrom(ruleset, { match, inputs });
  if (session && !departure) {
    diceFor(session.match, match.secrets, null);
    return 'open';
  }
  const departed = { stored: match, inputs, session, ruleset, departure: departure! };
  for (const at of [0, 1, inputs.length]) {
    pictureAt(departed, snapshots, at);
    toldAt(departed, at);
  }
  storedResult(match);
  fileOf(departed, snapshots);
  return 'departed';
}

const TRIES = 400;

describe('a stored match with damaged rows', () => {
  it('is opened, shown up to the damage, or reported as damaged', () => {
    expect(opened(whole)).toBe('open');
    const failures: string[] = [];
    const ways = new Set<string>();
    for (let n = 0; n < TRIES; n++) {
      try {
        ways.add(opened(spoilt(whole, numbers(`rows ${n}`))));
      } catch (error) {
        failures.push(`${n}: ${(error as Error).stack?.split('\n').slice(0, 3).join(' ')}`);
      }
    }
    expect(failures).toEqual([]);
    expect(ways).toEqual(new Set(['open', 'departed', 'damaged']));
  });
});

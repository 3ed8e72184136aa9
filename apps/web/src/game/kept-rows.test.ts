import { readdirSync, readFileSync } from 'node:fs';
import { madeWith } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { goingOn, resultIn } from '@little-wars/table';
import { describe, expect, it } from 'vitest';
import { fileOf, pictureAt, storedResult, toldAt } from '../departed/as-stored.ts';
import { isMatchRow, type StoredInput, type StoredMatch, type StoredSnapshot } from '../store/rows.ts';
import { type Departed, restoredFrom } from './restoring.ts';

interface Kept {
  readonly match: StoredMatch;
  readonly inputs: readonly StoredInput[];
  /** Earlier builds had none. */
  readonly snapshots?: readonly StoredSnapshot[];
}

/** Matches that earlier builds stored; packages/rulesets/records/README.md says how they are kept. */
const folder = new URL('../../../../packages/rulesets/records/browser/', import.meta.url);
const matches = readdirSync(folder).map(
  name => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Kept] as const,
);
const rulesetOf = ({ match }: Kept) => rulesets.find(({ id }) => id === match.ruleset)!;

/** As if the rules departed from it at an input. */
const departedAt = (kept: Kept, at: number): Departed => ({
  ...{ stored: kept.match, ruleset: rulesetOf(kept), inputs: kept.inputs },
  session: restoredFrom(rulesetOf(kept), { ...kept, inputs: kept.inputs.slice(0, at) }).session,
  departure: { at, problem: { path: '', problem: 'other-state' } },
});

describe('a match that the browser stored', () => {
  it('exists for the current version of every ruleset', () => {
    for (const { id, version } of rulesets)
      expect(matches.map(([name]) => name)).toContain(`${id}-in-play-version-${version}.json`);
  });

  it.each(matches)('%s continues, or departs openly if it is of an earlier version', (_, kept) => {
    expect(isMatchRow(kept.match)).toBe(true);
    const ruleset = rulesetOf(kept);
    const { session, departure } = restoredFrom(ruleset, kept);
    if (departure) return expect(madeWith(ruleset)).not.toEqual(kept.match.played);
    expect(session!.moments.length).toBe(kept.inputs.length);
    expect(resultIn(session!)?.winners ?? null).toEqual(kept.match.winners);
  });

  it.each(matches)('%s is shown, saved and continued as it was stored', (_, kept) => {
    const departed = departedAt(kept, 10);
    const { inputs, match, snapshots = [] } = kept;
    const isOld = match.made === undefined;
    const shown = pictureAt(departed, snapshots, 40);
    const { session } = departed;
    if (!isOld || session) expect(shown!.picture.board.models.length).toBeGreaterThan(5);
    if (!isOld) expect(inputs.every((_input, n) => toldAt(departed, n)?.asked)).toBe(true);
    expect(storedResult(match)?.winners ?? null).toEqual(match.winners);
    const file = JSON.parse(fileOf(departed, snapshots)) as Record<string, unknown> & { inputs: readonly unknown[] };
    expect(file['format']).toBe(isOld ? 'little-wars-stored-match' : 'little-wars-record');
    expect(file.inputs.length).toBe(inputs.length);
    expect(JSON.stringify(file).includes(match.secrets![0]!)).toBe(match.winners !== null);
    const way = { ruleset: rulesetOf(kept), session, snapshot: snapshots.at(-1) ?? null, played: match.played ?? null };
    if (match.winners === null && session) expect(goingOn(way).ok).toBe(true);
  });
});

describe('a stored match', () => {
  const [, kept] = matches.find(([name]) => name === 'tin-soldiers-over-version-1.json')!;
  const ruleset = rulesetOf(kept);
  const departs = (change: Partial<Kept>) => restoredFrom(ruleset, { ...kept, ...change }).departure;

  it('departs openly where inputs are missing, at the end or in between', () => {
    const last = kept.inputs.length - 1;
    expect(departs({ inputs: kept.inputs.slice(0, -1) })).toMatchObject({
      at: last,
      problem: { problem: 'missing-input' },
    });
    expect(departs({ inputs: kept.inputs.toSpliced(7, 1) })).toMatchObject({
      at: 7,
      problem: { problem: 'missing-input' },
    });
    expect(departs({ inputs: [] })).toMatchObject({ at: 0 });
  });

  it('departs openly where the rules refuse its setup, or a score differs', () => {
    expect(departs({ match: { ...kept.match, setup: {} } })).toMatchObject({ problem: { problem: 'setup-refused' } });
    const result = { ...kept.match.result!, scores: [4, 28] };
    expect(departs({ match: { ...kept.match, result } })).toMatchObject({ problem: { problem: 'other-result' } });
  });
});

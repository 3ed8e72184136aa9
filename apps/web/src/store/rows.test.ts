import { STOCK } from '@little-wars/skirmish/tables';
import { describe, expect, it } from 'vitest';
import { isWholeTable } from '../tables/is-stock.ts';
import { isMatchRow, isRosterRow, type StoredMatch } from './rows.ts';

const row: StoredMatch = {
  id: 'a',
  name: 'A match',
  ruleset: 'toy',
  setup: {},
  dice: { source: 'seeded', seed: 'a' },
  secrets: null,
  players: [{ kind: 'person' }, { kind: 'bot', level: 'random' }],
  begun: 1,
  touched: 2,
  guided: false,
  fork: null,
  winners: null,
};

describe('a row of the list of matches', () => {
  it('is read as a match, in play or over', () => {
    expect(isMatchRow(row)).toBe(true);
    expect(isMatchRow({ ...row, winners: [1], secrets: ['x', 'y'], fence: 3 })).toBe(true);
  });

  it.each([
    ['nothing', undefined],
    ['text', 'a'],
    ['an id alone', { id: 'a' }],
    ['a name that is none', { ...row, name: 7 }],
    ['no setup', { ...row, setup: null }],
    ['no dice', { ...row, dice: undefined }],
    ['secrets that are none', { ...row, secrets: 'x' }],
    ['a player that is none', { ...row, players: [null] }],
    ['a bot without a level', { ...row, players: [{ kind: 'bot' }] }],
    ['winners that are none', { ...row, winners: 7 }],
    ['winners by name', { ...row, winners: ['A'] }],
    ['no date', { ...row, touched: 'long ago' }],
  ])('is damaged with %s', (_, damaged) => {
    expect(isMatchRow(damaged)).toBe(false);
  });
});

const team = {
  ...{ id: 'a', touched: 1, ruleset: 'kill-team', name: '', faction: 'orks', groups: ['boyz'] },
  members: [{ entry: 'boy', name: '', loadOut: ['choppa'], items: [], group: 0 }],
};
const table = {
  ...{ id: 'a', touched: 1, name: 'Mine', width: 6096, depth: 6096 },
  pieces: [{ stock: STOCK[0]!.id, at: { x: -5, y: 0 }, turn: 3 }],
};

/** Rows that differ from a valid one in one value, at any depth. */
function spoilt(x: unknown): readonly unknown[] {
  if (typeof x !== 'object' || x === null) return [undefined, { toString: 1 }, [null], Number.NaN];
  return Object.entries(x).flatMap(([field, value]) =>
    spoilt(value).map(bad => (Array.isArray(x) ? x.with(Number(field), bad) : { ...x, [field]: bad })),
  );
}

describe('a row of a team or a table', () => {
  it('survives a round trip, even while it is being laid out', () => {
    expect(isRosterRow(team)).toBe(true);
    expect(isRosterRow({ ...team, members: [{ ...team.members[0]!, group: null }] })).toBe(true);
    expect(isWholeTable(table)).toBe(true);
  });

  it('is damaged if any value has the wrong type', () => {
    const rows = [...spoilt(team).map(isRosterRow), ...spoilt(table).map(isWholeTable), ...spoilt(row).map(isMatchRow)];
    expect(rows.length).toBeGreaterThan(80);
    for (const bad of [undefined, null, 7, 'a', [], {}])
      expect([isRosterRow(bad), isWholeTable(bad), isMatchRow(bad)]).toEqual([false, false, false]);
    expect(spoilt(team).filter(isRosterRow)).toEqual([]);
    expect(spoilt(table).filter(isWholeTable)).toEqual([]);
  });
});

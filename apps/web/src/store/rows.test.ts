import { describe, expect, it } from 'vitest';
import { isMatchRow, type StoredMatch } from './rows.ts';

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

import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Edition, fingerprint } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { balanceCommand } from '../commands/balance.ts';
import { type BalanceFile, playedWith } from './balance-file.ts';

const vanguard = rulesets.find(({ id }) => id === 'vanguard')! as Edition;
const [one, two, three] = vanguard.lobby.starters;

afterEach(() => void vi.restoreAllMocks());

describe('the balance of ready-made teams', () => {
  it('is kept in a file, and a later run plays only what is missing', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'balance-')), 'kept.json');
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const shown = vi.spyOn(console, 'log').mockImplementation(() => {});
    const run = async (teams: string, games = '2'): Promise<BalanceFile> => {
      await balanceCommand({ ruleset: 'vanguard', teams, games, bot: 'random', seed: 'test', file });
      return JSON.parse(readFileSync(file, 'utf8')) as BalanceFile;
    };
    const first = await run('0,1');
    expect(first.pairings.map(({ teams, games }) => [teams, games])).toEqual([[[one!.name, two!.name], 2]]);
    expect(shown.mock.calls.at(-1)![0]).toContain(`| ${one!.name} | ${two!.name} | 2 |`);
    const goes = (): number => said.mock.calls.filter(([text]) => String(text).startsWith('pairings')).length;
    expect(goes()).toBe(1);
    expect(await run('0,1')).toEqual(first);
    expect(goes()).toBe(1);
    expect((await run('0,1', '3')).pairings.map(({ games }) => games)).toEqual([3]);
    expect(goes()).toBe(2);
  });

  it('is measured again when a list or a team changes', () => {
    const before = playedWith(vanguard, [one!, two!]);
    expect(playedWith(vanguard, [one!, two!])).toBe(before);
    expect(playedWith(vanguard, [one!, three!])).not.toBe(before);
    const changed = { ...vanguard, content: { ...vanguard.content, more: fingerprint({}) } };
    expect(playedWith(changed, [one!, two!])).not.toBe(before);
  });

  it('says what is wrong with an option, and how to put it right', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const usual = { ruleset: 'vanguard', games: '1', bot: 'random', seed: 'x', file: 'none.json' };
    for (const [wrong, why] of [
      [{ games: 'many' }, /--games is a whole number/],
      [{ bot: 'nobody' }, /--bot is one of/],
      [{ teams: '0' }, /--teams names two or more/],
    ] as const) {
      await balanceCommand({ ...usual, ...wrong });
      expect(errors.mock.calls.flat().join('\n')).toMatch(why);
    }
    process.exitCode = 0;
  });
});

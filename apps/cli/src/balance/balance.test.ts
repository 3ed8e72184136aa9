import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Edition, playedWith } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { balanceCommand } from '../commands/balance.ts';
import { shareOf } from '../simulate/summary.ts';
import { type BalanceFile, isUneven } from './balance-file.ts';

const vanguard = rulesets.find(({ id }) => id === 'vanguard')! as Edition;
const [one, two, three] = vanguard.lobby.starters;

afterEach(() => void vi.restoreAllMocks());

describe('the balance of ready-made teams', () => {
  it('is stored in a file, and a later run plays only what is missing', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'balance-')), 'kept.json');
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const shown = vi.spyOn(console, 'log').mockImplementation(() => {});
    const run = async (teams: string, games: string): Promise<BalanceFile> => {
      await balanceCommand({ ruleset: 'vanguard', teams, games, bot: 'random', seed: 'test', file });
      return JSON.parse(readFileSync(file, 'utf8')) as BalanceFile;
    };
    const first = await run('0,1', '2');
    expect(first.pairings.map(({ teams, games }) => [teams, games])).toEqual([[[one!.name, two!.name], 2]]);
    expect(shown.mock.calls.at(-1)![0]).toContain(`| ${one!.name} | ${two!.name} | 2 |`);
    const goes = (): number => said.mock.calls.filter(([text]) => String(text).startsWith('games')).length;
    expect(goes()).toBe(1);
    expect(await run('0,1', '2')).toEqual(first);
    expect(goes()).toBe(1);
    // New pairings catch up before all play on.
    const later = await run('0,1,2', '3');
    expect(goes()).toBe(3);
    expect(later.pairings.map(({ games }) => games)).toEqual([3, 3, 3]);
  });

  it('is measured again only when a team or its list entries change', () => {
    const before = playedWith(vanguard, [one!, two!]);
    expect(playedWith(vanguard, [one!, two!])).toBe(before);
    expect(playedWith(vanguard, [one!, three!])).not.toBe(before);
    expect(playedWith({ ...vanguard, content: {} }, [one!, two!])).toBe(before);
    const whole = { lobby: { ...vanguard.lobby, contentOf: () => null }, content: vanguard.content };
    expect(playedWith({ ...whole, content: {} }, [one!, two!])).not.toBe(playedWith(whole, [one!, two!]));
  });

  it('is uneven if chance does not explain a share outside 40 to 60 %', () => {
    const with200 = (won: number) => ({
      teams: ['one', 'two'] as const,
      games: 200,
      wins: [won, 200 - won] as const,
      draws: 0,
      share: shareOf(won, 200),
      meanScores: [0, 0] as const,
    });
    expect([60, 68, 100, 132, 140].map(won => isUneven(with200(won)))).toEqual([true, false, false, false, true]);
  });

  it('says what is wrong with an option, and how to fix it', async () => {
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

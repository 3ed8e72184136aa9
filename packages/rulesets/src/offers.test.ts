// No ruleset refuses a legal move: every refusal on random crowded boards is compared with a dense search.
import { numbers } from '@little-wars/engine/testing';
import { COARSE, DENSE, tallyOffers } from '@little-wars/skirmish/testing';
import { describe, expect, it } from 'vitest';
import { rulesets } from './index.ts';
import { moveBoards } from './move-boards.oracle.ts';

const { console, process } = globalThis as unknown as {
  readonly console: { log(text: string): void };
  readonly process: { readonly env: Readonly<Record<string, string | undefined>> };
};
const { env } = process;

/**
 * `BOARDS=2000 npm run moves` tries more boards, starting at `FROM`, and prints a table; `DENSE=1` searches more
 * densely.
 */
const BOARDS = Number(env['BOARDS'] ?? 150);
const FROM = Number(env['FROM'] ?? 0);
const density = env['DENSE'] ? DENSE : COARSE;

/** The kinds of move, and the minimum number of refusals for a meaningful comparison. */
const REFUSED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'kill-team': { 'fall-back': 3, charge: 8, 'normal-move': 0, dash: 0 },
  vanguard: { walk: 0, run: 0, charge: 0, fallback: 0 },
  'recon-squad': { 'fall-back': 3, charge: 8 },
  'scout-team': { 'fall-back': 3, charge: 8 },
  'zero-g': { swoop: 12 },
};

describe.each(rulesets.map(({ id }) => id).filter(id => id in moveBoards))('moves on crowded boards of %s', id => {
  it(
    'are refused only where a dense search finds none either',
    () => {
      const tallies = tallyOffers(moveBoards[id]!, { from: FROM, boards: BOARDS, density, numbers });
      expect([...tallies.keys()].sort((a, b) => (a < b ? -1 : 1))).toEqual(
        Object.keys(REFUSED[id]!).sort((a, b) => (a < b ? -1 : 1)),
      );
      if (env['BOARDS'])
        for (const [name, { cases, refused, wrong }] of tallies)
          console.log(`${id} ${name}: ${cases} boards, ${refused} refused, ${wrong.length} of them wrongly`);
      for (const [name, { refused, wrong }] of tallies) {
        expect(wrong, name).toEqual([]);
        if (BOARDS >= 150) expect(refused, name).toBeGreaterThanOrEqual(REFUSED[id]![name]!);
      }
    },
    Math.max(120_000, 2000 * BOARDS),
  );
});

it('exist for every ruleset but our own small game', () => {
  expect(rulesets.map(({ id }) => id).filter(id => !(id in moveBoards))).toEqual(['tin-soldiers']);
});

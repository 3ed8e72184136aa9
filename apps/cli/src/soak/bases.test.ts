import { sentenceOf } from '@little-wars/referee';
import { rulesets } from '@little-wars/rulesets';
import { expect, it } from 'vitest';
import { soakGame } from './soak.ts';

interface Teams {
  readonly teams: readonly { readonly models: readonly { readonly choices: readonly string[] }[] }[];
}

/** Games per kind of player; more can be run by hand, as `npm run soak` does for the ready setups. */
const GAMES = Number(process.env['GAMES'] ?? 1);

/** A setup of Vanguard with all models, or every other one, on bases with corners. */
const onCorners = (setup: object, every: number): object => ({
  ...setup,
  teams: (setup as Teams).teams.map(team => ({
    ...team,
    models: team.models.map((model, i) =>
      i % every === 0 ? { ...model, choices: [...model.choices, 'square-base'] } : model,
    ),
  })),
});

it.each(['random', 'soldier'])(
  'games of %s players on square and rectangular bases',
  { timeout: 60_000 * GAMES },
  bot => {
    const ruleset = rulesets.find(({ id }) => id === 'vanguard')!;
    for (let game = 0; game < GAMES; game++) {
      const setup = onCorners(ruleset.ready[(5 * game + 3) % ruleset.ready.length]!, 1 + (game % 2));
      const read = ruleset.readSetup(setup);
      if (!read.ok) expect.fail(JSON.stringify(read.problems));
      const { fault, findings, answers } = soakGame({
        ruleset,
        setup: read.value as never,
        bots: [bot, bot],
        seed: `corners ${game}`,
      });
      expect(fault).toBeNull();
      expect(findings.map(sentenceOf)).toEqual([]);
      expect(answers).toBeGreaterThan(10);
    }
  },
);

// Saves whole games played by bots to packages/rulesets/records, where tests keep later versions from rewriting them.
import { existsSync, writeFileSync } from 'node:fs';
import { type Edition, type Game, newMatch, play, save } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { playGame } from '@little-wars/table';

const folder = new URL('../packages/rulesets/records/', import.meta.url);

/** Which ready setup each bot plays, as a share of the list. */
const GAMES = [
  ['soldier', 0],
  ['eager', 1 / 3],
  ['random', 2 / 3],
] as const;

function recordOf<G extends Game>(ruleset: Edition<G>, setup: G['setup'], bot: string): object {
  let match = newMatch(ruleset, setup);
  const bots = Array<string>(ruleset.seats).fill(bot);
  playGame({ ruleset, setup, bots, seed: 'keep' }, input => {
    const played = play(match, input);
    if (!played.ok) throw new Error(JSON.stringify(played.reasons));
    match = played.match;
  });
  return save(match);
}

for (const ruleset of rulesets)
  for (const [bot, share] of GAMES) {
    const setup = Math.floor(ruleset.ready.length * share);
    const file = new URL(`${ruleset.id}-${setup}-${bot}-version-${ruleset.version}.json`, folder);
    if (existsSync(file)) continue;
    writeFileSync(file, `${JSON.stringify(recordOf(ruleset, ruleset.ready[setup]!, bot))}\n`);
    console.log(`saved ${file.pathname}`);
  }

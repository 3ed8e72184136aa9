// Keeps games of the current versions in packages/rulesets/records, where tests keep later versions from rewriting
// them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Edition, type Game, madeWith, newMatch, play, save } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { accepted, answerIn, gameFile, knownGame, openSession, playGame, type Session } from '@little-wars/table';

const folder = new URL('../packages/rulesets/records/', import.meta.url);

/** Which ready setup each bot plays, as a share of the list. */
const GAMES = [
  ['soldier', 0],
  ['eager', 1 / 3],
  ['random', 2 / 3],
] as const;

/**
 * Games in the form in which the terminal saves them: whole, or this many inputs. A whole one of a long game is large.
 */
const LOGS = [
  ['in-play', 60],
  ['over', Number.POSITIVE_INFINITY],
] as const;
const LARGEST_LOG = 200_000;

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

function logOf(ruleset: Edition<Game>, most: number): string {
  const setup = ruleset.ready[0]!;
  const players = [{ kind: 'person' }, { kind: 'bot', level: 'soldier' }] as const;
  let session: Session = openSession({
    ...{ name: ruleset.id, players, ruleset, setup },
    dice: { source: 'seeded', seed: 'keep' },
  });
  playGame({ ruleset, setup, bots: ['soldier', 'soldier'], seed: 'keep' }, input => {
    if (session.moments.length < most) session = accepted(answerIn(session, input.answer), 'a bot');
  });
  return gameFile(session);
}

function keep(name: string, text: string): void {
  const file = new URL(name, folder);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, text);
  console.log(`saved ${file.pathname}`);
}

/** More would take long to replay in every test run. */
const MOST_GAMES = 16;

/** Games on the ready setups, to notice when a rule changes; only those of the current version are of use. */
function keepKnownGames(ruleset: Edition<Game>): void {
  const name = `games/${ruleset.id}.json`;
  const { version, content } = madeWith(ruleset);
  const file = new URL(name, folder);
  if (existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version === version) return;
  const every = Math.ceil(ruleset.ready.length / MOST_GAMES);
  const games = ruleset.ready
    .filter((_, i) => i % every === 0)
    .map(setup => knownGame({ ruleset, setup, bots: ['eager', 'random'], seed: 'keep' }));
  keep(name, `${JSON.stringify({ version, content, games })}\n`);
}

for (const ruleset of rulesets) {
  for (const [bot, share] of GAMES) {
    const setup = Math.floor(ruleset.ready.length * share);
    const name = `${ruleset.id}-${setup}-${bot}-version-${ruleset.version}.json`;
    if (!existsSync(new URL(name, folder)))
      keep(name, `${JSON.stringify(recordOf(ruleset, ruleset.ready[setup]!, bot))}\n`);
  }
  for (const [form, most] of LOGS) {
    const name = `terminal/${ruleset.id}-${form}-version-${ruleset.version}.game.json`;
    const text = existsSync(new URL(name, folder)) ? null : logOf(ruleset, most);
    if (text && text.length < LARGEST_LOG) keep(name, text);
  }
  keepKnownGames(ruleset);
}

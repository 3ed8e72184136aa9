import { existsSync, readFileSync } from 'node:fs';
import { madeWith } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { changedIn, type KnownGame } from '@little-wars/table';
import { describe, expect, it } from 'vitest';

/** Games of a version, and a hash of its content. */
interface KnownVersion {
  readonly version: string;
  readonly content: string;
  readonly games: readonly KnownGame[];
}

const folder = new URL('../../../../packages/rulesets/records/games/', import.meta.url);

function knownVersion(id: string): KnownVersion | null {
  const file = new URL(`${id}.json`, folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KnownVersion) : null;
}

const TO_DO =
  'Saved matches would be rewritten without a word. If the change is right, give the ruleset the next version (once for all changes until the next release) and run npm run keep-records; CONTRIBUTING.md tells more.';

describe.each(rulesets.map(ruleset => [ruleset.id, ruleset] as const))('the version of %s', (id, ruleset) => {
  const stored = knownVersion(id);

  it('is the one whose games are stored', () => {
    expect(stored?.version, `run npm run keep-records: it keeps the games of version ${ruleset.version}`).toBe(
      ruleset.version,
    );
    expect(stored?.games.length).toBeGreaterThan(0);
  });

  it('changes whenever content does', () => {
    const isSame = stored?.version !== ruleset.version || stored.content === madeWith(ruleset).content;
    expect(isSame, `the content of ${id} has changed and its version has not. ${TO_DO}`).toBe(true);
  });

  it.each(stored?.version === ruleset.version ? stored.games.map((game, i) => [i, game] as const) : [])(
    'changes whenever a rule does: stored game %i',
    (i, game) => {
      const changed = changedIn(ruleset, game);
      expect(changed, `the rules of ${id} play kept game ${i} otherwise (${changed}). ${TO_DO}`).toBeNull();
    },
  );
});

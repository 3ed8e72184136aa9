import { readdirSync, readFileSync } from 'node:fs';
import { load, madeWith } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { goingOn, readGame, recordOf, resultIn } from '@little-wars/table';
import { describe, expect, it } from 'vitest';

/** Games that earlier versions of the terminal saved; packages/rulesets/records/README.md says how they are kept. */
const folder = new URL('../../../../packages/rulesets/records/terminal/', import.meta.url);
const games = readdirSync(folder).map(name => [name, readFileSync(new URL(name, folder), 'utf8')] as const);

const linesIn = (text: string, begin: string): readonly string[] =>
  text.split('\n').filter(line => line.startsWith(begin));

describe('a game that the terminal saved', () => {
  it('exists for the current version of every ruleset', () => {
    for (const { id, version } of rulesets)
      expect(games.map(([name]) => name)).toContain(`${id}-in-play-version-${version}.game.json`);
  });

  it.each(games)('%s continues, or is complete as it was stored', (_, text) => {
    const read = readGame(rulesets, text, () => []);
    const inputs = linesIn(text, '{"by":').length;
    expect(inputs).toBeGreaterThan(30);
    const [over] = linesIn(text, '{"over":');
    if (read.ok) {
      expect(read.value.dropped).toBeNull();
      expect(read.value.session.moments.length).toBe(inputs);
      const { result } = JSON.parse(over ?? '{}') as { readonly result?: object };
      if (result) expect(resultIn(read.value.session)).toEqual(result);
      return;
    }
    const { departed } = read;
    if (!departed) return expect.fail(JSON.stringify(read.problems));
    const { log, ruleset, session } = departed;
    expect(ruleset && madeWith(ruleset)).not.toEqual(log.ruleset);
    expect(log.inputs.length).toBe(inputs);
    expect(log.result === null).toBe(over === undefined);
    expect(load(rulesets, recordOf(log))).toMatchObject({ ok: false, problems: [{ path: /^ruleset/ }] });
    if (ruleset && session && !over)
      expect(goingOn({ ruleset, session, snapshot: null, played: log.ruleset }).ok).toBe(true);
  });
});

import { begin, type Edition, type Game, readSetup, tableOf } from '@little-wars/engine';
import { catalogue, editionOf } from '@little-wars/rulesets/catalogue';
import { describe, expect, it } from 'vitest';
import { kindOf, partsOf } from './profile-parts.ts';

/** Every line of every model in a ready setup, and of every ready-made team against itself. */
function linesIn(ruleset: Edition<Game>): ReadonlySet<string> {
  const teams = ruleset.lobby.starters.map(roster => {
    const setup = readSetup(
      ruleset,
      ruleset.lobby.setup(
        {},
        Array.from({ length: ruleset.seats }, () => roster),
      ),
    );
    if (!setup.ok) throw new Error(`${roster.name}: ${JSON.stringify(setup.problems)}`);
    return setup.value;
  });
  const models = [...ruleset.ready, ...teams].flatMap(
    setup => ruleset.tabletop.board(tableOf(ruleset, setup, begin(ruleset, setup).position)).models,
  );
  return new Set(models.flatMap(({ lines }) => lines.map(({ value }) => value)));
}

describe('parts of a weapon’s line', () => {
  it.each(catalogue)('are numbers or rules with words and a clause of the book: $title', async entry => {
    const ruleset = await editionOf(entry);
    const clauses = new Set(ruleset.clauses.map(({ id }) => id));
    const parts = new Set([...linesIn(ruleset)].filter(line => partsOf(line).length > 1).flatMap(partsOf));
    const unknown = [...parts].filter(part => kindOf(part) === null && ruleset.meaning(part) === null);
    expect(unknown).toEqual([]);
    const meanings = [...parts].flatMap(part => ruleset.meaning(part) ?? []);
    expect(meanings.filter(({ clause }) => !clauses.has(clause))).toEqual([]);
    expect(meanings.filter(({ words }) => !/^[-A-Z0-9].{8,}\.$/s.test(words) || /\{|\bx\b/.test(words))).toEqual([]);
    // Tin Soldiers have no profiles.
    if (parts.size > 0) expect(meanings.length).toBeGreaterThan(5);
  });

  it('fill in the number of a rule', async () => {
    const { meaning } = await editionOf(catalogue[0]!);
    expect(meaning('Lethal 5+')).toEqual({ clause: 'KT-9.12', words: 'Hits of 5 or more become critical.' });
    expect(meaning('AP1')?.words).toMatch(/^The target has 1 fewer defence die;/);
    expect(meaning('Rng 6"')?.words).toMatch(/^Targets must be within 6",/);
    expect(meaning('5/6')).toBeNull();
  });
});

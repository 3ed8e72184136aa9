import type { Game, Ruleset } from '@little-wars/engine';
import { type Catalogued, catalogue } from '@little-wars/rulesets/catalogue';

/** Every ruleset there is, by id and title; its rules come when they are needed. */
export const known: readonly Catalogued[] = catalogue;

type Fetched = Map<string, Promise<Ruleset<Game>>>;
const begun: Fetched = new Map();
const whole: Fetched = new Map();

function fetched(id: string, from: Fetched, part: 'begin' | 'load'): Promise<Ruleset<Game>> | null {
  const found = known.find(ruleset => ruleset.id === id);
  if (!found) return null;
  const fetching = from.get(id) ?? found[part]();
  from.set(id, fetching);
  return fetching;
}

/** All of one ruleset, fetched once. */
export const rulesetCalled = (id: string): Promise<Ruleset<Game>> | null => fetched(id, whole, 'load');

/** As much of it as a board needs: what is left out (forecasts, advice, teams) can be had a moment later. */
export const boardRulesetCalled = (id: string): Promise<Ruleset<Game>> | null => fetched(id, begun, 'begin');

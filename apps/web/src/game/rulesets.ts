import type { Game, Ruleset } from '@little-wars/engine';
import { type Catalogued, catalogue } from '@little-wars/rulesets/catalogue';

/** Every ruleset there is, by id and title; its rules come when they are needed. */
export const known: readonly Catalogued[] = catalogue;

const loading = new Map<string, Promise<Ruleset<Game>>>();

/** The rules of one ruleset, fetched once. */
export function rulesetCalled(id: string): Promise<Ruleset<Game>> | null {
  const found = known.find(ruleset => ruleset.id === id);
  if (!found) return null;
  const begun = loading.get(id) ?? found.load();
  loading.set(id, begun);
  return begun;
}

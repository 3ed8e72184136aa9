import type { Advising, Choosing, Edition, Game, Playable, Ruleset } from '@little-wars/engine';
import { type Catalogued, catalogue, editionOf, playableOf } from '@little-wars/rulesets/catalogue';
import { type Linked, linked } from '@little-wars/rulesets/linked';

/** Every ruleset there is, by id and title; its parts come when they are needed. */
export const rulesets: readonly Catalogued[] = catalogue;

/** Finds a part of a ruleset by the ruleset's id, and fetches it once; null where there is no such ruleset. */
function fetching<Part>(
  fetchPart: (entry: Catalogued) => Promise<Part>,
  fetchBetween: ((of: Linked) => Promise<Part>) | null = null,
): (id: string) => Promise<Part> | null {
  const fetched = new Map<string, Promise<Part>>();
  const begun = (id: string): Promise<Part> | null => {
    const entry = rulesets.find(ruleset => ruleset.id === id);
    if (entry) return fetchPart(entry);
    const between = linked.find(each => each.between === id);
    return between && fetchBetween ? fetchBetween(between) : null;
  };
  return id => {
    const part = fetched.get(id) ?? begun(id);
    if (part === null) return null;
    fetched.set(id, part);
    // What could not be fetched is tried again when it is needed again.
    part.catch(() => fetched.delete(id));
    return part;
  };
}

export type Fetching<Part> = (id: string) => Promise<Part> | null;

/** As much as a board needs; or what happens between matches of a campaign, which has no board. */
export const playableCalled: Fetching<Playable<Game>> = fetching(playableOf, async of =>
  (await import('./between.ts')).playable(of),
);
/** Setups, teams and the guided game. */
export const choosingCalled: Fetching<Choosing<Game>> = fetching(entry => entry.choose());
/** What matches and teams are put together with: no chances, and nothing that only bots need. */
export type Choosable = Playable<Game> & Choosing<Game>;
export const choosableCalled: Fetching<Choosable> = fetching(async entry => {
  const [playable, choosing] = await Promise.all([playableOf(entry), entry.choose()]);
  return { ...playable, ...choosing };
});
/** Setups for a quick game. */
export const readyCalled: Fetching<Choosing<Game>['ready']> = fetching(entry => entry.ready());
/** Chances, and what bots know of the game. */
export const advisingCalled: Fetching<Advising<Game>> = fetching(entry => entry.advise());
/** What a bot needs: the rules, and what it knows of the game. */
export const advisedCalled: Fetching<Ruleset<Game> & Advising<Game>> = fetching(
  async ({ play, advise }) => {
    const [ruleset, advising] = await Promise.all([play(), advise()]);
    return { ...ruleset, ...advising };
  },
  async of => (await import('./between.ts')).advised(of),
);
/** All parts of a ruleset. */
export const editionCalled: Fetching<Edition<Game>> = fetching(editionOf);

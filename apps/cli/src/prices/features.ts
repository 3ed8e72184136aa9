import type { Lobby, Roster, RosterMember } from '@little-wars/engine';
import { costOf } from './draw.ts';

/** Something with a price: an entry of a list, or a weapon or item that an entry may take. */
export interface Priced {
  readonly id: string;
  readonly faction: string;
  readonly entry: string;
  /** Null for the entry itself. */
  readonly choice: string | null;
  readonly points: number;
}

const idOf = (faction: string, entry: string, choice: string | null): string =>
  [faction, entry, ...(choice === null ? [] : [choice])].join('/');

/** Everything in a ruleset's lists that has a price, or costs nothing but could. */
export const pricedIn = (lobby: Lobby): readonly Priced[] =>
  lobby.factions.flatMap(({ id: faction, title, groups, entries, items }) =>
    entries.flatMap(({ id: entry, title: name, loadOuts }): readonly Priced[] => {
      const rosterWith = (loadOut: readonly string[], carried: readonly string[]): Roster => ({
        ruleset: '',
        name: title,
        faction,
        groups: groups.map(({ id }) => id),
        members: [{ entry, name, loadOut, items: carried, group: 0 }],
      });
      const [usual = []] = loadOuts;
      const bare = costOf(lobby, rosterWith(usual, []));
      const priced = (choice: string | null, points: number): Priced => ({
        id: idOf(faction, entry, choice),
        faction,
        entry,
        choice,
        points,
      });
      const weapons = loadOuts
        .filter(loadOut => loadOut.length === usual.length + 1 && usual.every(id => loadOut.includes(id)))
        .map(loadOut => [loadOut.find(id => !usual.includes(id))!, rosterWith(loadOut, [])] as const);
      const isWeapon = (id: string): boolean => weapons.some(([weapon]) => weapon === id);
      const carried = items.flatMap(({ id, free }) =>
        free || isWeapon(id) ? [] : [[id, rosterWith(usual, [id])] as const],
      );
      const choices = [...weapons, ...carried].filter(([, roster]) => lobby.check(roster).reasons.length === 0);
      return [priced(null, bare), ...choices.map(([id, roster]) => priced(id, costOf(lobby, roster) - bare))];
    }),
  );

/** How many a team has of each priced thing, by id. */
export function countsIn({ faction, members }: Roster): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const add = (id: string): void => void counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const { entry, loadOut, items } of members.filter(({ group }: RosterMember) => group !== null)) {
    add(idOf(faction, entry, null));
    for (const choice of [...loadOut, ...items]) add(idOf(faction, entry, choice));
  }
  return counts;
}

import type { Entry, Faction, Lobby, Numbers, Roster, RosterMember } from '@little-wars/engine';

/** Consecutive failed tries to add a member after which a team counts as full. */
const TRIES = 30;

const oneOf = <T>(all: readonly T[], next: Numbers): T => all[next(all.length)]!;

/** The cost of a team by its list. */
export const costOf = (lobby: Lobby, roster: Roster): number =>
  lobby.check(roster).tallies.find(({ id }) => id === 'points')?.used ?? 0;

/**
 * A random legal team from a faction's list, of at most this many points; null if none was found. The most expensive
 * member leads, as players would choose, and every weapon and item is equally likely among its alternatives.
 */
export function drawTeam(lobby: Lobby, faction: Faction, most: number, next: Numbers): Roster | null {
  let team = rosterOf(faction, []);
  for (let tries = 0; tries < TRIES; tries++) {
    const drawn = drawMember(lobby, faction, oneOf(faction.entries, next), next);
    const larger = ledByTheDearest(lobby, faction, [...team.members, drawn]);
    if (lobby.check(larger).reasons.length > 0 || costOf(lobby, larger) > most) continue;
    team = larger;
    tries = 0;
  }
  return lobby.check(team).reasons.length === 0 ? team : null;
}

const rosterOf = (faction: Faction, members: readonly RosterMember[]): Roster => ({
  ruleset: '',
  name: faction.title,
  faction: faction.id,
  groups: faction.groups.map(({ id }) => id),
  members,
});

function ledByTheDearest(lobby: Lobby, faction: Faction, members: readonly RosterMember[]): Roster {
  const costs = members.map(member => costOf(lobby, rosterOf(faction, [member])));
  const leader = costs.indexOf(Math.max(...costs));
  const last = faction.groups.length - 1;
  return rosterOf(
    faction,
    members.map((member, i) => ({ ...member, group: i === leader ? 0 : last })),
  );
}

/** An entry with a random load-out and random items. */
function drawMember(lobby: Lobby, faction: Faction, entry: Entry, next: Numbers): RosterMember {
  const loadOut = oneOf(entry.loadOuts, next);
  const withItems = (items: readonly string[]): RosterMember => ({
    entry: entry.id,
    name: entry.title,
    loadOut,
    items,
    group: 0,
  });
  const isAllowed = (member: RosterMember): boolean => lobby.check(rosterOf(faction, [member])).reasons.length === 0;
  const items: string[] = [];
  for (const { id, free } of faction.items)
    if (!free && isAllowed(withItems([...items, id])) && next(2) === 0) items.push(id);
  return withItems(items);
}

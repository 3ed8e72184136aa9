import type { Entry, Faction, Lobby, Numbers, Roster, RosterMember } from '@little-wars/engine';

/** Tries in a row without a member that fits, after which a team counts as full. */
const TRIES = 30;

const oneOf = <T>(all: readonly T[], next: Numbers): T => all[next(all.length)]!;

/** What a team costs, as its list counts. */
export const costOf = (lobby: Lobby, roster: Roster): number =>
  lobby.check(roster).tallies.find(({ id }) => id === 'points')?.used ?? 0;

/**
 * A team drawn at random from a faction's list, legal and of at most so many points; null if none was drawn. The
 * dearest member leads, as players would choose, and every weapon and item is drawn as often as its rivals.
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

/** An entry with a random load-out, and each item it may take or not. */
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

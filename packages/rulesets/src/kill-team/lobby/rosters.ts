// KT-11.6, KT-13.2: rosters as a table stores them, and as Kill Team judges them
import type { Roster as Kept, Reason, Tally } from '@little-wars/engine';
import { factions, findCard, findEquipment, type Starter } from '../content/index.ts';
import {
  type EquipmentPick,
  MOST_EQUIPMENT_POINTS,
  MOST_ON_ROSTER,
  muster,
  pointsOf,
  type Roster,
  reasonsAgainstEquipment,
  reasonsAgainstRoster,
  reasonsAgainstTeam,
  type TeamPick,
  teamOf,
} from '../roster/index.ts';
import type { Team } from '../types.ts';

interface Parts {
  readonly roster: Roster;
  readonly pick: TeamPick;
  readonly equipment: readonly EquipmentPick[];
}

/** A member's id is its index in the list. */
export function partsOf({ name, faction, groups, members }: Kept): Parts {
  return {
    roster: {
      name,
      faction,
      operatives: members.map(({ entry, name: own, loadOut }, i) => ({
        id: String(i),
        card: entry,
        loadOut,
        ...(own === '' ? {} : { name: own }),
      })),
    },
    pick: {
      fireteams: groups.map((fireteam, at) => ({
        fireteam,
        operatives: members.flatMap(({ group }, i) => (group === at ? [String(i)] : [])),
      })),
    },
    equipment: members.flatMap(({ items, group }, i) =>
      group === null ? [] : items.map(item => ({ item, operative: String(i) })),
    ),
  };
}

export function check(kept: Kept): { readonly reasons: readonly Reason[]; readonly tallies: readonly Tally[] } {
  const { roster, pick, equipment } = partsOf(kept);
  const reasons = [
    ...reasonsAgainstRoster(roster),
    ...reasonsAgainstTeam(roster, pick),
    ...reasonsAgainstEquipment(teamOf(roster, pick), equipment),
  ];
  return {
    reasons,
    tallies: [
      { id: 'on-roster', used: kept.members.length, most: MOST_ON_ROSTER },
      { id: 'in-team', used: kept.members.filter(({ group }) => group !== null).length, most: null },
      { id: 'equipment-points', used: pointsUsed(kept), most: MOST_EQUIPMENT_POINTS },
    ],
  };
}

/** KT-11.8 */
function pointsUsed({ faction: id, members }: Kept): number {
  const faction = factions.find(each => each.id === id);
  if (!faction) return 0;
  const priced = members
    .filter(({ group }) => group !== null)
    .flatMap(({ entry, items }) => items.map(item => ({ entry, item })));
  return priced.reduce((sum, { entry, item }) => {
    const equipment = findEquipment(faction, item);
    return sum + (equipment ? pointsOf(equipment, findCard(entry)) : 0);
  }, 0);
}

export function teamOfRoster(kept: Kept): Team {
  const { roster, pick, equipment } = partsOf(kept);
  return muster(teamOf(roster, pick), equipment);
}

/** KT-13.3: a starter in the form a table stores. */
export const keptStarter = ({ name, faction, roster, pick, equipment }: Starter): Kept => ({
  ruleset: 'kill-team',
  name,
  faction,
  groups: pick.fireteams.map(({ fireteam }) => fireteam),
  members: roster.operatives.map(({ id, card, loadOut, name: own }) => ({
    entry: card,
    name: own ?? '',
    loadOut,
    items: equipment.filter(({ operative }) => operative === id).map(({ item }) => item),
    group: pick.fireteams.findIndex(({ operatives }) => operatives.includes(id)),
  })),
});

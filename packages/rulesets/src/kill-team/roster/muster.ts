import { alsoCarried, findCard } from '../content/index.ts';
import type { Team } from '../types.ts';
import { operativesOf } from './team.ts';
import type { EquipmentPick, PickedTeam } from './types.ts';

/** A kill team ready for a match's setup: names, weapons and equipment. Reading the setup refuses unknown cards. */
export function muster(team: PickedTeam, equipment: readonly EquipmentPick[]): Team {
  const operatives = operativesOf(team);
  return {
    faction: team.faction,
    fireteams: team.fireteams.map(({ fireteam }) => fireteam),
    operatives: operatives.map(each => {
      const card = findCard(each.card);
      const called = card?.name ?? each.card;
      const alike = operatives.filter(({ card: its, name }) => its === each.card && name === undefined);
      return {
        card: each.card,
        fireteam: team.fireteams.findIndex(({ operatives: members }) => members.includes(each)),
        name: each.name ?? (alike.length > 1 ? `${called} ${alike.indexOf(each) + 1}` : called),
        weapons: card ? alsoCarried(card, each.loadOut) : each.loadOut,
        equipment: equipment.filter(({ operative }) => operative === each.id).map(({ item }) => item),
      };
    }),
  };
}

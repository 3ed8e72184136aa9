import { alsoCarried, cardOf } from '../content/index.ts';
import type { Team } from '../types.ts';
import { operativesOf } from './team.ts';
import type { EquipmentPick, PickedTeam } from './types.ts';

/** A legal kill team ready for a match's setup: names, weapons and equipment. */
export function muster(team: PickedTeam, equipment: readonly EquipmentPick[]): Team {
  const operatives = operativesOf(team);
  return {
    faction: team.faction,
    fireteams: team.fireteams.map(({ fireteam }) => fireteam),
    operatives: operatives.map(each => {
      const card = cardOf(each.card);
      const alike = operatives.filter(({ card: its, name }) => its === card.id && name === undefined);
      return {
        card: card.id,
        fireteam: team.fireteams.findIndex(({ operatives: members }) => members.includes(each)),
        name: each.name ?? (alike.length > 1 ? `${card.name} ${alike.indexOf(each) + 1}` : card.name),
        weapons: alsoCarried(card, each.loadOut),
        equipment: equipment.filter(({ operative }) => operative === each.id).map(({ item }) => item),
      };
    }),
  };
}

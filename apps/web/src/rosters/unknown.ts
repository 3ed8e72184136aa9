import { type Lobby, type Problem, problem, type Roster } from '@little-wars/engine';

/** The cards of a team that its faction does not have: from another version, or written by hand. */
export function unknownCards({ factions }: Pick<Lobby, 'factions'>, roster: Roster): readonly Problem[] {
  const ofFaction = factions.filter(({ id }) => id === roster.faction);
  const availableIds = new Set(
    (ofFaction.length > 0 ? ofFaction : factions).flatMap(({ entries }) => entries.map(({ id }) => id)),
  );
  const entries = new Set(roster.members.map(({ entry }) => entry).filter(entry => !availableIds.has(entry)));
  return [...entries].map(entry => problem(roster.name, 'card-not-here', { entry }));
}

// What applications ask Kill Team directly, beside playing it: odds and rosters.

export { starters } from './content/index.ts';
export * from './odds/index.ts';
export { cardCalled, targetOfCard } from './odds/named.ts';
export {
  type EquipmentPick,
  type Play,
  type Roster,
  type RosterReason,
  readEquipment,
  readRoster,
  readTeamPick,
  reasonsAgainstEquipment,
  reasonsAgainstRoster,
  reasonsAgainstTeam,
  rosterTexts,
  type TeamPick,
  teamOf,
} from './roster/index.ts';

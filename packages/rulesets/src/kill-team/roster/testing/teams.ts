import type { Line, Plan } from '../../content/starter-plans.ts';
import { starterOf } from '../../content/starters.ts';
import { type Play, type RosterReason, reasonsAgainstEquipment, reasonsAgainstTeam, teamOf } from '../index.ts';

export type FireteamPlan = readonly [fireteam: string, ...lines: Line[]];

/** All reasons against a team of these fire teams. */
export const against = (faction: string, fireteams: readonly FireteamPlan[], play?: Play): readonly RosterReason[] => {
  const { roster, pick } = starterOf(faction, { name: 'Test', fireteams, equipment: [] });
  return reasonsAgainstTeam(roster, pick, play);
};

/** All reasons against equipping such a team this way. */
export const againstEquipping = (
  faction: string,
  fireteams: readonly FireteamPlan[],
  equipment: Plan['equipment'],
): readonly RosterReason[] => {
  const starter = starterOf(faction, { name: 'Test', fireteams, equipment });
  return reasonsAgainstEquipment(teamOf(starter.roster, starter.pick), starter.equipment);
};

export const idsOf = (reasons: readonly RosterReason[]): readonly string[] => reasons.map(({ reason }) => reason);

// Fire teams that are legal by themselves and have no LEADER, unless their name says so.
export const boys = ['boy', [5, 'boy-fighter', 'shoota', 'fists']] as const satisfies FireteamPlan;
export const kommandos = [
  'clan-kommando',
  [5, 'clan-kommando-fighter', 'slugga', 'choppa'],
] as const satisfies FireteamPlan;
export const ledKommandos = [
  'clan-kommando',
  [1, 'clan-kommando-nob', 'slugga', 'choppa'],
  [4, 'clan-kommando-fighter', 'slugga', 'choppa'],
] as const satisfies FireteamPlan;
export const pathfinders = [
  'pathfinder',
  [6, 'pathfinder-shasla', 'pulse-carbine', 'gun-butt'],
] as const satisfies FireteamPlan;
export const ledPathfinders = [
  'pathfinder',
  [1, 'pathfinder-shasui', 'pulse-carbine', 'gun-butt'],
  [6, 'pathfinder-shasla', 'pulse-carbine', 'gun-butt'],
] as const satisfies FireteamPlan;
export const ledRangers = [
  'ranger',
  [1, 'ranger-leader', 'ranger-long-rifle', 'shuriken-pistol', 'fists'],
  [4, 'ranger-warrior', 'ranger-long-rifle', 'shuriken-pistol', 'fists'],
] as const satisfies FireteamPlan;
export const ledGenestealers = [
  'genestealer',
  [1, 'genestealer-leader', 'double-rending-claws'],
  [4, 'genestealer-fighter', 'double-rending-claws'],
] as const satisfies FireteamPlan;

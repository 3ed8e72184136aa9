export * from './equipment.ts';
export { isLoadOut, loadOutsOf, nearestLoadOut } from './load-outs.ts';
export { muster } from './muster.ts';
export * from './read.ts';
export type { RosterClause, RosterReason } from './reasons.ts';
export { MOST_ON_ROSTER, reasonsAgainstLoadOut, reasonsAgainstRoster } from './roster.ts';
export * from './team.ts';
export { type RosterReasonId, rosterTexts } from './texts.ts';
export type * from './types.ts';

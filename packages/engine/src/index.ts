export * from './cache.ts';
export * from './dice/index.ts';
export * from './geometry/read-terrain.ts';
export * from './kernel/index.ts';
export * from './read.ts';
export * from './record/index.ts';
export { readRosterFile, readRosterText, rosterFile, rosterText } from './roster/roster-file.ts';

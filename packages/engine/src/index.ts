export * from './cache.ts';
export * from './dice/index.ts';
export * from './geometry/read-terrain.ts';
export * from './kernel/index.ts';
export * from './parse-json.ts';
export * from './read.ts';
export * from './record/index.ts';
export {
  readRosterData,
  readRosterFile,
  readRosterText,
  rosterFile,
  rosterText,
  rulesetNamedIn,
} from './roster/roster-file.ts';

export * from './campaign.ts';
export * from './chronicle.ts';
export * from './file.ts';
export * from './pairings.ts';
export * from './schedule.ts';
export * from './standings.ts';

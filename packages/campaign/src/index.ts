export * from './campaign.ts';
export * from './chronicle.ts';
export * from './file.ts';
export * from './league.ts';
export * from './pairings.ts';
export * from './prose.ts';
export * from './schedule.ts';
export * from './standings.ts';

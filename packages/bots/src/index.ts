export * from './bot.ts';
export * from './soldier.ts';

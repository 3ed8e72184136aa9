export * from './dice.ts';
export * from './en.ts';
export * from './later.ts';
export * from './refusals.ts';
export * from './say.ts';
export * from './table.ts';
export * from './tell.ts';
export * from './teller.ts';

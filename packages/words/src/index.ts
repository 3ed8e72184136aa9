export * from './en.ts';
export * from './say.ts';
export * from './tell.ts';

export * from './en.ts';
export * from './say.ts';

export * from './boards.ts';
export * from './conformance.ts';
export * from './playing.ts';
export * from './rule.ts';

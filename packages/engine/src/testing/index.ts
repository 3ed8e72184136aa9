export * from './boards.ts';
export * from './conformance.ts';
export * from './playing.ts';
export * from './random-game.ts';
export * from './rule.ts';
export * from './said.ts';
export * from './while-tested.ts';
export * from './with-ask.ts';

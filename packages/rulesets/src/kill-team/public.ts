// What applications ask Kill Team directly, beside playing it: odds.

export * from './odds/index.ts';
export { cardCalled, targetOfCard } from './odds/named.ts';

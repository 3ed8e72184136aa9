export * from './asked.ts';
export { audited, auditedDice, commit, isSecret, matchSeed } from './audit.ts';
export * from './distribution.ts';
export * from './enumerated.ts';
export * from './outcomes.ts';
export * from './scripted.ts';
export * from './seeded.ts';
export { type AnyDice, counted, type Dice, type DiceSource, type RollKey, tally } from './source.ts';

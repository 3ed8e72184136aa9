export { auditedBy } from './audited-by.ts';
export { canonical, fingerprint } from './canonical.ts';
export { hashOf } from './hash.ts';
export { load } from './load.ts';
export { madeWith } from './made-with.ts';
export {
  type Match,
  newMatch,
  openMatch,
  type Played,
  type PlayedMatch,
  play,
  readSetup,
  rollDice,
  rollsOf,
  type Start,
} from './match.ts';
export { playedWith } from './played-with.ts';
export {
  type DiceInfo,
  type MadeWith,
  MOST_INPUTS,
  type RecordedInput,
  type RecordedStart,
  type RecordFile,
} from './record-file.ts';
export { forkAt, keptDice, replayTo, statesOf } from './replay.ts';
export { type Recorded, save, setupHash } from './save.ts';
export { readState, type StateShape, startedAt, stateShape } from './start.ts';
export { stateHash } from './state-hash.ts';
export { reveal, verifyDice } from './verify-dice.ts';

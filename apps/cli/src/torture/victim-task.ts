// The task of a process that will be killed.
import type { PlayOptions } from '../play/opening.ts';

export interface VictimGame {
  readonly file: string;
  readonly ruleset: string;
  readonly seed: string;
  readonly resume: boolean;
}

export interface Task {
  readonly games: readonly VictimGame[];
  /** Kills itself at this call of the file system; 0: waits to be killed. */
  readonly dieAt: number;
  /** Calls are counted from the first whole-file write. */
  readonly isRewrite: boolean;
}

/** The advised answers against the quickest bot: the game is always the same. */
export const optionsFor = ({ file, ruleset, seed, resume }: VictimGame): PlayOptions => ({
  ...{ ruleset, setup: '0', bot: 'random', seat: '0', seed, save: file, brief: true },
  ...(resume ? { resume } : {}),
});

// What a process that is to be killed is told to play.
import type { PlayOptions } from '../play/opening.ts';

export interface VictimGame {
  readonly file: string;
  readonly ruleset: string;
  readonly seed: string;
  readonly resume: boolean;
}

export interface Task {
  readonly games: readonly VictimGame[];
  /** Dies by itself at this call of the file system; 0: waits to be killed. */
  readonly dieAt: number;
  /** Calls count from the first file that is written as a whole. */
  readonly isRewrite: boolean;
}

/** The advised answers against the quickest bot: the same game whenever it is played. */
export const optionsFor = ({ file, ruleset, seed, resume }: VictimGame): PlayOptions => ({
  ...{ ruleset, setup: '0', bot: 'random', seat: '0', seed, save: file, brief: true },
  ...(resume ? { resume } : {}),
});

// The surroundings of a live table in memory, for tests.
import type { Chosen } from '@little-wars/bots';
import { answerTo, type Turn } from './bot.ts';
import { diceFor } from './dice.ts';
import type { Surroundings } from './live.ts';
import type { Played } from './playing.oracle.ts';

export interface Stored {
  readonly writes: number;
}

/** A table in memory: bots answer on demand, and storing may fail. */
export function around(session: Played) {
  const store: { inputs: unknown[]; fails: boolean; closed: boolean } = { inputs: [], fails: false, closed: false };
  const asked: { readonly turn: Turn; readonly answered: (chosen: Chosen) => void; readonly failed: () => void }[] = [];
  const surroundings: Surroundings<Stored> = {
    dice: ({ match }) => diceFor(match, null),
    updated: ({ stored }) => ({ writes: stored.writes + 1 }),
    keep: async (_stored, { moments }, from) => {
      if (store.fails) throw new Error('full');
      store.inputs = [...store.inputs.slice(0, from), ...moments.slice(from).map(({ input }) => input.answer)];
    },
    ask: turn => new Promise((answered, failed) => asked.push({ turn, answered, failed: () => failed(new Error()) })),
    seed: ({ session: { moments } }) => `bot ${moments.length}`,
    close: () => {
      store.closed = true;
    },
  };
  const answers = (turn: Turn): Chosen => answerTo(session.match.ruleset, turn);
  return { surroundings, store, asked, answers };
}

/** Resolves when everything pending has happened. */
export const settle = async (): Promise<void> => {
  for (let i = 0; i < 50; i++) await Promise.resolve();
};

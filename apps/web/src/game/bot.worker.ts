// A bot at work beside the page: it is sent what its seat may see, and sends an answer back.

import { BOTS } from '@little-wars/bots';
import { type Because, numbers, type State } from '@little-wars/engine';
import { editionCalled } from './rulesets.ts';

export interface Turn {
  readonly id: number;
  readonly ruleset: string;
  readonly setup: object;
  readonly state: State;
  readonly seat: number;
  readonly level: string;
  readonly seed: string;
}

export interface Move {
  readonly id: number;
  readonly answer: unknown;
  readonly because: Because | null;
}

addEventListener('message', async ({ data }: MessageEvent<Turn>) => {
  const ruleset = await editionCalled(data.ruleset);
  const bot = BOTS[data.level];
  if (!ruleset || !bot) throw new Error(`no ruleset "${data.ruleset}" or no bot "${data.level}"`);
  const chosen = bot({ ruleset, setup: data.setup, state: data.state, seat: data.seat }, numbers(data.seed));
  postMessage({ id: data.id, ...chosen } satisfies Move);
});

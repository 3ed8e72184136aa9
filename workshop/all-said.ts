// Everything a ruleset derives from a state, as text. As a worker thread, it does so for a list of states.
import { isMainThread, parentPort } from 'node:worker_threads';
import type { Edition, Game, Numbers, State } from '@little-wars/engine';
import { type Asked, advises, askAll, drawnAgain } from '@little-wars/engine/testing';
import { rulesets } from '@little-wars/rulesets';

/** A state to evaluate. */
export interface ToSay {
  readonly id: string;
  /** The index among the ready setups. */
  readonly setup: number;
  /** As JSON. */
  readonly state: string;
  /** The random numbers of the proposal. */
  readonly drawn: readonly number[];
}

/** What was said of all states of a request, named by it. */
export interface Said {
  readonly of: string;
  readonly said: readonly string[];
}

export function allSaid(
  ruleset: Edition<Game>,
  setup: number,
  state: State<Game>,
  next: Numbers,
): { readonly said: string; readonly answered: Asked<Game>['answered'] } {
  const { said, given, answered } = askAll(ruleset, ruleset.ready[setup]!, state, next);
  return { said: JSON.stringify([said, advises(ruleset, ruleset.ready[setup]!, state, given)]), answered };
}

if (!isMainThread)
  parentPort!.on('message', ({ of, all }: { readonly of: string; readonly all: readonly ToSay[] }) => {
    const said = all.map(({ id, setup, state, drawn }) => {
      const ruleset = rulesets.find(each => each.id === id)!;
      return allSaid(ruleset, setup, JSON.parse(state), drawnAgain(drawn)).said;
    });
    parentPort!.postMessage({ of, said } satisfies Said);
  });

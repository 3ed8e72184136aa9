// A match on this page: loaded from what this browser keeps, stored input by input, bots answering in their worker.
import { type Game, type Playable, type Problem, type Read, readSetup } from '@little-wars/engine';
import {
  answerIn,
  diceFor,
  type Kept,
  type Live,
  LiveTable,
  openSession,
  resultIn,
  type Session,
  type Surroundings,
} from '@little-wars/table';
import {
  finishFirst,
  keepInputs,
  type StoredInput,
  type StoredMatch,
  storedAs,
  storedMatch,
  takeMatch,
} from '../store/database.ts';
import { inTime } from '../store/in-time.ts';
import { isMatchRow } from '../store/rows.ts';
import { BotWorker } from './bots.ts';
import { playableCalled } from './rulesets.ts';
import { waitFor } from './unsaved.ts';

export type Running = Live<StoredMatch>;

/** A live match of this browser: it is read again only when everything is in the database. */
export class RunningTable extends LiveTable<StoredMatch> {
  readonly #forget = waitFor(this);

  override stop(): Promise<void> {
    this.#forget();
    const writing = super.stop();
    finishFirst(writing);
    return writing;
  }
}

export type Loaded =
  | { readonly ok: true; readonly table: RunningTable }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** An input is shown when it is stored: milliseconds until the table goes on without that, and says so. */
const PATIENCE = 10_000;

function around({ secrets }: StoredMatch, kept: Kept | null): Surroundings<StoredMatch> {
  const bots = new BotWorker();
  return {
    dice: ({ match }) => diceFor(match, secrets, kept),
    updated: ({ session, stored, quiet }) => ({
      ...stored,
      players: session.players,
      quiet,
      touched: Date.now(),
      winners: resultIn(session)?.winners ?? null,
    }),
    keep: (stored, { moments }, from) =>
      inTime(keepInputs(stored, from, storedAs(stored.id, moments.slice(from), from)), PATIENCE),
    ask: turn => bots.ask(turn),
    seed: ({ stored, session }) => `${stored.id} bot ${session.moments.length}`,
    close: () => bots.close(),
  };
}

/**
 * A match this browser keeps, at exactly the question where it was left. To play it is to take it from any other tab; a
 * table to watch is stopped and writes nothing.
 */
export async function loadTable(id: string, to: 'play' | 'watch'): Promise<Loaded | null> {
  const found = await (to === 'play' ? takeMatch(id) : storedMatch(id));
  if (!found) return null;
  const { match: stored, inputs } = found;
  if (!isMatchRow(stored)) return { ok: false, problems: [{ path: '', problem: 'damaged-match' }] };
  const ruleset = await playableCalled(stored.ruleset);
  if (!ruleset) return { ok: false, problems: [{ path: 'ruleset', problem: 'unknown-ruleset', id: stored.ruleset }] };
  const restored = restoredSession(ruleset, stored, inputs);
  if (!restored.ok) return restored;
  const surroundings = around(stored, await keptFor(ruleset, stored));
  const table = new RunningTable(restored.value, stored, surroundings, stored.quiet);
  if (to === 'watch') await table.stop();
  return { ok: true, table };
}

/** The match whose dice this one goes on with, if it does and that is still here. */
async function keptFor(ruleset: Playable<Game>, { fork }: StoredMatch): Promise<Kept | null> {
  const origin = fork?.dice === 'same' ? await storedMatch(fork.of) : null;
  const restored = origin && restoredSession(ruleset, origin.match, origin.inputs);
  return restored?.ok && fork ? { match: restored.value.match, at: fork.at } : null;
}

function restoredSession(ruleset: Playable<Game>, stored: StoredMatch, inputs: readonly StoredInput[]): Read<Session> {
  const setup = readSetup(ruleset, stored.setup);
  if (!setup.ok) return setup;
  let session = openSession({ ...stored, ruleset, setup: setup.value });
  for (const { answer, because, n } of inputs) {
    const answered = answerIn(session, answer, because);
    if (!answered.ok) return { ok: false, problems: [{ path: `inputs[${n}]`, problem: 'input-refused' }] };
    session = answered.session;
  }
  return { ok: true, value: session };
}

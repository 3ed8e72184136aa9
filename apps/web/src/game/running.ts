// A match on this page: loaded from storage, stored input by input, with bots in a worker.
import { type Problem, problem } from '@little-wars/engine';
import { diceFor, type Kept, type Live, LiveTable, type Surroundings } from '@little-wars/table';
import {
  finishFirst,
  keepInputs,
  rowsOf,
  type StoredMatch,
  standing,
  storedMatch,
  takeMatch,
} from '../store/database.ts';
import { inTime } from '../store/in-time.ts';
import { isMatchRow } from '../store/rows.ts';
import { BotWorker } from './bots.ts';
import { completed, type Departed, keptFor, restoredFrom } from './restoring.ts';
import { playableCalled } from './rulesets.ts';
import { waitFor } from './unsaved.ts';

export type Running = Live<StoredMatch>;

/** A live match of this browser: it may be read again once everything is in the database. */
export class RunningTable extends LiveTable<StoredMatch> {
  readonly #forget = waitFor(this);
  /** Resolves when everything that has happened is shown: set by the component that plays it back. */
  caughtUp: () => Promise<void> = () => Promise.resolve();

  override stop(): Promise<void> {
    this.#forget();
    const writing = super.stop();
    finishFirst(writing);
    return writing;
  }
}

export type Loaded =
  | { readonly as: 'open'; readonly table: RunningTable }
  | { readonly as: 'departed'; readonly departed: Departed }
  | { readonly as: 'broken'; readonly problems: readonly Problem[] };

/** An input is shown when it is stored: milliseconds until the table gives up waiting, and says so. */
const PATIENCE = 10_000;

/** Bots think at once; their choice is played when everything before it has been shown. */
function around({ secrets }: StoredMatch, kept: Kept | null, caughtUp: () => Promise<void>): Surroundings<StoredMatch> {
  const bots = new BotWorker();
  return {
    dice: ({ match }) => diceFor(match, secrets, kept),
    updated: ({ session, stored, quiet, askMe }) => ({
      ...standing(stored, session),
      quiet,
      askMe,
      touched: Date.now(),
    }),
    keep: (stored, session, from) => inTime(keepInputs(rowsOf(stored, session, from)), PATIENCE),
    ask: async turn => {
      const chosen = await bots.ask(turn);
      await caughtUp();
      return chosen;
    },
    seed: ({ stored, session }) => `${stored.id} bot ${session.moments.length}`,
    close: () => bots.close(),
  };
}

/**
 * Opens a stored match at exactly the question where it was left. Playing it takes it from any other tab; a watched
 * table is stopped and writes nothing.
 */
export async function loadTable(id: string, to: 'play' | 'watch'): Promise<Loaded | null> {
  const rows = await (to === 'play' ? takeMatch(id) : storedMatch(id));
  if (!rows) return null;
  const { match: stored, inputs } = rows;
  if (!isMatchRow(stored)) return { as: 'broken', problems: [problem('', 'damaged-match')] };
  const ruleset = await playableCalled(stored.ruleset);
  const { session, departure } = ruleset ? restoredFrom(ruleset, rows) : NO_RULESET;
  if (!ruleset || !session || departure) {
    const why = departure ?? NO_RULESET.departure;
    return { as: 'departed', departed: { stored, inputs, session, ruleset, departure: why } };
  }
  const row = to === 'play' ? await completed(session, rows) : stored;
  const surroundings = around(row, await keptFor(ruleset, row), () => table.caughtUp());
  const table: RunningTable = new RunningTable(
    { ...session, match: { ...session.match, dice: row.dice } },
    row,
    surroundings,
    {
      ...(row.quiet && { quiet: row.quiet }),
      ...(row.askMe && { askMe: row.askMe }),
    },
  );
  if (to === 'watch') await table.stop();
  return { as: 'open', table };
}

const NO_RULESET = { session: null, departure: { at: 0, problem: problem('ruleset', 'unknown-ruleset') } };

// A match on the table: loaded from what this browser keeps, kept input by input, bots answering in their worker.

import { stateFor } from '@little-wars/bots';
import {
  type Because,
  type Game,
  type Playable,
  type Problem,
  type Read,
  readSetup,
  type Seat,
} from '@little-wars/engine';
import { pauseOfBots } from '../settings.ts';
import { finishFirst, keepInputs, type StoredInput, type StoredMatch, storedMatch } from '../store/database.ts';
import type { Move, Turn } from './bot.worker.ts';
import { diceFor, type Kept } from './dice.ts';
import { isQuiet, NOT_ASKED, type Quiet } from './quiet.ts';
import { playableCalled } from './rulesets.ts';
import { type Answered, answerIn, openSession, type Player, rolled, type Session, sessionAt } from './session.ts';

export interface Running {
  readonly session: Session;
  readonly stored: StoredMatch;
  /** A bot is at work. */
  readonly thinking: boolean;
  /** A bot could not answer. */
  readonly failed: boolean;
  /** Bots wait until they are told to go on. */
  readonly paused: boolean;
  /** The browser would not store the last input; it is tried again with the next. */
  readonly unkept: boolean;
}

/** Built beside the page, so that both share what they load. */
const BOT_WORKER = import.meta.env.DEV ? '/src/game/bot.worker.ts' : './bot-worker.js';

export type Loaded =
  | { readonly ok: true; readonly table: RunningTable }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The one place where a match changes: pages subscribe to it and hand it answers. */
export class RunningTable {
  #now: Running;
  readonly #listeners = new Set<() => void>();
  /** Not started before a bot is asked. */
  #worker: Worker | null = null;
  #turn = 0;
  #writing: Promise<void> = Promise.resolve();
  /** The inputs that are in the database. */
  #inStore: number;
  #stopped = false;
  readonly #kept: Kept | null;

  constructor(session: Session, stored: StoredMatch, kept: Kept | null = null) {
    this.#kept = kept;
    this.#inStore = session.moments.length;
    this.#now = { session, stored, thinking: false, failed: false, paused: false, unkept: false };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly now = (): Running => this.#now;

  /** Begins, or goes on: dice are rolled and bots asked until a person has to answer. */
  start(): void {
    this.#goOn(this.#now.session, this.#now.session.moments.length);
  }

  /** Nothing more is played here; done when everything is in the database. */
  stop(): Promise<void> {
    this.#stopped = true;
    this.#worker?.terminate();
    this.#worker = null;
    this.#listeners.clear();
    finishFirst(this.#writing);
    return this.#writing;
  }

  /** An answer to the open question; the dice that follow are rolled at once. */
  answer(answer: unknown, because: Because | null = null): Answered {
    const { session } = this.#now;
    const answered = answerIn(session, answer, because);
    if (answered.ok) this.#goOn(answered.session, session.moments.length);
    return answered;
  }

  /** Back to an earlier moment; what came after it is gone. */
  backTo(inputs: number): void {
    this.#goOn(sessionAt(this.#now.session, inputs), inputs);
  }

  /** From now on nobody is asked about these; and about the others again. */
  keepQuiet(quiet: readonly Quiet[]): void {
    this.#now = { ...this.#now, stored: { ...this.#now.stored, quiet } };
    this.#goOn(this.#now.session, this.#now.session.moments.length);
  }

  /** Somebody else plays a seat from now on. */
  seat(seat: Seat, player: Player): void {
    const { session, stored } = this.#now;
    const players = session.players.with(seat, player);
    this.#now = { ...this.#now, stored: { ...stored, players } };
    this.#goOn({ ...session, players }, session.moments.length);
  }

  pause(paused: boolean): void {
    this.#set({ paused });
    if (!paused) this.#askBot(false);
  }

  /** One answer of a bot while it is paused. */
  step(): void {
    this.#askBot(true);
  }

  #set(change: Partial<Running>): void {
    this.#now = { ...this.#now, ...change };
    for (const listener of this.#listeners) listener();
  }

  #goOn(session: Session, kept: number): void {
    if (this.#stopped) return;
    const { stored } = this.#now;
    const after = this.#settled(session);
    const result = after.match.ruleset.result(after.match.setup, after.match.state.position);
    const winners = after.match.state.question === null && result ? result.winners : null;
    const now: StoredMatch = { ...stored, touched: Date.now(), winners };
    this.#turn++;
    this.#writing = this.#writing.then(() => this.#keep(now, after, kept));
    this.#set({ session: after, stored: now, thinking: false });
    this.#askBot(false);
  }

  /** Dice are rolled, and what nobody wants to be asked about is declined. */
  #settled(session: Session): Session {
    const { secrets, quiet = [] } = this.#now.stored;
    const source = diceFor(session.match, secrets, this.#kept);
    let now = rolled(session, source);
    while (isQuiet(quiet, now.match.state.question)) {
      const declined = answerIn(now, null, NOT_ASKED);
      if (!declined.ok) return now;
      now = rolled(declined.session, source);
    }
    return now;
  }

  /** What follows the first inputs that stay; more, where storing failed before. */
  async #keep(stored: StoredMatch, { moments }: Session, stay: number): Promise<void> {
    const from = Math.min(stay, this.#inStore);
    const inputs = moments
      .slice(from)
      .map(({ input, because }, i): StoredInput => ({ match: stored.id, n: from + i, answer: input.answer, because }));
    try {
      await keepInputs(stored, from, inputs);
      this.#inStore = moments.length;
      if (this.#now.unkept) this.#set({ unkept: false });
    } catch {
      this.#inStore = from;
      this.#set({ unkept: true });
    }
  }

  #askBot(evenIfPaused: boolean): void {
    const { session, paused, stored } = this.#now;
    const { question } = session.match.state;
    const seat = question?.to;
    if (typeof seat !== 'number' || (paused && !evenIfPaused)) return;
    const player = session.players[seat];
    if (player?.kind !== 'bot') return;
    const { ruleset, setup, state } = session.match;
    this.#set({ thinking: true, failed: false });
    this.#worker ??= this.#newWorker();
    this.#worker.postMessage({
      id: this.#turn,
      ruleset: stored.ruleset,
      setup,
      state: stateFor(ruleset, setup, state, seat),
      seat,
      level: player.level,
      // Its own chance, not the match's dice: a bot must not foresee a roll.
      seed: `${stored.id} bot ${session.moments.length}`,
    } satisfies Turn);
  }

  #newWorker(): Worker {
    const worker = new Worker(new URL(BOT_WORKER, document.baseURI), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Move>) => this.#moved(data));
    worker.addEventListener('error', () => {
      // The next try has a new one.
      worker.terminate();
      this.#worker = null;
      this.#set({ thinking: false, failed: true });
    });
    return worker;
  }

  #moved(move: Move): void {
    const pause = pauseOfBots();
    if (pause === 0) this.#take(move);
    else setTimeout(() => this.#take(move), pause);
  }

  #take({ id, answer, because }: Move): void {
    // Somebody went back, or left, while the bot thought.
    if (id !== this.#turn) return;
    const answered = this.answer(answer, because);
    if (!answered.ok) this.#set({ thinking: false, failed: true });
  }
}

/** A match this browser keeps, at exactly the question where it was left. */
export async function loadTable(id: string): Promise<Loaded | null> {
  const found = await storedMatch(id);
  if (!found) return null;
  const ruleset = await playableCalled(found.match.ruleset);
  if (!ruleset)
    return { ok: false, problems: [{ path: 'ruleset', problem: 'unknown-ruleset', id: found.match.ruleset }] };
  const restored = restoredSession(ruleset, found.match, found.inputs);
  if (!restored.ok) return restored;
  return { ok: true, table: new RunningTable(restored.value, found.match, await keptFor(ruleset, found.match)) };
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

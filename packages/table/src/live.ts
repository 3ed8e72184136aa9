// A match on a table, live: inputs are stored as they happen, dice rolled, bots asked, listeners told. Where it is
// stored, who works out a bot's answer and how long that takes to be shown is up to the application.
import type { Chosen } from '@little-wars/bots';
import type { Because, DiceSource, Game, Playable, Seat } from '@little-wars/engine';
import { nextIn, seated } from './asked.ts';
import { type Turn, turnOf } from './bot.ts';
import { isQuiet, NOT_ASKED, type Quiet } from './quiet.ts';
import { type Answered, answerIn, type Player, rolled, type Session, sessionAt } from './session.ts';

export interface Live<K> {
  readonly session: Session;
  /** What is stored beside the inputs. */
  readonly stored: K;
  /** What people do not want to be asked about any more. */
  readonly quiet: readonly Quiet[];
  /** A bot is at work. */
  readonly thinking: boolean;
  /** A bot could not answer. */
  readonly failed: boolean;
  /** Bots wait until they are told to go on. */
  readonly paused: boolean;
  /** The last input could not be stored; it is tried again with the next. */
  readonly unkept: boolean;
}

/** What a live table needs from the application around it. */
export interface Surroundings<K> {
  /** The dice for a session as far as it has come. */
  dice(session: Session): DiceSource;
  /** What is to be stored beside the inputs now. */
  updated(live: Live<K>): K;
  /** Stores the inputs from a place on; what lay there and after it is gone. Rejects where that fails. */
  keep(stored: K, session: Session, from: number): Promise<void>;
  /** A bot's answer, worked out wherever; rejects where that fails. */
  ask(turn: Turn): Promise<Chosen>;
  /** Where a bot's chance comes from: another seed for each answer, and not the one of the dice. */
  seed(live: Live<K>): string;
  /** Nothing more will be asked. */
  close(): void;
}

/** The one place where a match changes: pages subscribe to it and hand it answers. */
export class LiveTable<K> {
  #now: Live<K>;
  readonly #around: Surroundings<K>;
  readonly #listeners = new Set<() => void>();
  /** Counts what changed the session, so that an answer of a bot that comes too late is known. */
  #turn = 0;
  #writing: Promise<void> = Promise.resolve();
  /** The inputs that are stored. */
  #inStore: number;
  #stopped = false;

  constructor(session: Session, stored: K, around: Surroundings<K>, quiet: readonly Quiet[] = []) {
    this.#around = around;
    this.#inStore = session.moments.length;
    this.#now = { session, stored, quiet, thinking: false, failed: false, paused: false, unkept: false };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly now = (): Live<K> => this.#now;

  /** Begins, or goes on: dice are rolled and bots asked until a person has to answer. */
  start(): void {
    this.#goOn(this.#now.session, this.#now.session.moments.length);
  }

  /** Nothing more is played here; done when everything is stored. */
  stop(): Promise<void> {
    this.#stopped = true;
    this.#around.close();
    this.#listeners.clear();
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
    this.#now = { ...this.#now, quiet };
    this.start();
  }

  /** Somebody else plays a seat from now on. */
  seat(seat: Seat, player: Player): void {
    const { session } = this.#now;
    this.#goOn(seated(session, seat, player), session.moments.length);
  }

  pause(paused: boolean): void {
    this.#set({ paused });
    if (!paused) void this.#askBot(false);
  }

  /** One answer of a bot while it is paused. */
  step(): void {
    void this.#askBot(true);
  }

  #set(change: Partial<Live<K>>): void {
    this.#now = { ...this.#now, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** `stay` of the inputs were there before. */
  #goOn(session: Session, stay: number): void {
    if (this.#stopped) return;
    const after = this.#settled(session);
    const stored = this.#around.updated({ ...this.#now, session: after });
    this.#turn++;
    this.#writing = this.#writing.then(() => this.#keep(stored, after, stay));
    this.#set({ session: after, stored, thinking: false });
    void this.#askBot(false);
  }

  #settled(session: Session): Session {
    return settled(session, this.#around.dice(session), this.#now.quiet);
  }

  /** What follows the first inputs that stay; more, where storing failed before. */
  async #keep(stored: K, session: Session, stay: number): Promise<void> {
    const from = Math.min(stay, this.#inStore);
    try {
      await this.#around.keep(stored, session, from);
      this.#inStore = session.moments.length;
      if (this.#now.unkept) this.#set({ unkept: false });
    } catch {
      this.#inStore = from;
      this.#set({ unkept: true });
    }
  }

  async #askBot(evenIfPaused: boolean): Promise<void> {
    const { session, paused } = this.#now;
    const next = nextIn(session);
    if (next.who !== 'bot' || (paused && !evenIfPaused)) return;
    const turn = this.#turn;
    this.#set({ thinking: true, failed: false });
    const asked = turnOf(session, next.seat, next.level, this.#around.seed(this.#now));
    const chosen = await this.#around.ask(asked).catch(() => null);
    // Somebody went back, or left, while the bot thought.
    if (turn !== this.#turn || this.#stopped) return;
    const isAnswered = chosen !== null && this.answer(chosen.answer, chosen.because).ok;
    if (!isAnswered) this.#set({ thinking: false, failed: true });
  }
}

/** Dice are rolled, and what nobody wants to be asked about is declined. */
export function settled<R extends Playable<Game>>(
  session: Session<R>,
  source: DiceSource,
  quiet: readonly Quiet[],
): Session<R> {
  let now = rolled(session, source);
  while (isQuiet(quiet, now.match.state.question)) {
    const declined = answerIn(now, null, NOT_ASKED);
    if (!declined.ok) return now;
    now = rolled(declined.session, source);
  }
  return now;
}

// A live match: stores inputs as they happen, rolls dice, asks bots and notifies listeners. The application decides
// where inputs are stored, where bots run and how fast their answers are shown.
import type { Chosen } from '@little-wars/bots';
import type { Because, DiceSource, Game, Playable, Seat } from '@little-wars/engine';
import { nextIn, seated } from './asked.ts';
import { type Turn, turnOf } from './bot.ts';
import { isQuiet, NOT_ASKED, type Quiet } from './quiet.ts';
import { type Answered, answerIn, type Player, rolled, type Session, sessionAt } from './session.ts';

export interface Live<K> {
  readonly session: Session;
  /** What is stored along with the inputs. */
  readonly stored: K;
  /** The reactions that people do not want to be asked about. */
  readonly quiet: readonly Quiet[];
  /** Whether a bot is working on its answer. */
  readonly thinking: boolean;
  /** Whether a bot failed to answer. */
  readonly failed: boolean;
  /** Whether bots wait until told to continue. */
  readonly paused: boolean;
  /** Whether storing the last input failed; it is retried with the next one. */
  readonly unkept: boolean;
}

/** What a live table needs from the application around it. */
export interface Surroundings<K> {
  /** The dice for a session in progress. */
  dice(session: Session): DiceSource;
  /** The current value to store along with the inputs. */
  updated(live: Live<K>): K;
  /** Stores the inputs from an index on, replacing what was there. Rejects on failure. */
  keep(stored: K, session: Session, from: number): Promise<void>;
  /** Gets a bot's answer, from a worker for instance; rejects on failure. */
  ask(turn: Turn): Promise<Chosen>;
  /** A seed for the bot's random numbers: different for each answer, and not the seed of the dice. */
  seed(live: Live<K>): string;
  /** Called when the table is stopped. */
  close(): void;
}

/** The only place where a match changes: pages subscribe to it and pass it answers. */
export class LiveTable<K> {
  #now: Live<K>;
  readonly #around: Surroundings<K>;
  readonly #listeners = new Set<() => void>();
  /** Counts changes of the session, to detect a bot's answer that comes too late. */
  #turn = 0;
  #writing: Promise<void> = Promise.resolve();
  /** The number of inputs stored. */
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

  /** Starts or continues: rolls dice and asks bots until a person has to answer. */
  start(): void {
    this.#goOn(this.#now.session, this.#now.session.moments.length);
  }

  /** Stops playing; resolves when everything is stored. */
  stop(): Promise<void> {
    this.#stopped = true;
    this.#around.close();
    this.#listeners.clear();
    return this.#writing;
  }

  /** Answers the open question; dice that follow are rolled at once. */
  answer(answer: unknown, because: Because | null = null): Answered {
    const { session } = this.#now;
    const answered = answerIn(session, answer, because);
    if (answered.ok) this.#goOn(answered.session, session.moments.length);
    return answered;
  }

  /** Goes back to an earlier moment and discards what came after it. */
  backTo(inputs: number): void {
    this.#goOn(sessionAt(this.#now.session, inputs), inputs);
  }

  /** Sets the reactions that nobody is asked about from now on. */
  keepQuiet(quiet: readonly Quiet[]): void {
    this.#now = { ...this.#now, quiet };
    this.start();
  }

  /** Changes the player of a seat. */
  seat(seat: Seat, player: Player): void {
    const { session } = this.#now;
    this.#goOn(seated(session, seat, player), session.moments.length);
  }

  pause(paused: boolean): void {
    this.#set({ paused });
    if (!paused) void this.#askBot(false);
  }

  /** Lets a bot give one answer while paused. */
  step(): void {
    void this.#askBot(true);
  }

  #set(change: Partial<Live<K>>): void {
    this.#now = { ...this.#now, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Continues with a new session; the first `stay` inputs are unchanged. */
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

  /** Stores the inputs after the first `stay`, and earlier ones whose storing failed. */
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
    // Somebody went back or left in the meantime.
    if (turn !== this.#turn || this.#stopped) return;
    const isAnswered = chosen !== null && this.answer(chosen.answer, chosen.because).ok;
    if (!isAnswered) this.#set({ thinking: false, failed: true });
  }
}

/** Rolls dice and declines reactions that nobody wants to be asked about. */
export function settled<R extends Playable<Game>>(
  session: Session<R>,
  source: DiceSource,
  quiet: readonly Quiet[],
): Session<R> {
  let current = rolled(session, source);
  while (isQuiet(quiet, current.match.state.question)) {
    const declined = answerIn(current, null, NOT_ASKED);
    if (!declined.ok) return current;
    current = rolled(declined.session, source);
  }
  return current;
}

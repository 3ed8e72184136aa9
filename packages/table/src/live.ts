// A live match: stores inputs as they happen, rolls dice, asks bots and notifies listeners. The application decides
// where inputs are stored, where bots run and how fast their answers are shown.
import type { Chosen } from '@little-wars/bots';
import type { Because, DiceSource, Question, Seat } from '@little-wars/engine';
import { nextIn, seated } from './asked.ts';
import { type Turn, turnOf } from './bot.ts';
import { Keeping, type Outcome } from './keeping.ts';
import { carriedOn, type Given, isAside, type Onward, playedIn } from './onward.ts';
import type { Planned } from './plan-steps.ts';
import type { Quiet } from './quiet.ts';
import { type Answered, answerIn, type Player, type Session, sessionAt } from './session.ts';
import { ASK_LITTLE, type AskMe, answered as afterAnswer, type Wishes } from './settling.ts';

export interface Live<K> {
  readonly session: Session;
  /** What is stored along with the inputs. */
  readonly stored: K;
  /** The reactions that people do not want to be asked about. */
  readonly quiet: readonly Quiet[];
  /** What people want to be asked even if the table could answer it. */
  readonly askMe: AskMe;
  /** Whether a bot is working on its answer. */
  readonly thinking: boolean;
  /** Whether a bot failed to answer. */
  readonly failed: boolean;
  /** Whether bots wait until told to continue. */
  readonly paused: boolean;
  /** Whether storing the last input failed; it is retried with the next one. */
  readonly unkept: boolean;
  /** Whether another tab plays the match now: nothing more is played or stored here. */
  readonly takenOver: boolean;
}

/** What a live table needs from the application around it. */
export interface Surroundings<K> {
  /** The dice for a session in progress. */
  dice(session: Session): DiceSource;
  /** The current value to store along with the inputs. */
  updated(live: Live<K>): K;
  /**
   * Stores the inputs from an index on, replacing what was there. Rejects on failure: with `TakenOver` if that is why.
   */
  keep(stored: K, session: Session, from: number): Promise<void>;
  /** Gets a bot's answer, from a worker for instance; rejects on failure. */
  ask(turn: Turn): Promise<Chosen>;
  /** A seed for the bot's random numbers: different for each answer, and not the seed of the dice. */
  seed(live: Live<K>): string;
  /** Called when the table is stopped. */
  close(): void;
}

/** An answer to a question that is no longer open: it changes nothing. */
const TOO_LATE: Answered = { ok: false, reasons: [] };

/**
 * The only place where a match changes: pages subscribe to it and pass it answers. An input is shown when it is stored,
 * or when storing it has failed, so that a crash loses nothing that anybody has seen.
 */
export class LiveTable<K> {
  #now: Live<K>;
  readonly #around: Surroundings<K>;
  readonly #listeners = new Set<() => void>();
  readonly #keeping: Keeping<K>;
  /** The session with the inputs that are being stored; the one that is shown if there are none. */
  #head: Session;
  /** Resolves when `#head` is shown. */
  #shown: Promise<void> = Promise.resolve();
  /** Counts changes of the session, to detect a bot's answer that comes too late. */
  #turn = 0;
  #stopped = false;
  /** The rest of a gesture of each seat, for questions that come later. */
  readonly #onward = new Map<Seat, Onward>();

  constructor(session: Session, stored: K, around: Surroundings<K>, wishes: Partial<Wishes> = {}) {
    this.#around = around;
    this.#keeping = new Keeping<K>((...what) => around.keep(...what), session.moments.length);
    this.#head = session;
    this.#now = {
      session,
      stored,
      quiet: wishes.quiet ?? [],
      askMe: wishes.askMe ?? ASK_LITTLE,
      thinking: false,
      failed: false,
      paused: false,
      unkept: false,
      takenOver: false,
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly now = (): Live<K> => this.#now;

  /** Whether every input is stored, including those not shown yet. */
  storing(): 'stored' | 'underway' | 'refused' {
    const { session, unkept, takenOver } = this.#now;
    if (takenOver) return 'stored';
    if (this.#head !== session) return 'underway';
    return unkept ? 'refused' : 'stored';
  }

  /** Starts or continues: rolls dice and asks bots until a person has to answer. Resolves when the dice are shown. */
  start(): Promise<void> {
    this.#continueWith(this.#head, this.#head.moments.length);
    return this.#shown;
  }

  /** Stops playing; resolves when everything is stored. */
  stop(): Promise<void> {
    this.#stopped = true;
    this.#around.close();
    this.#listeners.clear();
    return this.#keeping.done();
  }

  /** Answers the question that is shown; dice that follow are rolled at once. */
  answer(answer: unknown, because: Because | null = null): Answered {
    if (this.#stopped || this.#head !== this.#now.session) return TOO_LATE;
    const answered = answerIn(this.#head, answer, because);
    if (!answered.ok) return answered;
    const question = this.#head.match.state.question as Question;
    this.#wasAsked(question);
    if (question.to !== 'dice' && !isAside(question)) this.#onward.delete(question.to);
    this.#continueWith(answered.session, this.#head.moments.length);
    return answered;
  }

  /**
   * Gives the answers of a plan one after the other, and stops where something else is asked. The `onward` part
   * continues after dice and answers of others.
   */
  play(inputs: readonly Planned[], onward: Onward | null = null): Answered {
    const begun = this.#head;
    if (this.#stopped || begun !== this.#now.session) return TOO_LATE;
    const [first] = inputs;
    const isMeant = first !== undefined && begun.match.state.question?.purpose === first.purpose;
    const answered = isMeant ? answerIn(begun, first.answer) : null;
    if (answered && !answered.ok) return answered;
    const session = playedIn(begun, inputs, this.#given(begun));
    for (const { before } of session.moments.slice(begun.moments.length)) this.#wasAsked(before.question as Question);
    if (onward) this.#onward.set(onward.seat, onward);
    else this.#onward.delete(begun.match.state.question?.to as Seat);
    if (session !== begun) this.#continueWith(session, begun.moments.length);
    return { ok: true, session };
  }

  #wasAsked(question: Question | null): void {
    if (typeof question?.to !== 'number') return;
    this.#now = { ...this.#now, askMe: afterAnswer(this.#now.askMe, { seat: question.to, purpose: question.purpose }) };
  }

  #given(session: Session): Given {
    return { dice: this.#around.dice(session), wishes: this.#now };
  }

  /** Goes back to an earlier moment and discards what came after it. */
  backTo(inputs: number): void {
    this.#onward.clear();
    this.#continueWith(sessionAt(this.#head, inputs), inputs);
  }

  /** Sets the muted reactions from now on. */
  keepQuiet(quiet: readonly Quiet[]): void {
    this.#now = { ...this.#now, quiet };
    void this.start();
  }

  /** Sets what people want to be asked from now on. */
  ask(askMe: AskMe): void {
    this.#now = { ...this.#now, askMe };
    void this.start();
  }

  /** Changes the player of a seat. */
  seat(seat: Seat, player: Player): void {
    this.#continueWith(seated(this.#head, seat, player), this.#head.moments.length);
  }

  pause(paused: boolean): void {
    this.#set({ paused });
    if (!paused) this.step();
  }

  /** Lets a bot give one answer, even while paused. */
  step(): void {
    const turn = this.#stopped ? null : this.#botsTurn();
    if (turn === null) return;
    this.#set({ thinking: true, failed: false });
    void this.#askBot(turn);
  }

  #set(change: Partial<Live<K>>): void {
    this.#now = { ...this.#now, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Continues with a new session; the first `stay` inputs are unchanged. */
  #continueWith(session: Session, stay: number): void {
    if (this.#stopped) return;
    const head = this.#carriedOn(session);
    const stored = this.#around.updated({ ...this.#now, session: head });
    this.#turn++;
    this.#head = head;
    // The bot thinks while the inputs are being stored.
    const turn = this.#now.paused ? null : this.#botsTurn();
    const isThinking = turn !== null;
    const change = { session: head, stored, thinking: isThinking, ...(isThinking ? { failed: false } : {}) };
    this.#shown = this.#keeping.keep({ stored, session: head }, stay).then(outcome => this.#show(outcome, change));
    if (isThinking) void this.#askBot(turn);
  }

  /** Continues as far as dice, settled answers and what everybody has begun go. */
  #carriedOn(session: Session): Session {
    const given = this.#given(session);
    let head = carriedOn({ session, onward: null }, given).session;
    for (;;) {
      const onward = this.#onward.get(head.match.state.question?.to as Seat);
      const next = onward && carriedOn({ session: head, onward }, given);
      if (!next) return head;
      if (next.onward === null) this.#onward.delete(onward.seat);
      else this.#onward.set(onward.seat, next.onward);
      if (next.session === head) return head;
      head = next.session;
    }
  }

  #show(outcome: Outcome, change: Partial<Live<K>>): void {
    if (this.#stopped) return;
    if (outcome === 'taken-over') this.#giveUp();
    // If several were stored together, only the last is shown.
    else if (change.session === this.#head) this.#set({ ...change, unkept: outcome === 'failed' });
  }

  #giveUp(): void {
    this.#stopped = true;
    this.#around.close();
    this.#set({ takenOver: true, thinking: false });
  }

  /** The turn to send to the bot that must answer next; null if none must. */
  #botsTurn(): Turn | null {
    const next = nextIn(this.#head);
    if (next.who !== 'bot') return null;
    return turnOf(this.#head, next.seat, next.level, this.#around.seed({ ...this.#now, session: this.#head }));
  }

  async #askBot(asked: Turn): Promise<void> {
    const turn = this.#turn;
    const chosen = await this.#around.ask(asked).catch(() => null);
    // The table is never ahead of the store by more than one answer and its dice.
    await this.#shown;
    // Somebody went back or left in the meantime.
    if (turn !== this.#turn || this.#stopped) return;
    const isAnswered = chosen !== null && this.answer(chosen.answer, chosen.because).ok;
    if (!isAnswered) this.#set({ thinking: false, failed: true });
  }
}

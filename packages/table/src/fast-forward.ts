// Plays with bots at every seat up to a question, to start in the middle.
import type { Chosen } from '@little-wars/bots';
import type { DiceSource, Game, OpenQuestion, Playable } from '@little-wars/engine';
import { type Turn, turnOf } from './bot.ts';
import { answerIn, rolled, type Session } from './session.ts';

export interface Forwarding {
  readonly dice: DiceSource;
  /** Gets a bot's answer, from a worker for instance. */
  ask(turn: Turn): Promise<Chosen>;
  /** A seed for the bots' random numbers; not that of the dice. */
  readonly seed: string;
  isReached(question: OpenQuestion): boolean;
}

/** Rejects if a bot fails to answer; stops at the end of the match. */
export async function fastForward<R extends Playable<Game>>(
  session: Session<R>,
  { dice, ask, seed, isReached }: Forwarding,
): Promise<Session<R>> {
  let current = rolled(session, dice);
  for (;;) {
    const { question } = current.match.state;
    // A roll that the dice leave to people is theirs to make.
    if (question === null || question.to === 'dice' || isReached(question)) return current;
    const turn = turnOf(current, question.to, 'soldier', `${seed} ${current.moments.length}`);
    const { answer, because } = await ask(turn);
    const answered = answerIn(current, answer, because);
    if (!answered.ok) throw new Error(`refused: ${JSON.stringify(answered.reasons)}`);
    current = rolled(answered.session, dice);
  }
}

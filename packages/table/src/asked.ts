// Who is asked next, and whose view the table shows.
import { type Question, questionOf, type Result, type Seat } from '@little-wars/engine';
import type { Player, Session } from './session.ts';

/** Who has to act next, unless the match is over. */
export type Next =
  | { readonly who: 'nobody' }
  | { readonly who: 'dice'; readonly question: Question<'roll'> }
  | { readonly who: 'person'; readonly seat: Seat; readonly question: Question }
  | { readonly who: 'bot'; readonly seat: Seat; readonly level: string; readonly question: Question };

export function nextIn({ match: { ruleset, setup, state }, players }: Session): Next {
  const question = questionOf(ruleset, setup, state);
  if (question === null) return { who: 'nobody' };
  if (question.to === 'dice') return { who: 'dice', question: question as Question<'roll'> };
  const player = players[question.to];
  if (player?.kind !== 'bot') return { who: 'person', seat: question.to, question };
  return { who: 'bot', seat: question.to, level: player.level, question };
}

export const isPerson = (players: readonly Player[], seat: unknown): boolean =>
  typeof seat === 'number' && players[seat]?.kind === 'person';

export const peopleIn = ({ players }: Pick<Session, 'players'>): number =>
  players.filter(({ kind }) => kind === 'person').length;

/** Whose view to show: the person asked; during a bot's turn or a roll the last one shown, or the first person. */
export function lookingIn({ match, players }: Session, last: Seat | null): Seat {
  const to = match.state.question?.to;
  if (typeof to === 'number' && isPerson(players, to)) return to;
  if (last !== null && isPerson(players, last)) return last;
  return Math.max(
    0,
    players.findIndex(({ kind }) => kind === 'person'),
  );
}

/** The session with another player at a seat. */
export const seated = <S extends Session>(session: S, seat: Seat, player: Player): S => ({
  ...session,
  players: session.players.with(seat, player),
});

/** The result of a match that is over; null while somebody is asked. */
export const resultIn = ({ match: { ruleset, setup, state } }: Pick<Session, 'match'>): Result | null =>
  state.question === null ? ruleset.result(setup, state.position) : null;

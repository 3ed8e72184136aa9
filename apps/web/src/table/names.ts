// What the sides are called at this table: a person against a bot is "your side" against "the bot".
import type { Player } from '@little-wars/table';
import { letterOf } from '@little-wars/words';

/** Names for the middle of a sentence, by seat. Two people are named by the letters on their models. */
export function namesOf(players: readonly Player[]): readonly string[] {
  const isAlone = players.filter(({ kind }) => kind === 'person').length === 1;
  return players.map(({ kind }, seat) => {
    if (kind === 'person') return isAlone ? 'your side' : letterOf(seat);
    return isAlone && players.length === 2 ? 'the bot' : `bot ${letterOf(seat)}`;
  });
}

/** A word or two for where there is little room. */
export function shortName(players: readonly Player[], seat: number): string {
  const name = namesOf(players)[seat] ?? letterOf(seat);
  return name === 'your side' ? 'You' : name === 'the bot' ? 'Bot' : capital(name);
}

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

// The texts of the list of matches.
import { letterOf } from '@little-wars/words';
import { rulesets } from '../game/rulesets.ts';
import type { StoredMatch } from '../store/database.ts';

export const titleOf = ({ ruleset }: Pick<StoredMatch, 'ruleset'>): string =>
  rulesets.find(({ id }) => id === ruleset)?.title ?? ruleset;

export const playersOf = ({ players }: Pick<StoredMatch, 'players'>): string =>
  players.map(player => (player.kind === 'person' ? 'a person' : `the ${player.level} bot`)).join(' against ');

export const dayOf = ({ touched }: Pick<StoredMatch, 'touched'>): string =>
  new Date(touched).toLocaleDateString('en', { dateStyle: 'medium' });

export function endOf({ winners, result }: Pick<StoredMatch, 'winners' | 'result'>): string {
  if (winners === null) return 'in play';
  const score = result ? `, ${result.scores.join(' to ')}` : '';
  return winners.length === 1 ? `finished, ${letterOf(winners[0]!)} won${score}` : `finished, a draw${score}`;
}

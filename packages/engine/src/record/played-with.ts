import type { Edition } from '../kernel/edition.ts';
import type { Roster } from '../kernel/lobby.ts';
import type { Game } from '../kernel/types.ts';
import { fingerprint } from './canonical.ts';

/** Changes whenever one of the teams does, or content that they use: games between them must be measured again. */
export const playedWith = (
  { content, lobby }: Pick<Edition<Game>, 'content' | 'lobby'>,
  teams: readonly Roster[],
): string => fingerprint([lobby.contentOf(teams) ?? content, teams]).slice(0, 16);

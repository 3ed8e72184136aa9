import { reveal } from '@little-wars/engine';
import type { Secrets, TableMatch } from '@little-wars/table';

/** A match as its record shows it: the secrets of its dice are revealed once it is over. */
export function revealed(match: TableMatch, secrets: Secrets): TableMatch {
  if (match.state.question !== null || !secrets) return match;
  const shown = reveal(match, secrets);
  return shown.ok ? { ...match, dice: shown.value.dice } : match;
}

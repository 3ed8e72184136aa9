// The words of this table: what a ruleset says of its ids, with the catalogue for everything else.
import type { Game, Reason, Ruleset } from '@little-wars/engine';
import { type Catalogue, problems, say, tellReason } from '@little-wars/words';

export interface Words {
  /** The text of an id with its parameters. */
  of(id: string, parameters?: object): string;
  /** A refusal as a line for a person. */
  refusal(reason: Reason): string;
}

export function wordsOf(ruleset: Ruleset<Game>): Words {
  const own: Catalogue = ruleset.texts['en'] ?? {};
  return {
    of: (id, parameters) => say([own, problems], id, parameters),
    refusal: reason => tellReason(reason, own),
  };
}

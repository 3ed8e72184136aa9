import type { Game, Playable } from '@little-wars/engine';

/** A ruleset's word for an id outside a match; the last part of the id if it has none. */
export const wordsOf =
  (ruleset: Playable<Game>): ((id: string) => string) =>
  id =>
    ruleset.texts['en']?.[id] ?? id.replace(/^[a-z-]+\./, '').replaceAll('-', ' ');

import type { Game, Ruleset } from '@little-wars/engine';
import { toy } from '@little-wars/engine/toy';

/** Every ruleset there is to play. Applications, the conformance suite and the clause table read this list. */
export const rulesets: readonly Ruleset<Game>[] = [toy as unknown as Ruleset<Game>];

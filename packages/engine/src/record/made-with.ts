import { perObject } from '../cache.ts';
import type { Game, Ruleset } from '../kernel/types.ts';
import { fingerprint } from './canonical.ts';
import type { MadeWith } from './record-file.ts';

const contentHash = perObject((content: object) => fingerprint(content));

export const madeWith = <G extends Game>(ruleset: Ruleset<G>): MadeWith => ({
  id: ruleset.id,
  version: ruleset.version,
  content: contentHash(ruleset.content),
});

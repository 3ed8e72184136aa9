import type { Ruleset } from '@little-wars/engine';
import { advice } from './advice/index.ts';
import { clauses } from './clauses/index.ts';
import { guide } from './guide/index.ts';
import { lobby } from './lobby/index.ts';
import { ruleset } from './ruleset.ts';
import { tabletop } from './tabletop/index.ts';
import type { KillTeam } from './types.ts';

/** Kill Team 2021. */
export const killTeam: Ruleset<KillTeam> = { ...ruleset, clauses, advice, tabletop, lobby, guide };

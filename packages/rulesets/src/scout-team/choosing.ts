import type { Choosing } from '@little-wars/engine';
import { guide } from './guide/index.ts';
import { lobby } from './lobby/index.ts';
import { ready } from './ready.ts';
import type { ScoutTeam } from './types.ts';

/** Scout Team's teams, missions and maps. */
export const choosing: Choosing<ScoutTeam> = { ready, lobby, guide };

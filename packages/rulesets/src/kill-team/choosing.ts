import type { Choosing } from '@little-wars/engine';
import { guide } from './guide/index.ts';
import { lobby } from './lobby/index.ts';
import { ready } from './ready.ts';
import type { KillTeam } from './types.ts';

/** Teams, missions and maps of Kill Team to choose from. */
export const choosing: Choosing<KillTeam> = { ready, lobby, guide };

import type { Choosing } from '@little-wars/engine';
import { lobby } from './lobby/index.ts';
import { ready } from './ready.ts';
import type { Vanguard } from './types.ts';

/** Teams and maps of Vanguard to choose from. */
export const choosing: Choosing<Vanguard> = { ready, lobby, guide: null };

import type { Choosing } from '@little-wars/engine';
import { guide } from './guide/index.ts';
import { lobby } from './lobby/index.ts';
import { ready } from './ready.ts';
import type { Vanguard } from './types.ts';

/** Vanguard's teams and maps to choose from. */
export const choosing: Choosing<Vanguard> = { ready, lobby, guide };

import type { Choosing } from '@little-wars/engine';
import { guide } from './guide/index.ts';
import { lobby } from './lobby/index.ts';
import { ready } from './ready.ts';
import type { ZeroG } from './types.ts';

/** Zero-G's teams, missions and maps, and its guided first game. */
export const choosing: Choosing<ZeroG> = { ready, lobby, guide };

import type { Choosing } from '@little-wars/engine';
import { guide } from './guide/index.ts';
import { lobby } from './lobby/index.ts';
import { ready } from './ready.ts';
import type { ReconSquad } from './types.ts';

/** Recon Squad's squads and maps, and its guided first game. */
export const choosing: Choosing<ReconSquad> = { ready, lobby, guide };

import type { Choosing } from '@little-wars/engine';
import { lobby } from './lobby/index.ts';
import { ready } from './ready.ts';
import type { ReconSquad } from './types.ts';

/** Recon Squad's squads and maps to choose from. */
export const choosing: Choosing<ReconSquad> = { ready, lobby, guide: null };

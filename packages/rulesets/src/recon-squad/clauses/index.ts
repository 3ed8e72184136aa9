import type { Clause } from '@little-wars/engine';
import { coreMoving } from './01-core-moving.ts';
import { coreFighting } from './06-core-fighting.ts';
import { squads } from './12-squads.ts';
import { battle } from './14-battle.ts';

/** Recon Squad on the 8th edition core: all clauses, the core first. */
export const clauses: readonly Clause[] = [...coreMoving, ...coreFighting, ...squads, ...battle];

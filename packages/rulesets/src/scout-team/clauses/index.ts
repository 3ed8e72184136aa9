import type { Clause } from '@little-wars/engine';
import { coreMoving } from './01-core-moving.ts';
import { coreFighting } from './07-core-fighting.ts';
import { teams } from './13-teams.ts';

/** Scout Team on the 9th edition core: all clauses, the core first. */
export const clauses: readonly Clause[] = [...coreMoving, ...coreFighting, ...teams];

import type { Clause } from '@little-wars/engine';
import { coreShooting } from './01-core-shooting.ts';
import { coreAssault } from './06-core-assault.ts';
import { arrows } from './12-arrows.ts';
import { inTheVoid } from './14-void.ts';

/** Zero-G on the 7th edition core: all clauses, the core first. */
export const clauses: readonly Clause[] = [...coreShooting, ...coreAssault, ...arrows, ...inTheVoid];

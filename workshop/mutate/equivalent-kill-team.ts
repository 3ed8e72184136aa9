// Mutants of Kill Team that behave the same; each with the reason.
import type { Equivalent } from './in-file.ts';

export const EQUIVALENT_IN_KILL_TEAM: readonly Equivalent[] = [];

import type { Showing } from '@little-wars/engine';
import { flow } from './flow/index.ts';
import { tabletop } from './tabletop/index.ts';
import { telling } from './telling/index.ts';
import { english } from './texts/index.ts';
import type { KillTeam } from './types.ts';

/** Kill Team on a board and in words. */
export const showing: Showing<KillTeam> = { tabletop, telling, flow, texts: { en: english } };

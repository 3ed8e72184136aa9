import type { Showing } from '@little-wars/engine';
import { flow } from './flow.ts';
import { tabletop } from './tabletop/index.ts';
import { telling } from './telling.ts';
import { texts } from './texts/en.ts';
import type { ReconSquad } from './types.ts';

/** How Recon Squad is shown on a board and in words. */
export const showing: Showing<ReconSquad> = { tabletop, telling, flow, texts: { en: texts } };

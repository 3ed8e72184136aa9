import type { Showing } from '@little-wars/engine';
import { tabletop } from './tabletop/index.ts';
import { telling } from './telling.ts';
import { texts } from './texts/en.ts';
import type { ZeroG } from './types.ts';

/** How Zero-G is shown on a board and in words. */
export const showing: Showing<ZeroG> = { tabletop, telling, texts: { en: texts } };

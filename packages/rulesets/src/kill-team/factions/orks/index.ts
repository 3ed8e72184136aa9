import type { FactionPart } from '../registry.ts';
import { strategy } from './strategy.ts';

export const orks: FactionPart = { strategic: strategy, actions: [], sequences: [] };

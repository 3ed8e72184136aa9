import type { FactionPart } from '../registry.ts';
import { shrugOff } from './just-a-scratch.ts';
import { strategy } from './strategy.ts';

export const orks: FactionPart = { strategic: strategy, actions: [], sequences: [shrugOff] };

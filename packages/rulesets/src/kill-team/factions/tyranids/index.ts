import type { FactionPart } from '../registry.ts';
import { feast } from './equipment.ts';
import { stalk, strategy } from './strategy.ts';
import { hunt } from './tactics.ts';

export const tyranids: FactionPart = { strategic: strategy, actions: [], sequences: [stalk, hunt, feast] };

// The numbers behind Scout Team's rolls
import { combineHandlers, type Numbered, withoutNumbers } from '@little-wars/engine';
import { allOf } from '../w40k/dice/rolls.ts';
import { sharedNumbers } from '../w40k/show/numbers.ts';
import { focusRoll } from './abilities/after-shooting.ts';
import { bombRoll, squigRoll } from './abilities/bomb-squig.ts';
import { markerlightRoll } from './abilities/markerlights.ts';
import { reanimationRoll } from './abilities/reanimates.ts';
import { rollOffForZone } from './core/03-battle/deployment.ts';
import { breakOutRoll } from './core/05-moving/break-out.ts';
import { attritionRoll, moraleRoll } from './core/06-morale/morale.ts';
import { coreClauses } from './core-clauses.ts';
import { lookups, strikes } from './library.ts';
import { cutRoll } from './rules/cut-them-down.ts';
import type { Look } from './types.ts';

export const numbers = combineHandlers<Look, void, readonly Numbered[]>(
  [
    ...sharedNumbers({ rolls: strikes.rolls, lookups, clauses: coreClauses }),
    ...withoutNumbers(
      rollOffForZone,
      ...allOf(breakOutRoll, cutRoll, moraleRoll, attritionRoll),
      ...allOf(focusRoll, squigRoll, bombRoll, markerlightRoll, reanimationRoll),
    ),
  ],
  [],
);

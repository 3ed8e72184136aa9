// The numbers behind Recon Squad's rolls
import { combineHandlers, type Numbered, withoutNumbers } from '@little-wars/engine';
import { allOf } from '../w40k/dice/rolls.ts';
import { sharedNumbers } from '../w40k/show/numbers.ts';
import { crushRoll } from './abilities/crushing-charge.ts';
import { packRoll } from './abilities/grenade-pack.ts';
import { guardRoll } from './abilities/guardian-protocols.ts';
import { reanimationRoll } from './abilities/reanimates.ts';
import { rollOffForCorner } from './core/03-battle/deployment.ts';
import { goingOnRoll } from './core/03-battle/turn.ts';
import { jumpRoll } from './core/04-moving/jumps.ts';
import { breakRoll } from './core/07-breaking/breaking.ts';
import { coreClauses } from './core-clauses.ts';
import { lookups, strikes } from './library.ts';
import type { Look } from './types.ts';

export const numbers = combineHandlers<Look, void, readonly Numbered[]>(
  [
    ...sharedNumbers({ rolls: strikes.rolls, lookups, clauses: coreClauses }),
    ...withoutNumbers(
      rollOffForCorner,
      ...allOf(goingOnRoll, jumpRoll, breakRoll, crushRoll, guardRoll, packRoll, reanimationRoll),
    ),
  ],
  [],
);

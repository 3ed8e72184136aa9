import type { Archetype } from '../content/types.ts';
import { cardsFor as cardsOfDeal, tacOpAmong } from '../core/10-tac-ops/cards.ts';
import type { Setup } from '../types.ts';
import { closeQuartersRecon, closeQuartersSecurity } from './close-quarters.ts';
import { coreInfiltration, criticalInfiltration } from './infiltration.ts';
import { coreRecon, criticalRecon } from './recon.ts';
import { coreSecurity, criticalSecurity } from './security.ts';
import { coreSeekAndDestroy, criticalSeekAndDestroy } from './seek-and-destroy.ts';
import type { TacOp } from './types.ts';

export * from './types.ts';

/** KT-10.4: every tac op. */
export const tacOps: readonly TacOp[] = [
  ...coreSeekAndDestroy,
  ...coreSecurity,
  ...coreInfiltration,
  ...coreRecon,
  ...criticalSecurity,
  ...criticalSeekAndDestroy,
  ...criticalRecon,
  ...criticalInfiltration,
  ...closeQuartersSecurity,
  ...closeQuartersRecon,
];

export const byId: ReadonlyMap<string, TacOp> = new Map(tacOps.map(tacOp => [tacOp.id, tacOp]));

/** The tac op of a valid id. */
export const tacOpOf = (id: string): TacOp => tacOpAmong(byId, id);

/** KT-11.7, KT-12.14: an archetype's cards that the match uses. */
export const cardsFor = (setup: Setup, archetype: Archetype): readonly TacOp[] =>
  cardsOfDeal({ setup, tacOps: byId }, archetype);

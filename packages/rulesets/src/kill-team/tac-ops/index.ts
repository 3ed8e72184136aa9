import type { Archetype } from '../content/types.ts';
import { mapOf } from '../lookups.ts';
import type { Setup } from '../types.ts';
import { closeQuartersRecon, closeQuartersSecurity } from './close-quarters.ts';
import { coreInfiltration, criticalInfiltration } from './infiltration.ts';
import { coreRecon, criticalRecon } from './recon.ts';
import { coreSecurity, criticalSecurity } from './security.ts';
import { coreSeekAndDestroy, criticalSeekAndDestroy } from './seek-and-destroy.ts';
import type { Deck, TacOp } from './types.ts';

export * from './types.ts';

let all: readonly TacOp[] | null = null;

/** KT-10.4: every tac op there is. Listed when first asked for: cards and core know each other. */
export function tacOps(): readonly TacOp[] {
  all ??= [
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
  return all;
}

let byId: ReadonlyMap<string, TacOp> | null = null;

/** The tac op of an id known to be good. */
export function tacOpOf(id: string): TacOp {
  byId ??= new Map(tacOps().map(tacOp => [tacOp.id, tacOp]));
  const found = byId.get(id);
  if (!found) throw new Error(`there is no tac op "${id}"`);
  return found;
}

/** KT-11.7: the deck of a match. */
export const deckOf = ({ options }: Setup): Deck => (options.coreDeck ? 'core' : 'critical-ops');

const CORE_DECK = 6;

/** KT-12.15: how many cards a core deck of an archetype is short of six. Critical Ops has no decks of six. */
export const missingFrom = (setup: Setup, archetype: Archetype): number =>
  deckOf(setup) === 'core' ? CORE_DECK - cardsFor(setup, archetype).length : 0;

/** KT-11.7, KT-12.14: the cards of an archetype that a match uses. */
export function cardsFor(setup: Setup, archetype: Archetype): readonly TacOp[] {
  const left = mapOf(setup).closeQuarters === null ? 'only' : 'never';
  const deck = deckOf(setup);
  return tacOps().filter(card => card.deck === deck && card.archetype === archetype && card.closeQuarters !== left);
}

// KT-10.1, KT-11.7  All tac ops, and those a match uses
import type { Archetype } from '../../content/types.ts';
import { mapOf } from '../../lookups.ts';
import type { Deck, Look, Setup, TacOp } from '../../types.ts';

export type TacOps = ReadonlyMap<string, TacOp>;

const NO_TAC_OPS: Readonly<TacOps> = new Map();
const BATTLE = {};

/** All tac ops by id. */
export const tacOpsIn = (t: Look): TacOps => t.query('tac-ops', NO_TAC_OPS, BATTLE);

export const tacOpOf = (t: Look, id: string): TacOp => tacOpAmong(tacOpsIn(t), id);

/** The tac op with a validated id. */
export function tacOpAmong(tacOps: TacOps, id: string): TacOp {
  const tacOp = tacOps.get(id);
  if (!tacOp) throw new Error(`there is no tac op "${id}"`);
  return tacOp;
}

/** A match's setup and all tac ops. */
export interface Deal {
  readonly setup: Setup;
  readonly tacOps: TacOps;
}

export const dealOf = (t: Look): Deal => ({ setup: t.setup, tacOps: tacOpsIn(t) });

/** KT-11.7: the deck of a match. */
const deckOf = ({ options }: Setup): Deck => (options.coreDeck ? 'core' : 'critical-ops');

const CORE_DECK = 6;

/** KT-12.15: how many cards an archetype's core deck lacks to be six. Critical Ops decks have no fixed size. */
export const missingFrom = (deal: Deal, archetype: Archetype): number =>
  deckOf(deal.setup) === 'core' ? CORE_DECK - cardsFor(deal, archetype).length : 0;

/** KT-11.7, KT-12.14: the cards of an archetype that a match uses. */
export function cardsFor({ setup, tacOps }: Deal, archetype: Archetype): readonly TacOp[] {
  const excluded = mapOf(setup).closeQuarters === null ? 'only' : 'never';
  const deck = deckOf(setup);
  return [...tacOps.values()].filter(
    card => card.deck === deck && card.archetype === archetype && card.closeQuarters !== excluded,
  );
}

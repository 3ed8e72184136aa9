// KT-10.1, KT-11.7  Which tac ops there are, and which of them a match uses
import type { Seat } from '@little-wars/engine';
import { archetypesOf } from '../../content/index.ts';
import type { Archetype } from '../../content/types.ts';
import { mapOf } from '../../lookups.ts';
import type { Deck, Look, Setup, TacOp } from '../../types.ts';

export type TacOps = ReadonlyMap<string, TacOp>;

const NO_TAC_OPS: Readonly<TacOps> = new Map();
const BATTLE = {};

/** Every tac op there is, by id. */
export const tacOpsIn = (t: Look): TacOps => t.query('tac-ops', NO_TAC_OPS, BATTLE);

export const tacOpOf = (t: Look, id: string): TacOp => tacOpAmong(tacOpsIn(t), id);

/** The tac op of an id known to be good. */
export function tacOpAmong(tacOps: TacOps, id: string): TacOp {
  const found = tacOps.get(id);
  if (!found) throw new Error(`there is no tac op "${id}"`);
  return found;
}

/** A match and the tac ops there are. */
export interface Deal {
  readonly setup: Setup;
  readonly tacOps: TacOps;
}

export const dealOf = (t: Look): Deal => ({ setup: t.setup, tacOps: tacOpsIn(t) });

/** KT-11.7: the deck of a match. */
const deckOf = ({ options }: Setup): Deck => (options.coreDeck ? 'core' : 'critical-ops');

const CORE_DECK = 6;

/** KT-12.15: how many cards a core deck of an archetype is short of six. Critical Ops has no decks of six. */
export const missingFrom = (deal: Deal, archetype: Archetype): number =>
  deckOf(deal.setup) === 'core' ? CORE_DECK - cardsFor(deal, archetype).length : 0;

/** KT-11.7, KT-12.14: the cards of an archetype that a match uses. */
export function cardsFor({ setup, tacOps }: Deal, archetype: Archetype): readonly TacOp[] {
  const left = mapOf(setup).closeQuarters === null ? 'only' : 'never';
  const deck = deckOf(setup);
  return [...tacOps.values()].filter(
    card => card.deck === deck && card.archetype === archetype && card.closeQuarters !== left,
  );
}

/** KT-11.7: the archetypes a seat's tac ops may come from. */
export const archetypesOfSeat = ({ teams }: Setup, seat: Seat): readonly Archetype[] =>
  archetypesOf(teams[seat]!.faction, teams[seat]!.fireteams);

import type { Seat } from '@little-wars/engine';
import type { Spot } from '../frame/measure.ts';
import type { PlayedGame } from '../frame/played-game.ts';
import type { CoreFact } from '../w40k/facts.ts';
import { type Ledger as CoreLedger, enemyOf, openCore } from '../w40k/ledger.ts';
import { coreNoting, type Noting } from '../w40k/note.ts';
import type { Fact } from './facts.ts';

export interface Ledger extends CoreLedger {
  readonly options: { readonly rounds: number };
  readonly corners: number[];
  readonly brokenSince: (number | null)[];
  mines: readonly { readonly seat: Seat; readonly at: Spot; wentOff: boolean }[];
  /** The Strength of an imminent hit; null if there is none. */
  hit: number | null;
  /** Models that failed a Break Test and are still to be removed. */
  fleeing: number | null;
  readonly leadersLost: boolean[];
  /** Whether a die extended the game, and after which round. */
  goesOn: { readonly round: number; readonly does: boolean } | null;
}

export function openLedger({ setup, content }: PlayedGame<Fact>): Ledger {
  const { options } = setup as { readonly options: Ledger['options'] };
  return {
    ...openCore(setup, content),
    ...{ options, corners: [0, 2], brokenSince: [null, null], mines: [], hit: null, fleeing: null },
    ...{ leadersLost: [false, false], goesOn: null },
  };
}

const own: Noting<Ledger, Fact> = {
  'corner-chosen': (l, { seat, corner }) => {
    l.corners[seat] = corner;
    l.corners[enemyOf(seat)] = (corner + 2) % 4;
  },
  broke: (l, { seat }) => {
    l.brokenSince[seat] = l.round;
  },
  'break-tested': (l, { model, passed }) => {
    l.fleeing = passed ? null : model;
  },
  'mine-laid': (l, { seat, at }) => {
    l.mines = [...l.mines, { seat, at, wentOff: false }];
  },
  'mine-went-off': (l, { mine }) => {
    l.mines = l.mines.map((each, i) => (i === mine ? { ...each, wentOff: true } : each));
    l.hit = MINE;
  },
  'mines-cleared': l => {
    l.mines = l.mines.filter(({ wentOff }) => !wentOff);
  },
  fell: (l, { strength }) => {
    l.hit = strength > 0 ? strength : null;
  },
  returned: (l, { model, at, wounds }) => {
    const back = l.models[model]!;
    Object.assign(back, { at, wounds, removed: false });
    if (back.leader) l.leadersLost[back.seat] = false;
  },
  'game-goes-on': (l, { goesOn: does }) => {
    l.goesOn = { round: l.round, does };
  },
};

/** RS-2.18 */
const MINE = 5;

/** Records a fact. */
export function note(l: Ledger, fact: Fact): void {
  const core = coreNoting[fact.type as CoreFact['type']] as ((l: Ledger, f: Fact) => void) | undefined;
  core?.(l, fact);
  (own[fact.type] as ((l: Ledger, f: Fact) => void) | undefined)?.(l, fact);
  if (fact.type === 'attack-began' && fact.attack.manner === 'hit') l.hit = null;
  if (fact.type !== 'slain') return;
  const { leader, seat } = l.models[fact.model]!;
  if (leader) l.leadersLost[seat] = true;
  if (l.fleeing === fact.model) l.fleeing = null;
}

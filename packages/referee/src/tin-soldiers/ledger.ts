import type { Seat } from '@little-wars/engine';
import type { Point, Spot } from '../frame/measure.ts';
import type { PlayedGame } from '../frame/played-game.ts';

interface Bodies {
  placed: { readonly soldier: number; readonly at: Spot };
  'round-began': { readonly round: number };
  'bids-shown': { readonly bids: readonly number[]; readonly first: Seat };
  activated: { readonly soldier: number };
  moved: { readonly soldier: number; readonly to: Spot };
  'courage-changed': { readonly seat: Seat; readonly by: number };
  'wounds-lost': { readonly soldier: number; readonly amount: number; readonly from: number };
  fell: { readonly soldier: number; readonly to: number };
  scored: { readonly seat: Seat; readonly points: number };
  ended: object;
}

export type Fact = { [K in keyof Bodies]: { readonly type: K; readonly clause: string } & Bodies[K] }[keyof Bodies];

export interface Setup {
  readonly map: string;
  readonly squads: readonly (readonly string[])[];
  readonly rounds: number;
}

interface Content {
  readonly cards: { readonly [id: string]: { readonly wounds: number } };
  readonly maps: { readonly [id: string]: { readonly terrain: { readonly width: number; readonly depth: number } } };
}

export interface Soldier {
  readonly seat: Seat;
  at: Spot | null;
  wounds: number;
  ready: boolean;
}

export interface Ledger {
  readonly setup: Setup;
  readonly table: { readonly width: number; readonly depth: number };
  readonly soldiers: readonly Soldier[];
  readonly placed: Seat[];
  round: number;
  first: Seat;
  readonly courage: number[];
  /** Who activated last in this round. */
  last: Seat | null;
  readonly points: number[];
  /** Points for fallen soldiers that were not scored yet. */
  readonly due: number[];
  over: boolean;
}

export function openLedger({ setup: given, content: printed }: PlayedGame<Fact>): Ledger {
  const [setup, { cards, maps }] = [given as Setup, printed as Content];
  const most = Math.max(...setup.squads.map(squad => squad.length));
  // Soldiers are numbered in the order they are placed: seats alternate.
  const soldiers = Array.from({ length: most }, (_, i) =>
    setup.squads.map((squad, seat) => ({ seat, at: null, wounds: cards[squad[i]!]!.wounds, ready: false })),
  ).flat();
  return {
    ...{ setup, table: maps[setup.map]!.terrain, soldiers, placed: [], round: 0, first: 0 },
    ...{ courage: [1, 1], last: null, points: [0, 0], due: [0, 0], over: false },
  };
}

export const outline = ({ width }: Ledger['table'], low: number, high: number): readonly Point[] => [
  { x: 0, y: low },
  { x: width, y: low },
  { x: width, y: high },
  { x: 0, y: high },
];

export const readyOf = ({ soldiers }: Ledger, seat: Seat): number =>
  soldiers.filter(each => each.seat === seat && each.ready && each.at !== null).length;

/** How each fact changes the ledger. */
export function note(l: Ledger, fact: Fact): void {
  switch (fact.type) {
    case 'placed':
      l.placed.push(l.soldiers[fact.soldier]!.seat);
      l.soldiers[fact.soldier]!.at = fact.at;
      return;
    case 'round-began':
      l.round = fact.round;
      l.last = null;
      for (const each of l.soldiers) each.ready = each.wounds > 0;
      l.courage.forEach((courage, seat) => {
        l.courage[seat] = courage + 1;
      });
      return;
    case 'bids-shown':
      l.first = fact.first;
      fact.bids.forEach((bid, seat) => {
        l.courage[seat]! -= bid;
      });
      return;
    case 'activated':
      l.soldiers[fact.soldier]!.ready = false;
      l.last = l.soldiers[fact.soldier]!.seat;
      return;
    case 'moved':
      l.soldiers[fact.soldier]!.at = fact.to;
      return;
    case 'courage-changed':
      l.courage[fact.seat]! += fact.by;
      return;
    case 'wounds-lost':
      l.soldiers[fact.soldier]!.wounds = Math.max(0, l.soldiers[fact.soldier]!.wounds - fact.amount);
      return;
    case 'fell':
      l.due[1 - l.soldiers[fact.soldier]!.seat]! += 1;
      Object.assign(l.soldiers[fact.soldier]!, { at: null, ready: false });
      return;
    case 'scored':
      l.points[fact.seat]! += fact.points;
      if (l.due[fact.seat]! > 0) l.due[fact.seat]! -= fact.points;
      return;
    case 'ended':
      l.over = true;
  }
}

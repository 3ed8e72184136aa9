import type { Seat } from '@little-wars/engine';
import type { BaseSize, Direction, Spot } from '../frame/measure.ts';
import type { Told } from '../frame/told.ts';
import type { Fact } from './facts.ts';

interface Setup {
  readonly map: string | { readonly terrain: { readonly width: number } };
  readonly options: { readonly rounds: number };
  readonly armies: readonly {
    readonly selections: readonly {
      readonly sheet: string;
      readonly models: readonly { readonly kind: string; readonly leader?: boolean }[];
    }[];
  }[];
}

interface Content {
  readonly factions: readonly {
    readonly sheets: readonly {
      readonly id: string;
      readonly models: readonly { readonly name: string; readonly base: BaseSize }[];
    }[];
  }[];
  readonly maps: readonly { readonly id: string; readonly terrain: { readonly width: number } }[];
}

export interface Model {
  readonly seat: Seat;
  readonly base: BaseSize;
  readonly leader: boolean;
  at: Spot | null;
  along: Direction;
}

export interface Ledger {
  /** The side of the table. */
  readonly side: number;
  /** The rounds that are sure. */
  readonly rounds: number;
  readonly models: readonly Model[];
  /** The corner of each seat: 0 at (0, 0), then counter-clockwise. */
  readonly corners: number[];
  /** Whether each seat has lost its Leader. */
  readonly leadersLost: boolean[];
  first: Seat;
  round: number;
  /** How many turns of this round have begun. */
  turns: number;
  /** The last phase of this turn that has begun; empty before the first. */
  phase: string;
  /** Whether a die said that the game goes on after this round; null if none was rolled. */
  more: boolean | null;
  over: boolean;
}

export function openLedger({ setup: given, content: printed }: Told<Fact>): Ledger {
  const [setup, { factions, maps }] = [given as Setup, printed as Content];
  const kinds = factions.flatMap(({ sheets }) =>
    sheets.flatMap(({ id: sheet, models }) => models.map(({ name, base }) => ({ sheet, name, base }))),
  );
  const terrain = typeof setup.map === 'string' ? maps.find(({ id }) => id === setup.map)!.terrain : setup.map.terrain;
  const models = setup.armies.flatMap(({ selections }, seat) =>
    selections.flatMap(({ sheet, models: members }) =>
      members.map(({ kind, leader = false }): Model => {
        const { base } = kinds.find(each => each.sheet === sheet && each.name === kind)!;
        return { seat, base, leader, at: null, along: { dx: 1, dy: 0 } };
      }),
    ),
  );
  return {
    ...{ side: terrain.width, rounds: setup.options.rounds, models, corners: [0, 2], leadersLost: [false, false] },
    ...{ first: 0, round: 0, turns: 0, phase: '', more: null, over: false },
  };
}

/** What each fact does to the ledger. */
export function note(l: Ledger, fact: Fact): void {
  switch (fact.type) {
    case 'corner-chosen':
      l.corners[fact.seat] = fact.corner;
      l.corners[1 - fact.seat] = (fact.corner + 2) % 4;
      return;
    case 'first-turn-won':
      l.first = fact.seat;
      return;
    case 'round-began':
      Object.assign(l, { round: fact.round, turns: 0, phase: '', more: null });
      return;
    case 'turn-began':
      Object.assign(l, { turns: l.turns + 1, phase: '' });
      return;
    case 'phase-began':
      l.phase = fact.phase;
      return;
    case 'deployed':
    case 'arrived':
    case 'returned':
      Object.assign(l.models[fact.model]!, { at: fact.at, ...('along' in fact && { along: fact.along }) });
      return;
    case 'moved':
      Object.assign(l.models[fact.model]!, { at: fact.to, ...(fact.along && { along: fact.along }) });
      return;
    case 'left-table':
      l.models[fact.model]!.at = null;
      return;
    case 'slain':
      l.models[fact.model]!.at = null;
      if (l.models[fact.model]!.leader) l.leadersLost[l.models[fact.model]!.seat] = true;
      return;
    case 'game-goes-on':
      l.more = fact.goesOn;
      return;
    case 'game-ended':
      l.over = true;
  }
}

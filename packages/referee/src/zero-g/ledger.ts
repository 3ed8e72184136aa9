import type { Seat } from '@little-wars/engine';
import type { Direction, Spot } from '../frame/measure.ts';
import type { Told } from '../frame/told.ts';
import type { Fact, Id } from './facts.ts';
import { type Printed, pointsOf, woundsOf } from './printed.ts';

export interface Model {
  readonly seat: Seat;
  readonly points: number;
  at: Spot | null;
  wounds: number;
  removed: boolean;
  arrows: number;
  course: Direction | null;
}

/** What the referee keeps of a game, from its facts alone. */
export interface Ledger {
  readonly printed: Printed;
  readonly mission: string;
  readonly models: Model[];
  readonly bodies: Map<Id, { at: Spot; arrows: number; readonly course: Direction }>;
  readonly scores: number[];
  first: Seat | null;
  turn: Seat | null;
  round: number;
  /** The player turns and the phases that have begun in this game turn. */
  turns: number;
  phase: string | null;
  /** The last dice of a drift, and by whom. */
  drift: { readonly model: Id; readonly faces: readonly number[]; readonly arrows: number } | null;
  /** How far the last recoil went. */
  recoil: number | null;
  over: boolean;
}

interface Setup {
  readonly mission: string;
  readonly armies: readonly {
    readonly selections: readonly {
      readonly sheet: string;
      readonly models: readonly { readonly kind: string; readonly choices: readonly string[] }[];
    }[];
  }[];
}

export function openLedger({ setup, content }: Told<Fact>): Ledger {
  const { armies, mission } = setup as Setup;
  const printed = content as Printed;
  const models = armies.flatMap(({ selections }, seat) =>
    selections.flatMap(({ sheet, models: members }) =>
      members.map(
        ({ kind, choices }): Model => ({
          seat,
          points: pointsOf(printed, sheet, kind, choices),
          at: null,
          wounds: woundsOf(printed, sheet, kind),
          removed: false,
          arrows: 0,
          course: null,
        }),
      ),
    ),
  );
  return {
    ...{ printed, mission, models, bodies: new Map(), scores: [0, 0], first: null, turn: null, round: 0, turns: 0 },
    ...{ phase: null, drift: null, recoil: null, over: false },
  };
}

export const between = (a: Spot, b: Spot): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

/** Writes down a fact. */
export function note(l: Ledger, fact: Fact): void {
  switch (fact.type) {
    case 'first-turn-won':
      l.first = fact.seat;
      break;
    case 'round-began':
      Object.assign(l, { round: fact.round, turns: 0 });
      break;
    case 'turn-began':
      Object.assign(l, { turn: fact.seat, turns: l.turns + 1, phase: null });
      break;
    case 'phase-began':
      l.phase = fact.phase;
      break;
    case 'deployed':
    case 'arrived':
      l.models[fact.model]!.at = fact.at;
      break;
    case 'moved':
      l.models[fact.model]!.at = fact.to;
      break;
    case 'recoiled':
      l.models[fact.model]!.at = fact.to;
      l.recoil = between(fact.from, fact.to);
      break;
    case 'fired':
      l.recoil = null;
      break;
    case 'arrows-changed':
      Object.assign(l.models[fact.model]!, { arrows: fact.arrows, course: fact.course });
      break;
    case 'drifted':
      l.drift = { model: fact.model, faces: fact.faces, arrows: l.models[fact.model]!.arrows };
      break;
    case 'wounds-lost':
      l.models[fact.model]!.wounds -= fact.wounds;
      break;
    case 'wounds-regained':
      l.models[fact.model]!.wounds += fact.wounds;
      break;
    case 'slain':
    case 'lost':
      Object.assign(l.models[fact.model]!, { at: null, removed: true });
      break;
    case 'body-left':
      l.bodies.set(fact.model, { at: fact.at, arrows: fact.arrows, course: fact.course });
      break;
    case 'body-drifted':
      l.bodies.get(fact.model)!.at = fact.to;
      break;
    case 'body-stopped':
      l.bodies.get(fact.model)!.arrows = 0;
      break;
    case 'body-removed':
      l.bodies.delete(fact.model);
      break;
    case 'scored':
      l.scores[fact.seat]! += fact.points;
      break;
    case 'game-ended':
      l.over = true;
  }
}

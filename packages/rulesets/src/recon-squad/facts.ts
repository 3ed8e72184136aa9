import type { Seat } from '@little-wars/engine';
import type { Spot } from '@little-wars/engine/geometry';
import { replacedAt, staying } from '@little-wars/skirmish';
import { type Fact as CoreFact, changeModel, factsFor } from '../w40k/facts.ts';
import type { ModelId, Position } from './state.ts';

interface OwnBodies {
  'corner-chosen': { readonly seat: Seat; readonly corner: number };
  'set-up-finished': { readonly seat: Seat };
  /** RS-7.1 */
  broke: { readonly seat: Seat };
  /** RS-7.5 */
  'break-tested': {
    readonly model: ModelId;
    readonly total: number;
    readonly leadership: number;
    readonly passed: boolean;
  };
  'mine-laid': { readonly seat: Seat; readonly at: Spot; readonly by: ModelId };
  'mine-went-off': { readonly mine: number; readonly model: ModelId };
  /** RS-2.19 */
  'mines-cleared': object;
  fell: { readonly model: ModelId; readonly height: number; readonly strength: number };
  'gap-jumped': { readonly model: ModelId; readonly inches: number; readonly face: number; readonly cleared: boolean };
  /** RS-3.8 */
  returned: { readonly model: ModelId; readonly at: Spot; readonly wounds: number };
  designated: { readonly model: ModelId; readonly target: ModelId };
  'game-goes-on': { readonly seat: Seat; readonly face: number; readonly goesOn: boolean };
}

export type OwnFact = {
  [K in keyof OwnBodies]: { readonly type: K; readonly clause: string } & OwnBodies[K];
}[keyof OwnBodies];

export type Fact = CoreFact | OwnFact;

type FactOf<T extends Fact['type']> = Extract<Fact, { type: T }>;

const core = factsFor<Position>();

/** RS-8.4: a Leader that is gone is a casualty, whatever the cause. */
function leaderLost(p: Position, id: ModelId): Position {
  const { seat, leader } = p.models[id]!;
  return leader ? { ...p, leadersLost: replacedAt(p.leadersLost, seat, true) } : p;
}

/** How each fact changes the position. */
export const facts: { readonly [T in Fact['type']]: (p: Position, fact: FactOf<T>) => Position } = {
  ...core,
  slain: (p, f) => leaderLost(core.slain(p, f), f.model),
  'corner-chosen': (p, f) => {
    const opposite = (f.corner + 2) % 4;
    return { ...p, corners: f.seat === 0 ? [f.corner, opposite] : [opposite, f.corner] };
  },
  'set-up-finished': (p, f) => ({ ...p, finishedFirst: p.finishedFirst ?? f.seat }),
  broke: (p, f) => ({ ...p, brokenSince: replacedAt(p.brokenSince, f.seat, p.round) }),
  'break-tested': (p, f) => (f.passed ? p : { ...p, fled: [...p.fled, f.model] }),
  'mine-laid': (p, f) => ({ ...p, mines: [...p.mines, { seat: f.seat, at: f.at, wentOff: false }] }),
  'mine-went-off': (p, f) => ({
    ...p,
    mines: replacedAt(p.mines, f.mine, { ...p.mines[f.mine]!, wentOff: true }),
  }),
  'mines-cleared': p => {
    const mines = staying(p.mines, ({ wentOff }) => !wentOff);
    return mines === p.mines ? p : { ...p, mines };
  },
  fell: p => p,
  'gap-jumped': p => p,
  returned: (p, f) => {
    const { seat, leader } = p.models[f.model]!;
    const back = changeModel(p, f.model, { at: f.at, removed: false, wounds: f.wounds });
    // RS-8.13: a Leader that is back at the end is not a casualty.
    return leader ? { ...back, leadersLost: replacedAt(p.leadersLost, seat, false) } : back;
  },
  designated: p => p,
  'game-goes-on': p => p,
};

import type { Seat } from '@little-wars/engine';
import type { Spot } from '@little-wars/engine/geometry';
import { addedAt, replacedAt } from '@little-wars/skirmish';
import { type Fact as CoreFact, changeModel, factsFor } from '../w40k/facts.ts';
import type { Deed } from '../w40k/state.ts';
import type { ModelId, Position } from './state.ts';

interface OwnBodies {
  'zone-chosen': { readonly seat: Seat; readonly zone: number };
  /** ST-6.1 */
  'morale-tested': {
    readonly seat: Seat;
    readonly total: number;
    readonly leadership: number;
    readonly passed: boolean;
  };
  /** 9E-4.9 */
  'morale-ignored': { readonly seat: Seat };
  /** 9E-11.6: it counts as destroyed, and triggers nothing. */
  fled: { readonly model: ModelId };
  /** ST-8.2 */
  scored: { readonly seat: Seat; readonly points: number };
  /** 9E-4.2 */
  'cp-refunded': { readonly seat: Seat; readonly cp: number };
  /** ST-10.4 */
  returned: { readonly model: ModelId; readonly at: Spot; readonly wounds: number };
  /** ST-10.4: a markerlight token is put on it, or removed from it. */
  'token-gained': { readonly model: ModelId; readonly by: ModelId };
  'token-used': { readonly model: ModelId; readonly by: ModelId };
  'token-spent': { readonly model: ModelId };
}

export type OwnFact = {
  [K in keyof OwnBodies]: { readonly type: K; readonly clause: string } & OwnBodies[K];
}[keyof OwnBodies];

export type Fact = CoreFact | OwnFact;

type FactOf<T extends Fact['type']> = Extract<Fact, { type: T }>;

const core = factsFor<Position>();

/** 9E-11.1: a model is destroyed. */
const destroyed = (p: Position, id: ModelId): Position => ({ ...p, lost: addedAt(p.lost, p.models[id]!.seat, 1) });

/** Facts that start a model's attacks. */
const BEGIN: readonly Deed[] = ['picked', 'fought', 'overwatched'];

const ZERO: readonly number[] = [0, 0];

/** How each fact changes the position. */
export const facts: { readonly [T in Fact['type']]: (p: Position, fact: FactOf<T>) => Position } = {
  ...core,
  'round-began': (p, f) => ({ ...core['round-began'](p, f), refunded: ZERO }),
  'turn-began': (p, f) => ({ ...core['turn-began'](p, f), lost: ZERO }),
  did: (p, f) => {
    const after = core.did(p, f);
    return BEGIN.includes(f.deed) && p.fallen.length > 0 ? { ...after, fallen: [] } : after;
  },
  slain: (p, f) => {
    const { at } = p.models[f.model]!;
    const after = destroyed(core.slain(p, f), f.model);
    return at === null ? after : { ...after, fallen: [...p.fallen, { model: f.model, at }] };
  },
  'zone-chosen': (p, f) => ({ ...p, zones: f.seat === 0 ? [f.zone, 1 - f.zone] : [1 - f.zone, f.zone] }),
  'morale-tested': p => p,
  'morale-ignored': (p, f) => ({ ...p, brave: replacedAt(p.brave, f.seat, true) }),
  fled: (p, f) => destroyed(changeModel(p, f.model, { at: null, removed: true, reserve: false, wounds: 0 }), f.model),
  scored: (p, f) => ({ ...p, scores: addedAt(p.scores, f.seat, f.points) }),
  'cp-refunded': (p, f) => ({
    ...p,
    cp: addedAt(p.cp, f.seat, f.cp),
    refunded: addedAt(p.refunded, f.seat, f.cp),
  }),
  returned: (p, f) => changeModel(p, f.model, { at: f.at, removed: false, wounds: f.wounds }),
  'token-gained': p => p,
  'token-used': (p, f) => {
    const at = p.effects.findIndex(({ use }) => use.rule === 'marked' && use.target === f.model);
    const effect = p.effects[at];
    if (effect?.use.rule !== 'marked') return p;
    return { ...p, effects: p.effects.with(at, { ...effect, use: { ...effect.use, usedBy: f.by } }) };
  },
  'token-spent': (p, f) => {
    const isUsed = ({ use }: Position['effects'][number]) =>
      use.rule === 'marked' && use.target === f.model && use.usedBy !== undefined;
    return { ...p, effects: p.effects.filter(effect => !isUsed(effect)) };
  },
};

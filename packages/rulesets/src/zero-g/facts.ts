import type { Seat } from '@little-wars/engine';
import type { Direction, Spot } from '@little-wars/engine/geometry';
import { replacedAt } from '@little-wars/skirmish';
import { type Fact as CoreFact, changeModel as changeCore, factsFor } from '../w40k/facts.ts';
import type { Condition, Manoeuvre, Model, ModelId, Position, Wreck } from './state.ts';

/** What removed a dead body. */
export type BodyGone = 'stray' | 'cover' | 'edge' | 'enemy';

interface OwnBodies {
  'edge-chosen': { readonly seat: Seat; readonly edge: number };
  seized: { readonly seat: Seat; readonly face: number };
  /** ZG-2.7 */
  'arrows-changed': { readonly model: ModelId; readonly arrows: number; readonly course: Direction | null };
  manoeuvred: { readonly model: ModelId; readonly manoeuvre: Manoeuvre; readonly snap: boolean };
  /** ZG-2.12 */
  'snap-shots-only': { readonly model: ModelId };
  /** ZG-2.9, ZG-2.10: the dice of a drift or a charge. */
  drifted: { readonly model: ModelId; readonly faces: readonly number[] };
  stopped: { readonly model: ModelId; readonly by: 'solid' | 'base' | 'clear' | 'edge' };
  turned: { readonly model: ModelId; readonly along: Direction };
  'test-taken': { readonly model: ModelId; readonly face: number };
  /** ZG-2.8 */
  lost: { readonly model: ModelId };
  recoiled: { readonly model: ModelId; readonly from: Spot; readonly to: Spot };
  /** ZG-3.3: a weapon is fired at nothing. */
  'fired-away': { readonly model: ModelId; readonly profile: string; readonly towards: Direction };
  /** ZG-3.2: the result of a missed shot. */
  strayed: { readonly model: ModelId; readonly profile: string; readonly hit: ModelId | null };
  shot: { readonly model: ModelId; readonly at: ModelId | null; readonly noCharge: boolean };
  'condition-began': { readonly model: ModelId; readonly condition: Condition; readonly ends: number };
  'condition-ended': { readonly model: ModelId; readonly condition: Condition };
  'turn-ended': { readonly seat: Seat };
  /** ZG-6 */
  'body-left': { readonly model: ModelId; readonly at: Spot; readonly arrows: number; readonly course: Direction };
  'body-drifted': { readonly model: ModelId; readonly from: Spot; readonly to: Spot };
  'body-stopped': { readonly model: ModelId };
  'body-removed': { readonly model: ModelId; readonly why: BodyGone };
  'wrecks-laid': { readonly wrecks: readonly Wreck[] };
  'wreck-drifted': { readonly wreck: number; readonly from: Spot; readonly to: Spot; readonly course: Direction };
  scored: { readonly seat: Seat; readonly points: number };
  'reserves-rolled': { readonly model: ModelId; readonly face: number; readonly arrives: boolean };
  scattered: { readonly model: ModelId; readonly inches: number; readonly hour: number };
  mishap: { readonly model: ModelId; readonly face: number };
  'warp-charged': { readonly warp: readonly number[] };
  'hammer-noted': { readonly model: ModelId; readonly target: ModelId; readonly hits: number };
  'hammers-struck': object;
  /** 7E-7.8: no wounds left, but the Initiative step is simultaneous: it is removed when the step ends. */
  'struck-down': { readonly model: ModelId; readonly from: ModelId | null };
  'step-began': { readonly step: number };
  'step-ended': object;
  'armour-tried': {
    readonly model: ModelId;
    readonly armour: number;
    readonly total: number;
    readonly result: 'nothing' | 'glance' | 'penetrate';
  };
  'vehicle-damaged': { readonly model: ModelId; readonly face: number; readonly result: DamageResult };
  'weapon-destroyed': { readonly model: ModelId; readonly weapon: number };
}

export type DamageResult = 'shaken' | 'stunned' | 'weapon' | 'immobilised' | 'explodes';

export type OwnFact = {
  [K in keyof OwnBodies]: { readonly type: K; readonly clause: string } & OwnBodies[K];
}[keyof OwnBodies];

export type Fact = CoreFact | OwnFact;

type FactOf<T extends Fact['type']> = Extract<Fact, { type: T }>;

const core = factsFor<Position>();

const change = (p: Position, id: ModelId, changes: Partial<Model>): Position => changeCore(p, id, changes);

/** What a model has done is cleared when a turn begins. */
const rested = (model: Model): Model =>
  model.manoeuvre === null && !model.snap && model.shotAt === null && !model.noCharge
    ? model
    : { ...model, manoeuvre: null, snap: false, shotAt: null, noCharge: false };

const same = (p: Position): Position => p;

function withoutEnded(p: Position): Position {
  if (p.models.every(({ conditions }) => conditions.every(({ ends }) => ends > p.turns))) return p;
  const models = p.models.map(model =>
    model.conditions.some(({ ends }) => ends <= p.turns)
      ? { ...model, conditions: model.conditions.filter(({ ends }) => ends > p.turns) }
      : model,
  );
  return { ...p, models };
}

/** 7E-7.8: effects of blows on an enemy that apply from the end of the step: the step is simultaneous. */
const PENDING: readonly Condition[] = ['blinded', 'concussed', 'grounded'];

/** Conditions inflicted in a fight step apply from now on. */
const settled = (models: Position['models']): Position['models'] =>
  models.some(({ conditions }) => conditions.some(({ pending }) => pending))
    ? models.map(model => ({ ...model, conditions: model.conditions.map(({ id, ends }) => ({ id, ends })) }))
    : models;

/** How each fact changes the position. */
export const facts: { readonly [T in Fact['type']]: (p: Position, fact: FactOf<T>) => Position } = {
  ...core,
  'turn-began': (p, f) => {
    const begun = core['turn-began'](p, f);
    return { ...begun, turns: p.turns + 1, models: begun.models.map(rested) };
  },
  slain: (p, f) => change(core.slain(p, f), f.model, { arrows: 0, course: null, conditions: [] }),
  'edge-chosen': (p, f) => {
    const edges = f.seat === 0 ? [f.edge, 1 - f.edge] : [1 - f.edge, f.edge];
    return { ...p, edges };
  },
  seized: same,
  'arrows-changed': (p, f) => change(p, f.model, { arrows: f.arrows, course: f.arrows > 0 ? f.course : null }),
  manoeuvred: (p, f) => change(p, f.model, { manoeuvre: f.manoeuvre, snap: f.snap || p.models[f.model]!.snap }),
  'snap-shots-only': (p, f) => change(p, f.model, { snap: true }),
  drifted: same,
  stopped: same,
  turned: (p, f) => change(p, f.model, { along: f.along }),
  'test-taken': same,
  lost: (p, f) =>
    change(p, f.model, { at: null, removed: true, reserve: false, wounds: 0, arrows: 0, course: null, conditions: [] }),
  recoiled: (p, f) => change(p, f.model, { at: f.to }),
  'fired-away': same,
  strayed: same,
  shot: (p, f) =>
    change(p, f.model, {
      did: [...p.models[f.model]!.did, 'shot'],
      shotAt: f.at ?? p.models[f.model]!.shotAt,
      noCharge: f.noCharge || p.models[f.model]!.noCharge,
    }),
  'condition-began': (p, f) => {
    const others = p.models[f.model]!.conditions.filter(({ id }) => id !== f.condition);
    const pending = p.fallen !== null && PENDING.includes(f.condition);
    const begun = { id: f.condition, ends: f.ends, ...(pending && { pending }) };
    return change(p, f.model, { conditions: [...others, begun] });
  },
  'condition-ended': (p, f) =>
    change(p, f.model, { conditions: p.models[f.model]!.conditions.filter(({ id }) => id !== f.condition) }),
  'turn-ended': p => withoutEnded(p),
  'body-left': (p, { model, at, arrows, course }) => ({
    ...p,
    bodies: [...p.bodies, { model, seat: p.models[model]!.seat, at, arrows, course }],
  }),
  'body-drifted': (p, f) => changeBody(p, f.model, { at: f.to }),
  'body-stopped': (p, f) => changeBody(p, f.model, { arrows: 0 }),
  'body-removed': (p, f) => ({ ...p, bodies: p.bodies.filter(({ model }) => model !== f.model) }),
  'wrecks-laid': (p, f) => ({ ...p, wrecks: f.wrecks }),
  'wreck-drifted': (p, f) => ({ ...p, wrecks: replacedAt(p.wrecks, f.wreck, { at: f.to, course: f.course }) }),
  scored: (p, f) => ({ ...p, scores: p.scores.map((score, seat) => (seat === f.seat ? score + f.points : score)) }),
  'reserves-rolled': same,
  scattered: same,
  mishap: same,
  'warp-charged': (p, f) => ({ ...p, warp: f.warp }),
  'hammer-noted': (p, { model, target, hits }) => ({ ...p, hammers: [...p.hammers, { model, target, hits }] }),
  'hammers-struck': p => (p.hammers.length === 0 ? p : { ...p, hammers: [] }),
  'struck-down': (p, { model, from }) => ({ ...p, fallen: [...(p.fallen ?? []), { model, from }] }),
  'step-began': p => ({ ...p, fallen: [] }),
  'step-ended': p => ({ ...p, fallen: null, models: settled(p.models) }),
  'armour-tried': same,
  'vehicle-damaged': same,
  'weapon-destroyed': (p, f) => change(p, f.model, { wrecked: [...p.models[f.model]!.wrecked, f.weapon] }),
};

const changeBody = (p: Position, id: ModelId, changes: Partial<Position['bodies'][number]>): Position => ({
  ...p,
  bodies: p.bodies.map(body => (body.model === id ? { ...body, ...changes } : body)),
});

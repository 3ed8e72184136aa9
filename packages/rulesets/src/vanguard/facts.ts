import type { Leg, Seat } from '@little-wars/engine';
import type { Direction, Spot } from '@little-wars/engine/geometry';
import { addedAt, changedAt } from '@little-wars/skirmish';
import type { CustomTable, PlacedPiece } from '@little-wars/skirmish/tables';
import type { Activation, Attack, Die, Effect, Model, ModelId, Position } from './state.ts';

interface FactBodies {
  'laying-began': { readonly seat: Seat; readonly table: CustomTable };
  'terrain-laid': { readonly seat: Seat; readonly piece: PlacedPiece };
  'laying-declined': { readonly seat: Seat };
  'deployment-won': { readonly seat: Seat };
  'side-chosen': { readonly seat: Seat; readonly side: number };
  deployed: { readonly model: ModelId; readonly at: Spot; readonly along: Direction };
  /** VG-15.7: it found no room in its zone, and takes no part. */
  'stayed-out': { readonly model: ModelId };
  'round-began': { readonly round: number };
  'phase-began': { readonly phase: Position['phase'] };
  'broken-judged': { readonly broken: readonly boolean[] };
  'cp-set': { readonly cp: readonly number[] };
  'cp-spent': { readonly seat: Seat; readonly cp: number; readonly on: string };
  'pass-tokens-given': { readonly tokens: readonly number[] };
  'pass-token-spent': { readonly seat: Seat };
  'first-player-chosen': { readonly seat: Seat };
  'initiative-seized': { readonly seat: Seat; readonly cp: number };
  'declared-finished': { readonly seat: Seat };
  activated: { readonly model: ModelId; readonly again: boolean };
  /** `slot`: the part of VG-5.1 it uses up; null for free and extra actions. */
  'action-begun': { readonly model: ModelId; readonly action: string; readonly slot: 'short' | 'long' | null };
  'action-finished': { readonly model: ModelId; readonly action: string };
  /** VG-11.7: something counts as an action although it is none. */
  'counted-as': { readonly model: ModelId; readonly action: string };
  'activation-ended': { readonly model: ModelId };
  aimed: { readonly model: ModelId };
  focused: { readonly model: ModelId };
  'stood-up': { readonly model: ModelId };
  'knocked-down': { readonly model: ModelId };
  /** With the path, if there was one. */
  moved: {
    readonly model: ModelId;
    readonly to: Spot;
    readonly along?: Direction;
    readonly legs?: readonly Leg[];
  };
  fell: { readonly model: ModelId; readonly height: number; readonly hits: number };
  'charge-declared': { readonly model: ModelId; readonly target: ModelId };
  /** VG-6.9: Aim or Focus is used up by an attack. */
  'bonus-used': { readonly model: ModelId; readonly bonus: 'aim' | 'focus' };
  'attack-began': { readonly attack: Attack };
  'hit-dice-set': { readonly dice: readonly Die[] };
  'armor-dice-set': { readonly dice: readonly Die[] };
  'hits-scored': { readonly hits: number };
  'armor-chosen': { readonly invulnerable: number | null };
  'mortal-wounds-added': { readonly wounds: number };
  'attack-marked': { readonly mark: string };
  'attack-ended': object;
  'wounds-suffered': {
    readonly model: ModelId;
    readonly wounds: number;
    readonly from: ModelId | null;
    readonly mortal: boolean;
  };
  recovered: { readonly model: ModelId };
  removed: { readonly model: ModelId; readonly from: ModelId | null };
  /** VG-2.5: it is back in play. */
  returned: { readonly model: ModelId; readonly at: Spot; readonly wounds: number };
  'wounds-regained': { readonly model: ModelId; readonly wounds: number };
  'nerve-tested': { readonly model: ModelId; readonly passed: boolean };
  'ability-used': { readonly model: ModelId; readonly ability: string };
  'effect-began': { readonly effect: Effect };
  'effects-ended': { readonly until: Effect['until'] };
  scored: { readonly seat: Seat; readonly vp: number; readonly marker: number };
  /** VG-15.11: a leader was removed in a scenario that scores it. */
  'leader-taken': { readonly seat: Seat; readonly vp: number; readonly model: ModelId };
  /** VG-4.5: marks and tokens are removed, CP are lost. */
  cleared: object;
  'game-ended': object;
}

export type Fact = {
  [K in keyof FactBodies]: { readonly type: K; readonly clause: string } & FactBodies[K];
}[keyof FactBodies];

type FactOf<T extends Fact['type']> = Extract<Fact, { type: T }>;

/** Returns the same position when nothing changes, because caches depend on its list of models. */
const model = (p: Position, id: ModelId, change: Partial<Model>): Position => {
  const models = changedAt(p.models, id, change);
  return models === p.models ? p : { ...p, models };
};
const activation = (p: Position, of: ModelId, change: (a: Activation) => Partial<Activation>): Position =>
  p.activation?.model === of ? { ...p, activation: { ...p.activation, ...change(p.activation) } } : p;
/** VG-7.5: its free attack of this turn is used. */
const struckBy = (p: Position, striker: ModelId): Position =>
  p.activation ? { ...p, activation: { ...p.activation, struck: [...(p.activation.struck ?? []), striker] } } : p;
const attack = (p: Position, change: Partial<Attack>): Position =>
  p.attack === null ? p : { ...p, attack: { ...p.attack, ...change } };

/** How each fact changes the position. */
export const facts: { readonly [T in Fact['type']]: (p: Position, fact: FactOf<T>) => Position } = {
  'laying-began': (p, f) => ({ ...p, laid: f.table }),
  'terrain-laid': (p, f) => (p.laid ? { ...p, laid: { ...p.laid, pieces: [...p.laid.pieces, f.piece] } } : p),
  'laying-declined': p => p,
  'deployment-won': (p, f) => ({ ...p, first: f.seat }),
  'side-chosen': (p, f) => ({ ...p, sides: f.seat === 0 ? [f.side, 1 - f.side] : [1 - f.side, f.side] }),
  deployed: (p, f) => model(p, f.model, { at: f.at, along: f.along }),
  'stayed-out': (p, f) => model(p, f.model, { removed: true }),
  'round-began': (p, f) => ({ ...p, round: f.round, finished: [] }),
  'phase-began': (p, f) => ({ ...p, phase: f.phase }),
  'broken-judged': (p, f) => ({ ...p, broken: f.broken }),
  'cp-set': (p, f) => ({ ...p, cp: f.cp }),
  'cp-spent': (p, f) => ({ ...p, cp: addedAt(p.cp, f.seat, -f.cp) }),
  'pass-tokens-given': (p, f) => ({ ...p, passTokens: f.tokens }),
  'pass-token-spent': (p, f) => ({ ...p, passTokens: addedAt(p.passTokens, f.seat, -1) }),
  'first-player-chosen': (p, f) => ({ ...p, first: f.seat, seized: [0, 0] }),
  'initiative-seized': (p, f) => ({ ...p, seized: addedAt(p.seized, f.seat, f.cp) }),
  'declared-finished': (p, f) => ({ ...p, finished: [...p.finished, f.seat] }),
  activated: (p, f) => ({
    ...p,
    activation: { model: f.model, again: f.again, performed: [], shorts: 0, longs: 0, aiming: false, focusing: false },
  }),
  'action-begun': (p, f) =>
    activation(p, f.model, ({ performed, shorts, longs }) => ({
      performed: [...performed, f.action],
      shorts: shorts + (f.slot === 'short' ? 1 : 0),
      longs: longs + (f.slot === 'long' ? 1 : 0),
    })),
  'action-finished': p => p,
  'counted-as': (p, f) => activation(p, f.model, ({ performed }) => ({ performed: [...performed, f.action] })),
  'activation-ended': (p, f) => ({ ...model(p, f.model, { activated: true }), activation: null }),
  aimed: (p, f) => activation(p, f.model, () => ({ aiming: true })),
  focused: (p, f) => activation(p, f.model, () => ({ focusing: true })),
  'stood-up': (p, f) => model(p, f.model, { down: false }),
  'knocked-down': (p, f) => model(p, f.model, { down: true }),
  moved: (p, f) => model(p, f.model, { at: f.to, ...(f.along && { along: f.along }) }),
  fell: p => p,
  'charge-declared': p => p,
  'bonus-used': (p, f) => activation(p, f.model, () => (f.bonus === 'aim' ? { aiming: false } : { focusing: false })),
  'attack-began': (p, f) => ({
    ...(f.attack.manner === 'disengaging' ? struckBy(p, f.attack.attacker) : p),
    attack: f.attack,
    interrupted: p.attack === null ? p.interrupted : [...p.interrupted, p.attack],
  }),
  'hit-dice-set': (p, f) => attack(p, { hitDice: f.dice }),
  'armor-dice-set': (p, f) => attack(p, { armorDice: f.dice }),
  'hits-scored': (p, f) => attack(p, { hits: f.hits }),
  'armor-chosen': (p, f) => attack(p, { invulnerable: f.invulnerable }),
  'mortal-wounds-added': (p, f) => attack(p, { mortal: (p.attack?.mortal ?? 0) + f.wounds }),
  'attack-marked': (p, f) => attack(p, { marks: [...(p.attack?.marks ?? []), f.mark] }),
  'attack-ended': p => ({
    ...p,
    attack: p.interrupted.at(-1) ?? null,
    interrupted: p.interrupted.slice(0, -1),
    effects: p.effects.filter(({ until }) => until !== 'attack'),
  }),
  'wounds-suffered': (p, f) => model(p, f.model, { wounds: p.models[f.model]!.wounds - f.wounds }),
  recovered: (p, f) => model(p, f.model, { wounds: 1, down: true }),
  removed: (p, f) => ({
    ...model(p, f.model, { at: null, removed: true, wounds: 0, down: false }),
    effects: p.effects.filter(({ use }) => use.holder !== f.model),
  }),
  returned: (p, f) => model(p, f.model, { at: f.at, wounds: f.wounds, removed: false, down: false, activated: true }),
  'wounds-regained': (p, f) => model(p, f.model, { wounds: p.models[f.model]!.wounds + f.wounds }),
  'nerve-tested': p => p,
  'ability-used': (p, f) => model(p, f.model, { used: [...p.models[f.model]!.used, f.ability] }),
  'effect-began': (p, f) => ({ ...p, effects: [...p.effects, f.effect] }),
  'effects-ended': (p, f) => ({ ...p, effects: p.effects.filter(({ until }) => until !== f.until) }),
  scored: (p, f) => ({ ...p, vp: addedAt(p.vp, f.seat, f.vp) }),
  'leader-taken': (p, f) => ({ ...p, vp: addedAt(p.vp, f.seat, f.vp) }),
  // VG-4.5, VG-4.9, VG-4.16: marks, tokens and CP are cleared; models that are down stay down.
  cleared: p => ({
    ...p,
    models: p.models.map(each => ({ ...each, activated: false })),
    cp: p.cp.map(() => 0),
    passTokens: p.passTokens.map(() => 0),
    effects: p.effects.filter(({ until }) => until !== 'round'),
  }),
  'game-ended': p => ({ ...p, phase: 'over', over: true }),
};

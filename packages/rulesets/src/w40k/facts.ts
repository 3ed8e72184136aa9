import type { Leg, Seat } from '@little-wars/engine';
import type { Direction, Spot } from '@little-wars/engine/geometry';
import { addedAt, changedAt, replacedAt, staying } from '@little-wars/skirmish';
import type {
  Attack,
  AttackManner,
  Deed,
  Effect,
  Model,
  ModelId,
  Phase,
  Position,
  Roll,
  Until,
  Wound,
} from './state.ts';

/** Facts of every edition. */
export interface FactBodies {
  'round-began': { readonly round: number };
  'turn-began': { readonly seat: Seat };
  'phase-began': { readonly phase: Phase };
  'first-turn-won': { readonly seat: Seat };
  deployed: { readonly model: ModelId; readonly at: Spot; readonly along: Direction };
  'held-back': { readonly model: ModelId };
  arrived: { readonly model: ModelId; readonly at: Spot; readonly along: Direction };
  /** With the path, if there was one. */
  moved: {
    readonly model: ModelId;
    /** Where it was, if it went along a path. */
    readonly from?: Spot;
    readonly to: Spot;
    readonly along?: Direction;
    readonly legs?: readonly Leg[];
  };
  did: { readonly model: ModelId; readonly deed: Deed };
  'charge-declared': { readonly model: ModelId; readonly at: readonly ModelId[] };
  'charge-failed': { readonly model: ModelId };
  'cp-spent': { readonly seat: Seat; readonly cp: number; readonly on: string };
  'cp-gained': { readonly seat: Seat; readonly cp: number };
  'power-tried': { readonly model: ModelId; readonly power: string };
  /** With the result of the test; `needs` is the warp charge. */
  'psychic-tested': {
    readonly model: ModelId;
    readonly power: string;
    readonly total: number;
    readonly needs: number;
  };
  'denial-tried': { readonly model: ModelId };
  'power-denied': { readonly model: ModelId; readonly power: string };
  'power-manifested': { readonly model: ModelId; readonly power: string; readonly target: ModelId | null };
  perils: { readonly model: ModelId };
  rolled: { readonly roll: Roll };
  're-rolled': { readonly dice: readonly number[]; readonly faces: readonly number[] };
  'roll-settled': object;
  'attack-began': { readonly attack: Attack };
  'attacks-counted': { readonly attacks: number };
  /** With the final dice, and their results. */
  'hits-scored': {
    readonly hits: number;
    readonly autoWounds: number;
    readonly faces: readonly number[];
    readonly modifier: number;
  };
  'wounds-scored': { readonly wounds: readonly Wound[] };
  'saves-made': { readonly unsaved: readonly Wound[] };
  /** A wound of an attack on several models is allocated to this one. */
  'wound-allocated': { readonly target: ModelId };
  'mortal-wounds-added': { readonly wounds: number };
  'attack-marked': { readonly mark: string };
  'attack-ended': object;
  /** All attacks of a weapon are over; with all its hit rolls. */
  fired: {
    readonly attacker: ModelId;
    readonly profile: string;
    readonly manner: AttackManner;
    readonly results: readonly number[];
  };
  /** All attacks of a model's shooting or fight are over. */
  attacked: { readonly attacker: ModelId; readonly manner: AttackManner };
  'wounds-lost': { readonly model: ModelId; readonly wounds: number; readonly from: ModelId | null };
  'wounds-regained': { readonly model: ModelId; readonly wounds: number };
  /** Imminent wounds of a model are passed to another, or none are; `by` is null once that is decided. */
  'wounds-taken-over': { readonly model: ModelId; readonly by: ModelId | null; readonly wounds: number };
  'left-table': { readonly model: ModelId };
  'went-flat-out': { readonly model: ModelId };
  slain: { readonly model: ModelId; readonly from: ModelId | null };
  'item-used': { readonly model: ModelId; readonly item: string };
  'effect-began': { readonly effect: Effect };
  /** For one seat, or for both. */
  'effects-ended': { readonly until: Until; readonly seat: Seat | null };
  'game-ended': object;
}

export type Fact = {
  [K in keyof FactBodies]: { readonly type: K; readonly clause: string } & FactBodies[K];
}[keyof FactBodies];

type FactOf<T extends Fact['type']> = Extract<Fact, { type: T }>;

/** Returns the same position when nothing changes, because caches are keyed by its list of models. */
export function changeModel<P extends Position>(p: P, id: ModelId, change: Partial<Model>): P {
  const models = changedAt(p.models, id, change);
  return models === p.models ? p : { ...p, models };
}

const changeAttack = <P extends Position>(p: P, change: Partial<Attack>): P =>
  p.attack === null ? p : { ...p, attack: { ...p.attack, ...change } };

/** What is cleared when a turn begins: everything its player's models did, and what others did in the last one. */
const NOTHING: readonly Deed[] = [];

function forgetDeeds<P extends Position>(p: P): P {
  const models = p.models.map(model => (model.did.length === 0 ? model : { ...model, did: NOTHING }));
  return { ...p, models };
}

/** The dice with some of them re-rolled. */
function rolledAgain<P extends Position>(p: P, dice: readonly number[], faces: readonly number[]): P {
  const roll = p.rolls.at(-1)!;
  const changed = roll.faces.map((face, i) => (dice.includes(i) ? faces[dice.indexOf(i)]! : face));
  const again = [...roll.again, ...dice];
  return { ...p, rolls: replacedAt(p.rolls, p.rolls.length - 1, { ...roll, faces: changed, again }) };
}

/** How the facts of every edition change its position. `P` is an edition's position, which may have more fields. */
export const factsFor = <P extends Position>(): {
  readonly [T in Fact['type']]: (p: P, fact: FactOf<T>) => P;
} => ({
  'round-began': (p, f) => ({ ...p, round: f.round }),
  'turn-began': (p, f) => ({
    ...forgetDeeds(p),
    phase: 'start',
    spent: p.spent.map(() => []),
    turn: f.seat,
    charges: [],
    casts: [],
    denials: [],
  }),
  'phase-began': (p, f) => (p.phase === f.phase ? p : { ...p, phase: f.phase, spent: p.spent.map(() => []) }),
  'first-turn-won': (p, f) => ({ ...p, first: f.seat, turn: f.seat }),
  deployed: (p, f) => changeModel(p, f.model, { at: f.at, along: f.along }),
  'held-back': (p, f) => changeModel(p, f.model, { reserve: true }),
  arrived: (p, f) => changeModel(p, f.model, { at: f.at, along: f.along, reserve: false }),
  moved: (p, f) => changeModel(p, f.model, { at: f.to, ...(f.along && { along: f.along }) }),
  did: (p, f) => changeModel(p, f.model, { did: [...p.models[f.model]!.did, f.deed] }),
  'charge-declared': (p, f) => ({
    ...changeModel(p, f.model, { did: [...p.models[f.model]!.did, 'declared-charge'] }),
    charges: [...p.charges, { by: f.model, at: f.at }],
  }),
  'charge-failed': p => p,
  'cp-spent': (p, f) => ({
    ...p,
    cp: addedAt(p.cp, f.seat, -f.cp),
    spent: replacedAt(p.spent, f.seat, [...p.spent[f.seat]!, f.on]),
  }),
  'cp-gained': (p, f) => ({ ...p, cp: addedAt(p.cp, f.seat, f.cp) }),
  'power-tried': (p, f) => ({ ...p, casts: [...p.casts, { model: f.model, power: f.power }] }),
  'psychic-tested': p => p,
  'denial-tried': (p, f) => ({ ...p, denials: [...p.denials, f.model] }),
  'power-denied': p => p,
  'power-manifested': p => p,
  perils: p => p,
  rolled: (p, f) => ({ ...p, rolls: [...p.rolls, f.roll] }),
  're-rolled': (p, f) => rolledAgain(p, f.dice, f.faces),
  'roll-settled': p => ({ ...p, rolls: p.rolls.slice(0, -1) }),
  'attack-began': (p, f) => ({
    ...p,
    attack: f.attack,
    interrupted: p.attack === null ? p.interrupted : [...p.interrupted, p.attack],
  }),
  'attacks-counted': (p, f) => changeAttack(p, { attacks: f.attacks }),
  'hits-scored': (p, f) => changeAttack(p, { hits: f.hits, autoWounds: f.autoWounds }),
  'wounds-scored': (p, f) => changeAttack(p, { wounds: f.wounds }),
  'saves-made': (p, f) => changeAttack(p, { unsaved: f.unsaved }),
  'wound-allocated': (p, f) => changeAttack(p, { target: f.target }),
  'mortal-wounds-added': (p, f) => changeAttack(p, { mortal: (p.attack?.mortal ?? 0) + f.wounds }),
  'attack-marked': (p, f) => changeAttack(p, { marks: [...(p.attack?.marks ?? []), f.mark] }),
  'attack-ended': p => ({ ...p, attack: p.interrupted.at(-1) ?? null, interrupted: p.interrupted.slice(0, -1) }),
  fired: p => p,
  attacked: p => p,
  'wounds-lost': (p, f) => changeModel(p, f.model, { wounds: p.models[f.model]!.wounds - f.wounds }),
  'wounds-regained': (p, f) => changeModel(p, f.model, { wounds: p.models[f.model]!.wounds + f.wounds }),
  'wounds-taken-over': (p, { model, by, wounds }) => ({
    ...p,
    takenOver: by === null ? p.takenOver.filter(each => each.model !== model) : [...p.takenOver, { model, by, wounds }],
  }),
  'left-table': (p, f) => changeModel(p, f.model, { at: null, reserve: true, did: ['left'] }),
  'went-flat-out': p => p,
  slain: (p, f) => changeModel(p, f.model, { at: null, removed: true, reserve: false, wounds: 0 }),
  'item-used': (p, f) => changeModel(p, f.model, { used: [...p.models[f.model]!.used, f.item] }),
  'effect-began': (p, f) => ({ ...p, effects: [...p.effects, f.effect] }),
  'effects-ended': (p, f) => {
    const effects = staying(p.effects, ({ until, seat }) => until !== f.until || (f.seat !== null && seat !== f.seat));
    return effects === p.effects ? p : { ...p, effects };
  },
  'game-ended': p => ({ ...p, phase: 'over', over: true }),
});

import type { Ruleset, Seat } from '@little-wars/engine';
import type { Spot } from '@little-wars/engine/geometry';
import type { Activation, Attack, Barricade, Die, Effect, Fallen, KillTeam, Operative, OperativeId, Order, Position, Token } from './types.ts'; // biome-ignore format: names

interface FactBodies {
  'turning-point-began': { readonly turningPoint: number };
  'phase-began': { readonly phase: Position['phase'] };
  'initiative-won': { readonly seat: Seat };
  'attacker-chosen': { readonly seat: Seat };
  'drop-zone-chosen': { readonly seat: Seat; readonly zone: number };
  'cp-changed': { readonly seat: Seat; readonly by: number };
  'ploy-used': { readonly seat: Seat; readonly ploy: string };
  'barricade-set-up': { readonly barricade: Barricade };
  'set-up': { readonly operative: OperativeId; readonly at: Spot; readonly order: Order };
  activated: { readonly operative: OperativeId; readonly ap: number };
  'order-given': { readonly operative: OperativeId; readonly order: Order };
  'action-begun': { readonly operative: OperativeId; readonly action: string; readonly ap: number };
  'action-finished': { readonly operative: OperativeId; readonly action: string };
  'activation-ended': { readonly operative: OperativeId };
  moved: { readonly operative: OperativeId; readonly to: Spot };
  'weapon-used': { readonly operative: OperativeId; readonly weapon: string; readonly limited: boolean };
  overwatched: { readonly operative: OperativeId };
  'attack-began': { readonly attack: Attack };
  'attack-dice-set': { readonly dice: readonly Die[] };
  'defence-dice-set': { readonly dice: readonly Die[] };
  'attack-dice-retained': { readonly side: 'attacker' | 'defender' };
  struck: { readonly side: 'attacker' | 'defender'; readonly critical: boolean };
  'save-chosen': { readonly invulnerable: number | null };
  'attack-ended': object;
  'wounds-lost': {
    readonly operative: OperativeId;
    readonly amount: number;
    readonly from: OperativeId | null;
    readonly mortal: boolean;
  };
  incapacitated: Omit<Fallen, 'turningPoint'>;
  removed: { readonly operative: OperativeId };
  'apl-changed': { readonly operative: OperativeId; readonly by: number };
  'effect-began': { readonly effect: Effect };
  'effects-ended': { readonly until: Effect['until'] };
  'token-placed': { readonly token: Token };
  'token-marked': { readonly token: string; readonly mark: string; readonly value: number };
  'token-picked-up': { readonly token: string; readonly operative: OperativeId };
  'token-dropped': { readonly token: string; readonly operative: OperativeId; readonly at: Spot };
  'mission-scored': { readonly seat: Seat; readonly points: number };
  'battle-ended': object;
}

export type Fact = {
  [K in keyof FactBodies]: { readonly type: K; readonly clause: string } & FactBodies[K];
}[keyof FactBodies];

const at = <X>(list: readonly X[], i: number, item: X): readonly X[] => list.map((old, n) => (n === i ? item : old));
const added = (list: readonly number[], i: number, by: number): readonly number[] => at(list, i, list[i]! + by);
const operative = (p: Position, id: OperativeId, change: Partial<Operative>): Position => ({
  ...p,
  operatives: at(p.operatives, id, { ...p.operatives[id]!, ...change }),
});
const activation = (p: Position, change: Partial<Activation>): Position =>
  p.activation === null ? p : { ...p, activation: { ...p.activation, ...change } };
const attack = (p: Position, change: Partial<Attack>): Position =>
  p.attack === null ? p : { ...p, attack: { ...p.attack, ...change } };
const token = (p: Position, id: string, change: Partial<Token>): Position => ({
  ...p,
  tokens: p.tokens.map(old => (old.id === id ? { ...old, ...change } : old)),
});

/** What each fact changes. */
export const facts: Ruleset<KillTeam>['facts'] = {
  'turning-point-began': (p, f) => ({
    ...p,
    turningPoint: f.turningPoint,
    ploys: p.ploys.map(() => []),
    fallen: [],
    operatives: p.operatives.map(o => ({ ...o, ready: !o.removed, overwatched: false, onGuard: false })),
  }),
  'phase-began': (p, f) => ({ ...p, phase: f.phase }),
  'initiative-won': (p, f) => ({ ...p, initiative: f.seat }),
  'attacker-chosen': (p, f) => ({ ...p, attacker: f.seat }),
  'drop-zone-chosen': (p, f) => ({ ...p, dropZones: at(p.dropZones, f.seat, f.zone) }),
  'cp-changed': (p, f) => ({ ...p, cp: added(p.cp, f.seat, f.by) }),
  'ploy-used': (p, f) => ({ ...p, ploys: at(p.ploys, f.seat, [...p.ploys[f.seat]!, f.ploy]) }),
  'barricade-set-up': (p, f) => ({ ...p, barricades: [...p.barricades, f.barricade] }),
  'set-up': (p, f) => operative(p, f.operative, { at: f.at, order: f.order }),
  activated: (p, f) => ({ ...p, activation: { operative: f.operative, ap: f.ap, performed: [], weapons: [] } }),
  'order-given': (p, f) => operative(p, f.operative, { order: f.order }),
  'action-begun': (p, f) =>
    activation(operative(p, f.operative, { onGuard: false }), {
      ap: (p.activation?.ap ?? 0) - f.ap,
      performed: [...(p.activation?.performed ?? []), f.action],
    }),
  'action-finished': p => p,
  'activation-ended': (p, f) => ({ ...operative(p, f.operative, { ready: false, aplChange: 0 }), activation: null }),
  moved: (p, f) => operative(p, f.operative, { at: f.to }),
  'weapon-used': (p, f) => {
    const used = f.limited ? { used: [...p.operatives[f.operative]!.used, f.weapon] } : {};
    return activation(operative(p, f.operative, used), { weapons: [...(p.activation?.weapons ?? []), f.weapon] });
  },
  overwatched: (p, f) => operative(p, f.operative, { overwatched: true }),
  'attack-began': (p, f) => ({ ...p, attack: f.attack }),
  'attack-dice-set': (p, f) => attack(p, { attackDice: f.dice }),
  'defence-dice-set': (p, f) => attack(p, { defenceDice: f.dice }),
  'attack-dice-retained': p => p,
  struck: p => p,
  'save-chosen': (p, f) => attack(p, { invulnerable: f.invulnerable }),
  'attack-ended': p => ({ ...p, attack: null }),
  'wounds-lost': (p, f) =>
    operative(p, f.operative, { wounds: Math.max(0, p.operatives[f.operative]!.wounds - f.amount) }),
  incapacitated: (p, { operative, by, how, at: where }) => ({
    ...p,
    fallen: [...p.fallen, { operative, by, how, turningPoint: p.turningPoint, at: where }],
  }),
  removed: (p, f) => operative(p, f.operative, { at: null, removed: true, ready: false, wounds: 0, onGuard: false }),
  'apl-changed': (p, f) =>
    operative(p, f.operative, { aplChange: Math.max(-1, Math.min(1, p.operatives[f.operative]!.aplChange + f.by)) }),
  'effect-began': (p, f) => ({ ...p, effects: [...p.effects, f.effect] }),
  'effects-ended': (p, f) => ({ ...p, effects: p.effects.filter(effect => effect.until !== f.until) }),
  'token-placed': (p, f) => ({ ...p, tokens: [...p.tokens, f.token] }),
  'token-marked': (p, f) => {
    const marks = p.tokens.find(({ id }) => id === f.token)?.marks ?? {};
    return token(p, f.token, { marks: { ...marks, [f.mark]: f.value } });
  },
  'token-picked-up': (p, f) => operative(p, f.operative, { carrying: f.token }),
  'token-dropped': (p, f) => token(operative(p, f.operative, { carrying: null }), f.token, { at: f.at }),
  'mission-scored': (p, f) => ({
    ...p,
    missionPoints: at(p.missionPoints, f.seat, added(p.missionPoints[f.seat]!, p.turningPoint, f.points)),
  }),
  'battle-ended': p => ({ ...p, over: true, phase: 'over' }),
};

import type { Ruleset, Seat } from '@little-wars/engine';
import { addedAt, changed, changedAt, replacedAt, staying } from '@little-wars/skirmish';
import { fullWoundsOf } from './lookups.ts';
import type { Activation, Attack, KillTeam, Operative, OperativeId, Position, TacOpState, Token } from './types.ts';

export type { Fact } from './fact-types.ts';

/** Returns the same position if nothing changes, because caches are keyed by its list of operatives. */
const operative = (p: Position, id: OperativeId, change: Partial<Operative>): Position => {
  const operatives = changedAt(p.operatives, id, change);
  return operatives === p.operatives ? p : { ...p, operatives };
};
const activation = (p: Position, change: Partial<Activation>): Position =>
  p.activation === null ? p : { ...p, activation: changed(p.activation, change) };
const attack = (p: Position, change: Partial<Attack>): Position =>
  p.attack === null ? p : { ...p, attack: changed(p.attack, change) };
const marked = (p: Position, mark: string): Position =>
  p.attack === null ? p : attack(p, { marks: [...p.attack.marks, mark] });
const token = (p: Position, id: string, change: Partial<Token>): Position => ({
  ...p,
  tokens: p.tokens.map(old => (old.id === id ? { ...old, ...change } : old)),
});

type OfTacOp = { readonly seat: Seat; readonly tacOp: string };
const tacOpOf = (p: Position, { seat, tacOp: id }: OfTacOp): TacOpState | undefined =>
  p.tacOps[seat]!.find(card => card.id === id);
const tacOp = (p: Position, of: OfTacOp, change: Partial<TacOpState>): Position => ({
  ...p,
  tacOps: replacedAt(
    p.tacOps,
    of.seat,
    p.tacOps[of.seat]!.map(old => (old.id === of.tacOp ? { ...old, ...change } : old)),
  ),
});
/** KT-1.9 */
export const togetherAtMostOne = (change: number): number => Math.max(-1, Math.min(1, change));

/** KT-6.1: the attack in progress tells how. */
const felledBy = (p: Position, operative: OperativeId, by: OperativeId | null): Position['felled'][number] => ({
  operative,
  by,
  how: p.attack?.kind ?? 'other',
  from: by === null ? null : p.operatives[by]!.at,
});
/** The felled without one that has recovered or was removed. */
const standing = (p: Position, id: OperativeId): Position['felled'] =>
  staying(p.felled, ({ operative: felled }) => felled !== id);

/** What each fact changes. */
export const facts: Ruleset<KillTeam>['facts'] = {
  'turning-point-began': (p, f) => ({
    ...p,
    turningPoint: f.turningPoint,
    ploys: p.ploys.map(() => []),
    operatives: p.operatives.map(o => ({ ...o, ready: !o.removed, overwatched: false, onGuard: false })),
  }),
  'phase-began': (p, f) => ({ ...p, phase: f.phase }),
  'initiative-won': (p, f) => ({ ...p, initiative: f.seat }),
  'attacker-chosen': (p, f) => ({ ...p, attacker: f.seat }),
  'drop-zone-chosen': (p, f) => ({ ...p, dropZones: replacedAt(p.dropZones, f.seat, f.zone) }),
  'cp-changed': (p, f) => ({ ...p, cp: addedAt(p.cp, f.seat, f.by) }),
  'ploy-used': (p, f) => ({ ...p, ploys: replacedAt(p.ploys, f.seat, [...p.ploys[f.seat]!, f.ploy]) }),
  'barricade-set-up': (p, f) => ({ ...p, barricades: [...p.barricades, f.barricade] }),
  'no-room-for-barricade': p => p,
  'set-up': (p, f) => operative(p, f.operative, { at: f.at, order: f.order }),
  'stayed-out': (p, f) => operative(p, f.operative, { removed: true }),
  activated: (p, f) => ({ ...p, activation: { operative: f.operative, ap: f.ap, performed: [], weapons: [] } }),
  // KT-12.2: a Conceal order ends guard.
  'order-given': (p, f) =>
    operative(p, f.operative, { order: f.order, ...(f.order === 'conceal' ? { onGuard: false } : {}) }),
  'action-begun': (p, f) => {
    const begun = operative(p, f.operative, { onGuard: false });
    // Actions outside the operative's own activation do not count for it.
    if (p.activation?.operative !== f.operative) return begun;
    const performed = [...p.activation.performed, f.action, ...(f.countsAs === undefined ? [] : [f.countsAs])];
    return activation(begun, { ap: p.activation.ap - f.ap, performed });
  },
  'action-finished': p => p,
  'ap-changed': (p, f) =>
    p.activation?.operative === f.operative ? activation(p, { ap: Math.max(0, p.activation.ap + f.by) }) : p,
  'activation-ended': (p, f) => ({
    ...operative(p, f.operative, { ready: false, aplChange: 0 }),
    activation: null,
    effects: staying(p.effects, ({ until, use }) => until !== 'own-activation' || use.holder !== f.operative),
  }),
  moved: (p, f) => {
    const there = operative(p, f.operative, { at: f.to });
    if (f.distance === undefined || p.activation?.operative !== f.operative) return there;
    return activation(there, { moved: (p.activation.moved ?? 0) + f.distance });
  },
  jumped: p => p,
  'weapon-used': (p, f) => {
    const used = f.limited ? { used: [...p.operatives[f.operative]!.used, f.weapon] } : {};
    const noted = operative(p, f.operative, used);
    // Shooting outside the operative's own activation does not count for it.
    if (p.activation?.operative !== f.operative) return noted;
    return activation(noted, { weapons: [...p.activation.weapons, `${f.weapon}/${f.profile}`] });
  },
  overwatched: (p, f) => operative(p, f.operative, { overwatched: true }),
  'attack-began': (p, f) => ({ ...p, attack: f.attack }),
  'attack-dice-set': (p, f) => attack(p, { attackDice: f.dice }),
  'defence-dice-set': (p, f) => attack(p, { defenceDice: f.dice }),
  'attack-dice-retained': p => p,
  struck: (p, { side, critical }) => marked(p, `${side}-struck-${critical ? 'critical' : 'normal'}`),
  'attack-marked': (p, f) => marked(p, f.mark),
  'save-chosen': (p, f) => attack(p, { invulnerable: f.invulnerable }),
  'attack-ended': p => ({ ...p, attack: null, effects: staying(p.effects, ({ until }) => until !== 'attack') }),
  'wounds-lost': (p, f) => {
    const wounds = Math.max(0, p.operatives[f.operative]!.wounds - f.amount);
    const after = operative(p, f.operative, { wounds });
    return wounds === 0 ? { ...after, felled: [...standing(p, f.operative), felledBy(p, f.operative, f.from)] } : after;
  },
  incapacitated: (p, { type: _type, clause: _clause, ...how }) => ({
    ...p,
    fallen: [...p.fallen, { ...how, turningPoint: p.turningPoint }],
  }),
  removed: (p, f) => ({
    ...operative(p, f.operative, { at: null, removed: true, ready: false, wounds: 0, onGuard: false }),
    felled: standing(p, f.operative),
    effects: staying(p.effects, ({ use }) => use.holder !== f.operative),
  }),
  'apl-changed': (p, f) => {
    const { aplChange } = p.operatives[f.operative]!;
    const changed = operative(p, f.operative, { aplChange: aplChange + f.by });
    if (p.activation?.operative !== f.operative) return changed;
    return activation(changed, { ap: Math.max(0, p.activation.ap + f.ap) });
  },
  'effect-began': (p, f) => ({ ...p, effects: [...p.effects, f.effect] }),
  'effects-ended': (p, f) => ({ ...p, effects: staying(p.effects, effect => effect.until !== f.until) }),
  'effect-ended': (p, f) => ({
    ...p,
    effects: p.effects.filter(
      ({ use: { rule, seat, holder } }) => rule !== f.rule || seat !== f.seat || holder !== f.holder,
    ),
  }),
  'wounds-regained': (p, f) => {
    const regained = p.operatives[f.operative]!;
    return {
      ...operative(p, f.operative, { wounds: Math.min(fullWoundsOf(regained), regained.wounds + f.amount) }),
      felled: standing(p, f.operative),
    };
  },
  'mortal-wounds-came': p => p,
  'damage-ignored': p => p,
  'item-used': (p, f) => operative(p, f.operative, { used: [...p.operatives[f.operative]!.used, f.item] }),
  'counted-as-activated': (p, f) => operative(p, f.operative, { ready: false, aplChange: 0 }),
  'target-changed': (p, f) => attack(p, { target: f.target, inCover: f.inCover }),
  'seat-changed': (p, f) => operative(p, f.operative, { seat: f.seat }),
  returned: (p, { operative: id, at: where, order, wounds }) =>
    operative(p, id, { at: where, order, wounds, removed: false, ready: true, aplChange: 0 }),
  'guard-begun': (p, f) => operative(p, f.operative, { onGuard: true }),
  'guard-ended': (p, f) => operative(p, f.operative, { onGuard: false }),
  'guard-attacked': p => activation(p, { interrupted: true }),
  'activation-cut-short': p => activation(p, { cutShort: true }),
  'hatch-opened': (p, f) => ({ ...p, openHatches: [...p.openHatches, f.hatch] }),
  'hatch-closed': (p, f) => ({ ...p, openHatches: p.openHatches.filter(hatch => hatch !== f.hatch) }),
  strengthened: (p, f) => ({ ...p, strengthened: [...(p.strengthened ?? []), f.piece] }),
  'token-placed': (p, f) => ({ ...p, tokens: [...p.tokens, f.token] }),
  'token-marked': (p, f) => {
    const marks = p.tokens.find(({ id }) => id === f.token)?.marks ?? {};
    return token(p, f.token, { marks: { ...marks, [f.mark]: f.value } });
  },
  'token-picked-up': (p, f) => operative(p, f.operative, { carrying: f.token }),
  'token-dropped': (p, f) => token(operative(p, f.operative, { carrying: null }), f.token, { at: f.at }),
  'token-removed': (p, f) => ({ ...p, tokens: p.tokens.filter(({ id }) => id !== f.token) }),
  'mission-scored': (p, f) => ({
    ...p,
    missionPoints: replacedAt(p.missionPoints, f.seat, addedAt(p.missionPoints[f.seat]!, p.turningPoint, f.points)),
  }),
  'tac-ops-chosen': (p, f) => ({
    ...p,
    tacOps: replacedAt(
      p.tacOps,
      f.seat,
      f.tacOps.map(card => ({ ...card, revealed: false, scored: [0, 0] })),
    ),
  }),
  'tac-op-revealed': (p, f) => tacOp(p, f, { revealed: true }),
  'tac-op-noted': (p, f) => tacOp(p, f, { memo: { ...tacOpOf(p, f)?.memo, ...f.memo } }),
  'tac-op-scored': (p, f) => {
    const [first, second] = tacOpOf(p, f)?.scored ?? [0, 0];
    const scored = f.condition === 0 ? ([p.turningPoint, second] as const) : ([first, p.turningPoint] as const);
    return { ...tacOp(p, f, { scored }), tacOpPoints: addedAt(p.tacOpPoints, f.seat, 1) };
  },
  'scouting-chosen': (p, f) => ({ ...p, scouting: replacedAt(p.scouting, f.seat, f.scouting) }),
  'scouting-shown': p => ({ ...p, scoutingShown: true }),
  'infiltration-gained': (p, f) => ({ ...p, infiltrations: addedAt(p.infiltrations, f.seat, 1) }),
  infiltrated: (p, f) => ({ ...p, infiltrations: addedAt(p.infiltrations, f.seat, -1) }),
  'battle-ended': p => ({ ...p, over: true, phase: 'over' }),
};

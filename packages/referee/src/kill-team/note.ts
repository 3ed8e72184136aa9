// How each fact changes the ledger. Written from the glossary of facts, not from the ruleset's own reducer.
import type { Turn } from '../frame/played-game.ts';
import type { Fact } from './facts.ts';
import type { Ledger, Operative } from './ledger.ts';
import { noteAttack } from './note-attack.ts';

type Noting = { readonly [T in Fact['type']]?: (l: Ledger, f: Extract<Fact, { type: T }>, turn: Turn<Fact>) => void };

const op = ({ operatives }: Ledger, id: number): Operative => operatives[id]!;

const match: Noting = {
  'turning-point-began': (l, f) => {
    l.turningPoint = f.turningPoint;
    for (const ploys of l.ploys) ploys.length = 0;
    for (const each of l.operatives)
      Object.assign(each, { ready: each.at !== null, overwatched: false, onGuard: false, moved: false });
  },
  'phase-began': (l, f) => {
    l.phase = f.phase;
    l.turns.length = 0;
  },
  'initiative-won': (l, f) => {
    l.initiative = f.seat;
  },
  'attacker-chosen': (l, f) => {
    l.attacker = f.seat;
  },
  'drop-zone-chosen': (l, f) => {
    l.dropZones[f.seat] = f.zone;
  },
  'cp-changed': (l, f) => {
    l.cp[f.seat]! += f.by;
    if (f.by < 0) l.paid[f.seat]! -= f.by;
  },
  'ploy-used': (l, f) => {
    l.ploys[f.seat]!.push(f.ploy);
    l.paid[f.seat] = 0;
    l.items.length = 0;
  },
  'item-used': (l, f) => {
    l.items.push(f.item);
  },
  'barricade-set-up': (l, { barricade: { seat, at, along }, clause }) => {
    l.barricades.push({ seat, at, along, fortified: clause === 'KT-11.11' });
  },
  'no-room-for-barricade': (l, { clause }) => {
    if (clause !== 'KT-11.11') l.withoutRoom++;
  },
  'stayed-out': (l, f) => {
    l.setUps.push(op(l, f.operative).team);
    op(l, f.operative).removed = true;
  },
  'set-up': (l, f) => {
    l.setUps.push(op(l, f.operative).team);
    Object.assign(op(l, f.operative), { at: f.at, order: f.order });
  },
  'scouting-chosen': (l, f) => {
    l.scouting[f.seat] = f.scouting;
  },
  infiltrated: (l, f) => {
    l.orderChanges[f.seat]! += 1;
  },
  'tac-ops-chosen': (l, f) => {
    for (const { id } of f.tacOps) l.tacOps[f.seat]!.set(id, { revealed: false, scored: new Set() });
  },
  'tac-op-revealed': (l, f) => {
    const card = l.tacOps[f.seat]!.get(f.tacOp);
    if (card) card.revealed = true;
  },
  'tac-op-scored': (l, f) => {
    l.tacOps[f.seat]!.get(f.tacOp)?.scored.add(f.condition);
  },
  'mission-scored': (l, f) => {
    l.mission[f.seat]![l.turningPoint] = (l.mission[f.seat]![l.turningPoint] ?? 0) + f.points;
  },
  'token-placed': (l, { token: { id, at, kind } }) => {
    l.tokens.set(id, { at, kind, marks: new Map() });
  },
  'token-marked': (l, f) => {
    l.tokens.get(f.token)?.marks.set(f.mark, f.value);
  },
  'token-removed': (l, f) => {
    l.tokens.delete(f.token);
  },
  'token-picked-up': (l, f) => {
    op(l, f.operative).carrying = f.token;
  },
  'token-dropped': (l, f) => {
    op(l, f.operative).carrying = null;
    const token = l.tokens.get(f.token);
    if (token) token.at = f.at;
  },
  'battle-ended': l => {
    l.over = true;
  },
};

/** KT-8.18: a Dash that completes a climb is part of the move. */
const COMPLETED = 'KT-8.18';

const activations: Noting = {
  activated: (l, f) => {
    l.activation = { operative: f.operative, ap: f.ap, performed: [], weapons: [], guarded: false };
    l.turns.push({ seat: op(l, f.operative).seat, operative: f.operative });
  },
  'order-given': (l, f) => {
    op(l, f.operative).order = f.order;
    if (f.order === 'conceal') op(l, f.operative).onGuard = false;
  },
  'action-begun': (l, f) => {
    l.usedUp = null;
    op(l, f.operative).onGuard = false;
    if (f.clause === COMPLETED) l.action!.withDash = true;
    else {
      if (l.action !== null) l.outer.push(l.action);
      l.action = { operative: f.operative, action: f.action, ap: f.ap, withDash: false, spent: 0 };
      l.shots = null;
    }
    if (l.activation?.operative !== f.operative) return;
    l.activation.ap -= f.ap;
    l.activation.performed.push(f.action, ...(f.countsAs === undefined ? [] : [f.countsAs]));
  },
  'action-finished': (l, f) => {
    if (f.clause !== COMPLETED) l.action = l.outer.pop() ?? null;
  },
  'ap-changed': (l, f) => {
    if (l.activation?.operative === f.operative) l.activation.ap = Math.max(0, l.activation.ap + f.by);
  },
  'apl-changed': (l, f) => {
    op(l, f.operative).aplChange += f.by;
    if (l.activation?.operative === f.operative) l.activation.ap = Math.max(0, l.activation.ap + f.ap);
  },
  'activation-ended': (l, f) => {
    Object.assign(op(l, f.operative), { ready: false, aplChange: 0 });
    l.activation = null;
    l.action = null;
    l.outer.length = 0;
    l.effects = l.effects.filter(({ until, use }) => until !== 'own-activation' || use.holder !== f.operative);
  },
  'counted-as-activated': (l, f) => {
    Object.assign(op(l, f.operative), { ready: false, aplChange: 0 });
  },
  overwatched: (l, f) => {
    op(l, f.operative).overwatched = true;
    if (l.activation === null) l.turns.push({ seat: op(l, f.operative).seat, operative: f.operative });
  },
  'guard-begun': (l, f) => {
    op(l, f.operative).onGuard = true;
  },
  'guard-ended': (l, f) => {
    op(l, f.operative).onGuard = false;
  },
  'guard-attacked': l => {
    if (l.activation) l.activation.guarded = true;
  },
  moved: (l, f) => {
    Object.assign(op(l, f.operative), { at: f.to, moved: true });
    if (l.action?.operative === f.operative) l.action.spent += f.distance ?? 0;
  },
  'seat-changed': (l, f) => {
    op(l, f.operative).seat = f.seat;
  },
};

const harm: Noting = {
  'wounds-lost': (l, f) => {
    const one = op(l, f.operative);
    one.wounds = Math.max(0, one.wounds - f.amount);
  },
  'wounds-regained': (l, f) => {
    const one = op(l, f.operative);
    one.wounds = Math.min(one.card.wounds, one.wounds + f.amount);
  },
  removed: (l, f) => {
    Object.assign(op(l, f.operative), { at: null, removed: true, ready: false, wounds: 0, onGuard: false });
    l.effects = l.effects.filter(({ use }) => use.holder !== f.operative);
  },
  returned: (l, f) => {
    const back = { at: f.at, order: f.order, wounds: f.wounds, removed: false, ready: true, aplChange: 0 };
    Object.assign(op(l, f.operative), back);
  },
  'effect-began': (l, f) => {
    l.effects.push(f.effect);
  },
  'effects-ended': (l, f) => {
    l.effects = l.effects.filter(({ until }) => until !== f.until);
  },
  'effect-ended': (l, { rule, seat, holder }) => {
    l.usedUp = rule;
    l.effects = l.effects.filter(({ use }) => use.rule !== rule || use.seat !== seat || use.holder !== holder);
  },
};

const noting: Noting = { ...match, ...activations, ...harm };

export function note(ledger: Ledger, fact: Fact, turn: Turn<Fact>): void {
  const handler = noting[fact.type] as ((l: Ledger, f: Fact, turn: Turn<Fact>) => void) | undefined;
  handler?.(ledger, fact, turn);
  noteAttack(ledger, fact);
}

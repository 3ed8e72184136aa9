// How each fact changes the ledger. Written from the glossary of facts, not from the ruleset's own reducer.
import { between } from '../frame/measure.ts';
import { facesOf, type Turn } from '../frame/played-game.ts';
import type { Fact, Leg } from './facts.ts';
import { enemyOf, type Ledger, type Model, ongoing } from './ledger.ts';

type Noting = { readonly [T in Fact['type']]?: (l: Ledger, f: Extract<Fact, { type: T }>, turn: Turn<Fact>) => void };

const modelOf = ({ models }: Ledger, id: number): Model => models[id]!;

/** The length of a path seen from above, with the heights climbed. */
export function lengthOf(model: Model, legs: readonly Leg[]): number {
  let [at, sum] = [model.at!, 0];
  for (const { how, to } of legs) {
    sum += between(at, to) + (how === 'climb' ? Math.abs(to.z - at.z) : 0);
    at = to;
  }
  return sum;
}

const round: Noting = {
  'deployment-won': (l, f) => {
    l.first = f.seat;
  },
  'side-chosen': (l, f) => {
    l.sides[f.seat] = f.side;
    l.sides[enemyOf(f.seat)] = 1 - f.side;
  },
  'stayed-out': (l, f) => {
    l.deployed.push(modelOf(l, f.model).seat);
    modelOf(l, f.model).removed = true;
  },
  deployed: (l, f) => {
    const model = modelOf(l, f.model);
    l.deployed.push(model.seat);
    Object.assign(model, { at: f.at, along: f.along });
  },
  'round-began': (l, f) => {
    l.round = f.round;
    l.finished.length = 0;
    l.turns.length = 0;
    l.paid.length = 0;
  },
  'phase-began': (l, f) => {
    l.phase = f.phase;
    l.markers.length = 0;
    l.back.length = 0;
  },
  'broken-judged': (l, f) => {
    f.broken.forEach((broken, seat) => {
      l.broken[seat] = broken;
    });
  },
  'cp-set': (l, f) => {
    f.cp.forEach((cp, seat) => {
      l.cp[seat] = cp;
    });
  },
  'cp-spent': (l, f) => {
    l.cp[f.seat]! -= f.cp;
    l.paid.push(f.on);
  },
  'pass-tokens-given': (l, f) => {
    f.tokens.forEach((tokens, seat) => {
      l.tokens[seat] = tokens;
    });
  },
  'pass-token-spent': (l, f) => {
    l.tokens[f.seat]! -= 1;
    l.turns.push({ seat: f.seat, model: null });
    l.paid.length = 0;
  },
  'first-player-chosen': (l, f) => {
    l.first = f.seat;
    l.seized.fill(0);
  },
  'initiative-seized': (l, f) => {
    l.seized[f.seat]! += f.cp;
  },
  'declared-finished': (l, f) => {
    l.finished.push(f.seat);
  },
  scored: (l, f) => {
    l.vp[f.seat]! += f.vp;
    l.markers.push({ seat: f.seat, marker: f.marker });
  },
  'leader-taken': (l, f) => {
    l.vp[f.seat]! += f.vp;
    l.heads.taken[enemyOf(f.seat)]! += 1;
  },
  cleared: l => {
    for (const model of l.models) model.activated = false;
    l.cp.fill(0);
    l.tokens.fill(0);
    l.effects = l.effects.filter(({ until }) => until !== 'round');
  },
  'game-ended': l => {
    l.over = true;
  },
  'effect-began': (l, f) => {
    l.effects = [...l.effects, f.effect];
    // It outlasts its holder, until the attack ends.
    if (f.effect.use.rule === 'saved') ongoing(l)?.marks.push('saviour');
  },
  'effects-ended': (l, f) => {
    l.effects = l.effects.filter(({ until }) => until !== f.until);
  },
};

const activation: Noting = {
  activated: (l, f) => {
    const model = modelOf(l, f.model);
    l.turns.push({ seat: model.seat, model: f.model });
    l.paid.length = 0;
    l.activation = {
      ...{ model: f.model, again: f.again, layDown: model.down, performed: [], shorts: 0, longs: 0, aiming: false },
      ...{ focusing: false, tested: false, fledFrom: false, struck: [], action: null, moved: 0, attacks: [] },
    };
  },
  'action-begun': (l, f) => {
    const now = l.activation;
    if (now?.model !== f.model) return;
    now.performed.push(f.action);
    if (f.slot === 'short') now.shorts++;
    if (f.slot === 'long') now.longs++;
    Object.assign(now, { action: f.action, moved: 0 });
    now.attacks.length = 0;
  },
  'action-finished': (l, f) => {
    if (l.activation?.model === f.model) l.activation.action = null;
  },
  'counted-as': (l, f) => {
    if (l.activation?.model === f.model) l.activation.performed.push(f.action);
  },
  'activation-ended': (l, f) => {
    modelOf(l, f.model).activated = true;
    l.activation = null;
    l.paid.length = 0;
  },
  aimed: (l, f) => {
    if (l.activation?.model === f.model) l.activation.aiming = true;
  },
  focused: (l, f) => {
    if (l.activation?.model === f.model) l.activation.focusing = true;
  },
  'bonus-used': (l, f) => {
    if (l.activation?.model === f.model) l.activation[f.bonus === 'aim' ? 'aiming' : 'focusing'] = false;
  },
  'nerve-tested': (l, f) => {
    if (l.activation?.model !== f.model) return;
    l.activation.tested = true;
    if (!f.passed) l.activation.fledFrom = true;
  },
  'stood-up': (l, f) => {
    modelOf(l, f.model).down = false;
  },
  'knocked-down': (l, f) => {
    modelOf(l, f.model).down = true;
  },
  moved: (l, f) => {
    const model = modelOf(l, f.model);
    if (f.legs && l.activation?.model === f.model) l.activation.moved += lengthOf(model, f.legs);
    Object.assign(model, { at: f.to, ...(f.along && { along: f.along }) });
  },
};

const attacks: Noting = {
  'attack-began': (l, { attack }) => {
    l.attacks.push({
      effects: l.effects,
      ...{
        attack,
        by: { ...modelOf(l, attack.attacker) },
        at: { ...modelOf(l, attack.target) },
        hitDice: [],
        armorDice: [],
        hits: attack.hits,
        invulnerable: null,
        mortal: 0,
      },
      ...{ marks: [...attack.marks], suffered: [] },
    });
    if (attack.manner === 'disengaging') l.activation?.struck.push(attack.attacker);
    if (attack.manner === 'action' && l.activation?.model === attack.attacker)
      l.activation.attacks.push({ target: attack.target, dice: attack.dice });
  },
  'hit-dice-set': (l, f) => {
    ongoing(l)!.hitDice = f.dice;
  },
  'armor-dice-set': (l, f) => {
    ongoing(l)!.armorDice = f.dice;
  },
  'hits-scored': (l, f) => {
    Object.assign(ongoing(l)!, { hits: f.hits, effects: l.effects });
  },
  'armor-chosen': (l, f) => {
    ongoing(l)!.invulnerable = f.invulnerable;
  },
  'mortal-wounds-added': (l, f) => {
    ongoing(l)!.mortal += f.wounds;
  },
  'attack-marked': (l, f) => {
    ongoing(l)?.marks.push(f.mark);
  },
  'attack-ended': l => {
    l.ended = l.attacks.pop()?.attack ?? null;
    l.effects = l.effects.filter(({ until }) => until !== 'attack');
  },
  'wounds-suffered': (l, { model, wounds, mortal }) => {
    modelOf(l, model).wounds -= wounds;
    ongoing(l)?.suffered.push({ model, wounds, mortal });
  },
  'wounds-regained': (l, f) => {
    modelOf(l, f.model).wounds += f.wounds;
  },
  recovered: (l, f) => {
    Object.assign(modelOf(l, f.model), { wounds: 1, down: true });
  },
  removed: (l, f) => {
    const { leader, seat } = modelOf(l, f.model);
    if (leader) l.heads.lost[seat]! += 1;
    Object.assign(modelOf(l, f.model), { at: null, removed: true, wounds: 0, down: false });
    l.effects = l.effects.filter(({ use }) => use.holder !== f.model);
  },
  returned: (l, f) => {
    Object.assign(modelOf(l, f.model), { at: f.at, wounds: f.wounds, removed: false, down: false, activated: true });
    l.back.push(f.model);
  },
};

const noting: Noting = { ...round, ...activation, ...attacks };

export function note(ledger: Ledger, fact: Fact, turn: Turn<Fact>): void {
  const handler = noting[fact.type] as ((l: Ledger, f: Fact, turn: Turn<Fact>) => void) | undefined;
  handler?.(ledger, fact, turn);
}

/** Rolls that compare the players, and the one for another round, are reported by facts of a later input. */
export function noteTurn(ledger: Ledger, turn: Turn<Fact>): void {
  if (turn.purpose === 'roll for first player' || turn.purpose === 'roll off') ledger.rolled = facesOf(turn);
  if (turn.purpose === 'roll for one more round') ledger.more = (facesOf(turn)[0] ?? 0) >= 4;
}

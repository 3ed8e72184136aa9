// How each fact changes the ledger. Written from what the facts mean, not from the ruleset's own reducer.
import { between } from '../frame/measure.ts';
import type { CoreFact, Leg } from './facts.ts';
import { flies, has, type Ledger, type Model, ongoing } from './ledger.ts';

export type Noting<L, F extends { readonly type: string }> = {
  readonly [T in F['type']]?: (l: L, f: Extract<F, { type: T }>) => void;
};

const modelOf = ({ models }: Ledger, id: number): Model => models[id]!;

/** The minimum cost of a path. Heights are free to some models; to all, falls and ramps are, and steps may be. */
export function leastLength({ freeStep }: Ledger, model: Model, legs: readonly Leg[]): number {
  const isFree = flies(model) || has(model, 'free-heights') !== undefined;
  let [at, sum] = [model.at!, 0];
  for (const { how, to } of legs) {
    const height = Math.abs(to.z - at.z);
    sum += between(at, to) + (how === 'climb' && !isFree && height > freeStep ? height : 0);
    at = to;
  }
  return sum;
}

const battle: Noting<Ledger, CoreFact> = {
  'round-began': (l, f) => {
    l.round = f.round;
  },
  'first-turn-won': (l, f) => {
    l.first = f.seat;
  },
  'turn-began': (l, f) => {
    l.turns++;
    Object.assign(l, { turn: f.seat, charges: [], casts: [], denials: [] });
    for (const model of l.models) model.did = [];
  },
  'phase-began': (l, f) => {
    l.phase = f.phase;
    for (const spent of l.spent) spent.length = 0;
    for (const model of l.models) Object.assign(model, { moved: 0, stood: {} });
  },
  deployed: (l, f) => void Object.assign(modelOf(l, f.model), { at: f.at, along: f.along }),
  arrived: (l, f) => void Object.assign(modelOf(l, f.model), { at: f.at, along: f.along }),
  'left-table': (l, f) => void Object.assign(modelOf(l, f.model), { at: null }),
  moved: (l, f) => {
    const model = modelOf(l, f.model);
    if (f.legs && model.at) model.moved += leastLength(l, model, f.legs);
    Object.assign(model, { at: f.to, ...(f.along && { along: f.along }) });
  },
  did: (l, f) => {
    const model = modelOf(l, f.model);
    model.did = [...model.did, f.deed];
    // Pile in, blows and consolidation are measured separately from earlier moves.
    if (f.deed === 'fought' || f.deed === 'intervened') model.moved = 0;
  },
  'charge-declared': (l, f) => {
    l.charges = [...l.charges, { by: f.model, at: f.at }];
    Object.assign(modelOf(l, f.model), { did: [...modelOf(l, f.model).did, 'declared-charge'], moved: 0 });
  },
  'cp-spent': (l, f) => {
    l.cp[f.seat]! -= f.cp;
    l.spent[f.seat]!.push(f.on);
  },
  'cp-gained': (l, f) => {
    l.cp[f.seat]! += f.cp;
  },
  'item-used': (l, f) => {
    const model = modelOf(l, f.model);
    model.used = [...model.used, f.item];
  },
  'effect-began': (l, f) => {
    l.effects = [...l.effects, f.effect];
  },
  'effects-ended': (l, f) => {
    l.effects = l.effects.filter(({ until, seat }) => until !== f.until || (f.seat !== null && seat !== f.seat));
  },
  'game-ended': l => {
    l.over = true;
  },
};

const powers: Noting<Ledger, CoreFact> = {
  'power-tried': (l, { model, power }) => {
    l.casts = [...l.casts, { model, power }];
    Object.assign(l, { test: null, denied: false });
  },
  'psychic-tested': (l, { model, power, total, needs }) => {
    l.test = { model, power, total, passed: total >= needs };
  },
  'denial-tried': (l, f) => {
    l.denials = [...l.denials, f.model];
  },
  'power-denied': l => {
    l.denied = true;
  },
};

const attacks: Noting<Ledger, CoreFact> = {
  rolled: (l, { roll }) => void l.rolls.push(roll),
  're-rolled': (l, { dice, faces }) => {
    const roll = l.rolls.pop();
    if (!roll) throw new Error('nothing to re-roll');
    const changed = roll.faces.map((face, i) => (dice.includes(i) ? faces[dice.indexOf(i)]! : face));
    l.rolls.push({ ...roll, faces: changed, again: [...roll.again, ...dice] });
  },
  'roll-settled': l => {
    const roll = l.rolls.pop() ?? null;
    if (!roll) throw new Error('no dice to finalise');
    l.settled = roll;
    ongoing(l)?.settled.push(roll);
    if (roll.model === null) return;
    const model = modelOf(l, roll.model);
    model.stood = { ...model.stood, [roll.what]: roll.faces };
  },
  'attack-began': (l, { attack }) => {
    l.attacks.push({
      ...{ attack, by: { ...modelOf(l, attack.attacker) }, at: { ...modelOf(l, attack.target) } },
      ...{ settled: [], hits: 0, auto: 0, wounds: [], unsaved: [], mortal: 0, takenOver: 0, lost: 0 },
      ...{ next: attack.target, share: null, shares: 0 },
    });
  },
  'hits-scored': (l, f) => {
    Object.assign(ongoing(l)!, { hits: f.hits, auto: f.autoWounds });
  },
  'wounds-scored': (l, f) => {
    ongoing(l)!.wounds = f.wounds;
  },
  'wound-allocated': (l, { target }) => {
    ongoing(l)!.next = target;
  },
  'saves-made': (l, { unsaved }) => {
    const now = ongoing(l)!;
    now.unsaved = unsaved;
    now.shares++;
    now.share = {
      ...{ target: now.next, unsaved, lost: 0, rolls: now.settled.length },
      wounds: modelOf(l, now.next).wounds,
    };
  },
  'mortal-wounds-added': (l, f) => {
    ongoing(l)!.mortal += f.wounds;
  },
  'attack-ended': l => void l.attacks.pop(),
  'wounds-lost': (l, { model, wounds }) => {
    modelOf(l, model).wounds -= wounds;
    const now = ongoing(l);
    if (now?.attack.target === model) now.lost += wounds;
    if (now?.share?.target === model) now.share.lost += wounds;
  },
  'wounds-taken-over': (l, { model, by, wounds }) => {
    const now = ongoing(l);
    if (by !== null && now?.attack.target === model) now.takenOver += wounds;
  },
  'wounds-regained': (l, { model, wounds }) => {
    modelOf(l, model).wounds += wounds;
  },
  slain: (l, { model: id }) => {
    const model = modelOf(l, id);
    const now = ongoing(l);
    if (now?.attack.target === id) now.lost += model.wounds;
    if (now?.share?.target === id) now.share.lost += model.wounds;
    Object.assign(model, { at: null, removed: true, wounds: 0 });
  },
};

export const coreNoting: Noting<Ledger, CoreFact> = { ...battle, ...powers, ...attacks };

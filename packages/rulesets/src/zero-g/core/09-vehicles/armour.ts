// 7E-10.3-8  Hits on vehicles: facing, glancing and penetrating, the damage table
import { end } from '@little-wars/engine';
import { isInArc, type Spot } from '@little-wars/engine/geometry';
import { worthOfFace } from '../../../w40k/dice/amounts.ts';
import type { DamageResult } from '../../facts.ts';
import { isAlive, isUnder, kit, modelOf, nextOwnTurn, ownerOf } from '../../lookups.ts';
import { type Attack, type Look, type ModelId, question, sequence, type T } from '../../types.ts';
import { slay } from '../05-attacks/harm.ts';
import { coverOf, current } from '../05-attacks/saves.ts';

/** 7E-10.3, 7E-10.5: the facing a hit strikes; in melee always the rear. */
export function facingOf(t: Look, { target, origin }: Pick<Attack, 'target' | 'origin'>): 'front' | 'side' | 'rear' {
  if (origin === null) return 'rear';
  const { at, along } = modelOf(t, target);
  const line = { dx: origin.x - at!.x, dy: origin.y - at!.y };
  if (isInArc(along, line, 0)) return 'front';
  return isInArc({ dx: -along.dx, dy: -along.dy }, line, 0) ? 'rear' : 'side';
}

export const armourOf = (t: Look, attack: Attack): number =>
  t.query('armour', kit(t, attack.target).vehicle![facingOf(t, attack)], { attack });

export interface Penetrating {
  readonly hits: number;
  readonly exploded: Spot | null;
}

export interface OneHit {
  readonly faces: readonly number[];
  readonly result: 'nothing' | 'glance' | 'penetrate' | 'immobilise';
  readonly face: number;
}

/** 7E-10.4, 7E-6.14: the result of one hit's dice. */
function resultOf(t: Look, attack: Attack, faces: readonly number[], rended: number): OneHit['result'] {
  const [first = 0] = faces;
  switch (t.query('armour-test', 'strength', { attack })) {
    case 'haywire':
      return first === 1 ? 'nothing' : first === 6 ? 'penetrate' : 'glance';
    case 'graviton':
      return first === 6 ? 'immobilise' : 'nothing';
    case 'strength': {
      const total = faces.reduce((sum, face) => sum + face, attack.strength + rended);
      const armour = armourOf(t, attack);
      if (total > armour) return 'penetrate';
      return total === armour || (first === 6 && t.query('sixes-glance', false, { attack })) ? 'glance' : 'nothing';
    }
  }
}

/** 7E-10.6: how many weapons are left to destroy. */
export const weaponsLeft = (t: Look, model: ModelId): readonly number[] =>
  kit(t, model).weapons.flatMap((_, i) => (modelOf(t, model).wrecked.includes(i) ? [] : [i]));

/** 7E-10.6 */
export const resultOnTable = (total: number): DamageResult =>
  total >= 7 ? 'explodes' : total === 6 ? 'immobilised' : total === 5 ? 'weapon' : total === 4 ? 'stunned' : 'shaken';

/** 7E-10.9: AP2 adds 1, AP1 2, an open top 1. */
export function damageBonus(t: Look, attack: Attack): number {
  const ofAp = attack.ap === 1 ? 2 : attack.ap === 2 ? 1 : 0;
  const open = kit(t, attack.target).vehicle?.openTopped ? 1 : 0;
  return t.query('damage-bonus', ofAp + open, { attack });
}

/** Removes a hull point; at 0 the vehicle is wrecked. */
export function loseHullPoint(t: T, model: ModelId, from: ModelId, clause = '7E-10.4'): void {
  if (!isAlive(t, model)) return;
  t.emit({ type: 'wounds-lost', clause, model, wounds: 1, from });
  if (modelOf(t, model).wounds <= 0) slay(t, model, from, '7E-10.10');
}

const lasts = (t: T, model: ModelId, condition: 'shaken' | 'stunned'): void =>
  t.emit({ type: 'condition-began', clause: '7E-10.6', model, condition, ends: nextOwnTurn(t, model) });

/** Immobilises it; if it already was, it loses another hull point. */
export function immobilise(t: T, model: ModelId, from: ModelId): void {
  if (isUnder(t, model, 'immobilised')) loseHullPoint(t, model, from);
  else t.emit({ type: 'condition-began', clause: '7E-10.7', model, condition: 'immobilised', ends: FOREVER });
}

export const FOREVER = 1_000_000;

/** 7E-10.6: the effects of the damage table, without its last entry. */
function damage(t: T, { target: model, attacker }: Attack, result: DamageResult, face: number): void {
  const left = weaponsLeft(t, model);
  if (result === 'shaken' || result === 'stunned') lasts(t, model, result);
  else if (result === 'weapon' && left.length > 0)
    t.emit({ type: 'weapon-destroyed', clause: '7E-10.7', model, weapon: left[(face - 1) % left.length]! });
  else if (result === 'weapon' || result === 'immobilised') immobilise(t, model, attacker);
}

export const rollToPenetrate = question('roll to penetrate', 'roll');
export const rollForRending = question('roll for rending', 'roll');
export const rollCoverOfVehicle = question('cover save of a vehicle', 'roll');
export const rollForDamage = question('roll for damage', 'roll');
export const rollWhichWeapon = question('which weapon is destroyed', 'roll');

const hit = sequence<OneHit, Spot | null>('a hit on armour', '7E-10.4', s => [
  s.roll('7E-10.4', rollToPenetrate, {
    count: t =>
      t.query('armour-test', 'strength', { attack: current(t) }) === 'strength'
        ? 1 + t.query('penetration-dice', 0, { attack: current(t) })
        : 1,
    whose: t => current(t).seat,
    then: (_t, v, faces) => ({ ...v, faces }),
  }),
  s.roll('7E-6.24', rollForRending, {
    count: (t, v) => (v.faces[0] === 6 && t.query('sixes-rend', false, { attack: current(t) }) ? 1 : 0),
    whose: t => current(t).seat,
    then: (_t, v, [face]) => ({ ...v, face: worthOfFace(face!, 3) }),
  }),
  s.run('7E-10.4', 'compare with the armour', (t, v) => {
    const attack = current(t);
    const result = resultOf(t, attack, v.faces, v.face);
    const total = v.faces.reduce((sum, face) => sum + face, attack.strength + v.face);
    t.emit({
      type: 'armour-tried',
      clause: '7E-10.4',
      model: attack.target,
      armour: armourOf(t, attack),
      total,
      result: result === 'immobilise' ? 'glance' : result,
    });
    return result === 'nothing' ? end(null) : { ...v, result, face: 0 };
  }),
  s.roll('7E-10.11', rollCoverOfVehicle, {
    count: t => (coverOf(t, current(t)) ? 1 : 0),
    whose: t => ownerOf(t, current(t).target),
    then: (t, v, [face]) => {
      const cover = coverOf(t, current(t))!;
      if (face! < cover.needs) return v;
      if (cover.behind !== null) t.emit({ type: 'body-removed', clause: 'ZG-6.4', model: cover.behind, why: 'cover' });
      return end(null);
    },
  }),
  s.run('7E-10.4', 'a hull point goes', (t, v) => {
    const { target, attacker } = current(t);
    loseHullPoint(t, target, attacker);
    if (v.result === 'immobilise' && isAlive(t, target)) immobilise(t, target, attacker);
    return v.result === 'penetrate' && isAlive(t, target) ? v : end(null);
  }),
  s.roll('7E-10.6', rollForDamage, {
    count: () => 1,
    whose: t => current(t).seat,
    then: (t, v, [face]) => {
      const attack = current(t);
      const result = resultOnTable(face! + damageBonus(t, attack));
      t.emit({ type: 'vehicle-damaged', clause: '7E-10.6', model: attack.target, face: face!, result });
      if (result !== 'explodes') return { ...v, face: face!, result: 'penetrate' };
      const { at } = modelOf(t, attack.target);
      slay(t, attack.target, attack.attacker, '7E-10.8');
      return end(at);
    },
  }),
  s.roll('7E-10.7', rollWhichWeapon, {
    count: (t, v) =>
      resultOnTable(v.face + damageBonus(t, current(t))) === 'weapon' && weaponsLeft(t, current(t).target).length > 1
        ? 1
        : 0,
    whose: t => current(t).seat,
    then: (t, _v, [face]) => {
      damage(t, current(t), 'weapon', face!);
      return end(null);
    },
  }),
  s.run('7E-10.6', 'what it does', (t, v) => {
    damage(t, current(t), resultOnTable(v.face + damageBonus(t, current(t))), 1);
    return end(null);
  }),
]);

/** 7E-10.4: hits on a vehicle, one by one. Returns where it exploded, if it did. */
export const penetrate = sequence<Penetrating, Spot | null>('hits on armour', '7E-10.4', s => [
  s.each('7E-10.4', 'each hit', {
    of: (_t, v) => Array.from({ length: v.hits }, (_, i) => i),
    call: t => (isAlive(t, current(t).target) ? hit.start({ faces: [], result: 'nothing', face: 0 }) : null),
    then: (_t, v, exploded: Spot | null) => ({ ...v, exploded: exploded ?? v.exploded }),
  }),
  s.run('7E-10.4', 'all hits are through', (_t, v) => end(v.exploded)),
]);

export const armourSequences = [hit, penetrate];

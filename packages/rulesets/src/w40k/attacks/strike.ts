// Attacks of one weapon on one model: hit, wound, save, damage
import { end, type Frame } from '@little-wars/engine';
import type { Book } from '../book.ts';
import type { Amount } from '../content/types.ts';
import { reRollable, rollSequence, rollWith } from '../dice/rolls.ts';
import { isAlive, type Lookups, ownerOf } from '../measuring/lookups.ts';
import { type Aim, type Attack, type Look, type ModelId, sequence, type Wound } from '../types.ts';
import { allocationOf } from './allocate.ts';
import { harmOf, harmSequences } from './harm.ts';
import { membersLeft } from './members.ts';
import { attackRollsOf } from './rolls.ts';
import { strengthWith } from './strength.ts';

export interface Striking extends Aim {
  readonly attacks: number;
  /** The models attacked together with the target. */
  readonly members?: readonly ModelId[];
  /** Marks that rules look for in these attacks. */
  readonly marks?: readonly string[];
  /** The hit dice, and how many more they add. */
  readonly faces?: readonly number[];
  readonly more?: number;
  /** The results of its hit rolls, once made. */
  readonly results?: readonly number[];
}

export interface Resolving {
  /** Points of damage, once known. */
  readonly points?: number;
}

/** A hit that is not caused by a model's attack. */
export interface BareHit {
  readonly model: ModelId;
  /** Who rolls to wound. */
  readonly seat: number;
  readonly hits: number;
  readonly strength: number;
  readonly ap: number;
  readonly damage: Amount;
}

const NO_DICE = { attacks: 0, hits: 0, autoWounds: 0, wounds: [], unsaved: [], mortal: 0, marks: [] } as const;

/** A hit as an attack: its victim is recorded as the attacker. */
export const bareAttack = ({ model, ...hit }: BareHit): Attack => ({
  ...NO_DICE,
  ...hit,
  manner: 'hit',
  attacker: model,
  target: model,
  profile: '',
});

const current = (t: Look): Attack => t.position.attack!;

/** Wounds that need the same save are rolled together. */
function alike(wounds: readonly Wound[]): readonly (readonly Wound[])[] {
  const groups = new Map<string, Wound[]>();
  for (const wound of wounds) {
    const key = `${wound.ap} ${wound.damage}`;
    groups.set(key, [...(groups.get(key) ?? []), wound]);
  }
  return [...groups.values()];
}

export const hitRoll = reRollable('roll to hit');
export const woundRoll = reRollable('roll to wound');
export const saveRoll = reRollable('saving throws');
export const damageRoll = reRollable('roll for damage');

export function strikeSequences(book: Book, lookups: Lookups) {
  const { clauses } = book;
  const rolls = attackRollsOf(book, lookups);
  const { suffer, sequences: harmful } = harmSequences(book);
  const rollToHit = rollSequence(hitRoll, [clauses.hit, clauses.reRolls]);
  const rollToWound = rollSequence(woundRoll, [clauses.wound, clauses.reRolls]);
  const rollToSave = rollSequence(saveRoll, [clauses.save, clauses.reRolls]);
  const rollDamage = rollSequence(damageRoll, [clauses.damage, clauses.reRolls]);

  const allocation = allocationOf(book, { rolls, rollToSave, rollDamage, suffer });

  /** The effect of a weapon before any die is rolled. */
  const attackOf = (t: Look, { attacks, attacker, target, profile, manner, marks = [], members }: Striking): Attack => {
    const aim: Aim = { attacker, target, profile, manner };
    const { strength, ap, damage } = lookups.profile(profile);
    return {
      ...NO_DICE,
      ...aim,
      attacks,
      marks,
      ...(members && { members }),
      seat: ownerOf(t, aim.attacker),
      strength: t.query('weapon-strength', strengthWith(strength, lookups.strength(t, aim.attacker)), aim),
      ap: t.query('ap', ap, aim),
      damage: t.query('damage', damage, aim),
    };
  };

  /** From the hits scored to the wounds lost; the attack is in the position. */
  const resolve = sequence<Resolving>('resolve hits', clauses.wound, s => [
    s.call(
      clauses.wound,
      'roll for each hit to wound',
      t => {
        const attack = current(t);
        return rollWith(rollToWound, {
          what: 'wound',
          count: t.query('no-wounds', false, { attack }) ? 0 : attack.hits,
          seat: attack.seat,
          model: attack.attacker,
          ...rolls.toWound(t, attack),
        });
      },
      (t, v, faces) => {
        const { wounds, mortal } = rolls.woundsOf(t, current(t), faces);
        t.emit({ type: 'wounds-scored', clause: clauses.wound, wounds });
        if (mortal > 0) t.emit({ type: 'mortal-wounds-added', clause: clauses.mortalWounds, wounds: mortal });
        return v;
      },
    ),
    s.each(clauses.save, 'saves against each kind of wound', {
      of: t => (current(t).members ? [] : alike(current(t).wounds)),
      call: (t, _v, wounds: readonly Wound[]) => {
        const attack = current(t);
        const needed = rolls.toSave(t, attack, wounds[0]!);
        return rollWith(rollToSave, {
          what: 'save',
          count: rolls.maySave(needed) ? wounds.length : 0,
          seat: ownerOf(t, attack.target),
          model: attack.target,
          ...needed,
        });
      },
      then: (t, v, faces: readonly number[], wounds) => {
        const attack = current(t);
        const needed = rolls.toSave(t, attack, wounds[0]!);
        const failed = wounds.filter((_, i) => faces[i] === undefined || !rolls.isSaved(needed, faces[i]!));
        t.emit({ type: 'saves-made', clause: clauses.save, unsaved: [...attack.unsaved, ...failed] });
        return v;
      },
    }),
    s.call(
      clauses.damage,
      'damage of each unsaved wound',
      t => {
        const attack = current(t);
        const { seat, attacker: model } = attack;
        return rollWith(rollDamage, { what: 'damage', count: rolls.damageDice(t, attack), seat, model });
      },
      (t, _v, faces) => ({ points: rolls.damageOf(t, current(t), faces) }),
    ),
    s.call(clauses.damage, 'the target loses wounds', (t, v) => {
      const { attacker, target } = current(t);
      return suffer.start(harmOf(target, v.points ?? 0, attacker));
    }),
    s.call(clauses.allocate, 'wounds that go at several models', t => {
      const { members, wounds } = current(t);
      return members ? allocation.start({ left: wounds, points: 0 }) : null;
    }),
    s.call(clauses.mortalWounds, 'mortal wounds on top', t => {
      const attack = current(t);
      const target = isAlive(t, attack.target) ? attack.target : (membersLeft(t, attack)[0] ?? attack.target);
      return attack.mortal > 0 ? suffer.start(harmOf(target, attack.mortal, attack.attacker, true)) : null;
    }),
  ]);

  /** Returns the results of the hit rolls. */
  const strike = sequence<Striking, readonly number[]>('attack with one weapon', clauses.hit, s => [
    s.run(clauses.hit, 'point the weapon', (t, v) => {
      // Only the remaining members are attacked, and one of them replaces a target that is gone.
      const members = v.members && membersLeft(t, v);
      const target = isAlive(t, v.target) ? v.target : members?.[0];
      if (target === undefined || !isAlive(t, v.attacker) || v.attacks <= 0) return end([]);
      const attack = attackOf(t, { ...v, target, ...(members && { members }) });
      t.emit({ type: 'attack-began', clause: clauses.hit, attack });
      return v;
    }),
    s.call(
      clauses.hit,
      'roll for each attack to hit',
      t => {
        const attack = current(t);
        const count = t.query('hits-without-roll', false, { attack }) ? 0 : attack.attacks;
        const { seat, attacker: model } = attack;
        return rollWith(rollToHit, { what: 'hit', count, seat, model, ...rolls.toHit(t, attack) });
      },
      (t, v, faces) => {
        const attack = current(t);
        const more = faces.length === 0 ? 0 : t.query('more-hit-rolls', 0, { attack, faces });
        return { ...v, faces, more };
      },
    ),
    s.call(
      clauses.hit,
      'hit rolls that others add',
      (t, v) => {
        const attack = current(t);
        const { seat, attacker: model } = attack;
        return rollWith(rollToHit, { what: 'hit', count: v.more ?? 0, seat, model, ...rolls.toHit(t, attack) });
      },
      (t, v, added) => {
        const attack = current(t);
        const { modifier } = rolls.toHit(t, attack);
        const faces = [...(v.faces ?? []), ...added];
        const scored = faces.length === 0 ? { hits: attack.attacks, autoWounds: 0 } : rolls.hitsOf(t, attack, faces);
        t.emit({ type: 'hits-scored', clause: clauses.hit, ...scored, faces, modifier });
        return { ...v, results: faces.map(face => book.hitResult(face, modifier)) };
      },
    ),
    s.call(clauses.wound, 'wound, save, damage', () => resolve.start({})),
    s.run(clauses.hit, 'done with this target', (t, v) => {
      t.emit({ type: 'attack-ended', clause: clauses.hit });
      return end(v.results ?? []);
    }),
  ]);

  /** A fall or a mine: it hits automatically. */
  const bareHit = sequence<BareHit>('suffer a hit', clauses.wound, s => [
    s.run(clauses.wound, 'the hit comes', (t, { model, ...v }) => {
      t.emit({ type: 'attack-began', clause: clauses.wound, attack: bareAttack({ model, ...v }) });
      return { model, ...v };
    }),
    s.call(clauses.wound, 'wound and save', () => resolve.start({})),
    s.run(clauses.wound, 'the hit is over', t => {
      t.emit({ type: 'attack-ended', clause: clauses.wound });
      return end();
    }),
  ]);

  /** Mortal wounds outside attacks. */
  const mortalWounds = (model: ModelId, points: number, from: ModelId | null = null): Frame =>
    suffer.start(harmOf(model, points, from, true));

  return {
    rolls,
    suffer,
    attackOf,
    strike,
    bareHit,
    mortalWounds,
    sequences: [rollToHit, rollToWound, rollToSave, rollDamage, resolve, allocation, strike, bareHit, ...harmful],
  };
}

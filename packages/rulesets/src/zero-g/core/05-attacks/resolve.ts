// 7E-5.5-16  From hits to wounds lost: wound, go to ground, save
import { end, type Sequence } from '@little-wars/engine';
import { inches, isWithin, type Spot } from '@little-wars/engine/geometry';
import { modelsInPlay } from '@little-wars/skirmish';
import { reRollable, rollSequence, rollWith } from '../../../w40k/dice/rolls.ts';
import { isAlive, isLocked, isMonster, isUnder, isVehicle, ownerOf, standing } from '../../lookups.ts';
import { type AboutModel, type Attack, type Look, question, sequence, type Wound, type ZeroG } from '../../types.ts';
import { penetrate } from '../09-vehicles/armour.ts';
import { suffer } from './harm.ts';
import { current, goToGround, isShot, NO_AP, saveOf, woundNeeds, woundsOf } from './saves.ts';

/** 7E-5.13: whether a wounded model may go to ground: not a charger under Overwatch. */
export const mayGround = (t: Look, attack: Attack): boolean => {
  const { target: model } = attack;
  return (
    isShot(attack) &&
    attack.manner !== 'overwatch' &&
    !isVehicle(t, model) &&
    !isUnder(t, model, 'grounded') &&
    !isLocked(t, model) &&
    !isMonster(t, model) &&
    !t.query('fearless', false, { model }) &&
    !t.query('no-cover', false, { attack })
  );
};

export const chooseGround = question<'pick-one', AboutModel>('go to ground', 'pick-one');

export const woundingRoll = reRollable('roll to wound');
export const rollToWound = rollSequence(woundingRoll, ['7E-5.5', '7E-5.5']);
export const saveRoll = reRollable('saving throws');
export const rollToSave = rollSequence(saveRoll, ['7E-5.7', '7E-5.7']);

/** Wounds that need the same save are rolled together. */
function alike(wounds: readonly Wound[]): readonly (readonly Wound[])[] {
  const groups = new Map<string, Wound[]>();
  for (const wound of wounds) {
    const key = `${wound.ap} ${wound.instant}`;
    groups.set(key, [...(groups.get(key) ?? []), wound]);
  }
  return [...groups.values()];
}

/** Saves, then wounds lost; the attack with its wounds is in the position. */
export const saveAndSuffer = sequence<object>('saves', '7E-5.7', s => [
  s.ask('7E-5.13', chooseGround, {
    to: t => ownerOf(t, current(t).target),
    ask: t =>
      current(t).wounds.length > 0 && mayGround(t, current(t))
        ? { of: 'yes-no', options: ['yes', 'no'], about: { model: current(t).target } }
        : null,
    then: (t, v, answer) => {
      if (answer === 'yes') goToGround(t, current(t).target);
      return v;
    },
    propose: (_t, _question, next) => (next(4) === 0 ? 'yes' : 'no'),
  }),
  s.each('7E-5.7', 'saves against each kind of wound', {
    of: t => alike(current(t).wounds),
    call: (t, _v, wounds: readonly Wound[]) => {
      const attack = current(t);
      const save = saveOf(t, attack, wounds[0]!);
      return rollWith(rollToSave, {
        what: 'save',
        count: save === null ? 0 : wounds.length,
        seat: ownerOf(t, attack.target),
        model: attack.target,
        needs: save?.needs ?? null,
      });
    },
    then: (t, v, faces: readonly number[], wounds) => {
      const attack = current(t);
      const save = saveOf(t, attack, wounds[0]!);
      const unsaved = wounds.filter((_, i) => save === null || faces[i]! < save.needs);
      t.emit({ type: 'saves-made', clause: '7E-5.7', unsaved: [...attack.unsaved, ...unsaved] });
      // ZG-6.4: a body whose cover saved a model is removed.
      if (save !== null && save.behind !== null && unsaved.length < wounds.length)
        t.emit({ type: 'body-removed', clause: 'ZG-6.4', model: save.behind, why: 'cover' });
      return v;
    },
  }),
  s.call('7E-5.9', 'unsaved wounds', t => {
    const { target: model, attacker, unsaved } = current(t);
    const instant = (unsaved as readonly Wound[]).filter(wound => wound.instant).length;
    return suffer.start({ model, wounds: unsaved.length, instant, from: attacker });
  }),
]);

/** The number a die needs to wound. A die that always wounds is not a failure, so it is not re-rolled. */
function woundRoll(t: Look, attack: Attack): { readonly needs: number; readonly sure?: number } {
  const needs = woundNeeds(t, attack) ?? 7;
  const sure = [1, 2, 3, 4, 5, 6].find(face => t.query('always-wounds', false, { attack, face }));
  return sure === undefined || sure >= needs ? { needs } : { needs, sure };
}

export interface Resolving {
  /** Where a vehicle exploded. */
  readonly exploded?: Spot | null;
}

/** From the hits scored to the wounds lost. */
export const resolve = sequence<Resolving>('resolve hits', '7E-5.5', s => [
  s.run('7E-5.5', 'whether anything was hit', (t, v) =>
    current(t).hits > 0 && isAlive(t, current(t).target) && !t.query('no-wounds', false, { attack: current(t) })
      ? v
      : end(),
  ),
  s.call(
    '7E-10.4',
    'hits on armour',
    t => (isVehicle(t, current(t).target) ? penetrate.start({ hits: current(t).hits, exploded: null }) : null),
    (_t, v, exploded: Spot | null) => ({ ...v, exploded }),
  ),
  s.call('7E-10.8', 'an explosion', (_t, v) => (v.exploded ? explosion.start({ at: v.exploded, inches: 0 }) : null)),
  s.run('7E-5.5', 'whether it has a Toughness', (t, v) => {
    const { target } = current(t);
    return isAlive(t, target) && !isVehicle(t, target) ? v : end();
  }),
  s.call(
    '7E-5.5',
    'roll for each hit to wound',
    t => {
      const attack = current(t);
      return rollWith(rollToWound, {
        what: 'wound',
        count: attack.hits,
        seat: attack.seat,
        model: attack.attacker,
        ...woundRoll(t, attack),
      });
    },
    (t, v, faces) => {
      t.emit({ type: 'wounds-scored', clause: '7E-5.5', wounds: woundsOf(t, current(t), faces) });
      return v;
    },
  ),
  s.call('7E-5.7', 'saves and losses', t => (current(t).wounds.length > 0 ? saveAndSuffer.start({}) : null)),
]);

/** 7E-3.3, 7E-6.11: wounds not caused by a model's attack: armour or invulnerable saves, no cover. */
export interface Wounding {
  readonly model: number;
  readonly wounds: number;
  /** Who did it; null for nobody. */
  readonly from: number | null;
  readonly ap?: number;
  readonly strength?: number;
  /** Hits that have yet to wound, instead of wounds. */
  readonly hits?: number;
  /** Where it comes from, for the facing of vehicles. */
  readonly origin?: Spot;
}

const BARE = {
  attacks: 0,
  autoWounds: 0,
  unsaved: [],
  mortal: 0,
  marks: [],
  damage: 1,
  profile: '',
  manner: 'hit',
} as const;

/** Wounds or hits not caused by a model's attack, before any die is rolled. */
export const woundingAttack = (t: Look, v: Wounding): Attack => ({
  ...BARE,
  attacker: v.from ?? v.model,
  target: v.model,
  seat: ownerOf(t, v.model),
  strength: v.strength ?? 0,
  ap: v.ap ?? NO_AP,
  hits: v.hits ?? 0,
  wounds: Array.from({ length: v.wounds }, () => ({ ap: v.ap ?? NO_AP, damage: 1, instant: false })),
  snap: false,
  stray: false,
  origin: v.origin ?? null,
  behind: null,
});

export const bareWounds: Sequence<ZeroG, Wounding> = sequence<Wounding>('suffer a hit', '7E-3.3', s => [
  s.run('7E-3.3', 'the hit comes', (t, v) => {
    if (!isAlive(t, v.model)) return end();
    t.emit({ type: 'attack-began', clause: '7E-3.3', attack: woundingAttack(t, v) });
    return v;
  }),
  s.call('7E-3.3', 'hits that wound', t => (current(t).hits > 0 ? resolve.start({}) : null)),
  s.call('7E-3.3', 'save and suffer', (t, v) => (v.wounds > 0 && isAlive(t, v.model) ? saveAndSuffer.start({}) : null)),
  s.run('7E-3.3', 'the hit is over', t => {
    t.emit({ type: 'attack-ended', clause: '7E-3.3' });
    return end();
  }),
]);

export interface Exploding {
  readonly at: Spot;
  readonly inches: number;
}

export const rollExplosionReach = question('how far it reaches', 'roll');

/** 7E-10.8: an S4 hit on every model within a D6" of where a vehicle was. */
const explosion = sequence<Exploding>('a vehicle explodes', '7E-10.8', s => [
  s.roll('7E-10.8', rollExplosionReach, { count: () => 1, then: (_t, v, [face]) => ({ ...v, inches: face! }) }),
  s.each('7E-10.8', 'everybody near it', {
    of: (t, v) =>
      modelsInPlay(t.position.models).filter(id =>
        isWithin(
          standing(t, id),
          { ax: v.at.x, ay: v.at.y, bx: v.at.x, by: v.at.y, r: 0, z: v.at.z },
          inches(v.inches),
        ),
      ),
    call: (_t, { at: origin }, model: number) =>
      bareWounds.start({ model, wounds: 0, hits: 1, strength: 4, from: null, origin }),
  }),
]);

export const wounding = (model: number, wounds: number, from: number | null = null): Wounding => ({
  model,
  wounds,
  from,
});

export const resolveSequences = [rollToWound, rollToSave, saveAndSuffer, resolve, bareWounds, explosion];

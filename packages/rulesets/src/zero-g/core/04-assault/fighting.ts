// 7E-7.7-11, ZG-4.5, ZG-4.8, ZG-4.9, ZG-4.16, ZG-4.19, ZG-4.25  Blows in Initiative order
import { end } from '@little-wars/engine';
import { strengthWith } from '../../../w40k/attacks/strength.ts';
import { reRollable, rollSequence, rollWith } from '../../../w40k/dice/rolls.ts';
import {
  attacksOf,
  FISTS,
  hasDone,
  initiativeOf,
  isAlive,
  isUnder,
  isVehicle,
  kit,
  ownerOf,
  profileOf,
  strengthOf,
  weaponSkill,
} from '../../lookups.ts';
import { type AboutModel, type Attack, type Look, type ModelId, question, sequence } from '../../types.ts';
import { has } from '../03-shooting/weapons.ts';
import { hasFallen } from '../05-attacks/harm.ts';
import { resolve } from '../05-attacks/resolve.ts';
import { current, NO_AP } from '../05-attacks/saves.ts';
import { meleeHitOn } from '../05-attacks/tables.ts';

export interface Blows {
  readonly model: ModelId;
  /** Its weapons as the step began: blows at the same step do not change them. */
  readonly options: readonly string[];
  readonly victims: readonly ModelId[];
  readonly profile: string | null;
  readonly shares: readonly number[];
}

export interface Blow {
  readonly attack: Attack;
}

export interface AboutBlows extends AboutModel {
  readonly victims: readonly ModelId[];
}

export interface AboutShare extends AboutModel {
  readonly profile: string;
}

export const chooseMelee = question<'pick-one', AboutBlows>('choose a weapon to strike with', 'pick-one');
export const shareBlows = question<'share', AboutShare>('divide the blows', 'share');

/** The melee profiles of a model: its weapons, or unarmed. */
export function meleeOf(t: Look, model: ModelId, victims: readonly ModelId[]): readonly string[] {
  const own = kit(t, model)
    .weapons.flatMap(({ profiles }) => profiles)
    .filter(({ type, id }) => type === 'melee' && !t.query('melee-refused', false, { model, profile: id, victims }))
    .map(({ id }) => id);
  // A bomb is never mandatory.
  const printed = [...new Set(own), ...(own.every(id => has(id, 'bomb')) ? [FISTS] : [])];
  return t.query('more-melee', printed, { model });
}

/** 7E-7.9, 7E-6.30, 7E-6.32: whether a second weapon adds an attack to this one. */
export function hasSecond(t: Look, model: ModelId, profile: string): boolean {
  const arms = kit(t, model).weapons.flatMap(weapon =>
    weapon.profiles.some(({ id }) => id === profile) ? [] : weapon.profiles.slice(0, weapon.all ? undefined : 1),
  );
  const twins = kit(t, model).weapons.filter(({ profiles }) => profiles.some(({ id }) => id === profile)).length > 1;
  const hands = arms.filter(({ type, id }) => (type === 'melee' && !has(id, 'bomb')) || type === 'pistol');
  // 7E-5.20: a model without a melee weapon strikes with its pistol, which is not its own second weapon.
  const others = profile === FISTS ? hands.slice(1) : hands;
  const seconds = [...others.map(({ id }) => id), ...(twins ? [profile] : [])];
  // A weapon that counts as two is its own second weapon.
  return [profile, ...seconds].some((second, i) => t.query('helped-by-second', i > 0, { model, profile, second }));
}

/** 7E-7.9: A, +1 for a charge, +1 for two weapons. */
export function blowsOf(t: Look, model: ModelId, profile: string, victims: readonly ModelId[]): number {
  const fixed = t.query('blows', null, { model, profile });
  if (fixed !== null) return fixed;
  const charge = hasDone(t, model, 'charged') ? 1 : 0;
  const second = hasSecond(t, model, profile) ? 1 : 0;
  return Math.max(1, t.query('attack-bonus', attacksOf(t, model) + charge + second, { model, profile, victims }));
}

/** A melee attack before any die is rolled. */
export function blowAt(t: Look, model: ModelId, target: ModelId, profile: string, attacks: number): Attack {
  const aim = { attacker: model, target, profile, manner: 'fighting' as const };
  const { strength, ap } = profileOf(profile);
  return {
    ...aim,
    seat: ownerOf(t, model),
    attacks,
    strength: Math.min(10, t.query('weapon-strength', strengthWith(strength ?? 'user', strengthOf(t, model)), aim)),
    ap: t.query('ap', ap ?? NO_AP, aim),
    damage: 1,
    hits: 0,
    autoWounds: 0,
    wounds: [],
    unsaved: [],
    mortal: 0,
    marks: [],
    snap: false,
    stray: false,
    origin: null,
    behind: null,
  };
}

/** 7E-7.10, 7E-10.5: the number a blow needs to hit. */
export const blowNeeds = (t: Look, attack: Attack): number => {
  const { attacker, target } = attack;
  const other = isVehicle(t, target) ? 1 : weaponSkill(t, target);
  return t.query('hit-needs', meleeHitOn(weaponSkill(t, attacker), other), { attack });
};

export const blowsRoll = reRollable('roll blows to hit');
export const rollBlows = rollSequence(blowsRoll, ['7E-7.10', '7E-7.10']);

/** Whether any target is left. */
const isTarget = (t: Look, id: ModelId): boolean => isAlive(t, id) && !hasFallen(t, id);

/** Blows of one weapon on one model. */
export const strike = sequence<Blow>('strike', '7E-7.10', s => [
  s.run('7E-7.10', 'raise the weapon', (t, v) => {
    if (!isTarget(t, v.attack.target) || v.attack.attacks + v.attack.hits === 0) return end();
    t.emit({ type: 'attack-began', clause: '7E-7.10', attack: v.attack });
    return v;
  }),
  s.call(
    '7E-7.10',
    'roll for each blow to hit',
    t => {
      const attack = current(t);
      const { seat, attacker: model, attacks } = attack;
      const isSure = isVehicle(t, attack.target) && isUnder(t, attack.target, 'immobilised');
      return rollWith(rollBlows, {
        what: 'hit',
        count: isSure ? 0 : attacks,
        seat,
        model,
        needs: blowNeeds(t, attack),
      });
    },
    (t, v, faces) => {
      const attack = current(t);
      const isSure = isVehicle(t, attack.target) && isUnder(t, attack.target, 'immobilised');
      const needs = blowNeeds(t, attack);
      const hits = attack.hits + (isSure ? attack.attacks : faces.filter(face => face >= needs).length);
      t.emit({ type: 'hits-scored', clause: isSure ? '7E-10.5' : '7E-7.10', hits, autoWounds: 0, faces, modifier: 0 });
      return v;
    },
  ),
  s.call('7E-7.11', 'wound and save', () => resolve.start({})),
  s.run('7E-7.10', 'done with this enemy', t => {
    t.emit({ type: 'attack-ended', clause: '7E-7.10' });
    return end();
  }),
]);

/** 7E-7.6: a charge through difficult terrain strikes at Initiative 1, unless it has grenades. */
const isSlowed = (t: Look, model: ModelId): boolean => {
  const grenades = kit(t, model).weapons.some(({ id }) => has(id, 'assault-grenades'));
  return t.query('slowed-by-terrain', hasDone(t, model, 'advanced') && !grenades, { model });
};

const strikesAt = (t: Look, model: ModelId, profile: string): number =>
  isSlowed(t, model) ? 1 : Math.min(10, initiativeOf(t, model, profile));

/** The answer of a model that strikes later with a slower weapon. */
export const LATER = 'later';

/** 7E-7.8: the weapons of a model at a step: those of that Initiative, or wait for a slower one. */
export function meleeAt(t: Look, model: ModelId, victims: readonly ModelId[], step: number): readonly string[] {
  const all = meleeOf(t, model, victims);
  const now = all.filter(profile => strikesAt(t, model, profile) === step);
  return now.length > 0 && all.some(profile => strikesAt(t, model, profile) < step) ? [...now, LATER] : now;
}

/** One model strikes: its weapon, its victims, its blows. */
export const strikeAll = sequence<Blows>('a model strikes', '7E-7.9', s => [
  s.run('7E-7.9', 'whom it can strike', (t, v) => {
    const victims = v.victims.filter(id => isTarget(t, id));
    return victims.length === 0 ? end() : { ...v, victims };
  }),
  s.ask('7E-7.9', chooseMelee, {
    to: (t, v) => ownerOf(t, v.model),
    ask: (_t, { model, victims, options }) =>
      options.length > 1 ? { of: 'weapon', options, about: { model, victims } } : null,
    then: (_t, v, profile) => ({ ...v, profile: profile as string }),
  }),
  s.run('7E-7.9', 'the only weapon there is', (t, v) => {
    const profile = v.profile ?? v.options[0]!;
    if (profile === LATER) return end();
    t.emit({ type: 'did', clause: '7E-7.8', model: v.model, deed: 'fought' });
    return { ...v, profile };
  }),
  s.ask('7E-7.9', shareBlows, {
    to: (t, v) => ownerOf(t, v.model),
    ask: (t, v) =>
      v.victims.length > 1
        ? {
            of: 'attacks',
            among: v.victims,
            total: blowsOf(t, v.model, v.profile!, v.victims),
            least: 0,
            about: { model: v.model, profile: v.profile! },
          }
        : null,
    then: (_t, v, shares) => ({ ...v, shares }),
  }),
  s.each('7E-7.9', 'blows on each enemy', {
    of: (t, v) =>
      v.victims.map((victim, i) => ({ victim, blows: v.shares[i] ?? blowsOf(t, v.model, v.profile!, v.victims) })),
    call: (t, v, { victim, blows }: { victim: ModelId; blows: number }) =>
      isTarget(t, victim) ? strike.start({ attack: blowAt(t, v.model, victim, v.profile!, blows) }) : null,
  }),
]);

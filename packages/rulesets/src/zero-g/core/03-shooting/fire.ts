// 7E-5.1-4, ZG-3.1, ZG-3.8, ZG-3.9, ZG-3.16  Firing one weapon
import { end, type Frame } from '@little-wars/engine';
import type { Direction, Spot } from '@little-wars/engine/geometry';
import { reRollable, rollSequence, rollWith } from '../../../w40k/dice/rolls.ts';
import { ballisticSkill, kit, lineTo, modelOf, ownerOf, profileOf, standing } from '../../lookups.ts';
import { type Attack, type Look, type ModelId, question, type Shot, sequence, type T } from '../../types.ts';
import { bareWounds, resolve, wounding } from '../05-attacks/resolve.ts';
import { current, NO_AP } from '../05-attacks/saves.ts';
import { hitOn, secondHitOn } from '../05-attacks/tables.ts';
import { fall } from '../09-vehicles/fliers.ts';
import { blast, rollForHeat } from './blast.ts';
import { jink } from './jink.ts';
import { recoil, recoils } from './recoil.ts';
import { stray } from './strays.ts';
import { template } from './template.ts';
import {
  blastOf,
  combiUsed,
  forbidsCharge,
  has,
  isBeyond,
  isSnap,
  isTemplate,
  lostOnTheWay,
  shotsOf,
  strengthOfWeapon,
} from './weapons.ts';

export interface Firing {
  readonly model: ModelId;
  readonly profile: string;
  /** Null if it is fired at nothing, in the direction `towards`. */
  readonly target: ModelId | null;
  readonly towards: Direction;
  readonly manner: 'shooting' | 'overwatch';
  readonly origin: Spot;
  readonly targetAt: Spot | null;
  readonly misses: number;
}

export interface Volley {
  readonly model: ModelId;
  readonly target: ModelId;
  readonly profile: string;
  readonly manner: 'shooting' | 'overwatch';
  readonly faces: readonly number[];
  readonly ones: number;
  readonly missed: number;
}

const shotAt = ({ model, target, profile, manner }: Pick<Firing, 'model' | 'target' | 'profile' | 'manner'>): Shot => ({
  attacker: model,
  target,
  profile,
  manner,
});

/** 7E-5.4: the BS of a shot. */
export function skillOf(t: Look, { attacker, target, profile, manner, snap }: Attack): number {
  const own = ballisticSkill(t, attacker);
  return snap ? Math.min(own, t.query('snap-skill', 1, { attacker, target, profile, manner })) : own;
}

/** A weapon aimed at a model, before any die is rolled. */
export function attackOf(t: Look, shot: Shot & { readonly target: ModelId }): Attack {
  const { attacker, target, profile, manner } = shot;
  const origin = modelOf(t, attacker).at!;
  const lost = isBeyond(t, shot) ? lostOnTheWay(t, shot, origin, standing(t, target)) : 0;
  const aim = { attacker, target, profile, manner };
  return {
    ...aim,
    seat: ownerOf(t, attacker),
    attacks: shotsOf(t, shot),
    strength: t.query('weapon-strength', strengthOfWeapon(t, attacker, profile) - lost, aim),
    ap: t.query('ap', profileOf(profile).ap ?? NO_AP, aim),
    damage: 1,
    hits: 0,
    autoWounds: 0,
    wounds: [],
    unsaved: [],
    mortal: 0,
    marks: [],
    snap: isSnap(t, shot),
    stray: false,
    origin,
    behind: null,
  };
}

/** 7E-5.3: the number a shot of an attack needs. */
export const hitNeeds = (t: Look, attack: Attack): number =>
  t.query('hit-needs', hitOn(skillOf(t, attack)), { attack });

/** 7E-5.3: how many hits the dice score. */
export const hitsOf = (t: Look, attack: Attack, faces: readonly number[]): number => {
  const needs = hitNeeds(t, attack);
  return faces.reduce((sum, face) => (face >= needs ? sum + 1 + t.query('more-hits', 0, { attack, face }) : sum), 0);
};

export const hitRoll = reRollable('roll to hit');
export const rollToHit = rollSequence(hitRoll, ['7E-5.3', '7E-5.3']);

export const rollMissesAgain = question('roll misses again', 'roll');

/** Hit rolls of one weapon at one model, and their hits. Returns how many shots missed, without those that Get Hot. */
const volley = sequence<Volley, number>('shots at a target', '7E-5.3', s => [
  s.run('7E-5.1', 'point the weapon', (t, v) => {
    t.emit({ type: 'attack-began', clause: '7E-5.1', attack: attackOf(t, { ...shotAt(v), target: v.target }) });
    return v;
  }),
  s.call('7E-5.15', 'whether the target jinks', (_t, { target }) => jink.start({ model: target })),
  s.call(
    '7E-5.3',
    'roll for each shot to hit',
    t => {
      const attack = current(t);
      const { seat, attacker: model, attacks: count } = attack;
      return rollWith(rollToHit, { what: 'hit', count, seat, model, needs: hitNeeds(t, attack) });
    },
    (t, v, faces) => ({
      ...v,
      faces,
      ones: t.query('gets-hot', false, shotAt(v)) ? faces.filter(face => face === 1).length : 0,
    }),
  ),
  s.roll('7E-5.3', rollMissesAgain, {
    count: (t, v) =>
      secondHitOn(skillOf(t, current(t))) === null ? 0 : v.faces.filter(face => face < hitNeeds(t, current(t))).length,
    whose: t => current(t).seat,
    then: (t, v, again) => {
      const needs = secondHitOn(skillOf(t, current(t)))!;
      const kept = v.faces.filter(face => face >= hitNeeds(t, current(t)));
      // A second chance that succeeds is an ordinary hit: it counts as the number needed.
      return {
        ...v,
        faces: [...kept, ...again.map(face => (face >= needs ? Math.max(face, hitNeeds(t, current(t))) : 1))],
      };
    },
  }),
  s.run('7E-5.3', 'count the hits', (t, v) => {
    const attack = current(t);
    t.emit({
      type: 'hits-scored',
      clause: '7E-5.3',
      hits: hitsOf(t, attack, v.faces),
      autoWounds: 0,
      faces: v.faces,
      modifier: 0,
    });
    return { ...v, missed: v.faces.filter(face => face < hitNeeds(t, attack)).length };
  }),
  s.call('7E-6.11', 'it gets hot', (_t, v) => (v.ones > 0 ? bareWounds.start(wounding(v.model, v.ones)) : null)),
  s.call('7E-5.5', 'hits wound', () => resolve.start({})),
  s.call('7E-9.8', 'a Flier that was hit may fall', (t, v) =>
    current(t).hits > 0 ? fall.start({ model: v.target, falls: false }) : null,
  ),
  s.run('7E-5.3', 'done with this target', (t, v) => {
    t.emit({ type: 'attack-ended', clause: '7E-5.3' });
    return end(Math.max(0, v.missed - v.ones));
  }),
]);

/** ZG-3.14, ZG-3.20: shots at nothing roll only for Gets Hot; a 1 flies nowhere. */
const hotRoll = sequence<Pick<Firing, 'model' | 'profile'> & { readonly ones: number; readonly shots: number }, number>(
  'shots at nothing',
  'ZG-3.14',
  s => [
    s.roll('ZG-3.14', rollForHeat, {
      count: (t, v) =>
        t.query('gets-hot', false, { attacker: v.model, target: null, profile: v.profile, manner: 'shooting' })
          ? v.shots
          : 0,
      whose: (t, v) => ownerOf(t, v.model),
      then: (_t, v, faces) => ({ ...v, ones: faces.filter(face => face === 1).length }),
    }),
    s.call('7E-6.11', 'it gets hot', (_t, v) => (v.ones > 0 ? bareWounds.start(wounding(v.model, v.ones)) : null)),
    s.run('ZG-3.14', 'the rest fly on', (_t, v) => end(v.shots - v.ones)),
  ],
);

/** The effect of a weapon at its target: a template, a blast, or shots. */
function frameOf(t: Look, v: Firing): Frame<number> {
  const { model, profile, target, towards, manner } = v;
  const shot = shotAt(v);
  if (isTemplate(t, shot)) return template.start({ model, profile, target, towards, manner, hits: 0 });
  if (blastOf(t, shot) > 0) return blast.start({ model, profile, target: target!, shots: shotsOf(t, shot), left: 0 });
  if (target === null) return hotRoll.start({ model, profile, ones: 0, shots: shotsOf(t, shot) });
  return volley.start({ model, target, profile, manner, faces: [], ones: 0, missed: 0 });
}

/** What firing uses up. */
function useUp(t: T, model: ModelId, profile: string): void {
  const weapon = kit(t, model).weapons.find(({ profiles }) => profiles.some(({ id }) => id === profile));
  if (has(profile, 'one-use')) t.emit({ type: 'item-used', clause: 'ZG-8.3', model, item: profile });
  if (weapon?.combi && weapon.profiles[0]!.id !== profile)
    t.emit({ type: 'item-used', clause: 'ZG-8.3', model, item: combiUsed(weapon.id) });
}

/** ZG-3.8: hit rolls, the hits, each miss along its line, recoil. */
export const fire = sequence<Firing>('fire a weapon', 'ZG-3.8', s => [
  s.call(
    'ZG-3.8',
    'hit and wound',
    (t, v) => {
      const { model, profile, target, towards } = v;
      useUp(t, model, profile);
      if (target === null) t.emit({ type: 'fired-away', clause: 'ZG-3.3', model, profile, towards });
      return frameOf(t, v);
    },
    (_t, v, misses: number) => ({ ...v, misses }),
  ),
  s.each('ZG-3.2', 'missed shots fly on', {
    of: (_t, v) => Array.from({ length: v.misses }, (_, i) => i),
    call: (_t, { model, profile, origin, towards, target, targetAt }) =>
      stray.start({ model, profile, origin, towards, target, targetAt, line: null, hit: null }),
  }),
  s.run('ZG-3.9', 'recoil', (t, v) => {
    if (recoils(t, shotAt(v))) recoil(t, v);
    t.emit({ type: 'fired', clause: 'ZG-3.8', attacker: v.model, profile: v.profile, manner: v.manner, results: [] });
    return end();
  }),
]);

/** Starts to fire a weapon at a model. */
export function fireAt(
  t: Look,
  model: ModelId,
  profile: string,
  target: ModelId,
  manner: Firing['manner'] = 'shooting',
): Frame {
  const [origin, targetAt] = [modelOf(t, model).at!, modelOf(t, target).at!];
  const towards = lineTo(origin, targetAt) ?? { dx: 10000, dy: 0 };
  return fire.start({ model, profile, target, towards, manner, origin, targetAt, misses: 0 });
}

/** ZG-3.3: at nothing, along a direction. */
export const fireAlong = (t: Look, model: ModelId, profile: string, towards: Direction): Frame =>
  fire.start({
    model,
    profile,
    target: null,
    towards,
    manner: 'shooting',
    origin: modelOf(t, model).at!,
    targetAt: null,
    misses: 0,
  });

/** Records the target of a model, and whether it may charge afterwards. */
export const noteShot = (t: T, model: ModelId, profile: string, at: ModelId | null): void =>
  t.emit({ type: 'shot', clause: '7E-7.3', model, at, noCharge: forbidsCharge(t, model, profile) });

export const fireSequences = [jink, rollToHit, volley, hotRoll, fire, stray, blast, template];

// 7E-5.1, 7E-5.2, ZG-3.3, ZG-3.14  The Shooting phase
import { end, type Id } from '@little-wars/engine';
import { CLOCK, type Direction } from '@little-wars/engine/geometry';
import {
  hasDone,
  isFlier,
  isLocked,
  isMonster,
  isSkimmer,
  isUnder,
  isVehicle,
  kit,
  modelOf,
  onTable,
  profileOf,
  sceneOfSetup,
  standing,
} from '../../lookups.ts';
import { isInDifficult } from '../../terrain.ts';
import { type AboutModel, type Look, type ModelId, question, sequence } from '../../types.ts';
import { flightsOf, fly, run } from '../02-moving/flying.ts';
import { DONE } from '../02-moving/phase.ts';
import { vectorMark } from '../09-vehicles/fliers.ts';
import { fireAlong, fireAt, noteShot } from './fire.ts';
import { hasTarget, mayFireAtNothing, targetsFor } from './targets.ts';
import { type Armed, armsOf } from './weapons.ts';

/** ZG-3.3: the target for shots at empty space. */
export const NOTHING = 'nothing';
export const FLAT_OUT = 'flat-out';
/** 7E-3.5 */
export const RUN = 'run';

export interface Shooting {
  readonly model: ModelId | null;
  readonly profile: string | null;
  readonly target: ModelId | typeof NOTHING | null;
  readonly towards: Direction | null;
  /** The weapons it has fired, by number. */
  readonly fired: readonly number[];
}

export interface AboutWeapon extends AboutModel {
  readonly profile: string;
}

export const chooseShooter = question('choose a model to shoot', 'pick-one');
export const chooseWeapon = question<'pick-one', AboutModel>('choose a weapon to fire', 'pick-one');
export const chooseTarget = question<'pick-one', AboutWeapon>('choose a target', 'pick-one');
export const aimAtNothing = question<'aim', AboutWeapon>('fire at nothing', 'aim');

/** 7E-5.2: how many weapons a model fires in a phase. */
export const weaponsOf = (t: Look, model: ModelId): number =>
  isVehicle(t, model)
    ? kit(t, model).weapons.length
    : isMonster(t, model)
      ? modelOf(t, model).used.includes(vectorMark(t))
        ? 1
        : 2
      : 1;

const shotOf = (model: ModelId, profile: string) => ({ attacker: model, profile, manner: 'shooting' as const });

/** The possible targets of a profile. */
export function choicesFor(t: Look, model: ModelId, profile: string): readonly Id[] {
  const shot = shotOf(model, profile);
  return [...targetsFor(t, shot), ...(mayFireAtNothing(t, { ...shot, target: null }) ? [NOTHING] : [])];
}

const hasChoice = (t: Look, model: ModelId, profile: string): boolean =>
  mayFireAtNothing(t, { ...shotOf(model, profile), target: null }) || hasTarget(t, shotOf(model, profile));

/** The profiles it may fire now, each once. */
export function profilesFor(t: Look, model: ModelId, fired: readonly number[]): readonly Armed[] {
  if (fired.length >= weaponsOf(t, model)) return [];
  // 7E-5.22: Ordnance is fired alone, unless by a vehicle.
  const isAlone = !isVehicle(t, model) && fired.length > 0;
  if (isAlone && fired.some(weapon => kit(t, model).weapons[weapon]?.profiles.some(({ type }) => type === 'ordnance')))
    return [];
  const arms = armsOf(t, model).filter(
    ({ weapon, profile }) => !fired.includes(weapon) && !(isAlone && profileOf(profile).type === 'ordnance'),
  );
  return arms.filter(
    ({ profile }, i) => arms.findIndex(each => each.profile === profile) === i && hasChoice(t, model, profile),
  );
}

/** 7E-5.1: whether a model may shoot at all. */
export const mayShoot = (t: Look, model: ModelId): boolean =>
  !hasDone(t, model, 'shot', 'picked') &&
  !isLocked(t, model) &&
  modelOf(t, model).manoeuvre !== 'flat-out' &&
  !isUnder(t, model, 'feeding') &&
  !(isUnder(t, model, 'lurking') && !isInDifficult(sceneOfSetup(t.setup), standing(t, model)));

/** 7E-9.12, 7E-3.5: alternatives to shooting of Skimmers and Fliers. */
function insteadOf(t: Look, model: ModelId): readonly string[] {
  if (hasDone(t, model, 'arrived') || isLocked(t, model) || flightsOf(t, model).length < 2) return [];
  if (isSkimmer(t, model) && isVehicle(t, model)) return [FLAT_OUT];
  return isFlier(t, model) && t.query('runs', true, { model }) ? [RUN] : [];
}

const mayAct = (t: Look, model: ModelId): boolean =>
  mayShoot(t, model) && (profilesFor(t, model, []).length > 0 || insteadOf(t, model).length > 0);

/** ZG-8.4: a hunting model must shoot if it can. */
const mustShoot = (t: Look, model: ModelId): boolean =>
  isUnder(t, model, 'hunting') && mayShoot(t, model) && profilesFor(t, model, []).length > 0;

/** Whether no model is left that must shoot. */
const mayStop = (t: Look): boolean => !onTable(t.position, t.position.turn).some(model => mustShoot(t, model));

export const NOBODY: Shooting = { model: null, profile: null, target: null, towards: null, fired: [] };

export const shootingPhase = sequence<Shooting>('Shooting phase', '7E-5.1', s => [
  s.run('7E-5.1', 'whether anybody can shoot', t =>
    onTable(t.position, t.position.turn).some(model => mayAct(t, model)) ? NOBODY : end(),
  ),
  s.ask('7E-5.1', chooseShooter, {
    to: t => t.position.turn,
    ask: t => ({ of: 'model', candidates: [...onTable(t.position, t.position.turn), DONE] }),
    isOption: (t, _v, id: Id) => (id === DONE ? mayStop(t) : mayAct(t, id as ModelId)),
    then: (t, v, model) => {
      if (model === DONE) return end();
      t.emit({ type: 'did', clause: '7E-5.1', model: model as ModelId, deed: 'picked' });
      return { ...v, model: model as ModelId };
    },
    propose: (_t, _question, next, choices) => choices!.any(next, id => id !== DONE) ?? DONE,
  }),
  s.ask('7E-5.2', chooseWeapon, {
    to: t => t.position.turn,
    ask: (t, v) => {
      const model = v.model!;
      const profiles = profilesFor(t, model, v.fired).map(({ profile }) => profile);
      const isBound = v.fired.length === 0 && profiles.length > 0 && isUnder(t, model, 'hunting');
      const others = isBound
        ? []
        : [...(v.fired.length === 0 ? insteadOf(t, model) : []), ...(profiles.length > 0 ? [DONE] : [])];
      return profiles.length + others.length > 1
        ? { of: 'weapon', options: [...profiles, ...others], about: { model } }
        : null;
    },
    then: (_t, v, profile) => ({ ...v, profile: profile as string }),
    propose: (_t, _question, next, choices) => choices!.any(next, id => id !== DONE) ?? DONE,
  }),
  s.run('7E-5.2', 'the only weapon there is', (t, v) => {
    if (v.profile === DONE) return { ...v, profile: null };
    if (v.profile !== null) return v;
    const model = v.model!;
    const [only] = profilesFor(t, model, v.fired);
    return { ...v, profile: only?.profile ?? (v.fired.length === 0 ? (insteadOf(t, model)[0] ?? null) : null) };
  }),
  s.call('7E-9.12', 'something else than shooting', (_t, v) =>
    v.profile === FLAT_OUT
      ? fly.start({ model: v.model!, manoeuvre: 'flat-out' })
      : v.profile === RUN
        ? run.start({ model: v.model!, inches: 0 })
        : null,
  ),
  s.run('7E-9.12', 'who did so does not shoot', (_t, v) =>
    v.profile === FLAT_OUT || v.profile === RUN ? { ...v, profile: null } : v,
  ),
  s.ask('7E-5.1', chooseTarget, {
    to: t => t.position.turn,
    ask: (t, v) => {
      if (v.profile === null) return null;
      const options = choicesFor(t, v.model!, v.profile);
      return options.length > 1 ? { of: 'target', options, about: { model: v.model!, profile: v.profile } } : null;
    },
    then: (_t, v, target) => ({ ...v, target: target as Shooting['target'] }),
  }),
  s.run('7E-5.1', 'the only target there is', (t, v) =>
    v.profile === null
      ? v
      : {
          ...v,
          target: v.target ?? (choicesFor(t, v.model!, v.profile)[0] as Shooting['target']),
          fired: [
            ...v.fired,
            armsOf(t, v.model!).find(each => each.profile === v.profile && !v.fired.includes(each.weapon))!.weapon,
          ],
        },
  ),
  s.ask('ZG-3.3', aimAtNothing, {
    to: t => t.position.turn,
    ask: (_t, v) =>
      v.target === NOTHING ? { model: v.model!, about: { model: v.model!, profile: v.profile! } } : null,
    then: (_t, v, towards) => ({ ...v, towards }),
    legal: 'any',
    propose: (_t, _question, next) => CLOCK[next(CLOCK.length)]!,
  }),
  s.call('ZG-3.8', 'it fires', (t, v) => {
    const { model, profile, target, towards } = v;
    if (profile === null || target === null) return null;
    return target === NOTHING ? fireAlong(t, model!, profile, towards!) : fireAt(t, model!, profile, target);
  }),
  s.run('7E-5.2', 'the next weapon', (t, v) => {
    if (v.profile === null) return NOBODY;
    // Recorded only now: a weapon does not count against itself (7E-10.1).
    noteShot(t, v.model!, v.profile, v.target === NOTHING ? null : v.target);
    return { ...NOBODY, model: v.model, fired: v.fired };
  }),
  s.repeat('7E-5.2', 'while it has weapons to fire', {
    from: chooseWeapon.purpose,
    while: (t, v) => v.model !== null && modelOf(t, v.model).at !== null && profilesFor(t, v.model, v.fired).length > 0,
  }),
  s.repeat('7E-5.1', 'until the player is done', { from: 'whether anybody can shoot', while: () => true }),
]);

// 7E-4  The Psychic phase: warp charge, manifesting, Perils, denying, Force and witchfire
import { end, type Frame, type Id, type Seat } from '@little-wars/engine';
import { otherSeat } from '@little-wars/skirmish';
import { takenFrom } from '../../../w40k/attacks/harm.ts';
import { reRollable, rollSequence, rollWith } from '../../../w40k/dice/rolls.ts';
import type { Power } from '../../content/types.ts';
import { isAlive, isLocked, kit, onTable, ownerOf, powerOf } from '../../lookups.ts';
import { type AboutModel, type Look, type ModelId, question, sequence, type T } from '../../types.ts';
import { DONE } from '../02-moving/phase.ts';
import { fireAt } from '../03-shooting/fire.ts';
import { targetsFor } from '../03-shooting/targets.ts';
import { suffer } from '../05-attacks/harm.ts';

export interface Casting {
  readonly model: ModelId | null;
  readonly power: string | null;
  readonly target: ModelId | null;
  readonly dice: number;
  /** Successes on 4+, and 6s to deny. */
  readonly points: number;
  readonly denying: number;
}

export interface AboutPower extends AboutModel {
  readonly power: string;
}

export interface AboutManifesting extends AboutPower {
  /** Its target, where there were several to choose from. */
  readonly target?: ModelId;
}

export interface AboutDenial extends AboutManifesting {
  readonly points: number;
}

export const choosePsyker = question('choose a Psyker', 'pick-one');
export const choosePower = question<'pick-one', AboutModel>('choose a power', 'pick-one');
export const chooseVictim = question<'pick-one', AboutPower>('choose a target for the power', 'pick-one');
export const chooseDice = question<'count', AboutManifesting>('choose how many warp charge dice to roll', 'count');
export const chooseDenial = question<'count', AboutDenial>('choose how many dice to deny with', 'count');

/** 7E-4.2 */
export const MANIFESTS = 4;
/** 7E-4.5 */
export const DENIES = 6;

/** 7E-4.1: the Mastery Levels of a seat's Psykers on the table. */
export const masteryOf = (t: Look, seat: Seat): number =>
  onTable(t.position, seat).reduce((sum, id) => sum + (kit(t, id).psyker?.mastery ?? 0), 0);

export const victimsOf = (t: Look, model: ModelId, { effect }: Power): readonly ModelId[] =>
  effect.rule === 'witchfire' ? targetsFor(t, { attacker: model, profile: effect.weapon, manner: 'shooting' }) : [];

/** The target of a power as questions tell it. */
const aboutTarget = (t: Look, { model, power, target }: Casting): Pick<AboutManifesting, 'target'> =>
  target !== null && victimsOf(t, model!, powerOf(power!)).length > 1 ? { target } : {};

/** 7E-4.4, 7E-4.7: the powers that a model may attempt now. */
export function powersFor(t: Look, model: ModelId): readonly string[] {
  const { casts, warp } = t.position;
  return (kit(t, model).psyker?.powers ?? []).filter(id => {
    const power = powerOf(id);
    if (casts.some(cast => cast.model === model && cast.power === id) || warp[ownerOf(t, model)]! < power.warpCharge)
      return false;
    return power.effect.rule === 'force' || (!isLocked(t, model) && victimsOf(t, model, power).length > 0);
  });
}

const casters = (t: Look): readonly ModelId[] =>
  onTable(t.position, t.position.turn).filter(model => powersFor(t, model).length > 0);

const spend = (t: T, seat: Seat, dice: number): void =>
  t.emit({
    type: 'warp-charged',
    clause: '7E-4.2',
    warp: t.position.warp.map((each, i) => (i === seat ? each - dice : each)),
  });

export const manifestRoll = reRollable('roll to manifest');
export const rollToManifest = rollSequence(manifestRoll, ['7E-4.2', '7E-4.2']);
export const denyRoll = reRollable('roll to deny');
export const rollToDeny = rollSequence(denyRoll, ['7E-4.5', '7E-4.5']);

/** 7E-4.3: two 6s or more cost a wound without a save. */
const perils = sequence<{ readonly model: ModelId }>('Perils of the Warp', '7E-4.3', s => [
  s.run('7E-4.3', 'it comes', (t, v) => {
    t.emit({ type: 'perils', clause: '7E-4.3', model: v.model });
    return v;
  }),
  s.window('7E-4.3', 'before it loses a wound', 'losing-wounds', (_t, { model }) => ({
    model,
    from: null,
    mortal: false,
    perils: true,
    points: 1,
  })),
  s.call('7E-4.3', 'a wound without a save', (t, { model }) => {
    const isSpared = takenFrom(t as never, model) > 0;
    if (isSpared) t.emit({ type: 'wounds-taken-over', clause: '7E-4.3', model, by: null, wounds: 0 });
    return isSpared ? null : suffer.start({ model, wounds: 1, instant: 0, from: null });
  }),
]);

/** The effect of a manifested power. */
function effectOf(t: T, model: ModelId, { id, effect }: Power, target: ModelId | null): Frame | null {
  t.emit({ type: 'power-manifested', clause: '7E-4.2', model, power: id, target });
  if (effect.rule === 'witchfire')
    return target !== null && isAlive(t, target) ? fireAt(t, model, effect.weapon, target) : null;
  const seat = ownerOf(t, model);
  t.emit({
    type: 'effect-began',
    clause: '7E-4.6',
    effect: { use: { rule: 'force-active', seat, holder: model }, until: 'own-psychic', seat },
  });
  return null;
}

const NOBODY: Casting = { model: null, power: null, target: null, dice: 0, points: 0, denying: 0 };

/** One attempt: dice, Perils, denial, effect. */
export const manifest = sequence<Casting>('manifest a power', '7E-4.2', s => [
  s.ask('7E-4.7', chooseVictim, {
    to: t => t.position.turn,
    ask: (t, v) => {
      const options = victimsOf(t, v.model!, powerOf(v.power!));
      return options.length > 1 ? { of: 'model', options, about: { model: v.model!, power: v.power! } } : null;
    },
    then: (_t, v, target) => ({ ...v, target: target as ModelId }),
  }),
  s.ask('7E-4.2', chooseDice, {
    to: t => t.position.turn,
    ask: (t, v) => ({
      least: powerOf(v.power!).warpCharge,
      most: t.position.warp[t.position.turn]!,
      about: { model: v.model!, power: v.power!, ...aboutTarget(t, v) },
    }),
    then: (t, v, dice) => {
      t.emit({ type: 'power-tried', clause: '7E-4.4', model: v.model!, power: v.power! });
      spend(t, t.position.turn, dice);
      return { ...v, dice, target: v.target ?? victimsOf(t, v.model!, powerOf(v.power!))[0] ?? null };
    },
  }),
  s.call(
    '7E-4.2',
    'roll to manifest it',
    (t, v) =>
      rollWith(rollToManifest, {
        what: 'psychic',
        count: v.dice,
        seat: t.position.turn,
        model: v.model,
        needs: MANIFESTS,
      }),
    (t, v, faces) => {
      const points = faces.filter(face => face >= MANIFESTS).length;
      t.emit({
        type: 'psychic-tested',
        clause: '7E-4.2',
        model: v.model!,
        power: v.power!,
        total: points,
        needs: powerOf(v.power!).warpCharge,
      });
      return { ...v, points, dice: faces.filter(face => face === 6).length };
    },
  ),
  s.call('7E-4.3', 'Perils', (_t, v) => (v.dice >= 2 ? perils.start({ model: v.model! }) : null)),
  s.run('7E-4.2', 'whether it is manifested', (t, v) =>
    v.points >= powerOf(v.power!).warpCharge && isAlive(t, v.model!) ? v : end(),
  ),
  s.ask('7E-4.5', chooseDenial, {
    to: t => otherSeat(t.position.turn),
    ask: (t, v) => {
      const most = t.position.warp[otherSeat(t.position.turn)]!;
      const about = { model: v.model!, power: v.power!, points: v.points, ...aboutTarget(t, v) };
      return most >= v.points ? { least: 0, most, about } : null;
    },
    then: (t, v, denying) => {
      spend(t, otherSeat(t.position.turn), denying);
      return { ...v, denying };
    },
  }),
  s.call(
    '7E-4.5',
    'roll to deny it',
    (t, v) =>
      rollWith(rollToDeny, {
        what: 'deny',
        count: v.denying,
        seat: otherSeat(t.position.turn),
        model: null,
        needs: t.query('deny-needs', DENIES, { target: v.target }),
      }),
    (t, v, faces) => {
      const needs = t.query('deny-needs', DENIES, { target: v.target });
      if (v.denying === 0 || faces.filter(face => face >= needs).length < v.points) return v;
      t.emit({ type: 'power-denied', clause: '7E-4.5', model: v.model!, power: v.power! });
      return end();
    },
  ),
  s.call('7E-4.7', 'what it does', (t, v) => effectOf(t, v.model!, powerOf(v.power!), v.target)),
]);

export const rollWarpCharge = question('roll for warp charge', 'roll');

export const psychicPhase = sequence<Casting>('Psychic phase', '7E-4.1', s => [
  s.run('7E-4.1', 'whether there is a Psyker', (t, v) => (masteryOf(t, t.position.turn) > 0 ? v : end())),
  s.roll('7E-4.1', rollWarpCharge, {
    count: () => 1,
    whose: t => t.position.turn,
    then: (t, v, [face]) => {
      const warp = [0, 1].map(seat => face! + masteryOf(t, seat) + t.query('warp-charge-bonus', 0, { seat }));
      t.emit({ type: 'warp-charged', clause: '7E-4.1', warp });
      return v;
    },
  }),
  s.run('7E-4.4', 'whether any power is left', t => (casters(t).length > 0 ? NOBODY : end())),
  s.ask('7E-4.4', choosePsyker, {
    to: t => t.position.turn,
    ask: t => ({ of: 'model', options: [...casters(t), DONE] }),
    then: (_t, v, model: Id) => (model === DONE ? end() : { ...v, model: model as ModelId }),
    propose: (_t, _question, next, choices) => choices!.any(next, id => id !== DONE) ?? DONE,
  }),
  s.ask('7E-4.4', choosePower, {
    to: t => t.position.turn,
    ask: (t, v) => {
      const options = powersFor(t, v.model!);
      return options.length > 1 ? { of: 'power', options, about: { model: v.model! } } : null;
    },
    then: (_t, v, power) => ({ ...v, power: power as string }),
  }),
  s.call('7E-4.2', 'try it', (t, v) => manifest.start({ ...v, power: v.power ?? powersFor(t, v.model!)[0]! })),
  s.repeat('7E-4.4', 'until the player is done', { from: 'whether any power is left', while: () => true }),
]);

export const castNothing = NOBODY;
export const psychicSequences = [rollToManifest, rollToDeny, perils, manifest, psychicPhase];

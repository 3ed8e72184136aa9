// The Psychic phase: tests, Perils of the Warp, attempts to deny
import { end, type Frame, type Id } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { type AtOnce, atOnceSteps, otherSeat } from '@little-wars/skirmish';
import type { strikeSequences } from '../attacks/strike.ts';
import type { Targets } from '../attacks/targets.ts';
import type { Book } from '../book.ts';
import type { Power } from '../content/types.ts';
import { amountOf } from '../dice/amounts.ts';
import { reRollable, rollSequence, rollWith } from '../dice/rolls.ts';
import { enemiesOf, friendsOf, isAlive, type Lookups, ownerOf } from '../measuring/lookups.ts';
import { DONE } from '../shooting/phase.ts';
import { type AboutModel, type Look, type ModelId, question, sequence } from '../types.ts';
import { castingOf } from './casting.ts';

/** A power being cast. */
export interface CastNow {
  readonly model: ModelId;
  readonly power: string;
  readonly target: ModelId;
  /** The result of the test. */
  readonly total: number;
  /** The dice of the test, until they have been counted. */
  readonly faces?: readonly number[];
  /** Whether the test caused Perils of the Warp. */
  readonly perils?: boolean;
}

export interface Picking {
  readonly model: ModelId | null;
}

export interface Denying extends CastNow {
  readonly denier: ModelId | null;
}

export interface Suffering {
  readonly model: ModelId;
  readonly isPerils: boolean;
  readonly points?: number;
  /** All models nearby, as they were before. */
  readonly near?: readonly ModelId[];
}

/** All models near a Psyker slain by the warp suffer at once. */
export interface Bursting extends AtOnce {
  readonly model: ModelId;
  readonly near: readonly ModelId[];
}

export interface AboutPower extends AboutModel {
  readonly power: string;
}

export interface AboutDenial extends AboutPower {
  readonly total: number;
}

export const choosePsyker = question('choose a Psyker', 'pick-one');
export const choosePower = question<'pick-one', AboutModel>('choose a power', 'pick-one');
export const choosePowerTarget = question<'pick-one', AboutPower>('choose the target of the power', 'pick-one');
export interface AboutTest extends AboutPower {
  readonly faces: readonly number[];
}

export const chooseSufferer = question<'pick-one', AboutModel>('choose who suffers next', 'pick-one');
export const dropDie = question<'pick-one', AboutTest>('choose a die to drop', 'pick-one');
export const denyTheWitch = question<'react', AboutDenial>('deny the power', 'react');

const TEST_DICE = 2;
const BURST = inches(6);

export interface PsychicParts {
  readonly targets: Targets;
  readonly strikes: ReturnType<typeof strikeSequences>;
  readonly powerOf: (id: string) => Power;
  /** The effect of a manifested power. */
  readonly resolve: (t: Look, cast: CastNow) => Frame;
}

export const psychicTestRoll = reRollable('Psychic test');
export const denyRoll = reRollable('roll to deny');
export const perilsRoll = reRollable('roll for Perils of the Warp');

export function psychicPhaseOf(book: Book, lookups: Lookups, { targets, strikes, powerOf, resolve }: PsychicParts) {
  const { clauses } = book;
  const rollTest = rollSequence(psychicTestRoll, [clauses.psychicTest, clauses.reRolls]);
  const rollDeny = rollSequence(denyRoll, [clauses.deny, clauses.reRolls]);
  const rollPerils = rollSequence(perilsRoll, [clauses.perils, clauses.reRolls]);

  const casting = castingOf(book, lookups, { targets, powerOf });
  const { targetsFor, castable, casters, testOf, isPerilous, deniers } = casting;

  /** D3 mortal wounds from the warp. */
  const warpHarm = sequence<Suffering>('harm from the warp', clauses.perils, s => [
    s.run(clauses.perils, 'whether it is still there', (t, v) => (isAlive(t, v.model) ? v : end())),
    s.call(
      clauses.perils,
      'roll how much',
      (t, { model }) => rollWith(rollPerils, { what: 'mortal-wounds', count: 1, seat: ownerOf(t, model), model }),
      (t, v, faces) => {
        const more = v.isPerils ? t.query('perils-bonus', 0, { model: v.model }) : 0;
        return { ...v, points: amountOf('D3', faces) + more };
      },
    ),
    s.call(clauses.perils, 'suffer them', (_t, v) =>
      strikes.suffer.start({
        model: v.model,
        points: v.points ?? 0,
        from: null,
        mortal: true,
        tried: false,
        perils: v.isPerils,
      }),
    ),
  ]);

  const denial = sequence<Denying, boolean>('deny the witch', clauses.deny, s => [
    s.ask(clauses.deny, denyTheWitch, {
      to: t => otherSeat(t.position.turn),
      ask: (t, { model, power, total }) => {
        const options = deniers(t, model);
        return options.length > 0
          ? { timing: 'power-manifests', options: options.map(String), about: { model, power, total } }
          : null;
      },
      then: (_t, v, chosen) => ({ ...v, denier: chosen === null ? null : Number(chosen) }),
    }),
    s.run(clauses.deny, 'whether anybody tries', (t, v) => {
      if (v.denier === null) return end(false);
      t.emit({ type: 'denial-tried', clause: clauses.denyOnce, model: v.denier });
      return v;
    }),
    s.call(
      clauses.deny,
      'roll against the test',
      (t, { denier }) => rollWith(rollDeny, { what: 'deny', count: 2, seat: ownerOf(t, denier!), model: denier }),
      (t, v, faces) => {
        const modifier = t.query('deny-modifier', 0, { model: v.denier!, caster: v.model });
        const isDenied = faces.reduce((sum, face) => sum + face, 0) + modifier > v.total;
        if (isDenied) t.emit({ type: 'power-denied', clause: clauses.deny, model: v.denier!, power: v.power });
        return end(isDenied);
      },
    ),
  ]);

  /** In an order chosen by the player whose turn it is, if it can matter. */
  const burst = sequence<Bursting>('the warp bursts', clauses.perilsDeath, s =>
    atOnceSteps(s, [clauses.perilsDeath, clauses.order], {
      question: chooseSufferer,
      ids: 'model',
      about: (_t, { model }) => ({ model }),
      to: t => t.position.turn,
      of: (_t, { near }) => near,
      each: 'one of them suffers',
      call: (_t, _v, model) => warpHarm.start({ model: model as ModelId, isPerils: false }),
      sameAs: position => JSON.stringify(position),
    }),
  );

  /** Perils: the Psyker suffers; if it dies, so do all models nearby. */
  const perilsHarm = sequence<Suffering>('Perils of the Warp', clauses.perils, s => [
    s.run(clauses.perils, 'who is near', (t, v) => ({
      ...v,
      near: [...friendsOf(t, v.model), ...enemiesOf(t, v.model)].filter(other =>
        lookups.areWithin(t, v.model, other, BURST),
      ),
    })),
    s.call(clauses.perils, 'the Psyker suffers', (_t, { model }) => warpHarm.start({ model, isPerils: true })),
    s.call(clauses.perilsDeath, 'if it is slain, everybody near suffers', (t, { model, near = [] }) =>
      isAlive(t, model) ? null : burst.start({ model, near }),
    ),
  ]);

  const cast = sequence<CastNow>('cast a power', clauses.psychic, s => [
    s.run(clauses.psychic, 'the power is tried', (t, { model, power, ...v }) => {
      t.emit({ type: 'power-tried', clause: clauses.powerOnce, model, power });
      return { model, power, ...v };
    }),
    s.call(
      clauses.psychicTest,
      'take the test',
      (t, { model, power }) => {
        const count = t.query('psychic-dice', TEST_DICE, { model, power });
        return rollWith(rollTest, { what: 'psychic', count, seat: ownerOf(t, model), model });
      },
      (_t, v, faces) => ({ ...v, faces }),
    ),
    s.ask(clauses.psychicTest, dropDie, {
      to: (t, v) => ownerOf(t, v.model),
      ask: (_t, { model, power, faces = [] }) =>
        faces.length > TEST_DICE
          ? { of: 'die', options: faces.map((_, i) => i), about: { model, power, faces } }
          : null,
      then: (_t, v, die) => ({ ...v, faces: (v.faces ?? []).toSpliced(die as number, 1) }),
    }),
    s.run(clauses.psychicTest, 'what the test comes to', (t, { faces = [], ...v }) => {
      const { model, power } = v;
      const { needs, modifier } = testOf(t, model, power);
      const total = faces.reduce((sum, face) => sum + face, 0) + modifier;
      t.emit({ type: 'psychic-tested', clause: clauses.psychicTest, model, power, total, needs });
      const perils = isPerilous(t, { model, power }, faces, total);
      if (perils) t.emit({ type: 'perils', clause: clauses.perils, model });
      return { ...v, total: total >= needs ? total : 0, perils };
    }),
    s.call(clauses.perils, 'Perils of the Warp', (_t, { model, perils }) =>
      perils ? perilsHarm.start({ model, isPerils: true }) : null,
    ),
    s.run(clauses.perilsDeath, 'whether the Psyker still lives', (t, v) => (isAlive(t, v.model) ? v : end())),
    s.run(clauses.psychicTest, 'whether it manifests', (_t, v) => (v.total > 0 ? v : end())),
    s.call(
      clauses.deny,
      'the enemy may deny it',
      (_t, v) => denial.start({ ...v, denier: null }),
      (_t, v, isDenied: boolean) => (isDenied ? end() : v),
    ),
    s.call(clauses.psychic, 'the power takes effect', (t, v) => {
      if (!isAlive(t, v.target)) return null;
      const { model, power, target } = v;
      t.emit({ type: 'power-manifested', clause: clauses.psychic, model, power, target });
      return resolve(t, v);
    }),
  ]);

  const one = sequence<CastNow>('choose and cast', clauses.psychic, s => [
    s.ask(clauses.psychic, choosePower, {
      to: t => t.position.turn,
      ask: (t, { model }) => {
        const options = castable(t, model);
        return options.length > 1 ? { of: 'power', options, about: { model } } : null;
      },
      then: (_t, v, power) => ({ ...v, power: power as string }),
    }),
    s.run(clauses.psychic, 'the only power there is', (t, v) =>
      v.power === '' ? { ...v, power: castable(t, v.model)[0]! } : v,
    ),
    s.ask(clauses.psychic, choosePowerTarget, {
      to: t => t.position.turn,
      ask: (t, { model, power }) => {
        const options = targetsFor(t, model, power);
        return options.length > 1 ? { of: 'model', options, about: { model, power } } : null;
      },
      then: (_t, v, target) => ({ ...v, target: target as ModelId }),
    }),
    s.run(clauses.psychic, 'the only target there is', (t, v) =>
      v.target < 0 ? { ...v, target: targetsFor(t, v.model, v.power)[0]! } : v,
    ),
    s.call(clauses.psychic, 'cast it', (_t, v) => cast.start(v)),
  ]);

  const phase = sequence<Picking>('Psychic phase', clauses.psychic, s => [
    s.ask(clauses.psychic, choosePsyker, {
      to: t => t.position.turn,
      ask: t => {
        const options = casters(t);
        return options.length > 0 ? { of: 'model', options: [...options, DONE] } : null;
      },
      then: (_t, _v, model: Id) => ({ model: model === DONE ? null : (model as ModelId) }),
      propose: (_t, _question, next, choices) => choices!.any(next, id => id !== DONE) ?? DONE,
    }),
    s.call(clauses.psychic, 'it casts', (t, v) =>
      v.model === null || !casters(t).includes(v.model)
        ? null
        : one.start({ model: v.model, power: '', target: -1, total: 0 }),
    ),
    s.repeat(clauses.psychic, 'while powers are tried', {
      from: choosePsyker.purpose,
      while: (t, v) => v.model !== null && casters(t).length > 0,
    }),
  ]);
  return {
    phase,
    cast,
    ...casting,
    sequences: [rollTest, rollDeny, rollPerils, warpHarm, denial, cast, burst, perilsHarm, one, phase],
  };
}

// The Charge phase: charges with Overwatch, then Heroic Interventions
import {
  anyLikely,
  eachAtPosition,
  end,
  type Frame,
  hints,
  type Id,
  type Reason,
  type Sequence,
} from '@little-wars/engine';
import { inches, type Spot, type Tenths } from '@little-wars/engine/geometry';
import { otherSeat } from '@little-wars/skirmish';
import type { Book } from '../book.ts';
import { reRollable, rollSequence, rollWith } from '../dice/rolls.ts';
import { enemiesOf, hasDone, isAlive, type Lookups, modelOf, onTable, ownerOf } from '../measuring/lookups.ts';
import type { movingOf } from '../movement/moving.ts';
import { isSameSpot, startMove } from '../movement/moving.ts';
import type { Proposing } from '../movement/propose.ts';
import { DONE } from '../shooting/phase.ts';
import { type Shooting, shootWith } from '../shooting/shoot.ts';
import type { Weapons } from '../shooting/weapons.ts';
import { type AboutModel, type Look, type ModelId, question, sequence, type W40k } from '../types.ts';

export interface Charging {
  readonly model: ModelId;
  readonly at: readonly ModelId[];
  readonly distance: number;
}

export interface Picking {
  readonly model: ModelId | null;
}

export interface Intervening extends Picking {
  /** Models that have had their chance. */
  readonly asked?: readonly ModelId[];
  /** The model's position before. */
  readonly from?: Spot;
}

export interface Watching {
  readonly model: ModelId;
  readonly charger: ModelId;
  readonly chosen: string | null;
}

export interface AboutWatch extends AboutModel {
  readonly charger: ModelId;
}

export interface AboutCharge extends AboutModel {
  readonly reach: Tenths;
}

export const chooseCharger = question('choose a model to charge', 'pick-one');
export const chooseChargeTargets = question<'pick-some', AboutCharge>('choose targets of the charge', 'pick-some');
export const fireOverwatch = question<'react', AboutWatch>('fire Overwatch', 'react');
export const chooseIntervention = question('choose a model to intervene', 'pick-one');

const REACH = inches(12);
const INTERVENTION = inches(3);

export interface ChargeParts {
  readonly moving: ReturnType<typeof movingOf>;
  readonly proposing: Proposing;
  readonly weapons: Weapons;
  readonly shoot: Sequence<W40k, Shooting>;
  /** Whether every target may fire Overwatch; otherwise it needs a reaction. */
  readonly isOverwatchFree: boolean;
}

export const chargeRoll = reRollable('charge roll');

export function chargePhaseOf(book: Book, lookups: Lookups, parts: ChargeParts) {
  const { clauses } = book;
  const { moving, proposing, weapons, shoot } = parts;
  const rollCharge = rollSequence(chargeRoll, [clauses.chargeRoll, clauses.reRolls]);

  const targetsOf = (t: Look, model: ModelId): readonly ModelId[] => {
    const reach = t.query('charge-reach', REACH, { model });
    return lookups.enemiesNear(t, model, reach).filter(enemy => lookups.areWithin(t, model, enemy, reach));
  };
  const againstCharge = (t: Look, model: ModelId): readonly Reason[] => {
    const reasons: Reason[] = [];
    if (hasDone(t, model, 'advanced')) reasons.push({ reason: 'advanced', clause: clauses.mayCharge });
    if (hasDone(t, model, 'fell-back')) reasons.push({ reason: 'fell-back', clause: clauses.mayCharge });
    if (lookups.isInCombat(t, model)) reasons.push({ reason: 'in-combat', clause: clauses.mayCharge });
    return t.query('charge-refused', reasons, { model });
  };
  const mayCharge = eachAtPosition(
    (t: Look, model: ModelId): boolean =>
      !hasDone(t, model, 'declared-charge') && againstCharge(t, model).length === 0 && targetsOf(t, model).length > 0,
  );
  /** For each seat, the model that could charge when last asked: it is tried first. */
  const likely = hints<ModelId>(2);
  const isAnyLeft = (t: Look): boolean =>
    anyLikely(likely, t.position.turn, onTable(t.position, t.position.turn), model => mayCharge(t, model));

  const mayWatch = (t: Look, model: ModelId, charger: ModelId): boolean =>
    isAlive(t, model) &&
    isAlive(t, charger) &&
    !lookups.isInCombat(t, model) &&
    weapons
      .profilesFor(t, model, 'overwatch')
      .some(
        profile =>
          t.query('overwatch-refused', [], { attacker: model, target: charger, profile, manner: 'overwatch' })
            .length === 0 && weapons.mayHit(t, { attacker: model, target: charger, profile, manner: 'overwatch' }),
      );

  const overwatch = sequence<Watching>('Overwatch', clauses.overwatch, s => [
    s.ask(clauses.overwatch, fireOverwatch, {
      to: (t, v) => ownerOf(t, v.model),
      ask: (t, { model, charger, chosen }) =>
        chosen === null && mayWatch(t, model, charger)
          ? { timing: 'charged', options: ['overwatch'], about: { model, charger } }
          : null,
      then: (_t, v, chosen) => ({ ...v, chosen }),
    }),
    s.call(clauses.overwatch, 'shoot at the charger', (t, v) => {
      if (v.chosen === null) return null;
      t.emit({ type: 'did', clause: clauses.overwatch, model: v.model, deed: 'overwatched' });
      const named = t.position.charges.at(-1)?.at ?? [v.model];
      if (!named.includes(v.model)) t.emit({ type: 'did', clause: clauses.overwatch, model: v.model, deed: 'helped' });
      return shootWith(shoot, v.model, 'overwatch', v.charger);
    }),
  ]);

  const charge = sequence<Charging>('charge', clauses.charge, s => [
    s.ask(clauses.chargeTargets, chooseChargeTargets, {
      to: (t, v) => ownerOf(t, v.model),
      ask: (t, { model }) => {
        const options = targetsOf(t, model);
        const about = { model, reach: t.query('charge-reach', REACH, { model }) };
        return options.length > 1 ? { of: 'model', options, least: 1, most: options.length, about } : null;
      },
      then: (_t, v, at) => ({ ...v, at: at as readonly ModelId[] }),
      propose: (_t, { options }, next) => [options[next(options.length)]!],
    }),
    s.run(clauses.charge, 'the charge is declared', (t, v) => {
      const at = v.at.length > 0 ? v.at : targetsOf(t, v.model);
      t.emit({ type: 'charge-declared', clause: clauses.charge, model: v.model, at });
      return { ...v, at };
    }),
    s.window(clauses.overwatch, 'after it is declared', 'charge-declared', (_t, { model, at }) => ({ model, at })),
    s.each(clauses.overwatch, 'each target may fire Overwatch', {
      of: (t, v) => {
        if (!parts.isOverwatchFree) return [];
        const others = v.at.flatMap(model => t.query('also-overwatch', [], { model, charger: v.model }));
        return [...new Set([...v.at, ...others])];
      },
      call: (_t, v, model: ModelId) => overwatch.start({ model, charger: v.model, chosen: null }),
    }),
    s.run(clauses.charge, 'whether the charger is still there', (t, v) => (isAlive(t, v.model) ? v : end())),
    s.call(
      clauses.chargeRoll,
      'roll how far it goes',
      (t, { model }) => rollWith(rollCharge, { what: 'charge', count: 2, seat: ownerOf(t, model), model }),
      (t, v, faces) => ({
        ...v,
        distance: faces.reduce((sum, face) => sum + face, 0) + t.query('charge-bonus', 0, { model: v.model }),
      }),
    ),
    s.call(clauses.chargeMove, 'the charger moves, if it can reach a target', (t, v) => {
      // Overwatch may have slain its own firer.
      const at = v.at.filter(enemy => isAlive(t, enemy));
      const move = { model: v.model, manner: 'charge' as const, allowance: inches(v.distance), at };
      if (at.length > 0 && proposing.find(t, move) !== null) return startMove(moving, move);
      t.emit({ type: 'charge-failed', clause: clauses.chargeMove, model: v.model });
      return null;
    }),
    s.run(clauses.charge, 'it has charged', (t, v) => {
      const reached = isAlive(t, v.model)
        ? v.at.filter(
            enemy => isAlive(t, enemy) && book.hasReached(t, lookups.standing(t, v.model), lookups.standing(t, enemy)),
          )
        : [];
      if (reached.length > 0) t.emit({ type: 'did', clause: clauses.charge, model: v.model, deed: 'charged' });
      for (const model of reached) t.emit({ type: 'did', clause: clauses.charge, model, deed: 'was-charged' });
      return v;
    }),
  ]);

  const againstIntervention = (t: Look, model: ModelId): readonly Reason[] => {
    const reasons: Reason[] = [];
    if (!lookups.hasKeyword(t, model, 'Character'))
      reasons.push({ reason: 'no-character', clause: clauses.intervention });
    const base = lookups.standing(t, model);
    if (!enemiesOf(t, model).some(enemy => lookups.areNear(base, lookups.standing(t, enemy), INTERVENTION)))
      reasons.push({ reason: 'no-enemy-near', clause: clauses.intervention });
    return t.query('intervention-refused', reasons, { model });
  };
  const interveners = (t: Look, { asked = [] }: Intervening): readonly ModelId[] =>
    onTable(t.position, other(t)).filter(
      model => !hasDone(t, model, 'intervened') && !asked.includes(model) && againstIntervention(t, model).length === 0,
    );
  const other = (t: Look) => otherSeat(t.position.turn);

  const interventions = sequence<Intervening>('Heroic Interventions', clauses.intervention, s => [
    s.run(clauses.intervention, 'whether anybody may intervene', (t, v) =>
      interveners(t, v).length > 0 ? { ...v, model: null } : end(),
    ),
    s.ask(clauses.intervention, chooseIntervention, {
      to: other,
      ask: (t, v) => ({ of: 'model', options: [...interveners(t, v), DONE] }),
      then: (t, { asked = [] }, id) => {
        const model = id as ModelId;
        return id === DONE ? end() : { model, asked: [...asked, model], from: modelOf(t, model).at! };
      },
    }),
    s.call(
      clauses.intervention,
      'it moves',
      (_t, v) => startMove(moving, { model: v.model!, manner: 'intervene', allowance: INTERVENTION }),
      (t, v) => {
        // A model that ends where it began is not closer, and has not intervened.
        const model = v.model!;
        const { at } = modelOf(t, model);
        if (at !== null && !isSameSpot(at, v.from!))
          t.emit({ type: 'did', clause: clauses.intervention, model, deed: 'intervened' });
        return v;
      },
    ),
    s.repeat(clauses.intervention, 'until all have', { from: 'whether anybody may intervene', while: () => true }),
  ]);

  const frameOf = (model: ModelId): Frame => charge.start({ model, at: [], distance: 0 });

  const phase = sequence<Picking>('Charge phase', clauses.charge, s => [
    s.ask(clauses.mayCharge, chooseCharger, {
      to: t => t.position.turn,
      ask: t => (isAnyLeft(t) ? { of: 'model', candidates: [...onTable(t.position, t.position.turn), DONE] } : null),
      isOption: (t, _v, id: Id) => id === DONE || mayCharge(t, id as ModelId),
      then: (_t, _v, model) => ({ model: model === DONE ? null : (model as ModelId) }),
      propose: (_t, _question, next, choices) =>
        next(4) === 0 ? DONE : (choices!.any(next, id => id !== DONE) ?? DONE),
    }),
    s.call(clauses.charge, 'it charges', (_t, v) => (v.model === null ? null : frameOf(v.model))),
    s.repeat(clauses.charge, 'while models charge', {
      from: chooseCharger.purpose,
      while: (t, v) => v.model !== null && isAnyLeft(t),
    }),
    s.call(clauses.intervention, 'the other side may intervene', () => interventions.start({ model: null })),
  ]);
  return {
    phase,
    charge,
    interventions,
    againstCharge,
    targetsOf,
    mayWatch,
    /** Overwatch of a model whose owner has decided to fire. */
    watching: (model: ModelId, charger: ModelId): Frame => overwatch.start({ model, charger, chosen: 'overwatch' }),
    sequences: [rollCharge, overwatch, charge, interventions, phase],
  };
}

// Losing wounds: rolls to ignore them, the last one, and death
import { end } from '@little-wars/engine';
import type { Book } from '../book.ts';
import { reRollable, rollSequence, rollWith } from '../dice/rolls.ts';
import { isAlive, modelOf, ownerOf } from '../measuring/lookups.ts';
import { type Harm, type Look, type ModelId, sequence } from '../types.ts';

export interface Suffering extends Harm {
  /** Points of damage, or mortal wounds. */
  readonly points: number;
  /** Whether a roll to ignore them has been tried: only one is allowed. */
  readonly tried: boolean;
}

/** How many of a model's imminent wounds others have taken. */
export const takenFrom = ({ position }: Look, id: ModelId): number =>
  position.takenOver.reduce((sum, { model, wounds }) => (model === id ? sum + wounds : sum), 0);

export const harmOf = (model: ModelId, points: number, from: ModelId | null, mortal = false): Suffering => ({
  model,
  points,
  from,
  mortal,
  tried: false,
});

const ignoring = (t: Look, { model, from, mortal, perils }: Suffering): number | null => {
  const needs = t.query('ignores-wounds', [], { model, from, mortal, ...(perils && { perils }) });
  return needs.length === 0 ? null : Math.min(...needs);
};

export const ignoreRoll = reRollable('roll to ignore wounds');
export const lastWoundRoll = reRollable('roll to keep the last wound');

export function harmSequences({ clauses, beforeRemoval }: Book) {
  const rollToIgnore = rollSequence(ignoreRoll, [clauses.ignoreWounds, clauses.reRolls]);
  const rollForLast = rollSequence(lastWoundRoll, [clauses.ignoreWounds, clauses.reRolls]);

  /** Points that would take the last wound, one at a time. */
  const lastWound = sequence<Suffering>('the last wound', clauses.damage, s => [
    s.call(
      clauses.ignoreWounds,
      'a roll to keep it',
      (t, { model, from, mortal, tried, points }) => {
        const needs = tried || points === 0 ? null : t.query('last-wound-needs', null, { model, from, mortal });
        return needs === null
          ? null
          : rollWith(rollForLast, { what: 'ignore', count: 1, seat: ownerOf(t, model), model, needs });
      },
      (t, v, faces) => {
        const { model, from, mortal } = v;
        const needs = t.query('last-wound-needs', null, { model, from, mortal });
        return needs !== null && faces[0]! >= needs ? { ...v, points: v.points - 1 } : { ...v, tried: true };
      },
    ),
    s.repeat(clauses.ignoreWounds, 'while points are left and a roll is allowed', {
      from: 'a roll to keep it',
      while: (t, { model, from, mortal, tried, points }) =>
        points > 0 && !tried && t.query('last-wound-needs', null, { model, from, mortal }) !== null,
    }),
    s.call(clauses.damage, 'before it is removed', (t, { model, points }) =>
      points > 0 ? beforeRemoval(t, model) : null,
    ),
    s.run(clauses.damage, 'slain', (t, { model, from, points }) => {
      if (points > 0) t.emit({ type: 'slain', clause: clauses.damage, model, from });
      return end();
    }),
  ]);

  const suffer = sequence<Suffering>('lose wounds', clauses.damage, s => [
    s.run(clauses.damage, 'whether there is anything to lose', (t, v) =>
      v.points > 0 && isAlive(t, v.model) ? v : end(),
    ),
    s.window(clauses.damage, 'before it loses them', 'losing-wounds', (_t, { model, from, mortal, points }) => ({
      model,
      from,
      mortal,
      points,
    })),
    s.run(clauses.damage, 'wounds that somebody else took', (t, v) => {
      const taken = Math.min(v.points, takenFrom(t, v.model));
      if (t.position.takenOver.some(({ model }) => model === v.model))
        t.emit({ type: 'wounds-taken-over', clause: clauses.damage, model: v.model, by: null, wounds: 0 });
      return v.points > taken ? { ...v, points: v.points - taken } : end();
    }),
    s.call(
      clauses.ignoreWounds,
      'roll to ignore them',
      (t, v) => {
        const needs = ignoring(t, v);
        const { model, points: count } = v;
        return needs === null
          ? null
          : rollWith(rollToIgnore, { what: 'ignore', count, seat: ownerOf(t, model), model, needs });
      },
      (t, v, faces) => {
        const needs = ignoring(t, v)!;
        return { ...v, tried: true, points: faces.filter(face => face < needs).length };
      },
    ),
    s.run(clauses.damage, 'lose all but the last', (t, v) => {
      const { model, from } = v;
      const spare = Math.min(v.points, modelOf(t, model).wounds - 1);
      const isDeadly = v.points > spare;
      if (spare > 0) t.emit({ type: 'wounds-lost', clause: clauses.damage, model, wounds: spare, from });
      return isDeadly ? { ...v, points: v.points - spare } : end();
    }),
    s.call(clauses.damage, 'the last wound goes', (_t, v) => lastWound.start(v)),
  ]);
  return { suffer, sequences: [rollToIgnore, rollForLast, lastWound, suffer] };
}

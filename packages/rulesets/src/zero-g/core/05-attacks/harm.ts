// 7E-5.9, 7E-5.10, ZG-6.1  Unsaved wounds, Feel No Pain, and death
import { end } from '@little-wars/engine';
import { isWithin } from '@little-wars/engine/geometry';
import { reRollable, rollSequence, rollWith } from '../../../w40k/dice/rolls.ts';
import type { Fact } from '../../facts.ts';
import {
  drifts,
  enemiesOf,
  isAlive,
  isVehicle,
  modelOf,
  ONE_INCH,
  ownerOf,
  standing,
  standingAt,
} from '../../lookups.ts';
import { type Look, type ModelId, sequence, type T } from '../../types.ts';

export interface Suffering {
  readonly model: ModelId;
  /** Unsaved wounds, and how many of them inflict Instant Death. */
  readonly wounds: number;
  readonly instant: number;
  readonly from: ModelId | null;
}

const painless = (t: Look, model: ModelId, instant: boolean): number | null => {
  const needs = t.query('feel-no-pain', [], { model, instant });
  return needs.length === 0 ? null : Math.min(...needs);
};

/** Whether a model has no wounds left and waits for its fight step to end. */
export const hasFallen = (t: Look, model: ModelId): boolean =>
  t.position.fallen?.some(each => each.model === model) ?? false;

/** ZG-6.1, ZG-6.11: a model that dies with arrows leaves a body, unless an enemy is too near (ZG-6.6). */
export function slay(t: T, model: ModelId, from: ModelId | null, clause: string): void {
  if (hasFallen(t, model)) return;
  if (t.position.fallen !== null && !isVehicle(t, model))
    t.emit({ type: 'struck-down', clause: '7E-7.8', model, from });
  else remove(t, model, from, clause);
}

/** 7E-7.8: at the end of a fight step the slain are removed. */
export function removeFallen(t: T): void {
  const { fallen } = t.position;
  if (fallen === null) return;
  for (const { model, from } of fallen) if (isAlive(t, model)) remove(t, model, from, '7E-5.9');
  t.emit({ type: 'step-ended', clause: '7E-7.8' });
}

/** What becomes of a model that dies, as facts. */
export function deathOf(t: Look, model: ModelId, from: ModelId | null, clause: string): readonly Fact[] {
  const { at, arrows, course } = modelOf(t, model);
  const slain: Fact = { type: 'slain', clause, model, from };
  if (arrows === 0 || course === null || at === null || !drifts(t, model)) return [slain];
  const left: Fact = { type: 'body-left', clause: 'ZG-6.1', model, at, arrows, course };
  const isNear = enemiesOf(t, model).some(id => isWithin(standing(t, id), standingAt(modelOf(t, model), at), ONE_INCH));
  return isNear ? [slain, left, { type: 'body-removed', clause: 'ZG-6.6', model, why: 'enemy' }] : [slain, left];
}

function remove(t: T, model: ModelId, from: ModelId | null, clause: string): void {
  for (const fact of deathOf(t, model, from, clause)) t.emit(fact);
}

export const feelNoPainRoll = reRollable('Feel No Pain');
export const rollPain = rollSequence(feelNoPainRoll, ['7E-5.10', '7E-5.10']);

/** 7E-5.10: each unsaved wound may be ignored; Instant Death only where the rule says so. */
export const suffer = sequence<Suffering>('suffer wounds', '7E-5.9', s => [
  s.run('7E-5.9', 'whether there is anything to suffer', (t, v) =>
    v.wounds > 0 && isAlive(t, v.model) && !hasFallen(t, v.model) ? v : end(),
  ),
  s.call(
    '7E-5.10',
    'ignore wounds',
    (t, { model, wounds, instant }) => {
      const needs = painless(t, model, false);
      return needs === null
        ? null
        : rollWith(rollPain, { what: 'ignore', count: wounds - instant, seat: ownerOf(t, model), model, needs });
    },
    (t, v, faces) => {
      const needs = painless(t, v.model, false) ?? 7;
      return { ...v, wounds: v.wounds - faces.filter(face => face >= needs).length };
    },
  ),
  s.call(
    '7E-5.10',
    'ignore Instant Death',
    (t, { model, instant }) => {
      const needs = painless(t, model, true);
      return needs === null
        ? null
        : rollWith(rollPain, { what: 'ignore', count: instant, seat: ownerOf(t, model), model, needs });
    },
    (t, v, faces) => {
      const needs = painless(t, v.model, true) ?? 7;
      const ignored = faces.filter(face => face >= needs).length;
      return { ...v, wounds: v.wounds - ignored, instant: v.instant - ignored };
    },
  ),
  s.run('7E-5.9', 'lose wounds', (t, { model, wounds, instant, from }) => {
    const left = modelOf(t, model).wounds;
    const isSlain = instant > 0 && !t.query('eternal-warrior', false, { model });
    const lost = isSlain ? left : Math.min(left, wounds);
    if (lost > 0) t.emit({ type: 'wounds-lost', clause: '7E-5.9', model, wounds: lost, from });
    if (lost >= left) slay(t, model, from, '7E-5.9');
    return end();
  }),
]);

export const harmSequences = [rollPain, suffer];

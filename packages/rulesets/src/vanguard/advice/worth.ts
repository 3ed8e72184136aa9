// What it is worth to hurt a model.
import { cardOf as cardById } from '../content/index.ts';
import { worthOfRemoval } from '../core/16-scenario/scenarios.ts';
import { fullWounds, modelOf } from '../lookups.ts';
import type { Look, Model, ModelId } from '../types.ts';
import { facesFor } from './dice.ts';
import { WEIGHTS } from './weights.ts';

/** The points cost of a model, including its choices. */
export function pointsOf({ card, choices }: Pick<Model, 'card' | 'choices'>): number {
  const { points, choices: all } = cardById(card);
  let sum = points;
  for (const choice of all) if (choices.includes(choice.id)) sum += choice.points;
  return sum;
}

/** The share of the game still to come: 1 at the start. */
export const roundsLeft = (t: Look): number =>
  Math.max(0.5, t.setup.options.rounds + 0.5 - Math.max(1, t.position.round) + 1);

/** What it is worth to remove a model from the game, with what the scenario scores for it. */
export function worthOf(t: Look, id: ModelId): number {
  const share = Math.min(1, roundsLeft(t) / (t.setup.options.rounds + 0.5));
  const leads = modelOf(t, id).leader ? 1.2 : 1;
  const fights = pointsOf(modelOf(t, id)) * WEIGHTS.point * leads * (WEIGHTS.late + (1 - WEIGHTS.late) * share);
  return fights + worthOfRemoval(t, id);
}

const RECOVERY = 4;

/** What losing this many wounds costs a model, as a share of its worth; interpolates between whole numbers. */
export function harmShare(t: Look, id: ModelId, wounds: number, wasDown: boolean): number {
  const low = Math.floor(wounds);
  const share = shareOfWhole(t, id, low, wasDown);
  return wounds === low ? share : share + (wounds - low) * (shareOfWhole(t, id, low + 1, wasDown) - share);
}

function shareOfWhole(t: Look, id: ModelId, wounds: number, wasDown: boolean): number {
  if (wounds <= 0) return 0;
  const model = modelOf(t, id);
  const left = model.wounds - wounds;
  if (left > 0) return (WEIGHTS.wounds * wounds) / fullWounds(model);
  if (wasDown) return 1;
  const modifier = t.query('recovery-modifier', Math.min(0, left), { model: id, from: null });
  const rises = facesFor(RECOVERY, modifier) / 6;
  return 1 - rises + rises * WEIGHTS.recovered;
}

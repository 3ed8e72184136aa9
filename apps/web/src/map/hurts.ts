// What happened to models between two boards: wounds lost, and casualties.
import type { Board, Id } from '@little-wars/engine';
import type { Spot } from '@little-wars/engine/geometry';

export interface Hurt {
  readonly id: Id;
  readonly at: Spot;
  readonly lost: number;
  readonly fell: boolean;
}

export function hurtsBetween(before: Pick<Board, 'models'> | null, { models }: Pick<Board, 'models'>): readonly Hurt[] {
  return models.flatMap(({ id, at, wounds, out }) => {
    const was = before?.models.find(model => model.id === id);
    const place = at ?? was?.at;
    if (!was?.wounds || !wounds || !place || was.out) return [];
    const lost = was.wounds.left - wounds.left;
    return lost > 0 || out ? [{ id, at: place, lost, fell: out }] : [];
  });
}

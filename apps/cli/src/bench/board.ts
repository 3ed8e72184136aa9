import { numbers, randomBoard } from '@little-wars/engine/boards';
import type { Body, Scene } from '@little-wars/engine/geometry';
import { sceneOf } from '@little-wars/engine/geometry';

export interface BenchBoard {
  readonly scene: Scene;
  readonly bodies: readonly Body[];
  /** Pairs of different bodies, as indices. */
  readonly pairs: readonly (readonly [number, number])[];
}

/** The table that our performance targets refer to: 44" x 30", with 40 models besides the two that are tested. */
export function benchBoard(pieces: number, pairs: number): BenchBoard {
  const { terrain, bodies } = randomBoard({ seed: 7, pieces, bodies: 42 });
  const next = numbers(11);
  return {
    scene: sceneOf(terrain),
    bodies,
    pairs: Array.from({ length: pairs }, () => {
      const from = next(bodies.length);
      return [from, (from + 1 + next(bodies.length - 1)) % bodies.length] as const;
    }),
  };
}

export const middleOf = ({ ax, ay, bx, by }: Body): { readonly x: number; readonly y: number } => ({
  x: Math.round((ax + bx) / 2),
  y: Math.round((ay + by) / 2),
});

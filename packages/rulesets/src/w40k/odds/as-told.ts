import { add, set } from '@little-wars/engine';
import type { SharedRule } from '../types.ts';

/** What is said of a target where odds are asked for without a table. */
export interface ToldUse {
  readonly rule: 'as-told';
  readonly cover: number;
  /** Rolls that ignore a wound, and that keep the last one; null for none. */
  readonly ignores: number | null;
  readonly keeps: number | null;
}

/** Stands in for terrain and for what other models do. */
export const asTold = (clause: string): SharedRule<ToldUse> => ({
  clause,
  modify: {
    cover: set((value, { holder, cover }, { attack }) => (attack.target === holder ? Math.max(value, cover) : value)),
    'ignores-wounds': add((needs, { holder, ignores }, { model }) =>
      model === holder && ignores !== null ? [...needs, ignores] : needs,
    ),
    'last-wound-needs': add((needs, { holder, keeps }, { model }) =>
      model === holder && keeps !== null ? keeps : needs,
    ),
  },
});

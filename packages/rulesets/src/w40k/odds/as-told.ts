import { add, set } from '@little-wars/engine';
import type { SharedRule } from '../types.ts';

/** Properties of a target given by hand, for odds without a table. */
export interface ToldUse {
  readonly rule: 'as-told';
  readonly cover: number;
  /** Rolls that ignore a wound, and that keep the last one; null for none. */
  readonly ignores: number | null;
  readonly keeps: number | null;
}

/** Replaces terrain and the effects of other models. */
export const asTold = (clause: string): SharedRule<ToldUse> => ({
  clause,
  name: 'as told',
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

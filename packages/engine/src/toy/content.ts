import { inches } from '../geometry/units.ts';
import type { Card, ToyMap } from './types.ts';

export const BASE = { shape: 'round', diameter: 250 } as const;
export const HEIGHT = 320;
export const MOVE = inches(4);
export const RANGE = inches(8);

export const cards: { readonly [id: string]: Card } = {
  private: { id: 'private', wounds: 2, dice: 3, rules: [] },
  marksman: { id: 'marksman', wounds: 2, dice: 3, rules: [{ rule: 'steady' }, { rule: 'sharp', better: 1 }] },
  sergeant: { id: 'sergeant', wounds: 3, dice: 3, rules: [{ rule: 'last-stand', face: 4 }] },
  grenadier: { id: 'grenadier', wounds: 3, dice: 4, rules: [] },
};

const wall = (id: string, x: number, y: number, w: number, d: number) => ({
  id,
  parts: [
    {
      kind: 'wall',
      outline: [
        { x: inches(x), y: inches(y) },
        { x: inches(x + w), y: inches(y) },
        { x: inches(x + w), y: inches(y + d) },
        { x: inches(x), y: inches(y + d) },
      ],
      bottom: 0,
      top: inches(2),
    },
  ],
});

export const maps: { readonly [id: string]: ToyMap } = {
  nursery: {
    terrain: {
      width: inches(12),
      depth: inches(12),
      pieces: [wall('west', 2, 5, 2, 2), wall('east', 8, 5, 2, 2)],
    },
  },
  carpet: { terrain: { width: inches(12), depth: inches(12), pieces: [] } },
};

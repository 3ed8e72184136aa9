// VG-16, and our own VG-17 and VG-18: where markers are and what they are worth.
import type { Ledger, Model } from './ledger.ts';
import type { Range } from './numbers.ts';

export interface Marker {
  /** In units of 1/36 of the table's sides. */
  readonly x: number;
  readonly y: number;
  /** The side it is nearer to. */
  readonly side: number | null;
}

interface Scenario {
  readonly markers: readonly Marker[];
  /** What a marker is worth to a seat that captures it, with the seats that may hold it and those that must. */
  worth(l: Ledger, seat: number, marker: Marker, holders: { may: readonly Model[]; must: readonly Model[] }): Range;
  /** VG-15.11: the value of a removed leader. */
  readonly head: number;
}

const exactly = (vp: number): Range => ({ least: vp, most: vp });
const MOST_SUPPLY = 3;

const SCENARIOS: { readonly [id: string]: Scenario } = {
  'gather-intelligence': {
    markers: [
      { x: 18, y: 18, side: null },
      { x: 9, y: 9, side: 0 },
      { x: 27, y: 9, side: 0 },
      { x: 9, y: 27, side: 1 },
      { x: 27, y: 27, side: 1 },
    ],
    worth: (l, seat, { side }) => exactly(side === null ? 3 : side === l.sides[seat] ? 1 : 2),
    head: 0,
  },
  'supply-drop': {
    markers: [
      { x: 18, y: 18, side: null },
      { x: 30, y: 13, side: null },
      { x: 6, y: 23, side: null },
    ],
    worth: l => exactly(Math.min(MOST_SUPPLY, l.round)),
    head: 0,
  },
  'cut-off-the-head': {
    markers: [{ x: 18, y: 18, side: null }],
    worth: (_l, _seat, _marker, { may, must }) => ({
      least: must.some(({ leader }) => leader) ? 3 : 2,
      most: may.some(({ leader }) => leader) ? 3 : 2,
    }),
    head: 3,
  },
};

/** The scenario of a game; null if unknown. */
export const scenarioOf = ({ setup }: Ledger): Scenario | null =>
  SCENARIOS[setup.scenario ?? 'gather-intelligence'] ?? null;

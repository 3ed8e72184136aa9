// Where sides are set up: in their drop zone, or where a narrative mission says (KT-15.4, KT-15.14).
import { INCH, type Point } from '../frame/measure.ts';
import type { Ledger } from './ledger.ts';

/** How far from the middle the Defender starts who is surrounded, in inches. */
const SURROUNDED: { readonly [mission: string]: number | undefined } = { ambush: 5, 'last-stand': 6 };

/** Eight corners around the middle: a square with its corners cut off. */
function around({ width, depth }: Ledger['map']['terrain'], inches: number): readonly Point[] {
  const [x, y, far] = [width / 2, depth / 2, inches * INCH];
  const near = 0.41 * far;
  const turns = [
    [far, near],
    [near, far],
    [-near, far],
    [-far, near],
    [-far, -near],
    [-near, -far],
    [near, -far],
    [far, -near],
  ] as const;
  const on = (value: number, most: number): number => Math.round(Math.max(0, Math.min(most, value)));
  return turns.map(([dx, dy]) => ({ x: on(x + dx, width), y: on(y + dy, depth) }));
}

export function zonesOf(l: Ledger, seat: number, zone: number): readonly (readonly Point[])[] {
  const inches = SURROUNDED[l.setup.mission];
  if (inches === undefined) return [l.map.zones.dropZones[zone]!];
  return seat === l.attacker ? l.map.zones.dropZones : [around(l.map.terrain, inches)];
}

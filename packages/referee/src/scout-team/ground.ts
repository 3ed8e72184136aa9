// ST-8.2: zones and markers along the long axis of the table.
import { discOf, INCH, type Point, slackOf, toSegment } from '../frame/measure.ts';
import { baseOf, type Ledger, type Model, sideOf } from '../w40k/ledger.ts';

/** The length of the table, its width, and the position of a point along it. */
export function axes({ map }: Ledger) {
  const { width, depth } = map.terrain;
  const isWide = width >= depth;
  return {
    length: Math.max(width, depth),
    breadth: Math.min(width, depth),
    along: ({ x, y }: Point): number => (isWide ? x : y),
    at: (along: number, across: number): Point => (isWide ? { x: along, y: across } : { x: across, y: along }),
  };
}

const FROM_MIDDLE = 9 * INCH;
const SLACK = 1e-6;

/** Whether a whole base is 9" or more from the middle of the long axis, on the side of a zone. */
export function isInZone(l: Ledger, zone: number, model: Model): boolean {
  const { length, along } = axes(l);
  const { middle, r } = discOf(baseOf(model));
  const from = along(middle);
  return zone === 0 ? from + r <= length / 2 - FROM_MIDDLE + SLACK : from - r >= length / 2 + FROM_MIDDLE - SLACK;
}

const PLACES = [
  [1 / 2, 1 / 6],
  [1 / 2, 5 / 6],
  [1 / 5, 1 / 2],
  [4 / 5, 1 / 2],
] as const;

export function markersOf(l: Ledger): readonly Point[] {
  const { length, breadth, at } = axes(l);
  return PLACES.map(([along, across]) => at(Math.round(length * along), Math.round(breadth * across)));
}

const CONTROL = 3 * INCH;
const UP = 5 * INCH;

const isAt = (model: Model, marker: Point): boolean => {
  const base = baseOf(model);
  const across = Math.max(0, toSegment(marker, base.a, base.b) - base.r);
  return across <= CONTROL + slackOf(base) && Math.abs(model.at!.z) <= UP;
};

/** 9E-12.7, 9E-12.8: who holds a marker; null if nobody does. */
export function holderOf(l: Ledger, marker: Point): number | null {
  const near = [0, 1].map(seat => sideOf(l, seat).filter(model => isAt(model, marker)));
  const secures = near.map(models =>
    models.some(
      ({ sheet, abilities }) => sheet.role === 'Troops' || abilities.some(use => use.rule === 'objective-secured'),
    ),
  );
  if (secures[0] !== secures[1]) return secures[0] ? 0 : 1;
  const [zero, one] = near.map(models => models.length) as [number, number];
  return zero === one ? null : zero > one ? 0 : 1;
}

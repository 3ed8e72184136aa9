// Terrain outlines from above: enough to tell where there is none.
import { between, type Direction, INCH, isClear, type Point, type Spot } from '../frame/measure.ts';
import { inPlay, type Ledger, type Operative } from './ledger.ts';
import { areWithin, baseOf } from './numbers.ts';

/** KT-8.5: 2" wide; the document gives no thickness, so the middle line is measured. */
const HALF = INCH;
/** A quarter of an inch, by the ruling on KT-8.5. */
const THICK = INCH / 4;

function rectangle(at: Spot, { dx, dy }: Direction, out = 0): readonly Point[] {
  const length = Math.sqrt(dx * dx + dy * dy);
  const [ux, uy] = [(dx / length) * HALF, (dy / length) * HALF];
  const [nx, ny] = [(-dy / length) * out, (dx / length) * out];
  return [
    { x: at.x - ux + nx, y: at.y - uy + ny },
    { x: at.x + ux + nx, y: at.y + uy + ny },
    { x: at.x + ux - nx, y: at.y + uy - ny },
    { x: at.x - ux - nx, y: at.y - uy - ny },
  ];
}

/** The middle line of a barricade. */
export const middleOf = (at: Spot, along: Direction): readonly Point[] => rectangle(at, along);

export const barricadeAt = (at: Spot, along: Direction): readonly Point[] => rectangle(at, along, THICK / 2);

const outlinesIn = (l: Ledger): readonly (readonly Point[])[] => [
  ...l.map.terrain.pieces.flatMap(({ parts }) => parts.map(({ outline }) => outline)),
  ...l.barricades.map(({ at, along }) => barricadeAt(at, along)),
];

/** No terrain between two operatives: they certainly see each other. */
export const seesForCertain = (l: Ledger, one: Operative, other: Operative): boolean =>
  l.map.closeQuarters === null && isClear(baseOf(one), baseOf(other), outlinesIn(l));

/** KT-1.12: certainly engaged: within 1" with nothing between. */
export const surelyEngages = (l: Ledger, one: Operative, other: Operative): boolean =>
  one.seat !== other.seat && one.wounds > 0 && areWithin(one, other, 1) && seesForCertain(l, one, other);

/** Enemies that certainly engage an operative. */
export const sureEnemies = (l: Ledger, one: Operative): readonly Operative[] =>
  inPlay(l).filter(other => surelyEngages(l, one, other));

/** KT-7.7: nothing between them could give cover, neither terrain nor a third operative. */
export function isInTheOpen(l: Ledger, viewer: Operative, target: Operative): boolean {
  const [a, b] = [baseOf(viewer), baseOf(target)];
  const others = inPlay(l).filter(({ id }) => id !== viewer.id && id !== target.id);
  const squares = others.map(other => {
    const { a: middle, b: end, r } = baseOf(other);
    const out = r + between(middle, end);
    return [
      { x: middle.x - out, y: middle.y - out },
      { x: middle.x + out, y: middle.y - out },
      { x: middle.x + out, y: middle.y + out },
      { x: middle.x - out, y: middle.y + out },
    ];
  });
  return l.map.closeQuarters === null && isClear(a, b, [...outlinesIn(l), ...squares]);
}

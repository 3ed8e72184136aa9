// KT-12.8  Enemies across an open access point
import { inches, type Point } from '@little-wars/engine/geometry';
import { enemiesOf, operativeOf, standingOf, TOUCHING } from '../../lookups.ts';
import type { AccessPoint, Outline } from '../../maps/map.ts';
import type { Look, OperativeId } from '../../types.ts';
import { accessPointsOf, isByAccessPoint, isOpen } from './close-quarters.ts';

/** Which side of the access point's centre line a point is on, as the sign of a cross product. */
function sideOf(outline: Outline, { x, y }: Point): number {
  let [along, length] = [{ dx: 0, dy: 0 }, 0];
  for (const [i, to] of outline.entries()) {
    const from = outline.at(i - 1)!;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    if (dx * dx + dy * dy > length) [along, length] = [{ dx, dy }, dx * dx + dy * dy];
  }
  const sum = (of: (point: Point) => number): number => outline.reduce((all, point) => all + of(point), 0);
  const [px, py] = [x * outline.length - sum(p => p.x), y * outline.length - sum(p => p.y)];
  return Math.sign(along.dx * py - along.dy * px);
}

const sideIn = (t: Look, id: OperativeId, { outline }: AccessPoint): number => {
  const { ax, ay, bx, by } = standingOf(t, id);
  return sideOf(outline, { x: (ax + bx) / 2, y: (ay + by) / 2 });
};

/** The open access points that an operative's base touches. */
export const touchedBy = (t: Look, operative: OperativeId): readonly AccessPoint[] =>
  accessPointsOf(t).filter(point => isOpen(t, point) && isByAccessPoint(t, operative, point, TOUCHING));

/** KT-12.8: enemies beyond an open access point that its base touches, and close enough to it. */
export function acrossHatchways(t: Look, operative: OperativeId): readonly OperativeId[] {
  const points = touchedBy(t, operative);
  const reach = inches(t.setup.options.hatchwayFight);
  return enemiesOf(t, operative).filter(
    enemy =>
      operativeOf(t, enemy).wounds > 0 &&
      points.some(
        point => sideIn(t, enemy, point) === -sideIn(t, operative, point) && isByAccessPoint(t, enemy, point, reach),
      ),
  );
}

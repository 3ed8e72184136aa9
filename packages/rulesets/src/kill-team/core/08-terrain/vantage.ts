// KT-8.6-9  Vantage Points
import { inches, isInside, type Solid, type Spot, standingAt } from '@little-wars/engine/geometry';
import { operativeOf, sceneOfTable } from '../../lookups.ts';
import { traitsOf } from '../../terrain.ts';
import type { Look, OperativeId } from '../../types.ts';

/** KT-8.6: the Vantage Point a spot lies on; null on the killzone's floor. */
export function vantageUnder(t: Look, at: Spot): Solid | null {
  if (at.z === 0) return null;
  const under = sceneOfTable(t).solids.find(
    solid => solid.top === at.z && traitsOf(solid).vantage && isInside(standingAt(at), solid.corners),
  );
  return under ?? null;
}

const LOWER = inches(2);

/** KT-8.7: whether the viewer is on a Vantage Point and the concealed target at least 2" lower. */
export function isFromAbove(t: Look, viewer: OperativeId, target: OperativeId): boolean {
  const [from, to] = [operativeOf(t, viewer), operativeOf(t, target)];
  return to.order === 'conceal' && from.at!.z - to.at!.z >= LOWER && vantageUnder(t, from.at!) !== null;
}

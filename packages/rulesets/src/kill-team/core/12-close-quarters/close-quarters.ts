// KT-12  Close Quarters: whether a map is played so, and its access points
import type { Tenths } from '@little-wars/engine/geometry';
import { mapOf, standingOf } from '../../lookups.ts';
import type { AccessPoint } from '../../maps/map.ts';
import type { Look, OperativeId, Setup } from '../../types.ts';
import { isNear } from '../01-game/measuring.ts';

export const isCloseQuarters = (setup: Setup): boolean => mapOf(setup).closeQuarters !== null;

const NONE: readonly AccessPoint[] = [];

export const accessPointsOf = (t: Look): readonly AccessPoint[] => mapOf(t.setup).closeQuarters?.accessPoints ?? NONE;

/** KT-12.22: its hatch is open, or it has none. */
export const isOpen = (t: Look, { hatch, piece }: AccessPoint): boolean =>
  !hatch || t.position.openHatches.includes(piece);

/** KT-12.8, KT-12.9: within x of an access point, measured from above. */
export const isByAccessPoint = (t: Look, id: OperativeId, { outline }: AccessPoint, x: Tenths): boolean =>
  isNear(t, standingOf(t, id), outline, x);

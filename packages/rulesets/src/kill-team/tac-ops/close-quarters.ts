// KT-12.14  The two cards that are only used in Close Quarters
import type { Seat } from '@little-wars/engine';
import { isInside } from '@little-wars/engine/geometry';
import { doAreasOverlap } from '../areas.ts';
import { isNear } from '../core/01-game/measuring.ts';
import { dropZoneOf, territoryOf } from '../core/11-ways-to-play/zones.ts';
import { mapOf, standingOf } from '../lookups.ts';
import type { AccessPoint, CloseQuarters, Outline, Room } from '../maps/map.ts';
import type { Look } from '../types.ts';
import { TWO } from './measures.ts';
import { holds, isStronger } from './security.ts';
import { againElsewhere, cardsOf, FIRST, LATER, NEITHER } from './types.ts';

const NOWHERE: Pick<CloseQuarters, 'rooms' | 'accessPoints'> = { rooms: [], accessPoints: [] };
const placesOf = (t: Look) => mapOf(t.setup).closeQuarters ?? NOWHERE;

const isCornerIn = (area: Outline, { x, y }: Outline[number]): boolean =>
  isInside({ ax: x, ay: y, bx: x, by: y, r: 0 }, area);

/** Not wholly on a seat's own side of the centre line. */
const isOfOthers = (t: Look, seat: Seat, { outline }: AccessPoint): boolean =>
  !outline.every(corner => isCornerIn(territoryOf(t, seat), corner));

/** Rooms that do not overlap a seat's drop zone. */
const isUnexplored = (t: Look, seat: Seat, { outline }: Room): boolean => !doAreasOverlap(outline, dropZoneOf(t, seat));

export const closeQuartersSecurity = cardsOf('critical-ops', 'security', {
  'Seize Access Point': {
    closeQuarters: 'only',
    reveal: FIRST,
    names: [
      {
        name: 'access-point',
        of: 'access-point',
        options: (t, seat) =>
          placesOf(t)
            .accessPoints.filter(point => isOfOthers(t, seat, point))
            .map(({ id }) => id),
      },
    ],
    onBattleEnd: (t, { seat, memo }) => {
      const point = placesOf(t).accessPoints.find(({ id }) => id === memo['access-point']);
      return point ? holds(t, seat, id => isNear(t, standingOf(t, id), point.outline, TWO)) : NEITHER;
    },
  },
});

export const closeQuartersRecon = cardsOf('critical-ops', 'recon', {
  'Secure Unexplored Rooms': {
    closeQuarters: 'only',
    reveal: LATER,
    onTurnEnd: (t, held) => {
      const rooms = placesOf(t).rooms.filter(room => isUnexplored(t, held.seat, room));
      const taken = rooms.filter(({ outline }) => isStronger(t, held.seat, id => isInside(standingOf(t, id), outline)));
      return againElsewhere(
        t,
        held,
        taken.map(({ id }) => id),
      );
    },
  },
});

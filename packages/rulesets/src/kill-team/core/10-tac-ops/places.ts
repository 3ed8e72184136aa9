// KT-10.4  Where a tac op's token may be placed
import { type Numbers, numbers, type Placement, type Question, type Reason, type Seat } from '@little-wars/engine';
import { inches, isInside, isOnTable, standingAt } from '@little-wars/engine/geometry';
import { placeIn } from '@little-wars/skirmish';
import { other, sceneOfTable } from '../../lookups.ts';
import type { Look } from '../../types.ts';
import { isNear } from '../01-game/measuring.ts';
import { isFree } from '../03-actions/tokens.ts';
import { dropZoneOf, territoryOf } from '../11-ways-to-play/zones.ts';
import { tacOpOf } from './cards.ts';

const AWAY = inches(3);

/** The card whose token is placed, and its seat. */
export interface AboutToken {
  readonly seat: Seat;
  readonly tacOp: string;
}

type Placed = Question<'place', AboutToken>;

/** Every reason against placing a card's token here; measured from its centre. */
export function reasonsAgainstToken(t: Look, { about }: Pick<Placed, 'about'>, { at }: Placement): readonly Reason[] {
  const { seat, tacOp } = about;
  const place = standingAt(at);
  const reasons: Reason[] = [];
  const refuse = (reason: string): void => void reasons.push({ reason, clause: 'KT-10.4' });
  if (!isOnTable(place, sceneOfTable(t))) refuse('off-table');
  else if (!isFree(t, at)) refuse('no-room');
  if (tacOpOf(t, tacOp).places!.within === 'enemy-territory') {
    if (!isInside(place, territoryOf(t, other(seat)))) refuse('outside-enemy-territory');
  } else if (isNear(t, place, dropZoneOf(t, other(seat)), AWAY)) refuse('too-near-drop-zone');
  return reasons;
}

/** A legal place. Nobody is asked for one where `hasRoomForToken` finds none. */
export const proposeToken = (t: Look, { about }: Placed, next: Numbers): Placement =>
  findPlace(t, about, next) ?? anyPlace(t, about)!;

/** Whether there is any open ground for it, as far as the search finds some. */
export const hasRoomForToken = (t: Look, about: AboutToken): boolean => anyPlace(t, about) !== null;

const anyPlace = (t: Look, about: AboutToken): Placement | null => findPlace(t, about, numbers('any place'));

function findPlace(t: Look, about: AboutToken, next: Numbers): Placement | null {
  const { width, depth } = sceneOfTable(t);
  return placeIn(
    {
      box: [
        { x: 0, y: 0 },
        { x: width, y: depth },
      ],
      isLegal: placement => reasonsAgainstToken(t, { about }, placement).length === 0,
      facings: 1,
      facing: at => ({ at }),
    },
    next,
  );
}

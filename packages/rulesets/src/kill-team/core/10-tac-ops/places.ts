// KT-10.4  Where a tac op's token may be placed
import type { Numbers, Placement, Question, Reason, Seat } from '@little-wars/engine';
import { inches, isInside, isOnTable, standingAt } from '@little-wars/engine/geometry';
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
export function reasonsAgainstToken(t: Look, { about }: Placed, { at }: Placement): readonly Reason[] {
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

/** A legal place; there is always some open ground. */
export function proposeToken(t: Look, question: Placed, next: Numbers): Placement {
  const { width, depth } = sceneOfTable(t);
  for (;;) {
    const at = { x: next(width + 1), y: next(depth + 1), z: 0 };
    if (reasonsAgainstToken(t, question, { at }).length === 0) return { at };
  }
}

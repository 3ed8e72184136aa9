// Who is in the battle: operatives, their cards and their sides
import { latestAt, type Seat } from '@little-wars/engine';
import { type Crowd, crowdCache, modelsInPlay, otherSeat, reachOfBase } from '@little-wars/skirmish';
import { cardOf as cardById } from '../content/index.ts';
import type { Card } from '../content/types.ts';
import type { Look, Operative, OperativeId, Position } from '../types.ts';

export { type Crowd as Places, isInPlay, otherSeat as other } from '@little-wars/skirmish';

export const operativeOf = (t: Look, id: OperativeId): Operative => t.position.operatives[id]!;
export const ownerOf = (t: Look, id: OperativeId): Seat => operativeOf(t, id).seat;

/** What is asked of a card again and again. */
interface Figure {
  readonly card: Card;
  /** How far its base reaches from the middle, at most. */
  readonly reach: number;
  readonly flies: boolean;
}

const figureAt = latestAt((_id: OperativeId, of: string): Figure => {
  const card = cardById(of);
  const { base, keywords } = card;
  return { card, reach: reachOfBase(base), flies: keywords.includes('FLY') };
});

const figureOf = (t: Look, id: OperativeId): Figure => figureAt(id, operativeOf(t, id).card);

export const cardOf = (t: Look, id: OperativeId): Card => figureOf(t, id).card;
/** KT-3.7: by its card. */
export const isFlier = (t: Look, id: OperativeId): boolean => figureOf(t, id).flies;
/** How far its base reaches from the middle, at most. */
export const reachOf = (t: Look, id: OperativeId): number => figureOf(t, id).reach;

/** The wounds it began with. */
export const fullWoundsOf = ({ full, card }: Pick<Operative, 'full' | 'card'>): number => full ?? cardById(card).wounds;
export const fullWounds = (t: Look, id: OperativeId): number => fullWoundsOf(operativeOf(t, id));

export const isEnemy = (t: Look, a: OperativeId, b: OperativeId): boolean => ownerOf(t, a) !== ownerOf(t, b);
export const hasKeyword = (t: Look, id: OperativeId, keyword: string): boolean =>
  cardOf(t, id).keywords.includes(keyword);

/** The operatives on the killzone that pass a test. */
export const inPlay = (
  { operatives }: Pick<Position, 'operatives'>,
  test?: (operative: Operative, id: OperativeId) => boolean,
): readonly OperativeId[] => modelsInPlay(operatives, test);

const crowds = crowdCache<Operative>((before, now) => before.card === now.card);

/** The same object for as long as nobody moves, comes, goes or changes sides. */
export const placesOf = ({ position }: Look): Crowd => crowds(position.operatives);

/** An operative and its friends. */
export const sideOf = (t: Look, id: OperativeId): readonly OperativeId[] => placesOf(t).sides[ownerOf(t, id)]!;

export const friendsOf = (t: Look, id: OperativeId): readonly OperativeId[] =>
  sideOf(t, id).filter(friend => friend !== id);
export const enemiesOf = (t: Look, id: OperativeId): readonly OperativeId[] =>
  placesOf(t).sides[otherSeat(ownerOf(t, id))]!;

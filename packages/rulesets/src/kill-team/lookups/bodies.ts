// What an operative is in space
import { latestAt } from '@little-wars/engine';
import type { Body, Spot, Standing } from '@little-wars/engine/geometry';
import { bodyOn, standingOn } from '@little-wars/skirmish';
import { cardOf as cardById } from '../content/index.ts';
import type { Card } from '../content/types.ts';
import type { Look, OperativeId } from '../types.ts';
import { cardOf, operativeOf } from './operatives.ts';

/** What an operative is in space while it stays where it is. */
export interface Placed {
  readonly id: OperativeId;
  readonly standing: Standing;
  readonly body: Body & { readonly id: string };
  readonly head: Spot;
}

const placedAt = latestAt((id: OperativeId, at: Spot, of: string, bodyHeight: number): Placed => {
  const card = cardById(of);
  const height = heightOfCard(card, bodyHeight);
  return {
    id,
    standing: standingOn(card.base, at),
    body: { id: String(id), ...bodyOn(card.base, at, height) },
    head: { x: at.x, y: at.y, z: at.z + height },
  };
});

/** The same object for as long as it stays where it is. */
export function placedOf(t: Look, id: OperativeId): Placed {
  const { at, card } = operativeOf(t, id);
  return placedAt(id, at!, card, t.setup.options.bodyHeight);
}

/** KT-7.5: a cylinder on the base, its height in quarters of the diameter. */
export function heightOfCard({ base }: Card, bodyHeight: number): number {
  const across = base.shape === 'round' ? base.diameter : base.width;
  return Math.round((across * bodyHeight) / 4);
}

export const heightOf = (t: Look, id: OperativeId): number => heightOfCard(cardOf(t, id), t.setup.options.bodyHeight);

/** Where an operative stands, as bases are measured. */
export const standingOf = (t: Look, id: OperativeId): Standing => placedOf(t, id).standing;
export const standingAt = (t: Look, id: OperativeId, at: Spot): Standing => standingOn(cardOf(t, id).base, at);

/** With the operative's id, as moves name what is in the way. */
export const bodyOf = (t: Look, id: OperativeId): Body & { readonly id: string } => placedOf(t, id).body;
export const bodyAt = (t: Look, id: OperativeId, at: Spot): Body => bodyOn(cardOf(t, id).base, at, heightOf(t, id));

/** KT-7.5: the middle of the top. */
export const headOf = (t: Look, id: OperativeId): Spot => placedOf(t, id).head;
export const headAt = (t: Look, id: OperativeId, { x, y, z }: Spot): Spot => ({ x, y, z: z + heightOf(t, id) });

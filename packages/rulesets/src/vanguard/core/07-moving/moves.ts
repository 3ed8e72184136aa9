// VG-7.1, VG-6.2-4  Moving, and what interrupts it
import type { Frame, Leg } from '@little-wars/engine';
import type { Tenths } from '@little-wars/engine/geometry';
import { legsUpTo } from '@little-wars/skirmish';
import { isInPlay, modelOf, ownerOf } from '../../lookups.ts';
import { type Look, type ModelId, question, sequence, type T } from '../../types.ts';
import { fallBelow, falling } from '../08-falling/falling.ts';
import { eventsOn, type MoveEvent } from './events.ts';
import { disengaging, mayStillStrike } from './leaving.ts';
import { allowanceOf, MANNERS, type MoveAction } from './manners.ts';
import { type MoveAbout, reasonsAgainstMove } from './move-reasons.ts';
import { proposeMove } from './propose-move.ts';

export interface Moving {
  readonly model: ModelId;
  readonly action: MoveAction;
  /** Null until the owner has chosen a path. */
  readonly legs: readonly Leg[] | null;
  readonly allowance: Tenths;
  /** How many legs it has completed. */
  readonly done: number;
  /** VG-7.15, VG-8.12, VG-5.7: whether it was stopped on the way. */
  readonly stopped: boolean;
  /** The height from which it falls, if it was stopped where it cannot stand. */
  readonly fallsFrom?: Tenths;
}

/** A move whose path its owner draws. */
export const startMove = (
  t: Look,
  model: ModelId,
  action: MoveAction,
  allowance = allowanceOf(t, model, action),
): Frame => moving.start({ model, action, legs: null, allowance, done: 0, stopped: false });

/** A move along a given path. */
export const moveAlong = (model: ModelId, action: MoveAction, legs: readonly Leg[]): Frame =>
  moving.start({ model, action, legs, allowance: 0, done: 0, stopped: false });

export const move = question<'move', MoveAbout>('move', 'move');

export const moving = sequence<Moving>('move', 'VG-7.1', s => [
  s.ask('VG-7.1', move, {
    to: (t, v) => ownerOf(t, v.model),
    ask: (_t, { model, action, allowance, legs }) => (legs === null ? { model, allowance, about: { action } } : null),
    then: (_t, v, legs) => ({ ...v, legs }),
    legal: reasonsAgainstMove,
    propose: proposeMove,
  }),
  s.each('VG-7.4', 'what happens on the way', {
    of: (t, v) => eventsOn(t, v.model, v.legs ?? []),
    call: (t, v, event: MoveEvent) => {
      if (v.stopped || !matters(t, event)) return null;
      goTo(t, v, event);
      return event.kind === 'leave'
        ? disengaging.start({ mover: v.model, enemies: event.enemies, striker: null })
        : falling.start({ model: v.model, height: event.height, before: 0 });
    },
    then: (t, v, _result, event) => {
      const stopped = !isInPlay(modelOf(t, v.model)) || modelOf(t, v.model).down;
      return { ...v, done: event.leg, stopped, ...(stopped && { fallsFrom: event.fallsFrom }) };
    },
  }),
  s.call('VG-7.15', 'fall from where it was stopped', (t, { model, fallsFrom }) =>
    fallsFrom === undefined ? null : fallBelow(t, model, fallsFrom),
  ),
  s.run('VG-7.1', 'end the move', (t, v) => {
    const { model, action, done, stopped } = v;
    const legs = (v.legs ?? []).slice(done);
    const last = legs.at(-1);
    if (!stopped && last) {
      const along = (v.legs ?? []).findLast(leg => leg.along)?.along;
      t.emit({ type: 'moved', clause: MANNERS[action].clause, model, to: last.to, legs, ...(along && { along }) });
    }
    return v;
  }),
]);

/** Whether an event still applies: a model may have struck, fallen or been removed since. */
const matters = (t: Look, event: MoveEvent): boolean =>
  event.kind === 'fall' || event.enemies.some(enemy => mayStillStrike(t, enemy));

function goTo(t: T, { model, action, legs, done }: Moving, event: MoveEvent): void {
  const { legs: walked, along } = legsUpTo(legs ?? [], done, event);
  const clause = MANNERS[action].clause;
  t.emit({ type: 'moved', clause, model, to: event.spot, legs: walked, ...(along && { along }) });
}

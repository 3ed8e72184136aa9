// A move: its path, events on the way, and how it continues
import { end, type Frame, type Leg } from '@little-wars/engine';
import { legsUpTo } from '@little-wars/skirmish';
import type { Book, Manner, Move, WayEvent } from '../book.ts';
import { isAlive, modelOf, ownerOf } from '../measuring/lookups.ts';
import { type Look, type ModelId, question, sequence, type T } from '../types.ts';
import type { Proposing } from './propose.ts';
import type { MoveReasons } from './reasons.ts';

export interface Moving extends Move {
  /** Null until the owner has drawn a path. */
  readonly legs: readonly Leg[] | null;
  /** The number of completed legs. */
  readonly done: number;
  /** Whether an event ended the path: the model is gone, or was moved elsewhere. */
  readonly stopped: boolean;
  /** Whether it has moved at all, even there and back. */
  readonly hasMoved?: boolean;
}

/** The `about` of a question about a move. */
export interface MoveAbout {
  readonly manner: Manner;
  /** The targets of a charge. */
  readonly at: readonly ModelId[];
}

export const drawMove = question<'move', MoveAbout>('move', 'move');

export const isSameSpot = (a: Leg['to'], b: Leg['to']): boolean => a.x === b.x && a.y === b.y && a.z === b.z;

export function movingOf({ clauses, eventsOn }: Book, { againstMove, costOf }: MoveReasons, proposing: Proposing) {
  const moveOf = (model: unknown, allowance: number, { manner, at }: MoveAbout): Move => ({
    model: model as ModelId,
    manner,
    allowance,
    at,
  });

  const stayingOf = (t: Look, model: ModelId): readonly Leg[] => [{ how: 'go', to: modelOf(t, model).at! }];

  const goesSomewhere = (t: Look, model: ModelId, legs: readonly Leg[]): boolean =>
    legs.some(({ to }) => !isSameSpot(to, modelOf(t, model).at!));

  const upTo = ({ legs }: Moving, done: number, event: WayEvent): ReturnType<typeof legsUpTo> => {
    const path = legsUpTo(legs ?? [], done, event);
    const { how } = event;
    return how ? { ...path, legs: path.legs.with(-1, { ...path.legs.at(-1)!, how }) } : path;
  };

  const goTo = (t: T, v: Moving, event: WayEvent): void => {
    const { model, done } = v;
    const { legs: walked, along } = upTo(v, done, event);
    const from = modelOf(t, model).at!;
    t.emit({ type: 'moved', clause: clauses.move, model, from, to: event.spot, legs: walked, ...(along && { along }) });
  };

  /** The remaining allowance at a place on the way. */
  const leftAt = (t: Look, v: Moving, event: WayEvent): number => {
    const { legs } = upTo(v, 0, event);
    return Math.max(0, v.allowance - costOf(t, v, legs));
  };

  /** Returns whether the model has moved: there and back is a move, a path of zero length is not. */
  return sequence<Moving & { readonly left?: number }, boolean>('move', clauses.move, s => [
    s.ask(clauses.move, drawMove, {
      to: (t, v) => ownerOf(t, v.model),
      ask: (_t, { model, manner, allowance, legs, at = [] }) =>
        legs === null ? { model, allowance, about: { manner, at } } : null,
      // A model that stays where it fell still gets a leg, so that whatever watches the place sees it.
      then: (t, v, legs) => ({
        ...v,
        legs: legs.length === 0 && v.passed ? stayingOf(t, v.model) : legs,
        hasMoved: v.hasMoved || goesSomewhere(t, v.model, legs),
      }),
      legal: (t, { model, allowance, about }, legs) => {
        const move = moveOf(model, allowance, about);
        return proposing.isLegal(t, move, legs) ? [] : againstMove(t, move, legs);
      },
      propose: (t, { model, allowance, about }, next) => proposing.propose(t, moveOf(model, allowance, about), next),
    }),
    s.each(clauses.move, 'what happens on the way', {
      of: (t, v) => {
        // Costs are computed before anything happens: a fall changes where the path began.
        return eventsOn(t, v, v.legs ?? []).map(event => ({ ...event, left: leftAt(t, v, event) }));
      },
      call: (t, v, event: WayEvent & { readonly left: number }) => {
        if (v.stopped) return null;
        goTo(t, v, event);
        return event.frame;
      },
      then: (t, v, _result, event) => {
        const { at } = modelOf(t, v.model);
        const stopped = at === null || !isSameSpot(at, event.spot);
        const passed = [...(v.passed ?? []), ...(event.once ?? [])];
        return { ...v, done: event.leg, stopped, passed, ...(stopped && { left: event.left }) };
      },
    }),
    s.run(clauses.move, 'end the move', (t, v) => {
      const { model, done, stopped } = v;
      const legs = (v.legs ?? []).slice(done);
      const last = legs.at(-1);
      if (!stopped && last && goesSomewhere(t, model, legs)) {
        const along = (v.legs ?? []).findLast(leg => leg.along)?.along;
        const from = modelOf(t, model).at!;
        t.emit({ type: 'moved', clause: clauses.move, model, from, to: last.to, legs, ...(along && { along }) });
      }
      if (!stopped || !isAlive(t, model)) return end(v.hasMoved ?? false);
      // A model that landed elsewhere continues from there, with the remaining distance.
      return { ...v, legs: null, done: 0, stopped: false, allowance: v.left ?? 0 };
    }),
    s.repeat(clauses.move, 'go on from there', { from: drawMove.purpose, while: (_t, v) => v.legs === null }),
  ]);
}

/** A move whose path its owner draws. */
export const startMove = (moving: ReturnType<typeof movingOf>, move: Move): Frame<boolean> =>
  moving.start({ ...move, legs: null, done: 0, stopped: false });

// What one person looks at on the table: nothing of it changes the match.
import type { Id } from '@little-wars/engine';
import type { Point } from '@little-wars/engine/geometry';
import { type Draft, NO_DRAFT } from '../map/draft.ts';

export interface Looking {
  /** The model looked at, and the one it is compared with: the two of the sight court. */
  readonly chosen: Id | null;
  readonly other: Id | null;
  readonly draft: Draft;
  /** Rings around the chosen model, in inches. */
  readonly rings: readonly number[];
  /** A tape laid on the table. */
  readonly tape: readonly Point[];
  readonly isMeasuring: boolean;
  /** A cross moved by keys, to draw with. */
  readonly cursor: Point | null;
  /** By what the places are shaded where the chosen model could stand. */
  readonly shade: Shade | null;
  /** What is looked at in passing, under a mouse or a finger. */
  readonly peek: Peek | null;
}

/** By whom it would be seen there, whom it would see, or what both could do to each other. */
export type Shade = 'seen' | 'sees' | 'damage';

export interface Peek {
  readonly model: Id | null;
  /** What else is there, in words. */
  readonly title: string | null;
  readonly at: Point;
  /** Stays until it is closed; else it goes when the pointer does. */
  readonly isHeld: boolean;
}

export const LOOKING: Looking = {
  chosen: null,
  other: null,
  draft: NO_DRAFT,
  rings: [],
  tape: [],
  isMeasuring: false,
  cursor: null,
  shade: null,
  peek: null,
};

export type Glance =
  | { readonly do: 'choose'; readonly id: Id | null }
  | { readonly do: 'compare'; readonly id: Id | null }
  | { readonly do: 'swap' }
  | { readonly do: 'draw'; readonly draft: Draft }
  | { readonly do: 'draw-to'; readonly point: Point }
  | { readonly do: 'add-point'; readonly point: Point }
  | { readonly do: 'drop-point' }
  | { readonly do: 'turn'; readonly by: 1 | -1 }
  | { readonly do: 'clear-draft' }
  | { readonly do: 'ring'; readonly inches: number }
  | { readonly do: 'usual-rings' }
  /** On or off, or the other way round. */
  | { readonly do: 'measure'; readonly on?: boolean }
  | { readonly do: 'tape'; readonly points: readonly Point[] }
  | { readonly do: 'cursor'; readonly at: Point | null }
  | { readonly do: 'shade'; readonly by: Shade | null }
  | { readonly do: 'peek'; readonly peek: Peek | null }
  /** Back by one: from a peek, a tape, or what is drawn. */
  | { readonly do: 'escape' };

/** Rings players know: engagement, and what rules ask for most. */
const USUAL = [1, 2, 3, 6];

export function glanced(now: Looking, glance: Glance): Looking {
  const { draft } = now;
  switch (glance.do) {
    case 'choose':
      return { ...now, chosen: glance.id, other: glance.id === now.other ? null : now.other };
    case 'compare':
      return { ...now, other: glance.id === now.chosen ? null : glance.id };
    case 'swap':
      return now.other === null ? now : { ...now, chosen: now.other, other: now.chosen };
    case 'draw':
      return { ...now, draft: glance.draft };
    case 'draw-to':
      return { ...now, draft: { ...shortened(draft), points: [...draft.points.slice(0, -1), glance.point] } };
    case 'add-point':
      return { ...now, draft: { ...draft, points: [...draft.points, glance.point] } };
    case 'drop-point':
      return { ...now, draft: { ...shortened(draft), points: draft.points.slice(0, -1) } };
    case 'turn':
      return { ...now, draft: { ...draft, along: turned(draft.along ?? { dx: 12, dy: 0 }, glance.by) } };
    case 'clear-draft':
      return { ...now, draft: NO_DRAFT, cursor: null };
    case 'ring': {
      if (glance.inches === 0) return { ...now, rings: [] };
      const has = now.rings.includes(glance.inches);
      return {
        ...now,
        rings: has ? now.rings.filter(ring => ring !== glance.inches) : [...now.rings, glance.inches],
      };
    }
    case 'usual-rings':
      return { ...now, rings: now.rings.length > 0 ? [] : USUAL };
    case 'measure':
      return { ...now, isMeasuring: glance.on ?? !now.isMeasuring, tape: [], cursor: null };
    case 'tape':
      return { ...now, tape: glance.points };
    case 'cursor':
      return { ...now, cursor: glance.at };
    case 'shade':
      return { ...now, shade: glance.by };
    case 'peek':
      return { ...now, peek: glance.peek };
    case 'escape':
      return escaped(now);
  }
}

function escaped(now: Looking): Looking {
  if (now.peek) return { ...now, peek: null };
  if (!now.isMeasuring) return { ...now, draft: NO_DRAFT, cursor: null };
  return now.tape.length > 0 ? { ...now, tape: [] } : { ...now, isMeasuring: false, cursor: null };
}

/** Without its last way-point, and without how it was come by. */
const shortened = (draft: Draft): Draft => ({
  ...draft,
  legs: draft.legs.slice(0, Math.max(0, draft.points.length - 1)),
});

/** By fifteen degrees, in whole numbers large enough to turn all the way round and come out right. */
const STEPS = 24;
function turned({ dx, dy }: { readonly dx: number; readonly dy: number }, by: 1 | -1) {
  const angle = Math.atan2(dy, dx) + (by * 2 * Math.PI) / STEPS;
  return { dx: Math.round(1000 * Math.cos(angle)), dy: Math.round(1000 * Math.sin(angle)) };
}

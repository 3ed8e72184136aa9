// View state of one person: selection, tape, rings, shading. It never changes the match.
import type { Aim, Board, Id } from '@little-wars/engine';
import type { Direction, Point } from '@little-wars/engine/geometry';
import { type Draft, NO_DRAFT } from '../map/draft.ts';
import type { SettingUp } from './setting-up.ts';

export interface Looking {
  /** The selected model and the one it is compared with in the sight court. */
  readonly chosen: Id | null;
  readonly other: Id | null;
  readonly draft: Draft;
  /** Rings around the selected model, in inches. */
  readonly rings: readonly number[];
  /** A tape on the table. */
  readonly tape: readonly Point[];
  readonly isMeasuring: boolean;
  /** The keyboard cursor. */
  readonly cursor: Point | null;
  /** The shading of the places the selected model could stand on. */
  readonly shade: Shade | null;
  /** Whether the selected model's view of the table is shown. */
  readonly isLens: boolean;
  /** The hovered or long-pressed thing. */
  readonly peek: Peek | null;
  /** The model to bring into view; a new object each time. */
  readonly sought: { readonly id: Id } | null;
  /** The set-up that is left to the table; null while it is not. */
  readonly settingUp: SettingUp | null;
}

/** Shadings: who would see it, whom it would see, or the damage both ways. */
export type Shade = 'seen' | 'sees' | 'damage';

export interface Peek {
  readonly model: Id | null;
  /** Other things there, in words. */
  readonly title: string | null;
  readonly at: Point;
  /** Pinned until closed; otherwise it follows the pointer. */
  readonly isHeld: boolean;
}

/** During an attack, lines of sight between another pair would be mistaken for those of the attack. */
export const isAboutOthers = ({ chosen, other, peek }: Looking, aim: Aim | null): boolean =>
  aim !== null && !peek && (chosen !== aim.by || other !== aim.to);

/** Whether both are models of the same seat. */
export const isSameSide = ({ models }: Board, one: Id, other: Id | null): boolean =>
  models.some(({ id, seat }) => id === one && models.some(model => model.id === other && model.seat === seat));

export const LOOKING: Looking = {
  chosen: null,
  other: null,
  draft: NO_DRAFT,
  rings: [],
  tape: [],
  isMeasuring: false,
  cursor: null,
  shade: null,
  isLens: false,
  peek: null,
  sought: null,
  settingUp: null,
};

export type Glance =
  | { readonly do: 'choose'; readonly id: Id | null }
  /** Selects a model and brings it into view. */
  | { readonly do: 'seek'; readonly id: Id }
  | { readonly do: 'compare'; readonly id: Id | null }
  | { readonly do: 'swap' }
  | { readonly do: 'draw'; readonly draft: Draft }
  | { readonly do: 'draw-to'; readonly point: Point }
  | { readonly do: 'add-point'; readonly point: Point }
  | { readonly do: 'drop-point' }
  /** `from`: its orientation, if it was not rotated yet. */
  | { readonly do: 'turn'; readonly by: 1 | -1; readonly from?: Direction }
  | { readonly do: 'clear-draft' }
  | { readonly do: 'ring'; readonly inches: number }
  | { readonly do: 'usual-rings' }
  /** On, off, or toggled. */
  | { readonly do: 'measure'; readonly on?: boolean }
  | { readonly do: 'tape'; readonly points: readonly Point[] }
  | { readonly do: 'cursor'; readonly at: Point | null }
  | { readonly do: 'shade'; readonly by: Shade | null }
  | { readonly do: 'lens' }
  | { readonly do: 'peek'; readonly peek: Peek | null }
  | { readonly do: 'set-up'; readonly as: SettingUp | null }
  /** Escape: closes the card, the tape, or the draft. */
  | { readonly do: 'escape' };

/** The distances players use most. */
const USUAL = [1, 2, 3, 6];

/** The same object where a glance changes nothing: then nothing is drawn again. */
export function glanced(now: Looking, glance: Glance): Looking {
  const next = after(now, glance);
  return (Object.keys(now) as readonly (keyof Looking)[]).every(part => next[part] === now[part]) ? now : next;
}

function after(now: Looking, glance: Glance): Looking {
  const { draft } = now;
  switch (glance.do) {
    case 'choose':
      return { ...now, chosen: glance.id, other: glance.id === now.other ? null : now.other };
    case 'seek':
      return { ...now, chosen: glance.id, other: null, sought: { id: glance.id } };
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
      return { ...now, draft: { ...draft, along: turned(draft.along ?? glance.from ?? { dx: 1, dy: 0 }, glance.by) } };
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
      return { ...now, shade: glance.by, isLens: false };
    case 'lens':
      return { ...now, isLens: !now.isLens, shade: null };
    case 'peek':
      return { ...now, peek: glance.peek };
    case 'set-up':
      return { ...now, settingUp: glance.as };
    case 'escape':
      return escaped(now);
  }
}

function escaped(now: Looking): Looking {
  if (now.peek) return { ...now, peek: null };
  if (now.settingUp) return { ...now, settingUp: null };
  if (!now.isMeasuring) return { ...now, draft: NO_DRAFT, cursor: null };
  return now.tape.length > 0 ? { ...now, tape: [] } : { ...now, isMeasuring: false, cursor: null };
}

/** Without the last waypoint. */
const shortened = (draft: Draft): Draft => ({
  ...draft,
  legs: draft.legs.slice(0, Math.max(0, draft.points.length - 1)),
});

/** Turns by fifteen degrees in integers large enough to come full circle exactly. */
const STEPS = 24;
function turned({ dx, dy }: { readonly dx: number; readonly dy: number }, by: 1 | -1) {
  const angle = Math.atan2(dy, dx) + (by * 2 * Math.PI) / STEPS;
  return { dx: Math.round(1000 * Math.cos(angle)), dy: Math.round(1000 * Math.sin(angle)) };
}

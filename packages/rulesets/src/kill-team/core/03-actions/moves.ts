// KT-3.1-12  Normal Move, Charge, Fall Back, Dash
import type { Frame, Leg } from '@little-wars/engine';
import { inches, type Mover, type Path, type Spot, type Tenths, type Trip } from '@little-wars/engine/geometry';
import {
  bodyOf,
  cardOf,
  heightOf,
  inPlay,
  isFlier,
  operativeOf,
  ownerOf,
  type Places,
  placesOf,
  sceneOfTable,
} from '../../lookups.ts';
import { type Look, type OperativeId, type Setup, sequence, type T } from '../../types.ts';
import { performing } from '../02-turning-point/activation.ts';
import { groundFor } from '../08-terrain/ground.ts';
import { mayGoOn, mayOperateOnTheWay, operateHatch } from '../12-close-quarters/hatches.ts';
import { stopBefore } from './jumps.ts';
import { dashFor, lengthOf, needsDash } from './move-reasons.ts';

export type MoveAction = 'normal-move' | 'charge' | 'fall-back' | 'dash';

interface Manner {
  readonly clause: string;
  /** KT-3.1, KT-3.8, KT-3.12: how far. */
  readonly allowance: (move: Tenths) => Tenths;
  /** Whether engagement range may be entered at all, and whether the move must or must not end in it. */
  readonly passes: boolean;
  readonly ends: 'engaged' | 'free';
  /** The clause that has the last word on its end. */
  readonly endClause: string;
}

const DASH = inches(3);

export const MANNERS: { readonly [A in MoveAction]: Manner } = {
  'normal-move': { clause: 'KT-3.1', allowance: move => move, passes: false, ends: 'free', endClause: 'KT-3.5' },
  charge: { clause: 'KT-3.8', allowance: move => move + inches(2), passes: true, ends: 'engaged', endClause: 'KT-3.8' },
  'fall-back': { clause: 'KT-3.11', allowance: move => move, passes: true, ends: 'free', endClause: 'KT-3.11' },
  dash: { clause: 'KT-3.12', allowance: () => DASH, passes: false, ends: 'free', endClause: 'KT-3.5' },
};

const LEAST_MOVE = inches(4);

/** KT-3.2: M as it is now, never below 4" by modifiers. */
export function moveOf(t: Look, operative: OperativeId): Tenths {
  const printed = inches(cardOf(t, operative).move);
  return Math.max(Math.min(LEAST_MOVE, printed), t.query('move', printed, { operative }));
}

/** KT-3.1, KT-3.8, KT-3.11, KT-3.12: how far a move of an action goes. */
export const allowanceOf = (t: Look, operative: OperativeId, action: MoveAction): Tenths =>
  t.query('allowance', MANNERS[action].allowance(moveOf(t, operative)), { operative, action });

interface Moving {
  readonly operative: OperativeId;
  readonly action: MoveAction;
  readonly legs: readonly Leg[];
  /** How many legs have been walked. */
  readonly done: number;
  /** KT-12.10: what is left of the move, once part of it was made. */
  readonly left?: Tenths;
  /** KT-12.10: a hatch is operated on the way. */
  readonly operates?: boolean;
}

/** A move from where an operative stands. */
export const startMove = (operative: OperativeId, action: MoveAction): Frame<void> =>
  moving.start({ operative, action, legs: [], done: 0 });

export const moving = sequence<Moving>('move', 'KT-3.1', s => [
  s.ask('KT-3.1', 'move', 'move', {
    to: (t, v) => ownerOf(t, v.operative),
    ask: (t, v) => ({
      model: v.operative,
      allowance: leftOf(t, v),
      about: { action: v.action, dash: v.left === undefined ? dashFor(t, v.operative, v.action) : 0 },
    }),
    then: (t, v, legs) => {
      // KT-8.18: a Dash that completes a climb is declared and paid with it.
      if (v.left === undefined && needsDash(t, v, legs)) payForDash(t, v.operative);
      return { ...v, legs, done: 0, operates: false };
    },
  }),
  s.roll('KT-8.14', 'jump', {
    count: (t, v) => (nextJump(t, v) < 0 ? 0 : 1),
    whose: (t, v) => ownerOf(t, v.operative),
    then: (t, v, [face]) => {
      const jump = nextJump(t, v);
      t.emit({ type: 'jumped', clause: 'KT-8.14', operative: v.operative, face: face! });
      // KT-8.14, KT-8.16: on a 1 it stays where it jumped from and the action, performed, ends.
      if (face === 1) return { ...v, legs: stopBefore(t, v, jump), done: v.legs.length, left: 0 };
      return { ...v, done: jump + 1 };
    },
  }),
  s.repeat('KT-8.14', 'while there are gaps to jump', { from: 'jump', while: (t, v) => nextJump(t, v) >= 0 }),
  s.run('KT-3.6', 'end the move', (t, v) => {
    const { operative, action, legs } = v;
    const last = legs.at(-1);
    if (!last) return { ...v, left: 0 };
    const distance = lengthOf(t, operative, legs);
    const left = Math.max(0, leftOf(t, v) - distance);
    t.emit({ type: 'moved', clause: MANNERS[action].clause, operative, to: last.to, legs, distance });
    return { operative, action, legs, done: legs.length, left };
  }),
  s.ask('KT-12.10', 'operate a hatch on the way', 'pick-one', {
    to: (t, v) => ownerOf(t, v.operative),
    ask: (t, { operative, action, left = 0 }) =>
      mayOperateOnTheWay(t, { operative, action, left })
        ? { of: 'on-the-way', options: [END_MOVE, operateHatch.id], about: { operative } }
        : null,
    then: (_t, v, chosen) => ({ ...v, operates: chosen !== END_MOVE }),
  }),
  s.call('KT-12.10', 'operate it', (_t, v) => (v.operates ? performing(v.operative, operateHatch.id) : null)),
  s.repeat('KT-12.10', 'and go on', { from: 'move', while: (t, v) => v.operates === true && mayGoOn(t, v.operative) }),
]);

const END_MOVE = 'end-move';

/** KT-12.10: as far as the action goes, less what was made of it already. */
const leftOf = (t: Look, { operative, action, left }: Moving): Tenths => left ?? allowanceOf(t, operative, action);

/** KT-8.14, KT-8.21: the next leg that takes a roll; fliers need none. */
const nextJump = (t: Look, { operative, legs, done }: Moving): number =>
  legs.every(({ how }) => how !== 'jump') || flies(t, operative)
    ? -1
    : legs.findIndex(({ how }, i) => i >= done && how === 'jump');

function payForDash(t: T, operative: OperativeId): void {
  const ap = t.query('action-cost', 1, { operative, action: 'dash' });
  t.emit({ type: 'action-begun', clause: 'KT-8.18', operative, action: 'dash', ap });
  t.emit({ type: 'action-finished', clause: 'KT-8.18', operative, action: 'dash' });
}

/** KT-3.7 */
export const flies = (t: Look, operative: OperativeId): boolean =>
  t.query('flies', isFlier(t, operative), { operative });

export const moverOf = (t: Look, operative: OperativeId): Mover => ({
  size: cardOf(t, operative).base,
  height: heightOf(t, operative),
});

interface Known {
  readonly places: Places;
  readonly setup: Setup;
  readonly trip: Trip;
}

/** The last of each operative: good while nobody moves. */
const known: (Known | undefined)[] = [];

/** Everything the geometry needs to judge a move. */
export function tripOf(t: Look, operative: OperativeId): Trip {
  const places = placesOf(t);
  const scene = sceneOfTable(t);
  const ground = groundFor(scene, t.setup.options, flies(t, operative));
  const before = known[operative];
  if (before?.places === places && before.setup === t.setup && before.trip.ground === ground) return before.trip;
  const others = inPlay(t.position, (_, id) => id !== operative).map(id => bodyOf(t, id));
  const trip: Trip = { field: { scene, others }, mover: moverOf(t, operative), ground };
  known[operative] = { places, setup: t.setup, trip };
  return trip;
}

export const pathOf = (t: Look, operative: OperativeId, legs: readonly Leg[]): Path => ({
  from: operativeOf(t, operative).at!,
  legs,
});

export const endOf = ({ from, legs }: Path): Spot => legs.at(-1)?.to ?? from;

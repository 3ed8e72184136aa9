// KT-3.1-12  Normal Move, Charge, Fall Back, Dash
import type { Leg, Question, Reason } from '@little-wars/engine';
import {
  inches,
  type Met,
  type Mover,
  meetings,
  type Path,
  type Spot,
  type Tenths,
  type Trip,
  walk,
} from '@little-wars/engine/geometry';
import { bodyOf, cardOf, ENGAGEMENT, enemiesOf, hasKeyword, heightOf, inPlay, operativeOf, ownerOf, sceneOfTable, standingOf } from '../lookups.ts'; // biome-ignore format: names
import { type Look, type OperativeId, sequence } from '../types.ts';
import { friendsEngagedWith } from './01-measuring.ts';
import { groundFor } from './08-ground.ts';

export type MoveAction = 'normal-move' | 'charge' | 'fall-back' | 'dash';

interface Manner {
  readonly clause: string;
  /** KT-3.1, KT-3.8, KT-3.12: how far. */
  readonly allowance: (move: Tenths) => Tenths;
  /** Whether engagement range may be entered at all, and whether the move must or must not end in it. */
  readonly passes: boolean;
  readonly ends: 'engaged' | 'free';
}

export const MANNERS: { readonly [A in MoveAction]: Manner } = {
  'normal-move': { clause: 'KT-3.1', allowance: move => move, passes: false, ends: 'free' },
  charge: { clause: 'KT-3.8', allowance: move => move + inches(2), passes: true, ends: 'engaged' },
  'fall-back': { clause: 'KT-3.11', allowance: move => move, passes: true, ends: 'free' },
  dash: { clause: 'KT-3.12', allowance: () => inches(3), passes: false, ends: 'free' },
};

const LEAST_MOVE = inches(4);

/** KT-3.2: M as it is now, never below 4" by modifiers. */
export function moveOf(t: Look, operative: OperativeId): Tenths {
  const printed = inches(cardOf(t, operative).move);
  return Math.max(Math.min(LEAST_MOVE, printed), t.query('move', printed, { operative }));
}

interface Moving {
  readonly operative: OperativeId;
  readonly action: MoveAction;
  readonly legs: readonly Leg[];
  /** How many legs have been walked. */
  readonly done: number;
}

export const moving = sequence<Moving>('move', 'KT-3.1', s => [
  s.ask('KT-3.1', 'move', 'move', {
    to: (t, v) => ownerOf(t, v.operative),
    ask: (t, v) => ({
      model: v.operative,
      allowance: MANNERS[v.action].allowance(moveOf(t, v.operative)),
      about: { action: v.action },
    }),
    then: (_t, v, legs) => ({ ...v, legs }),
  }),
  s.roll('KT-8.14', 'jump', {
    count: (_t, v) => (v.legs.slice(v.done).some(leg => leg.how === 'jump') ? 1 : 0),
    whose: (t, v) => ownerOf(t, v.operative),
    then: (t, v, [face]) => {
      const jump = v.legs.findIndex((leg, i) => i >= v.done && leg.how === 'jump');
      const before = v.legs[jump - 1]?.to ?? operativeOf(t, v.operative).at!;
      // KT-8.14, KT-8.16: on a 1 it stays where it jumped from and the action, performed, ends.
      if (face === 1) return { ...v, legs: [...v.legs.slice(0, jump), { how: 'go', to: before }], done: v.legs.length };
      return { ...v, done: jump + 1 };
    },
  }),
  s.repeat('KT-8.14', 'while there are gaps to jump', {
    from: 'jump',
    while: (_t, v) => v.legs.slice(v.done).some(leg => leg.how === 'jump'),
  }),
  s.run('KT-3.6', 'end the move', (t, v) => {
    const last = v.legs.at(-1);
    if (last) t.emit({ type: 'moved', clause: MANNERS[v.action].clause, operative: v.operative, to: last.to });
    return v;
  }),
]);

export const moverOf = (t: Look, operative: OperativeId): Mover => ({
  size: cardOf(t, operative).base,
  height: heightOf(t, operative),
});

/** Everything the geometry needs to judge a move. */
export function tripOf(t: Look, operative: OperativeId, flies = hasKeyword(t, operative, 'FLY')): Trip {
  const scene = sceneOfTable(t);
  const others = inPlay(t.position, (_, id) => id !== operative).map(id => ({ id: String(id), ...bodyOf(t, id) }));
  return { field: { scene, others }, mover: moverOf(t, operative), ground: groundFor(scene, flies) };
}

/** Every reason against a move: the geometry's, and those of engagement. */
export function reasonsAgainstMove(
  t: Look,
  { model, allowance, about }: Question<'move'>,
  legs: readonly Leg[],
): readonly Reason[] {
  const operative = model as OperativeId;
  const { action } = about as { readonly action: MoveAction };
  const path: Path = { from: operativeOf(t, operative).at!, legs };
  const { problems } = walk(tripOf(t, operative), path, allowance);
  const found = problems.map(
    ({ id: reason, ...rest }): Reason => ({
      ...rest,
      reason,
      clause: CLAUSES[reason] ?? 'KT-3.4',
      at: `[${rest.leg}]`,
    }),
  );
  return [...found, ...reasonsOfEngagement(t, operative, action, path)];
}

const CLAUSES: { readonly [problem: string]: string } = {
  'too-long': 'KT-3.1',
  'not-standing': 'KT-3.6',
  'no-ground': 'KT-3.6',
  'no-face': 'KT-8.17',
  'too-far-from-edge': 'KT-8.19',
  'too-deep-to-drop': 'KT-8.19',
  'too-steep-to-jump': 'KT-8.14',
  'no-gap': 'KT-8.14',
  'gap-too-wide': 'KT-8.14',
};

/** KT-3.5, KT-3.8, KT-3.9, KT-3.11, tested all along the path. */
function reasonsOfEngagement(t: Look, operative: OperativeId, action: MoveAction, path: Path): readonly Reason[] {
  const { passes, ends, clause } = MANNERS[action];
  const enemies = enemiesOf(t, operative);
  const met = meetings(
    moverOf(t, operative),
    path,
    enemies.map(id => metOf(t, id)),
    { range: ENGAGEMENT },
  );
  const reasons: Reason[] = [];
  const alone = (enemy: OperativeId): boolean => friendsEngagedWith(t, operative, enemy).length === 0;
  for (const { id, began, ended } of met) {
    const enemy = Number(id);
    if (!passes && !began && alone(enemy)) reasons.push({ reason: 'enters-engagement-range', clause: 'KT-3.5', enemy });
    if (ends === 'free' && ended) reasons.push({ reason: 'ends-engaged', clause, enemy });
    if (ends === 'engaged' && !ended && alone(enemy) && !met.some(m => m.id === id && m.ended))
      reasons.push({ reason: 'leaves-charged-enemy', clause: 'KT-3.9', enemy });
  }
  if (ends === 'engaged' && !met.some(({ ended }) => ended))
    reasons.push({ reason: 'must-end-engaged', clause: 'KT-3.8' });
  return reasons;
}

const metOf = (t: Look, id: OperativeId): Met => ({ id: String(id), ...standingOf(t, id) });

export const endOf = ({ from, legs }: Path): Spot => legs.at(-1)?.to ?? from;

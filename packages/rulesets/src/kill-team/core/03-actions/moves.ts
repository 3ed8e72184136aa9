// KT-3.1-12  Normal Move, Charge, Fall Back, Dash: how far they go and what restricts them
import type { Leg } from '@little-wars/engine';
import { inches, type Mover, type Path, type Spot, type Tenths, type Trip } from '@little-wars/engine/geometry';
import { tripCache } from '@little-wars/skirmish';
import { bodyOf, cardOf, heightOf, inPlay, isFlier, operativeOf, placesOf, sceneOfTable } from '../../lookups.ts';
import type { Look, OperativeId } from '../../types.ts';
import { type Gait, groundFor } from '../08-terrain/ground.ts';

export type MoveAction = 'normal-move' | 'charge' | 'fall-back' | 'dash';

interface Manner {
  readonly clause: string;
  /** KT-3.1, KT-3.8, KT-3.12: how far the move may go, given M. */
  readonly allowance: (move: Tenths) => Tenths;
  /** Whether the move may enter engagement range, and whether it must or must not end in it. */
  readonly passes: boolean;
  readonly ends: 'engaged' | 'free';
  /** The clause that decides where it may end. */
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

/** KT-3.2: the current M; modifiers never take it below 4". */
export function moveOf(t: Look, operative: OperativeId): Tenths {
  const printed = inches(cardOf(t, operative).move);
  return Math.max(Math.min(LEAST_MOVE, printed), t.query('move', printed, { operative }));
}

/** KT-3.1, KT-3.8, KT-3.11, KT-3.12: how far an action lets an operative move. */
export const allowanceOf = (t: Look, operative: OperativeId, action: MoveAction): Tenths =>
  t.query('allowance', MANNERS[action].allowance(moveOf(t, operative)), { operative, action });

/** KT-3.7 */
export const flies = (t: Look, operative: OperativeId): boolean =>
  t.query('flies', isFlier(t, operative), { operative });

/** KT-8.13, KT-8.14: whether it jumps without a roll and traverses without cost. */
export const isSurefooted = (t: Look, operative: OperativeId): boolean => t.query('surefooted', false, { operative });

/** KT-3.5: whether an action's move may enter engagement range on the way. */
export const passesEnemies = (t: Look, operative: OperativeId, action: MoveAction): boolean =>
  MANNERS[action].passes || t.query('passes-enemies', false, { operative });

export const moverOf = (t: Look, operative: OperativeId): Mover => ({
  size: cardOf(t, operative).base,
  height: heightOf(t, operative),
});

const trips = tripCache<Look>((t, operative, ground) => ({
  field: {
    scene: sceneOfTable(t),
    others: inPlay(t.position, (_, id) => id !== operative).map(id => bodyOf(t, id)),
  },
  mover: moverOf(t, operative),
  ground,
}));

/** How it goes over terrain. */
export const gaitOf = (t: Look, operative: OperativeId): Gait =>
  flies(t, operative) ? 'flying' : isSurefooted(t, operative) ? 'surefooted' : 'walking';

/** Everything the geometry needs to judge a move. */
export const tripOf = (t: Look, operative: OperativeId): Trip =>
  trips(t, operative, placesOf(t), groundFor(sceneOfTable(t), t.setup.options, gaitOf(t, operative)));

export const pathOf = (t: Look, operative: OperativeId, legs: readonly Leg[]): Path => ({
  from: operativeOf(t, operative).at!,
  legs,
});

export const endOf = ({ from, legs }: Path): Spot => legs.at(-1)?.to ?? from;

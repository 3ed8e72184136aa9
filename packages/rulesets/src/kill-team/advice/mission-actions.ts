// Actions that score: missions first, then tac ops.
import type { Id, Weighed } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { tacOpActions } from '../core/10-actions.ts';
import { missionActions } from '../missions/index.ts';
import { isNearEnemyZone } from '../tac-ops/measures.ts';
import type { Look, OperativeId } from '../types.ts';

type Doing = Weighed<'pick-one'>;

const MISSION = 3;
const TAC_OP = 2;
const TOKEN = 1;

/** Things put down for good score only near the enemy's drop zone. */
const NEAR_ENEMY: readonly string[] = ['drop-banner', 'plant-signal-beacon'];

const isInPlace = (t: Look, operative: OperativeId, action: string): boolean =>
  !NEAR_ENEMY.includes(action) || isNearEnemyZone(t, operative, inches(5));

export function missionActionsOf(t: Look, operative: OperativeId, options: readonly Id[]): readonly Doing[] {
  const given = (actions: readonly { readonly id: string }[], worth: number, reason: string): readonly Doing[] =>
    actions
      .filter(({ id }) => options.includes(id) && isInPlace(t, operative, id))
      .map(({ id }) => ({ answer: id, worth, because: { reason } }));
  return [
    ...given(missionActions(t, operative), MISSION, 'for-the-mission'),
    ...given(tacOpActions(t, operative), TAC_OP, 'for-a-tac-op'),
    ...given([{ id: 'pick-up' }], TOKEN, 'for-a-tac-op'),
  ];
}

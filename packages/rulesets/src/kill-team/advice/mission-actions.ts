// Scoring actions: missions first, then tac ops.
import type { Id, Weighed } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { tacOpActions } from '../core/10-tac-ops/actions.ts';
import { missionOf } from '../missions/index.ts';
import { isNearEnemyZone } from '../tac-ops/measures.ts';
import type { Look, OperativeId } from '../types.ts';
import { SCORING } from './weights.ts';

type Doing = Weighed<'pick-one'>;

/** Permanent tokens that only score near the enemy's drop zone. */
const NEAR_ENEMY: readonly string[] = ['drop-banner', 'plant-signal-beacon'];

const isInPlace = (t: Look, operative: OperativeId, action: string): boolean =>
  !NEAR_ENEMY.includes(action) || isNearEnemyZone(t, operative, inches(5));

export function missionActionsOf(t: Look, operative: OperativeId, options: readonly Id[]): readonly Doing[] {
  const given = (actions: readonly { readonly id: string }[], worth: number, reason: string): readonly Doing[] =>
    actions
      .filter(({ id }) => options.includes(id) && isInPlace(t, operative, id))
      .map(({ id }) => ({ answer: id, worth, because: { reason } }));
  return [
    ...given(missionOf(t.setup).actions ?? [], SCORING.mission, 'for-the-mission'),
    ...given(tacOpActions(t, operative), SCORING.tacOp, 'for-a-tac-op'),
    ...given([{ id: 'pick-up' }], SCORING.token, t.setup.play === 'narrative' ? 'for-the-mission' : 'for-a-tac-op'),
  ];
}

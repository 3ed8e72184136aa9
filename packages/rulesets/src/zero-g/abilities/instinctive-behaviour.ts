import { add, end } from '@little-wars/engine';
import { inches, nearestOf } from '@little-wars/engine/geometry';
import { goToGround } from '../core/05-attacks/saves.ts';
import { passesLeadership } from '../core/05-attacks/tests.ts';
import {
  areWithin,
  enemiesOf,
  friendsOf,
  isAlive,
  isLocked,
  isUnder,
  kit,
  leadershipOf,
  ownerOf,
  standing,
} from '../lookups.ts';
import { type Look, type ModelId, type Rule, sequence } from '../types.ts';

type Way = 'lurk' | 'feed' | 'hunt';

export interface Instinct {
  readonly model: ModelId;
  readonly way: Way;
  readonly isLost: boolean;
}

const hasSynapse = (t: Look, id: ModelId): boolean => kit(t, id).abilities.some(({ rule }) => rule === 'synapse');

/** Whether no Synapse Creature is near enough to lead it. */
export const isAlone = (t: Look, id: ModelId): boolean =>
  !hasSynapse(t, id) && !friendsOf(t, id).some(friend => hasSynapse(t, friend) && areWithin(t, id, friend, inches(12)));

const CONDITIONS = { lurk: 'lurking', feed: 'feeding', hunt: 'hunting' } as const;

/** It passes a Leadership test, or a die says what it does: on 1 to 3 it hides, unless it feeds or is Fearless (ZG-4.26). */
export const instinct = sequence<Instinct>('Instinctive Behaviour', 'ZG-8.4', s => [
  s.roll('7E-1.4', 'test Leadership against instinct', {
    count: () => 2,
    whose: (t, { model }) => ownerOf(t, model),
    then: (t, v, faces) => (passesLeadership(faces, leadershipOf(t, v.model)) ? end() : { ...v, isLost: true }),
  }),
  s.roll('ZG-8.4', 'roll for its instinct', {
    count: (_t, v) => (v.way === 'feed' ? 0 : 1),
    whose: (t, { model }) => ownerOf(t, model),
    then: (t, v, [face]) => {
      if (face! > 3 || t.query('fearless', false, { model: v.model })) return v;
      goToGround(t, v.model, 'ZG-4.26');
      return end();
    },
  }),
  s.run('ZG-8.4', 'it follows its instinct', (t, { model, way }) => {
    t.emit({ type: 'condition-began', clause: 'ZG-8.4', model, condition: CONDITIONS[way], ends: t.position.turns });
    return end();
  }),
]);

/** ZG-8.4: away from Synapse it passes a Leadership test or rolls for what it must do. */
export const instinctiveBehaviour: Rule<'instinctive-behaviour'> = {
  clause: 'ZG-8.4',
  modify: {
    'target-refused': add((reasons, { holder }, { attacker, target }, t) => {
      if (attacker !== holder || !isUnder(t, attacker, 'hunting')) return reasons;
      const enemies = enemiesOf(t, attacker);
      const nearest = nearestOf(
        standing(t, attacker),
        enemies.map(id => standing(t, id)),
      ).map(i => enemies[i]);
      return nearest.includes(target) ? reasons : [...reasons, { reason: 'not-the-nearest', clause: 'ZG-8.4' }];
    }),
  },
  on: {
    'phase-began': (t, { phase }, { holder, way }) =>
      phase === 'movement' &&
      holder !== null &&
      t.position.turn === ownerOf(t, holder) &&
      isAlive(t, holder) &&
      !isLocked(t, holder) &&
      isAlone(t, holder)
        ? instinct.start({ model: holder, way, isLost: false })
        : null,
  },
};

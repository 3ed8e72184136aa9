import { add, end } from '@little-wars/engine';
import { inches, nearestOf } from '@little-wars/engine/geometry';
import { moreOf } from '../../w40k/dice/re-rolls.ts';
import { goToGround } from '../core/05-attacks/saves.ts';
import { passesLeadership } from '../core/05-attacks/tests.ts';
import {
  areWithin,
  enemiesOf,
  friendsOf,
  hasDone,
  isAlive,
  isLocked,
  isUnder,
  kit,
  leadershipOf,
  ownerOf,
  standing,
} from '../lookups.ts';
import { type Look, type ModelId, question, type Rule, sequence } from '../types.ts';

type Way = 'lurk' | 'feed' | 'hunt';

export interface Instinct {
  readonly model: ModelId;
  readonly way: Way;
}

const hasSynapse = (t: Look, id: ModelId): boolean => kit(t, id).abilities.some(({ rule }) => rule === 'synapse');

/** Whether no Synapse Creature is near enough to lead it. */
export const isAlone = (t: Look, id: ModelId): boolean =>
  !hasSynapse(t, id) && !friendsOf(t, id).some(friend => hasSynapse(t, friend) && areWithin(t, id, friend, inches(12)));

const CONDITIONS = { lurk: 'lurking', feed: 'feeding', hunt: 'hunting' } as const;

export const testInstinct = question('test Leadership against instinct', 'roll');
export const rollForInstinct = question('roll for its instinct', 'roll');

/** It passes a Leadership test, or a die decides: on 1 to 3 it hides, unless it feeds or is Fearless (ZG-4.26). */
export const instinct = sequence<Instinct>('Instinctive Behaviour', 'ZG-8.4', s => [
  s.roll('7E-1.4', testInstinct, {
    count: () => 2,
    whose: (t, { model }) => ownerOf(t, model),
    then: (t, v, faces) => (passesLeadership(faces, leadershipOf(t, v.model)) ? end() : v),
  }),
  s.roll('ZG-8.4', rollForInstinct, {
    count: () => 1,
    whose: (t, { model }) => ownerOf(t, model),
    then: (t, v, [face]) => {
      const { model, way } = v;
      if (way !== 'feed' && face! <= 3 && !t.query('fearless', false, { model })) {
        goToGround(t, model, 'ZG-4.26');
        return end();
      }
      const ends = t.position.turns;
      t.emit({ type: 'condition-began', clause: 'ZG-8.4', model, condition: CONDITIONS[way], ends });
      if (face === 6) t.emit({ type: 'condition-began', clause: 'ZG-8.4', model, condition: 'keen', ends });
      return end();
    },
  }),
]);

/** Whether a 6 on its instinct roll has given a model the rule of this instinct. */
const isKeen = (t: Look, model: ModelId, { holder, way }: { holder: ModelId | null; way: Way }, on: Way): boolean =>
  model === holder && way === on && isUnder(t, model, 'keen');

/**
 * ZG-8.4: away from Synapse it passes a Leadership test or rolls for its behaviour; a 6 adds Stealth, Rage or Preferred
 * Enemy.
 */
export const instinctiveBehaviour: Rule<'instinctive-behaviour'> = {
  clause: 'ZG-8.4',
  name: 'Instinctive Behaviour',
  modify: {
    'cover-bonus': add((value, use, { attack }, t) => (isKeen(t, attack.target, use, 'lurk') ? value + 1 : value)),
    'attack-bonus': add((value, use, { model }, t) =>
      isKeen(t, model, use, 'feed') && hasDone(t, model, 'charged') ? value + 1 : value,
    ),
    're-rolls': add((which, use, { roll, attack }, t) =>
      (roll.what === 'hit' || roll.what === 'wound') &&
      attack !== null &&
      attack.manner !== 'hit' &&
      roll.model === attack.attacker &&
      isKeen(t, attack.attacker, use, 'hunt')
        ? moreOf(which, 'ones')
        : which,
    ),
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
        ? instinct.start({ model: holder, way })
        : null,
  },
};

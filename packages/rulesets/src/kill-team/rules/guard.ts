// KT-12.2-7  Guard in Close Quarters
import { add, limit } from '@little-wars/engine';
import { areEngaged, isEngaged } from '../core/01-game/measuring.ts';
import { joining } from '../core/03-actions/joining.ts';
import { guardAction, guardAttack, mayInterrupt, pointBlankAction } from '../core/12-close-quarters/guard.ts';
import type { Action, Rule } from '../types.ts';

export const GUARD_ATTACK = 'guard-attack';

const ACTIONS: readonly Action[] = [guardAction];
const OUT_OF_TURN: readonly Action[] = [pointBlankAction];
const [joined, joinedOutOfTurn] = [joining(), joining()];

/** KT-12.1, KT-12.4, KT-12.5, KT-12.7 */
export const guard: Rule<'guard'> = {
  clause: 'KT-12.4',
  words: { en: { rule: 'Guard' } },
  noBearing: { incapacitated: 'it ends an activation' },
  offer: {
    'action-finished': (t, { operative, free }, _use, seat) =>
      !free && mayInterrupt(t, operative, seat)
        ? [{ id: GUARD_ATTACK, frame: guardAttack.start({ seat, interrupted: operative, guard: null, attack: null }) }]
        : [],
  },
  modify: {
    actions: add((actions, _use, { operative }) => joined(operative, actions, ACTIONS)),
    'actions-out-of-turn': add((actions, _use, { operative }) => joinedOutOfTurn(operative, actions, OUT_OF_TURN)),
    // KT-12.5: a point-blank Overwatch may only target an enemy it is engaged with.
    'target-refused': add((reasons, _use, { attacker, target, action }, t) =>
      action === 'overwatch' && isEngaged(t, attacker) && !areEngaged(t, attacker, target)
        ? [...reasons, { reason: 'not-at-point-blank', clause: 'KT-12.5' }]
        : reasons,
    ),
  },
  on: {
    // KT-12.7: even if a rule brings the operative back.
    incapacitated: (t, { operative }) => {
      const { activation } = t.position;
      if (activation?.operative === operative && activation.interrupted)
        t.emit({ type: 'activation-cut-short', clause: 'KT-12.7', operative });
      return null;
    },
  },
};

/** KT-12.6: until the interrupted activation ends it fights without weapon or dice. */
export const pointBlank: Rule<'point-blank'> = {
  clause: 'KT-12.6',
  words: { en: { rule: 'point-blank' } },
  modify: {
    'fights-with': limit((kind, { holder }, { operative }) => (operative === holder ? 'nothing' : kind)),
  },
};

// KT-3  The actions every operative has
import { operativeOf } from '../../lookups.ts';
import { type Action, type Look, type OperativeId, sequence } from '../../types.ts';
import { isEngaged } from '../01-game/measuring.ts';
import { shoot } from '../04-shooting/shoot.ts';
import { shooting } from '../04-shooting/valid-targets.ts';
import { fight } from '../05-fighting/fight.ts';
import { because, performed, reasonsOf } from './actions.ts';
import type { MoveAction } from './moves.ts';
import { startMove } from './moving.ts';
import { againstPickUp, pickUp } from './tokens.ts';
import { findMove } from './ways.ts';

const conceals = (t: Look, id: OperativeId): boolean => operativeOf(t, id).order === 'conceal';

const moveAction = (id: MoveAction, clause: string, ap: number, reasons: Action['reasons']): Action => ({
  id,
  clause,
  ap,
  reasons,
  possible: {
    is: (t, operative) => findMove(t, operative, id) !== null,
    whyNot: () => [{ reason: 'no-legal-end', clause: 'KT-3.20' }],
  },
  start: (_t, operative) => startMove(operative, id),
});

export const universalActions: readonly Action[] = [
  moveAction('normal-move', 'KT-3.1', 1, (t, id) =>
    reasonsOf(
      because(isEngaged(t, id), 'engaged', 'KT-3.3'),
      because(performed(t, id, 'fall-back', 'charge'), 'not-with-other-moves', 'KT-3.3'),
    ),
  ),
  moveAction('charge', 'KT-3.8', 1, (t, id) =>
    reasonsOf(
      because(conceals(t, id), 'conceal-order', 'KT-3.10'),
      because(isEngaged(t, id), 'engaged', 'KT-3.10'),
      because(performed(t, id, 'normal-move', 'dash', 'fall-back'), 'not-with-other-moves', 'KT-3.10'),
    ),
  ),
  moveAction('fall-back', 'KT-3.11', 2, (t, id) =>
    reasonsOf(
      because(!isEngaged(t, id), 'not-engaged', 'KT-3.11'),
      because(performed(t, id, 'normal-move', 'charge'), 'not-with-other-moves', 'KT-3.11'),
    ),
  ),
  moveAction('dash', 'KT-3.12', 1, (t, id) =>
    reasonsOf(
      because(isEngaged(t, id), 'engaged', 'KT-3.12'),
      because(performed(t, id, 'charge'), 'not-with-other-moves', 'KT-3.12'),
    ),
  ),
  {
    id: 'shoot',
    clause: 'KT-3.17',
    ap: 1,
    reasons: (t, id) => reasonsOf(because(isEngaged(t, id), 'engaged', 'KT-3.17')),
    possible: shooting('shoot'),
    start: (_t, attacker) => shoot.start({ attacker, action: 'shoot', chosen: '', targets: [] }),
  },
  {
    id: 'fight',
    clause: 'KT-3.18',
    ap: 1,
    reasons: (t, id) => reasonsOf(because(!isEngaged(t, id), 'not-engaged', 'KT-3.18')),
    start: (_t, attacker) => fight.start({ attacker, action: 'fight', target: null, weapon: null, parry: null }),
  },
  {
    id: 'pick-up',
    clause: 'KT-3.15',
    ap: 1,
    reasons: againstPickUp,
    start: (_t, operative) => pickUp.start({ operative }),
  },
  { id: 'pass', clause: 'KT-3.13', ap: 1, repeats: true, reasons: () => [], start: () => pass.start({}) },
];

export const pass = sequence<object>('pass', 'KT-3.13', s => [s.run('KT-3.13', 'do nothing', (_t, v) => v)]);

/** KT-3.14: never part of an activation; other clauses trigger it (KT-2.14, KT-12.4). */
export const overwatchAction: Action = {
  id: 'overwatch',
  clause: 'KT-3.14',
  ap: 0,
  reasons: (t, id) =>
    reasonsOf(
      because(conceals(t, id), 'conceal-order', 'KT-3.14'),
      because(isEngaged(t, id), 'engaged', 'KT-3.14'),
      because(operativeOf(t, id).overwatched, 'already-overwatched', 'KT-3.14'),
    ),
  possible: shooting('overwatch'),
  start: (t, attacker) => {
    t.emit({ type: 'overwatched', clause: 'KT-3.14', operative: attacker });
    return shoot.start({ attacker, action: 'overwatch', chosen: '', targets: [] });
  },
};

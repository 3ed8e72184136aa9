import { fault } from '../../frame/check.ts';
import type { KillTeamCheck } from '../check.ts';
import { enemyOf, readyOf } from '../ledger.ts';
import { has } from '../numbers.ts';

/** When nothing is left to activate, or from guard (KT-12.4): engage order, once per turning point (KT-3.14). */
export const overwatch: KillTeamCheck = {
  name: 'overwatch',
  clause: 'KT-2.14',
  on: {
    overwatched: (l, { operative }) => {
      const one = l.operatives[operative]!;
      const own = readyOf(l, one.seat).filter(each => !has(each, 'platform-controller')).length;
      const turn = l.activation === null;
      return [
        one.overwatched ? fault('one Overwatch in a turning point', 'a second', 'KT-3.14') : null,
        one.order === 'engage' ? null : fault('an engage order', one.order, 'KT-3.14'),
        turn && own > 0 ? fault('nobody of its own left to activate', own) : null,
        turn && readyOf(l, enemyOf(one.seat)).length === 0
          ? fault('an opponent with somebody to activate', 'none')
          : null,
        !turn && l.map.closeQuarters === null ? fault('no Overwatch in an activation', 'one', 'KT-12.4') : null,
      ];
    },
    'guard-attacked': (l, { operative, interrupted }) => {
      const one = l.operatives[operative]!;
      return [
        l.activation?.operative === interrupted
          ? null
          : fault('the active operative interrupted', interrupted, 'KT-12.4'),
        l.activation?.guarded ? fault('one guard attack in an activation', 'a second', 'KT-12.4') : null,
        one.onGuard ? null : fault('an operative on guard', 'one that is not', 'KT-12.4'),
      ];
    },
  },
};

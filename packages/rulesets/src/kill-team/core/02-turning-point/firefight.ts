// KT-2.8-10, KT-2.14  The firefight phase: who acts next
import type { Id, Seat } from '@little-wars/engine';
import { cardOf, inPlay, isInPlay, operativeOf, other } from '../../lookups.ts';
import { type Look, type Operative, type OperativeId, question, sequence } from '../../types.ts';
import { isPossible } from '../03-actions/actions.ts';
import { activation } from './activation.ts';
import { performing } from './perform.ts';

interface Firefight {
  readonly seat: Seat;
  /** The operative chosen to activate or to overwatch. */
  readonly chosen: Id | null;
  /** KT-2.9: the operatives activated so far this turn. */
  readonly group: readonly OperativeId[];
}

/** KT-2.8: ready operatives that may be activated. */
export const readyOf = (t: Look, seat: Seat): readonly OperativeId[] =>
  inPlay(t.position, (operative, id) => isReady(t, operative, id, seat));

const isReady = (t: Look, { seat: of, ready }: Operative, operative: OperativeId, seat: Seat): boolean =>
  of === seat && ready && t.query('may-activate', true, { operative });

const hasReady = (t: Look, seat: Seat): boolean =>
  t.position.operatives.some((operative, id) => isInPlay(operative) && isReady(t, operative, id, seat));

/** KT-2.10: how many operatives of a group activation are activated in succession. */
export const inSuccession = (groupActivation: number): number => Math.min(groupActivation, 2);

/** KT-2.9, KT-2.10: who may be activated next this turn: anyone first, then others of that type up to its GA. */
export function nextOf(t: Look, { seat, group }: Pick<Firefight, 'seat' | 'group'>): readonly OperativeId[] {
  const [first] = group;
  if (first === undefined) return readyOf(t, seat);
  const { id: card, groupActivation } = cardOf(t, first);
  if (group.length >= inSuccession(groupActivation)) return [];
  return readyOf(t, seat).filter(id => operativeOf(t, id).card === card);
}

/** KT-2.14: activated operatives with an engage order that may overwatch; none while somebody is left to activate. */
export const overwatchersOf = (t: Look, seat: Seat): readonly OperativeId[] =>
  hasReady(t, seat) || !hasReady(t, other(seat))
    ? []
    : inPlay(t.position, o => o.seat === seat && !o.ready && o.order === 'engage' && !o.overwatched).filter(id =>
        isPossible(t, id, 'overwatch', true),
      );

const PASS = 'pass';

export const chooseWhoActivates = question('choose who activates', 'pick-one');
export const chooseWhoOverwatches = question('choose who overwatches', 'pick-one');

/** KT-2.8: players alternate, initiative first, until everybody has been activated. */
export const firefight = sequence<Firefight>('firefight', 'KT-2.8', s => [
  s.ask('KT-2.8', chooseWhoActivates, {
    to: (_t, v) => v.seat,
    ask: (t, v) => {
      const options = nextOf(t, v);
      return options.length > 0 ? { of: 'operative', options } : null;
    },
    then: (_t, v, chosen) => ({ ...v, chosen, group: [...v.group, chosen as OperativeId] }),
  }),
  s.call('KT-2.8', 'activate it', (_t, v) =>
    v.chosen === null ? null : activation.start({ operative: v.chosen as OperativeId, chosen: null }),
  ),
  s.repeat('KT-2.9', 'while its group goes on', {
    from: chooseWhoActivates.purpose,
    while: (t, v) => v.group.length > 0 && nextOf(t, v).length > 0,
  }),
  s.ask('KT-2.14', chooseWhoOverwatches, {
    to: (_t, v) => v.seat,
    ask: (t, v) => {
      const options = v.group.length > 0 ? [] : overwatchersOf(t, v.seat);
      return options.length > 0 ? { of: 'operative', options: [PASS, ...options] } : null;
    },
    then: (_t, v, chosen) => ({ ...v, chosen }),
  }),
  s.call('KT-2.14', 'overwatch', (_t, v) =>
    v.group.length > 0 || v.chosen === null || v.chosen === PASS
      ? null
      : performing(v.chosen as OperativeId, 'overwatch', 'free'),
  ),
  s.run('KT-2.8', 'the other seat goes on', (_t, v) => ({ seat: other(v.seat), chosen: null, group: [] })),
  s.repeat('KT-2.8', 'until all have been activated', {
    from: chooseWhoActivates.purpose,
    while: t => [0, 1].some(seat => hasReady(t, seat)),
  }),
]);

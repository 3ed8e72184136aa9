// KT-3.19  Joining lists of actions
import { latestAt } from '@little-wars/engine';
import type { Action, OperativeId } from '../../types.ts';

type Join = (operative: OperativeId, actions: readonly Action[], more: readonly Action[]) => readonly Action[];

/** Joins two lists of an operative's actions. Cached, because actions are queried all the time. */
export function joining(): Join {
  const joined = latestAt((_operative: OperativeId, actions: readonly Action[], more: readonly Action[]) => [
    ...actions,
    ...more,
  ]);
  return (operative, actions, more) => (more.length === 0 ? actions : joined(operative, actions, more));
}

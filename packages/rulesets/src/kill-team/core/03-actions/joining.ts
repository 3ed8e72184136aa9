// KT-3.19  Lists of actions joined
import { latestAt } from '@little-wars/engine';
import type { Action, OperativeId } from '../../types.ts';

type Join = (operative: OperativeId, actions: readonly Action[], more: readonly Action[]) => readonly Action[];

/** Joins two lists of an operative; the same list again for the same two, since actions are asked for all the time. */
export function joining(): Join {
  const joined = latestAt((_operative: OperativeId, actions: readonly Action[], more: readonly Action[]) => [
    ...actions,
    ...more,
  ]);
  return (operative, actions, more) => (more.length === 0 ? actions : joined(operative, actions, more));
}

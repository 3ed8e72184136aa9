// KT-3.19  Actions beside those everybody has: of missions, tac ops, datacards, equipment and Close Quarters

import { ownActions } from '../../factions/own-actions.ts';
import { missionActions } from '../../missions/index.ts';
import type { Look, OperativeId } from '../../types.ts';
import { tacOpActions } from '../10-tac-ops/actions.ts';
import { closeQuartersActions } from '../12-close-quarters/actions.ts';
import type { Action } from './actions.ts';

interface Known {
  readonly mission: readonly Action[];
  readonly tacOps: readonly Action[];
  readonly own: readonly Action[];
  /** Of where it is played. */
  readonly there: readonly Action[];
  readonly actions: readonly Action[];
}

/** The last of each operative: good while every source gives the same list. */
const known: (Known | undefined)[] = [];

export function moreActions(t: Look, operative: OperativeId): readonly Action[] {
  const mission = missionActions(t, operative);
  const tacOps = tacOpActions(t, operative);
  const own = ownActions(t, operative);
  const there = closeQuartersActions(t);
  const before = known[operative];
  if (before?.mission === mission && before.tacOps === tacOps && before.own === own && before.there === there)
    return before.actions;
  const actions = [...mission, ...tacOps, ...own, ...there];
  known[operative] = { mission, tacOps, own, there, actions };
  return actions;
}

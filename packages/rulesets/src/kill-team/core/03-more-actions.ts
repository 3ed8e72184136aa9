// KT-3.19  Actions beside those everybody has: of missions, tac ops, datacards, equipment and Close Quarters

import { ownActions } from '../factions/own-actions.ts';
import { missionActions } from '../missions/index.ts';
import type { Look, OperativeId } from '../types.ts';
import type { Action } from './03-actions.ts';
import { tacOpActions } from './10-actions.ts';
import { closeQuartersActions } from './12-actions.ts';

interface Known {
  readonly sources: readonly (readonly Action[])[];
  readonly actions: readonly Action[];
}

/** The last of each operative: good while every source gives the same list. */
const known: (Known | undefined)[] = [];

export function moreActions(t: Look, operative: OperativeId): readonly Action[] {
  const sources = [
    missionActions(t, operative),
    tacOpActions(t, operative),
    ownActions(t, operative),
    closeQuartersActions(t),
  ];
  const before = known[operative];
  if (before && sources.every((source, i) => source === before.sources[i])) return before.actions;
  const actions = sources.flat();
  known[operative] = { sources, actions };
  return actions;
}

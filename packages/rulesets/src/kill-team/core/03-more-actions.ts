// KT-3.19  Actions beside those everybody has: of missions, tac ops, datacards, equipment and Close Quarters

import { ownActions } from '../factions/own-actions.ts';
import { missionActions } from '../missions/index.ts';
import type { Look, OperativeId } from '../types.ts';
import type { Action } from './03-actions.ts';
import { tacOpActions } from './10-actions.ts';
import { closeQuartersActions } from './12-actions.ts';

export const moreActions = (t: Look, operative: OperativeId): readonly Action[] => [
  ...missionActions(t, operative),
  ...tacOpActions(t, operative),
  ...ownActions(t, operative),
  ...closeQuartersActions(t),
];

// KT-3.19  Actions beside those everybody has: of missions, tac ops, datacards and equipment
import type { Look, OperativeId } from '../types.ts';
import type { Action } from './03-actions.ts';

type Source = (t: Look, operative: OperativeId) => readonly Action[];

/** Each adds the actions it gives an operative. */
const SOURCES: readonly Source[] = [];

export const moreActions = (t: Look, operative: OperativeId): readonly Action[] =>
  SOURCES.length === 0 ? NONE : SOURCES.flatMap(source => source(t, operative));

const NONE: readonly Action[] = [];

// An attack to try a rule in.
import type { Position, Setup } from '../types.ts';
import type { Use } from '../uses.ts';

export type RuleName = Use['rule'];

/** Operative 0 attacks operative 1. */
export interface Situation {
  readonly name: string;
  readonly setup: Setup;
  readonly position: Position;
  readonly weapon: string;
  readonly parry: string | null;
  readonly kind: 'shot' | 'fight';
  readonly action: string;
}

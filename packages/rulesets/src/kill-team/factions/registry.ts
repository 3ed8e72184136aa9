// What a faction's folder gives to the whole.
import type { Frame, ListedSequence, Seat } from '@little-wars/engine';
import type { Action, Look, OperativeId } from '../types.ts';
import type { StrategyRule } from './uses.ts';

/** KT-2.5: a strategic ploy: one that lasts until the turning point ends, or one that is resolved at once. */
export type StrategicPloy = {
  readonly id: string;
  /** Whether it would do anything for this team now. */
  readonly helps: (t: Look, seat: Seat) => boolean;
} & ({ readonly lasts: StrategyRule } | { readonly atOnce: (seat: Seat) => Frame });

/** An action that only some have: by their card, their equipment or a ploy at work. */
export interface OwnAction extends Action {
  /** For actions that neither card nor item names: who has it now. */
  readonly isGiven?: (t: Look, operative: OperativeId) => boolean;
}

export interface FactionPart {
  readonly strategic: readonly StrategicPloy[];
  readonly actions: readonly OwnAction[];
  readonly sequences: readonly ListedSequence[];
}

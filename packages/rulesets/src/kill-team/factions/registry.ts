// What each faction's folder exports.
import type { Frame, ListedSequence, Seat } from '@little-wars/engine';
import type { Action, Look, OperativeId } from '../types.ts';
import type { StrategyRule } from './uses.ts';

/** KT-2.5: a strategic ploy, either lasting until the turning point ends or resolved at once. */
export type StrategicPloy = {
  readonly id: string;
  /** Whether it would help this team now. */
  readonly helps: (t: Look, seat: Seat) => boolean;
} & ({ readonly lasts: StrategyRule } | { readonly atOnce: (seat: Seat) => Frame });

/** An action that only some operatives have, from their card, their equipment or an active ploy. */
export interface OwnAction extends Action {
  /** For actions that neither card nor item names: whether the operative has it now. */
  readonly isGiven?: (t: Look, operative: OperativeId) => boolean;
}

export interface FactionPart {
  readonly strategic: readonly StrategicPloy[];
  readonly actions: readonly OwnAction[];
  readonly sequences: readonly ListedSequence[];
}

import type { Reason } from '@little-wars/engine';
import { findCard } from '../content/index.ts';
import type { RosterReasonId } from './texts.ts';
import type { RosterOperative } from './types.ts';

/** Why a roster, a team or its equipment is refused. Parameters are for people to read: names, not ids. */
export interface RosterReason extends Reason {
  readonly reason: RosterReasonId;
  readonly clause: RosterClause;
  readonly at: string;
}

export type RosterClause = 'KT-9.26' | 'KT-11.6' | 'KT-11.8' | 'KT-13.2';

/** A KT-13.2 reason, as nearly all of them are. */
export const against = (reason: RosterReasonId, at: string, parameters: object = {}): RosterReason => ({
  reason,
  clause: 'KT-13.2',
  at,
  ...parameters,
});

/** A card's name, or the id itself if it is unknown. */
export const cardName = (id: string): string => findCard(id)?.name ?? id;

export const called = ({ name, id }: RosterOperative): string => name ?? id;

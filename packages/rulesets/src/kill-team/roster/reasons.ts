import type { Reason } from '@little-wars/engine';
import { findCard } from '../content/index.ts';
import type { RosterReasonId } from './texts.ts';
import type { RosterOperative } from './types.ts';

/** Why a roster, a team or its equipment is refused. Parameters are made for people: names, not ids. */
export interface RosterReason extends Reason {
  readonly reason: RosterReasonId;
  readonly clause: RosterClause;
  readonly at: string;
}

export type RosterClause = 'KT-9.26' | 'KT-11.6' | 'KT-11.8' | 'KT-13.2';

/** A reason by KT-13.2, where nearly all of them come from. */
export const against = (reason: RosterReasonId, at: string, parameters: object = {}): RosterReason => ({
  reason,
  clause: 'KT-13.2',
  at,
  ...parameters,
});

/** The names of cards; an unknown id stands for itself. */
export const cardName = (id: string): string => findCard(id)?.name ?? id;

export const called = ({ name, id }: RosterOperative): string => name ?? id;

import type { Reason } from '@little-wars/engine';

/** The reason, if it holds. */
export const because = (holds: boolean, reason: string, clause: string): readonly Reason[] =>
  holds ? [{ reason, clause }] : [];

export const without = (reasons: readonly Reason[], ...ids: readonly string[]): readonly Reason[] =>
  reasons.filter(({ reason }) => !ids.includes(reason));

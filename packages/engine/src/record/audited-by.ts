import type { DiceInfo } from './record-file.ts';

/** Audited dice at the start of a match: commitments in seat order, no secrets yet. */
export const auditedBy = (commitments: readonly string[]): DiceInfo => ({
  source: 'audited',
  commitments,
  secrets: commitments.map(() => null),
});

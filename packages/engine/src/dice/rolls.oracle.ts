import type { Roll } from '../kernel/questions.ts';

/** A roll as a rule would ask for it. */
export const rollOf = (
  purpose: string,
  count: number,
  { sides = 6, whose = null }: { sides?: number; whose?: number | null } = {},
): Roll => ({ kind: 'roll', to: 'dice', purpose, clause: 'T-1', secret: false, count, sides, whose });

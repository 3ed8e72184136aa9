/** RS-2.5, RS-2.8 */
const BEST = 2;

/** A skill improved by one, to 2+ at best. */
export const improved = (skill: number): number => Math.min(skill, Math.max(BEST, skill - 1));

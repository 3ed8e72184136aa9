export interface Bar {
  readonly label: string;
  /** Out of 1. */
  readonly chance: number;
}

/** Terminals are this wide unless they say otherwise. */
export const WIDTH = 80;
const PERCENT = 8;

/** A bar for each chance, the likeliest as long as there is room; a chance that is not 0 never looks like none. */
export function drawHistogram(bars: readonly Bar[], width = WIDTH): string {
  const wide = Math.max(0, ...bars.map(({ label }) => label.length));
  const room = Math.max(1, width - wide - PERCENT - 4);
  const most = Math.max(Number.MIN_VALUE, ...bars.map(({ chance }) => chance));
  return bars
    .map(({ label, chance }) => {
      const long = chance > 0 ? Math.max(1, Math.round((room * chance) / most)) : 0;
      return `${label.padStart(wide)}  ${percent(chance).padStart(PERCENT)}  ${'#'.repeat(long)}`.trimEnd();
    })
    .join('\n');
}

/** Two digits after the point; what is not quite 0 or 1 is not rounded to it. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.00005) return '<0.01 %';
  if (chance < 1 && chance > 0.99995) return '>99.99 %';
  return `${(100 * chance).toFixed(2)} %`;
}

/** The chances of a list from 0 on as bars; what never happens after the last that may happen is left out. */
export function barsOf(chances: readonly number[], last?: string): readonly Bar[] {
  const end = chances.findLastIndex(chance => chance > 0);
  return chances
    .slice(0, end + 1)
    .map((chance, x) => ({ label: last !== undefined && x === chances.length - 1 ? last : String(x), chance }));
}

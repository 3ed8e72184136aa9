export interface Bar {
  readonly label: string;
  /** From 0 to 1. */
  readonly chance: number;
}

/** The default width of a terminal. */
export const WIDTH = 80;
const PERCENT = 8;

/** One bar per chance; the likeliest fills the width, and a chance above 0 is always visible. */
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

/** A percentage with two decimals; only exact 0 and 1 are shown as 0 and 100. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.00005) return '<0.01 %';
  if (chance < 1 && chance > 0.99995) return '>99.99 %';
  return `${(100 * chance).toFixed(2)} %`;
}

/** Bars for chances from 0 on; trailing impossible values are left out. */
export function barsOf(chances: readonly number[], last?: string): readonly Bar[] {
  const end = chances.findLastIndex(chance => chance > 0);
  return chances
    .slice(0, end + 1)
    .map((chance, x) => ({ label: last !== undefined && x === chances.length - 1 ? last : String(x), chance }));
}

// Properties of pools that follow from the worth of final dice alone, before any re-roll is decided.
import { NO_SHORTCUTS, type Ranking, type Shortcuts } from './groups.ts';
import { type Kind, kindOf, type Pool, rollsOnesAgain, step } from './pool.ts';
import { type End, isWidening, prepare } from './prepared.ts';
import type { Worth } from './re-rolls.ts';

const RANKINGS: readonly (readonly Kind[])[] = [
  ['one', 'fail', 'normal', 'critical'],
  ['one', 'fail', 'critical', 'normal'],
];

const endsOf = (pool: Pool): readonly End[] => prepare({ ...pool, reRolls: [] }).ends;

/** An order of kinds in which a better die is never worth less; null if there is none. */
export function rankingOf(pool: Pool, worth: Worth): Ranking {
  const ends = endsOf(pool);
  const kinds = pool.ones ? RANKINGS : RANKINGS.map(ranking => ranking.slice(1));
  return (
    kinds.find(ranking => ranking.every((kind, i) => i === 0 || rises(ends, worth, ranking[i - 1]!, kind))) ?? null
  );
}

function rises(ends: readonly End[], worth: Worth, from: Kind, to: Kind): boolean {
  for (const end of ends)
    if (countOf(end, from) > 0 && isWorse(worth, end.place - step(end.dice, from) + step(end.dice, to), end.place))
      return false;
  return true;
}

function countOf({ critical, normal, ones, dice }: End, kind: Kind): number {
  if (kind === 'critical') return critical;
  if (kind === 'normal') return normal;
  return kind === 'one' ? ones : dice - critical - normal - ones;
}

/** Equal sums over many outcomes may differ by rounding errors. */
const ROUNDING = 1e-12;

function isWorse(worth: Worth, place: number, than: number): boolean {
  for (let i = 0; i < worth.length; i++) {
    const one = worth[i]![place]!;
    const other = worth[i]![than]!;
    if (Math.abs(one - other) > ROUNDING * Math.abs(other)) return one < other;
  }
  return false;
}

/** The shortcuts that ranked dice of this worth allow. */
export function shortcutsOf(pool: Pool, worth: Worth, ranking: Ranking): Shortcuts {
  if (ranking === null || !isWidening(pool.reRolls)) return NO_SHORTCUTS;
  return {
    countsAgain: rollsOnesAgain(pool) && isOnesOnTop(pool, worth),
    takesFails: isBestWorthMore(pool, worth, ranking.at(-1)!),
  };
}

/**
 * Whether every 1 costs the same, and is otherwise worth as much as any failure. If moreover all 1s are re-rolled, a
 * die costs something only by being re-rolled, so the least cost is that of the fewest re-rolled dice.
 */
function isOnesOnTop(pool: Pool, worth: Worth): boolean {
  if (!pool.ones || worth.length < 2) return false;
  const last = worth.length - 1;
  const one = step(pool.dice, 'one');
  const each = worth[last]![one]!;
  if (each >= 0) return false;
  for (const { place, ones } of endsOf(pool)) {
    if (worth[last]![place] !== ones * each) return false;
    for (let i = 0; i < last; i++) if (worth[i]![place] !== worth[i]![place - ones * one]) return false;
  }
  return true;
}

/**
 * Whether a die of the best kind, which some face shows, is always worth more than a failure by the first list. No kind
 * is worth less than a failure, so re-rolling one is better than leaving it, and no plan loses by doing so at the first
 * offer that has room: whatever it does later, it can do as well after the re-roll.
 */
function isBestWorthMore(pool: Pool, worth: Worth, best: Kind): boolean {
  if (![1, 2, 3, 4, 5, 6].some(face => kindOf(face, pool) === best)) return false;
  const main = worth[0]!;
  for (const end of endsOf(pool)) {
    if (countOf(end, 'fail') === 0) continue;
    const now = main[end.place]!;
    if (main[end.place + step(pool.dice, best)]! - now <= ROUNDING * Math.abs(now)) return false;
  }
  return true;
}

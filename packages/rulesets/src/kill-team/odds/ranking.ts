// What follows from the worth of dice alone, before any re-roll is decided.
import { ALL_FAILS, ANY_FAILS, NO_SHORTCUTS, type Ranking, type Shortcuts } from './groups.ts';
import { type Kind, kindOf, type Pool, rollsOnesAgain, step } from './pool.ts';
import { type End, isWidening, prepare } from './prepared.ts';
import type { Worth } from './re-rolls.ts';

/** As most dice rank; ones where they are counted. */
export const RANKED: readonly Kind[] = ['one', 'fail', 'normal', 'critical'];
const RANKINGS: readonly (readonly Kind[])[] = [RANKED, ['one', 'fail', 'critical', 'normal']];

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
  const countsAgain = rollsOnesAgain(pool) && isOnesOnTop(pool, worth);
  return { countsAgain, fails: failsIn(pool, countsAgain ? worth.slice(0, -1) : worth, ranking.at(-1)!) };
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
 * Which failures are certainly rolled again, by the place of all dice. No kind is worth less than a failure, so no plan
 * loses by rolling one again at the first offer that has room; a plan rolls no other dice while failures lie there.
 * Where failures alone may lead from a place, each failure that is left may be worth less than a die of the best kind,
 * by what decides: then all of them are rolled again in the end, and at once.
 */
function failsIn(pool: Pool, worth: Worth, best: Kind): Uint8Array | null {
  if (![1, 2, 3, 4, 5, 6].some(face => kindOf(face, pool) === best)) return null;
  const ends = endsOf(pool);
  const kinds: readonly Kind[] = pool.ones ? ['one', 'normal', 'critical'] : ['normal', 'critical'];
  const steps = kinds.map(kind => step(pool.dice, kind));
  const toBest = step(pool.dice, best);
  const main = worth[0]!;
  const fails = new Uint8Array(main.length).fill(ALL_FAILS);
  // Better dice are at higher places.
  for (let i = ends.length - 1; i >= 0; i--) {
    const { place, dice, critical, normal, ones } = ends[i]!;
    const failed = dice - critical - normal - ones;
    if (failed > 0 && main[place + toBest]! - main[place]! <= ROUNDING * Math.abs(main[place]!))
      fails[place] = ANY_FAILS;
    else if (failed > 1 && steps.some(each => fails[place + each] !== ALL_FAILS)) fails[place] = ANY_FAILS;
  }
  return fails;
}

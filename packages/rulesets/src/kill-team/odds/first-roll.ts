// The first roll of a pool of dice, and a re-roll offer without a choice.
import { codeOf, type Groups, type Making } from './groups.ts';
import { Numbering } from './numbering.ts';
import { type Class, type Pool, step } from './pool.ts';
import { everyFall } from './tables.ts';

/**
 * Whether the first offer takes all dice of the worst kind and no others: then all are rolled again (see `Ranking`).
 */
export const takesAllOnes = ({ ones, dice, reRolls }: Pool, classes: readonly Class[]): boolean =>
  ones && reRolls[0]!.most >= dice && classes.every(({ as, offers }) => (as === 'one') === ((offers & 1) === 1));

/** One result of a die: what it adds to the place, its group, and its number of faces. */
interface Lying {
  readonly adds: number;
  readonly group: number;
  readonly size: number;
}

/** The results of a die after the first roll, including an offer that is part of it. */
function lyingAfter({ pool, classes, falls }: Making, { groupOf }: Groups, sizes: readonly number[], sure: number) {
  const lying: Lying[] = [];
  const add = (adds: number, group: number, size: number): void => {
    const at = lying.findIndex(each => each.adds === adds && each.group === group);
    if (at < 0) lying.push({ adds, group, size });
    else lying[at] = { adds, group, size: lying[at]!.size + size };
  };
  for (const [i, { as, size }] of classes.entries())
    if (sure === 0) lying.push({ adds: step(pool.dice, as), group: groupOf[i]!, size });
    else if (as !== 'one') add(step(pool.dice, as), groupOf[i]!, 6 * size);
    else for (const [fall, adds] of falls.entries()) add(adds, -1, size * sizes[fall]!);
  return lying;
}

/** Every state that the first roll may lead to, and how many outcomes lead to it. */
export function firstRoll(making: Making, start: Groups, sizes: readonly number[], sure: number) {
  const { pool } = making;
  const { groups } = start;
  const lying = lyingAfter(making, start, sizes, sure);
  const numbers = new Numbering();
  const weights: number[] = [];
  const alive = groups.map(() => 0);
  everyFall(
    lying.map(({ size }) => size),
    pool.dice,
    (counts, weight) => {
      alive.fill(0);
      let place = 0;
      for (let i = 0; i < counts.length; i++) {
        const { adds, group } = lying[i]!;
        place += counts[i]! * adds;
        if (group >= 0) alive[group]! += counts[i]!;
      }
      const number = numbers.of(codeOf(pool, groups, place, alive));
      weights[number] = (weights[number] ?? 0) + weight;
    },
  );
  return { numbers, weights };
}

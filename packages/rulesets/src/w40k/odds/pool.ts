// Dice rolled together: what they come to with the free re-rolls on offer
import type { Needed } from '../attacks/rolls.ts';
import { wouldFail } from '../dice/rolls.ts';
import type { ReRoll } from '../types.ts';
import { type Chances, mixedIn, mixture, NEVER, SURE, summed, times } from './chances.ts';

export const FACES = [1, 2, 3, 4, 5, 6] as const;
const SIXTH = 1 / 6;

/** What each face of a die is worth, and how many dice it adds; those add none themselves. */
export interface Die {
  readonly byFace: readonly Chances[];
  readonly more: readonly number[];
}

export interface Pooling {
  readonly which: ReRoll;
  readonly needed: Needed;
  /** More than this counts as this much. */
  readonly most: number;
}

/** Whether a die that lies like this is rolled again. */
function isAgain(which: ReRoll, face: number, { needs, modifier }: Needed): boolean {
  const fails = wouldFail(face, needs, modifier);
  switch (which) {
    case 'ones':
      return face === 1;
    case 'failed':
    case 'one':
      return fails && face < needs;
    case 'any':
      return fails;
    default:
      return false;
  }
}

/** The chance of each face after a free re-roll of every die that it may take up. */
export function facesWith(which: ReRoll, needed: Needed): readonly number[] {
  const again = FACES.map(face => isAgain(which, face, needed));
  const count = again.filter(Boolean).length;
  return again.map(is => (is ? 0 : SIXTH) + count * SIXTH * SIXTH);
}

/** What 0, 1, 2 … dice come to, up to a number of them. */
export function poolsUpTo(die: Die, pooling: Pooling, count: number): readonly Chances[] {
  if (pooling.which === 'one') return withOneReRoll(die, pooling, count);
  const { which, needed, most } = pooling;
  const faces = facesWith(which, needed);
  const extra = mixture(faces.map((chance, i) => [chance, die.byFace[i]!] as const));
  const own = die.byFace.map((chances, i) =>
    die.more[i] === 0 ? chances : summed(chances, times(extra, die.more[i]!, most), most),
  );
  const one = mixture(faces.map((chance, i) => [chance, own[i]!] as const));
  const pools: Chances[] = [SURE];
  for (let i = 0; i < count; i++) pools.push(summed(pools[i]!, one, most));
  return pools;
}

/** What dice come to, by how many dice they add. */
type Rows = readonly Chances[];

const rowOf = (more: number, chances: Chances): Rows => [...new Array<Chances>(more).fill(NEVER), chances];

function mixedRows(parts: readonly (readonly [share: number, rows: Rows])[]): Rows {
  const mixed: number[][] = [];
  for (const [share, rows] of parts)
    for (const [i, row] of rows.entries()) {
      while (mixed.length <= i) mixed.push([]);
      mixedIn(mixed[i]!, share, row);
    }
  return mixed;
}

const summedRows = (a: Rows, b: Rows, most: number): Rows =>
  mixedRows(a.flatMap((one, i) => b.map((other, j) => [1, rowOf(i + j, summed(one, other, most))] as const)));

/** Of each roll one die that fails, the first, is rolled again; dice that others add are a roll of their own. */
function withOneReRoll({ byFace, more }: Die, { needed, most }: Pooling, count: number): readonly Chances[] {
  const rows = byFace.map((chances, i) => rowOf(more[i]!, chances));
  const fails = FACES.map(face => isAgain('one', face, needed));
  const any = mixedRows(rows.map(row => [SIXTH, row] as const));
  const good = mixedRows(rows.map((row, i) => [fails[i] ? 0 : SIXTH, row] as const));
  const failing = fails.filter(Boolean).length * SIXTH;
  const pools: Rows[] = [[SURE]];
  // Before the re-roll is used, and after.
  let [fresh, used]: readonly [Rows, Rows] = [[SURE], []];
  for (let i = 0; i < count; i++) {
    used = mixedRows([
      [1, summedRows(used, any, most)],
      [failing, summedRows(fresh, any, most)],
    ]);
    fresh = summedRows(fresh, good, most);
    pools.push(
      mixedRows([
        [1, fresh],
        [1, used],
      ]),
    );
  }
  const added = Math.max(0, ...pools.map(pool => pool.length - 1));
  const extra =
    added === 0 ? [SURE] : withOneReRoll({ byFace, more: more.map(() => 0) }, { which: 'one', needed, most }, added);
  return pools.map(pool => mixture(pool.map((row, i) => [1, summed(row, extra[i]!, most)] as const)));
}

// The memory layout of an exchange's states: blocks by the hits left to both sides, each with the conditions of both.
import { CRITICAL, criticalIn, type Game, NORMAL, normalIn, otherOf, packed, type Turn, woundsIn } from './clash.ts';
import { type Conditions, conditionsOf, type Extent } from './conditions.ts';

/** The layout of one side. Its hits are numbered by critical and then normal ones. */
export interface SideLayout {
  readonly extent: Extent;
  /** One more than the highest number of hits. */
  readonly hits: number;
  /** The hits of each number, packed as in clash.ts; -1 if they exceed the extent. */
  readonly packed: Int32Array;
  readonly conditions: Conditions;
  /** By hits of the other side: the conditions distinguished there, and the index in that list of each condition. */
  readonly lists: readonly Int16Array[];
  readonly ranks: readonly Int16Array[];
}

export interface Layout {
  readonly sides: readonly [SideLayout, SideLayout];
  /** Where the block of hits of both sides begins: by the attacker's, then the defender's. */
  readonly bases: Int32Array;
  readonly size: number;
  /** The length of the longest list of conditions. */
  readonly most: number;
}

export const numberOfHits = ({ normal: most }: Extent, critical: number, normal: number): number =>
  critical * (most + 1) + normal;

export const numberOfPacked = (extent: Extent, hits: number): number =>
  numberOfHits(extent, criticalIn(hits), normalIn(hits));

function hitsWithin({ critical, normal, most }: Extent): Int32Array {
  const packed = new Int32Array((critical + 1) * (normal + 1)).fill(-1);
  for (let c = 0, at = 0; c <= critical; c++)
    for (let n = 0; n <= normal; n++, at++) if (c + n <= most) packed[at] = c * CRITICAL + n * NORMAL;
  return packed;
}

/** The place of a standing at which it is the attacker's turn; the next place is the same at the defender's. */
export function placeOf(
  { sides: [a, d], bases }: Layout,
  hits: readonly [number, number],
  at: readonly [number, number],
) {
  const base = bases[hits[0] * d.hits + hits[1]]!;
  return base + 2 * (a.ranks[hits[1]]![at[0]]! * d.lists[hits[0]]!.length + d.ranks[hits[0]]![at[1]]!);
}

/** The layout for all exchanges that begin with hits within these extents, in these conditions. */
export function layoutOf(game: Game, extents: readonly [Extent, Extent], starts: readonly [number, number]): Layout {
  const sideOf = (side: Turn): SideLayout => {
    const [extent, others] = [extents[side], extents[otherOf(side)]];
    const packedHits = hitsWithin(extent);
    const conditions = conditionsOf(game, side, starts[side], others.most);
    const apart = toldApart(game, side, conditions, others);
    return { extent, hits: packedHits.length, packed: packedHits, conditions, ...apart };
  };
  const [a, d] = [sideOf(0), sideOf(1)];
  const bases = new Int32Array(a.hits * d.hits);
  let size = 0;
  for (let own = 0; own < a.hits; own++)
    for (let theirs = 0; theirs < d.hits; theirs++) {
      bases[own * d.hits + theirs] = size;
      size += 2 * (a.lists[theirs]?.length ?? 0) * (d.lists[own]?.length ?? 0);
    }
  const most = Math.max(a.conditions.packed.length, d.conditions.packed.length);
  return { sides: [a, d], bases, size, most };
}

/** The conditions distinguished by hits of the other side: wounds beyond what those hits can take are merged. */
function toldApart({ sides }: Game, side: Turn, { packed: conditions, strikes }: Conditions, others: Extent) {
  const { damage, firstCritical } = sides[otherOf(side)];
  const hits = hitsWithin(others);
  const lists: Int16Array[] = [];
  const ranks: Int16Array[] = [];
  for (let number = 0; number < hits.length; number++) {
    const left = hits[number]!;
    if (left < 0) continue;
    const [critical, normal] = [criticalIn(left), normalIn(left)];
    const most = critical * damage[1] + normal * damage[0] + (critical > 0 ? Math.max(0, firstCritical) : 0);
    const used = others.most - critical - normal;
    const list: number[] = [];
    const rank = new Int16Array(conditions.length).fill(-1);
    const beyond: number[] = [];
    for (let i = 0; i < conditions.length; i++) {
      if (strikes[i]! > used) continue;
      const isBeyond = woundsIn(conditions[i]!) > most;
      const rest = conditions[i]! & WITHOUT_WOUNDS;
      if (!isBeyond || beyond[rest] === undefined) {
        if (isBeyond) beyond[rest] = list.length;
        rank[i] = list.length;
        list.push(i);
      } else rank[i] = beyond[rest]!;
    }
    lists[number] = Int16Array.from(list);
    ranks[number] = rank;
  }
  return { lists, ranks };
}

/** A mask for the hits that may be ignored and the critical strike. */
const WITHOUT_WOUNDS = packed({ hits: { critical: 0, normal: 0 }, wounds: 0, spare: 3, struck: true });

// The moves of the side whose turn it is with its remaining hits, and their effects.
import {
  amountOf,
  CRITICAL,
  type Game,
  isAllowed,
  moveOf,
  NORMAL,
  normalIn,
  otherOf,
  ownAfter,
  STRIKE_CRITICAL,
  type Turn,
  theirsAfter,
  WANTED,
} from './clash.ts';
import { type Layout, numberOfPacked } from './layout.ts';

/** Special uses: the side has no hits left; added to a strike: its damage is ignored. */
export const NOTHING = 7;
export const IGNORED = 8;

/** One use of a hit. */
export interface Way {
  readonly use: number;
  /** Whether the striker has struck critically before; null if that makes no difference. */
  readonly struck: 0 | 1 | null;
  readonly isCriticalStrike: boolean;
  readonly amount: number;
  /** How many numbers of hits both sides go down by. */
  readonly own: number;
  readonly theirs: number;
}

const EITHER = [null] as const;
const FIRST_OR_LATER = [0, 1] as const;

/** The uses that a policy considers with these hits, in its order. */
function waysWith(game: Game, { sides }: Layout, turn: Turn, hits: readonly [own: number, theirs: number]) {
  const [own, theirs] = hits;
  const { stun, firstCritical } = game.sides[turn];
  const [mover, other] = [sides[turn].extent, sides[otherOf(turn)].extent];
  const ways: Way[] = [];
  for (const use of WANTED[game.policies[turn]]) {
    const move = moveOf(use, turn);
    if (!isAllowed(game, move, own, theirs)) continue;
    const isCriticalStrike = use === STRIKE_CRITICAL;
    for (const struck of isCriticalStrike && (stun || firstCritical > 0) ? FIRST_OR_LATER : EITHER) {
      const before = own + (struck ?? 0);
      ways.push({
        use,
        struck,
        isCriticalStrike,
        amount: amountOf(game, move, before),
        own: numberOfPacked(mover, own) - numberOfPacked(mover, ownAfter(game, move, before)),
        theirs: numberOfPacked(other, theirs) - numberOfPacked(other, theirsAfter(game, move, before, theirs)),
      });
    }
    if (game.policies[turn] !== 'best') break;
  }
  return ways;
}

const SOME = [0, NORMAL, CRITICAL, CRITICAL + NORMAL] as const;
/** The kinds of hits there are, as an index in `SOME`. */
const kindsIn = (hits: number): number => (normalIn(hits) > 0 ? 1 : 0) + (hits >= CRITICAL ? 2 : 0);

/** The ways of a side by the kinds of hits that it has, then by those of the other: nothing else matters to them. */
const waysOf = (game: Game, layout: Layout, turn: Turn): readonly (readonly Way[])[] =>
  SOME.flatMap(own => SOME.map(theirs => waysWith(game, layout, turn, [own, theirs])));

/** A block of standings at one side's turn, seen from that side. */
export interface Block {
  readonly turn: Turn;
  /** The numbers of the hits of the side whose turn it is, and of the other. */
  readonly own: number;
  readonly theirs: number;
  /** Empty if it has no hits. */
  readonly ways: readonly Way[];
}

/** Visits the blocks with hits left: fewer hits before more, and a side without hits after the other. */
export function eachBlock(game: Game, layout: Layout, visit: (block: Block) => void): void {
  const [a, d] = layout.sides;
  const [ofAttacker, ofDefender] = [waysOf(game, layout, 0), waysOf(game, layout, 1)];
  for (let first = 0; first < a.hits; first++) {
    if (a.packed[first]! < 0) continue;
    const own = kindsIn(a.packed[first]!);
    for (let second = 0; second < d.hits; second++) {
      if (d.packed[second]! < 0) continue;
      const theirs = kindsIn(d.packed[second]!);
      if (own === 0 && theirs === 0) continue;
      const attacker: Block = { turn: 0, own: first, theirs: second, ways: ofAttacker[4 * own + theirs]! };
      const defender: Block = { turn: 1, own: second, theirs: first, ways: ofDefender[4 * theirs + own]! };
      visit(own > 0 ? attacker : defender);
      visit(own > 0 ? defender : attacker);
    }
  }
}

/** The strides of a block: its start, and the distance between one side's conditions and between the other's. */
export interface Walk {
  readonly base: number;
  readonly own: number;
  readonly theirs: number;
}

/** The strides of a block at a side's turn. */
export function walkIn({ sides, bases }: Layout, turn: Turn, own: number, theirs: number): Walk {
  const d = sides[1];
  if (turn === 0) return { base: bases[own * d.hits + theirs]!, own: 2 * d.lists[own]!.length, theirs: 2 };
  return { base: bases[theirs * d.hits + own]! + 1, own: 2, theirs: 2 * d.lists[theirs]!.length };
}

/** The same after a move, at the other side's turn; `own` is still the side that made it. */
export function walkAfter({ sides, bases }: Layout, { turn, own, theirs }: Block, way: Way): Walk {
  const d = sides[1];
  const [left, right] = [own - way.own, theirs - way.theirs];
  if (turn === 0) return { base: bases[left * d.hits + right]! + 1, own: 2 * d.lists[left]!.length, theirs: 2 };
  return { base: bases[right * d.hits + left]!, own: 2, theirs: 2 * d.lists[right]!.length };
}

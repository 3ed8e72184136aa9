// The ends of exchanges in which dice may ignore wounds: carries the weight of every state on to the ends.
import { type Game, hasHits, otherOf, type Turn, woundsIn } from './clash.ts';
import { type Layout, placeOf } from './layout.ts';
import { lossesTo, type OpenStandings } from './open-standings.ts';
import { type Block, eachBlock, IGNORED, NOTHING, type Way } from './ways.ts';

/** Exchanges that begin with these hits, and their weight. */
export interface Begun {
  readonly hits: readonly [attacker: number, defender: number];
  readonly weight: number;
}

/**
 * Receives the wounds each side has left in the end, the critical strikes of the side that is counted, and the weight.
 */
type Ended = (wounds: readonly [attacker: number, defender: number], strikes: number, weight: number) => void;

interface Carrying {
  readonly game: Game;
  readonly layout: Layout;
  readonly solved: OpenStandings;
  /** The side whose critical strikes are counted, and the maximum that is counted; null for neither side. */
  readonly counted: { readonly side: Turn; readonly most: number } | null;
  readonly ended: Ended;
}

/** Carries the weight of every start on to the ends. */
export function carryOn(carrying: Carrying, at: readonly [number, number], begun: readonly Begun[]): void {
  const blocks: Block[] = [];
  eachBlock(carrying.game, carrying.layout, block => blocks.push(block));
  blocks.reverse();
  let weights = new Weights(carrying.layout);
  for (const { hits, weight } of begun) weights.add(hits, at, 0, weight);
  for (let strikes = 0; weights.isAny; strikes++) {
    const next = new Weights(carrying.layout);
    for (const block of blocks) carryBlock(carrying, block, { weights, next, strikes });
    endAll(carrying, weights, strikes);
    weights = next;
  }
}

/** Weights by the condition of the attacker: those that come about are few. */
type Rows = (Float64Array | undefined)[];

/** Weights by the hits of both sides, their conditions and whose turn it is. */
class Weights {
  isAny = false;
  readonly blocks: (Rows | undefined)[] = [];
  private readonly row: number;
  private readonly hits: number;

  constructor({ sides: [, d] }: Layout) {
    this.row = 2 * d.conditions.packed.length;
    this.hits = d.hits;
  }

  add(hits: readonly [number, number], [a, d]: readonly [number, number], turn: Turn, weight: number): void {
    const block = hits[0] * this.hits + hits[1];
    this.blocks[block] ??= [];
    const rows = this.blocks[block]!;
    rows[a] ??= new Float64Array(this.row);
    rows[a]![2 * d + turn]! += weight;
    this.isAny = true;
  }

  at(hits: readonly [number, number]): Rows | undefined {
    return this.blocks[hits[0] * this.hits + hits[1]];
  }
}

interface Carried {
  readonly weights: Weights;
  /** Of exchanges with one more critical strike that counts. */
  readonly next: Weights;
  readonly strikes: number;
}

const inOrder = <X>(turn: Turn, own: X, theirs: X): readonly [X, X] => (turn === 0 ? [own, theirs] : [theirs, own]);

/** Carries the weight of every state of a block along its chosen move. */
function carryBlock(carrying: Carrying, block: Block, carried: Carried): void {
  const { layout, solved } = carrying;
  const { turn } = block;
  const hits = inOrder(turn, block.own, block.theirs);
  const rows = carried.weights.at(hits);
  if (!rows) return;
  for (let i = 0; i < rows.length; i++) {
    const weights = rows[i];
    if (!weights) continue;
    for (let j = 0; 2 * j < weights.length; j++) {
      const weight = weights[2 * j + turn]!;
      if (weight === 0) continue;
      const done = solved.uses[placeOf(layout, hits, [i, j]) + turn]!;
      if (done === NOTHING) carried.weights.add(hits, [i, j], otherOf(turn), weight);
      else carryOne(carrying, { block, done, weight, at: inOrder(turn, i, j) }, carried);
    }
  }
}

interface Doing {
  readonly block: Block;
  readonly done: number;
  readonly weight: number;
  /** The conditions of the side whose turn it is, and of the other. */
  readonly at: readonly [own: number, theirs: number];
}

const wayDone = ({ ways }: Block, use: number, struck: number): Way =>
  ways.find(way => way.use === use && (way.struck === null || way.struck === struck))!;

function carryOne(carrying: Carrying, { block, done, weight, at }: Doing, carried: Carried): void {
  const { game, layout, counted, ended } = carrying;
  const { turn } = block;
  const [mover, other] = [layout.sides[turn].conditions, layout.sides[otherOf(turn)].conditions];
  const way = wayDone(block, done % IGNORED, mover.packed[at[0]]! & 1);
  const own = way.isCriticalStrike ? mover.struck[at[0]]! : at[0];
  const isCounted = way.isCriticalStrike && counted?.side === turn && carried.strikes < counted.most;
  const to = isCounted ? carried.next : carried.weights;
  const hits = inOrder(turn, block.own - way.own, block.theirs - way.theirs);
  if (done >= IGNORED) {
    to.add(hits, inOrder(turn, own, other.spared[at[1]]!), otherOf(turn), weight);
    return;
  }
  for (const { lost, chance } of lossesTo(game, otherOf(turn), way.amount)) {
    const next = other.after(lost)[at[1]]!;
    if (next >= 0) to.add(hits, inOrder(turn, own, next), otherOf(turn), weight * chance);
    else ended(inOrder(turn, woundsIn(mover.packed[own]!), 0), carried.strikes + Number(isCounted), weight * chance);
  }
}

/** Ends the exchanges in which neither side has a hit left. */
function endAll({ layout, ended }: Carrying, weights: Weights, strikes: number): void {
  const [a, d] = layout.sides;
  const left = weights.at([0, 0]);
  if (!left || hasHits(a.packed[0]!) || hasHits(d.packed[0]!)) return;
  const [own, theirs] = [a.conditions.packed, d.conditions.packed];
  for (let i = 0; i < left.length; i++)
    for (let j = 0; j < theirs.length; j++)
      for (const turn of [0, 1]) {
        const weight = left[i]?.[2 * j + turn] ?? 0;
        if (weight > 0) ended([woundsIn(own[i]!), woundsIn(theirs[j]!)], strikes, weight);
      }
}

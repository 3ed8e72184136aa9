// Solves an exchange without dice by backward induction: the value of each state, and how it ends.
import { type Game, otherOf, type Turn, woundsIn } from './clash.ts';
import type { Layout } from './layout.ts';
import { type Block, eachBlock, IGNORED, NOTHING, type Walk, type Way, walkAfter, walkIn } from './ways.ts';

/** By place: the value to the attacker, the end, and the move that is made. */
export interface SureStandings {
  /** Wounds dealt less taken, and who falls, in one number: the objective has the larger scale. */
  readonly values: Int32Array;
  /** Wounds dealt and taken, and critical strikes of both (see `endAt`). */
  readonly ends: Int32Array;
  readonly uses: Uint8Array;
}

/** The end of an exchange packed into one number, such that a strike is an addition. */
const DEALT = [1, 1 << 8] as const;
const STRUCK = [1 << 16, 1 << 21] as const;
export const dealtIn = (end: number): number => end & 255;
export const takenIn = (end: number): number => (end >> 8) & 255;
export const strikesIn = (end: number, side: 0 | 1): number => (end >> (side === 0 ? 16 : 21)) & 31;

/** The scales of wounds and falls in a value: no number of wounds outweighs a fall, or the other way round. */
const scalesOf = ({ isForDamage }: Game): readonly [wound: number, fall: number] => (isForDamage ? [4, 1] : [1, 1024]);

/** The objective and the tie-breaker of a value. */
export function valueIn(game: Game, value: number): readonly [main: number, tie: number] {
  const scale = Math.max(...scalesOf(game));
  const main = Math.round(value / scale);
  return [main, value - main * scale];
}

export function solveSurely(game: Game, layout: Layout): SureStandings {
  const solver = new Solver(game, layout);
  eachBlock(game, layout, block => solver.solve(block));
  return solver;
}

class Solver implements SureStandings {
  readonly values: Int32Array;
  readonly ends: Int32Array;
  readonly uses: Uint8Array;
  private readonly layout: Layout;
  private readonly wound: number;
  private readonly fall: number;
  /** By the other side's conditions: the condition after a move, -1 if that side falls, and the wounds it costs. */
  private readonly after: Int32Array;
  private readonly costs: Int32Array;
  /** The condition after the move if the damage is ignored, -1 if it may not be. */
  private readonly spared: Int32Array;

  constructor(game: Game, layout: Layout) {
    const { size, most } = layout;
    this.layout = layout;
    this.values = new Int32Array(size);
    this.ends = new Int32Array(size);
    this.uses = new Uint8Array(size);
    [this.wound, this.fall] = scalesOf(game);
    this.after = new Int32Array(most);
    this.costs = new Int32Array(most);
    this.spared = new Int32Array(most);
  }

  solve(block: Block): void {
    const { ways, turn, own } = block;
    if (ways.length === 0) {
      this.wait(block);
      return;
    }
    const list = this.layout.sides[otherOf(turn)].lists[own]!;
    const here = walkIn(this.layout, turn, own, block.theirs);
    // The first conditions are those of the side that is easiest to fell. Felling at once is the best possible result.
    let from = 0;
    for (let i = 0; i < ways.length && from < list.length; i++) {
      const way = ways[i]!;
      const there = walkAfter(this.layout, block, way);
      const hasSpare = this.lookAhead(block, way, from, there.theirs);
      this.go(block, way, { here, there, from, isFirst: way.use === ways[0]!.use, hasSpare });
      if (!hasSpare && way.struck === null) while (from < list.length && this.after[from]! < 0) from++;
    }
  }

  /** A side without hits waits for the other. */
  private wait({ turn, own, theirs }: Block): void {
    const { values, ends, uses, layout } = this;
    const count = layout.sides[turn].lists[theirs]!.length * layout.sides[otherOf(turn)].lists[own]!.length;
    for (let i = 0, at = walkIn(layout, turn, own, theirs).base; i < count; i++, at += 2) {
      values[at] = values[at ^ 1]!;
      ends[at] = ends[at ^ 1]!;
      uses[at] = NOTHING;
    }
  }

  /**
   * The effect of a move on the other side, from a condition on; returns whether its damage may be ignored in any of
   * them.
   */
  private lookAhead({ turn, own }: Block, { own: used, amount }: Way, from: number, step: number): boolean {
    const { after, costs, spared, layout } = this;
    const { lists, ranks: allRanks, conditions } = layout.sides[otherOf(turn)];
    const list = lists[own]!;
    const ranks = allRanks[own - used]!;
    if (amount === 0) {
      for (let j = from; j < list.length; j++) {
        after[j] = ranks[list[j]!]! * step;
        costs[j] = 0;
      }
      return false;
    }
    const lost = conditions.after(amount);
    let hasSpare = false;
    for (let j = from; j < list.length; j++) {
      const condition = list[j]!;
      const next = lost[condition]!;
      after[j] = next < 0 ? -1 : ranks[next]! * step;
      costs[j] = next < 0 ? woundsIn(conditions.packed[condition]!) : amount;
      const spare = conditions.spared[condition]!;
      spared[j] = spare < 0 ? -1 : ranks[spare]! * step;
      hasSpare ||= spare >= 0;
    }
    return hasSpare;
  }

  /** Tries a move in every state of a block. */
  private go(block: Block, way: Way, { here, there, from, isFirst, hasSpare }: Trying): void {
    const { turn } = block;
    const { lists, ranks, conditions } = this.layout.sides[turn];
    const own = lists[block.theirs]!;
    const count = this.layout.sides[otherOf(turn)].lists[block.own]!.length;
    const ownRanks = ranks[block.theirs - way.theirs]!;
    const { struck } = way;
    for (let i = 0; i < own.length; i++) {
      const condition = own[i]!;
      if (struck !== null && (conditions.packed[condition]! & 1) !== struck) continue;
      const then = way.isCriticalStrike ? conditions.struck[condition]! : condition;
      const base = there.base + ownRanks[then]! * there.own;
      const row: Row = { at: here.base + i * here.own, step: here.theirs, base, from, count, turn, isFirst };
      if (hasSpare) this.strikeOrSpare(row, way);
      else if (way.amount > 0 || way.isCriticalStrike) this.strike(row, way);
      else this.parry(row, way.use);
    }
  }

  private parry({ at: first, step, base, from, count, turn, isFirst }: Row, use: number): void {
    const { values, ends, uses, after } = this;
    for (let j = from, at = first + from * step; j < count; j++, at += step) {
      const to = base + after[j]!;
      const value = values[to]!;
      if (!isFirst && (turn === 0 ? value <= values[at]! : value >= values[at]!)) continue;
      values[at] = value;
      ends[at] = ends[to]!;
      uses[at] = use;
    }
  }

  private strike({ at: first, step, base, from, count, turn, isFirst }: Row, way: Way): void {
    const { values, ends, uses, after, costs } = this;
    const sign = turn === 0 ? 1 : -1;
    const [wound, fall, dealt] = [sign * this.wound, sign * this.fall, DEALT[turn]];
    const strike = way.isCriticalStrike ? STRUCK[turn] : 0;
    for (let j = from, at = first + from * step; j < count; j++, at += step) {
      const to = after[j]!;
      const cost = costs[j]!;
      const value = cost * wound + (to < 0 ? fall : values[base + to]!);
      if (!isFirst && (turn === 0 ? value <= values[at]! : value >= values[at]!)) continue;
      values[at] = value;
      ends[at] = cost * dealt + strike + (to < 0 ? 0 : ends[base + to]!);
      uses[at] = way.use;
    }
  }

  /** The same if the damage may be ignored. */
  private strikeOrSpare({ at: first, step, base, from, count, turn, isFirst }: Row, way: Way): void {
    const { values, ends, uses, after, costs, spared } = this;
    const sign = turn === 0 ? 1 : -1;
    const strike = way.isCriticalStrike ? STRUCK[turn] : 0;
    for (let j = from, at = first + from * step; j < count; j++, at += step) {
      const to = after[j]!;
      const hurt = sign * (costs[j]! * this.wound + (to < 0 ? this.fall : sign * values[base + to]!));
      const unhurt = spared[j]! < 0 ? hurt : values[base + spared[j]!]!;
      const isIgnored = sign * unhurt < sign * hurt;
      const value = isIgnored ? unhurt : hurt;
      if (!isFirst && sign * value <= sign * values[at]!) continue;
      values[at] = value;
      ends[at] =
        strike + (isIgnored ? ends[base + spared[j]!]! : costs[j]! * DEALT[turn] + (to < 0 ? 0 : ends[base + to]!));
      uses[at] = isIgnored ? way.use + IGNORED : way.use;
    }
  }
}

interface Trying {
  readonly here: Walk;
  readonly there: Walk;
  /** The first of the other side's conditions to look at. */
  readonly from: number;
  /** Whether this is the first move tried. */
  readonly isFirst: boolean;
  readonly hasSpare: boolean;
}

/** The states of a block with one condition of the side whose turn it is: their places, and where they lead. */
interface Row {
  readonly at: number;
  readonly step: number;
  readonly base: number;
  readonly from: number;
  readonly count: number;
  readonly turn: Turn;
  readonly isFirst: boolean;
}

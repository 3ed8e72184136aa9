// Solves an exchange in which dice may ignore wounds, by backward induction.
import { type Game, otherOf, type Turn, woundsIn } from './clash.ts';
import { lossesOf, NEVER } from './ignored.ts';
import type { Layout } from './layout.ts';
import { type Block, eachBlock, IGNORED, NOTHING, type Way, walkAfter, walkIn } from './ways.ts';

/** By place: the attacker's expected value, and the move that is made. */
export interface OpenStandings {
  readonly mains: Float64Array;
  readonly ties: Float64Array;
  readonly uses: Uint8Array;
}

const UNKNOWN = 255;

export function solveOpenly(game: Game, layout: Layout): OpenStandings {
  const { size } = layout;
  const standings = {
    mains: new Float64Array(size),
    ties: new Float64Array(size),
    uses: new Uint8Array(size).fill(UNKNOWN),
  };
  eachBlock(game, layout, block => {
    if (block.ways.length === 0) passed(layout, standings, block);
    else for (const way of block.ways) go(game, layout, standings, { block, way });
  });
  return standings;
}

/** A side without hits waits for the other. */
function passed(layout: Layout, { mains, ties, uses }: OpenStandings, { turn, own, theirs }: Block): void {
  const { sides } = layout;
  const count = sides[turn].lists[theirs]!.length * sides[otherOf(turn)].lists[own]!.length;
  for (let i = 0, at = walkIn(layout, turn, own, theirs).base; i < count; i++, at += 2) {
    mains[at] = mains[at ^ 1]!;
    ties[at] = ties[at ^ 1]!;
    uses[at] = NOTHING;
  }
}

interface Going {
  readonly block: Block;
  readonly way: Way;
}

/** The wounds that a side may lose to a strike, and how likely that is. */
export const lossesTo = ({ sides }: Game, side: Turn, amount: number) =>
  amount === 0 ? lossesOf(0, NEVER) : lossesOf(amount, sides[side].ignoresOn);

/** Tries a move in every state of a block. */
function go(game: Game, layout: Layout, { mains, ties, uses }: OpenStandings, { block, way }: Going): void {
  const { turn } = block;
  const { isForDamage } = game;
  const [mover, other] = [layout.sides[turn], layout.sides[otherOf(turn)]];
  const [here, there] = [walkIn(layout, turn, block.own, block.theirs), walkAfter(layout, block, way)];
  const [own, theirs] = [mover.lists[block.theirs]!, other.lists[block.own]!];
  const sign = turn === 0 ? 1 : -1;
  const ranks = other.ranks[block.own - way.own]!;
  const losses = lossesTo(game, otherOf(turn), way.amount);
  const tables = losses.map(({ lost }) => other.conditions.after(lost));
  const ownRanks = mover.ranks[block.theirs - way.theirs]!;
  for (let i = 0; i < own.length; i++) {
    const condition = own[i]!;
    if (way.struck !== null && (mover.conditions.packed[condition]! & 1) !== way.struck) continue;
    const from =
      there.base + ownRanks[way.isCriticalStrike ? mover.conditions.struck[condition]! : condition]! * there.own;
    for (let j = 0, at = here.base + i * here.own; j < theirs.length; j++, at += here.theirs) {
      const before = theirs[j]!;
      const wounds = woundsIn(other.conditions.packed[before]!);
      let main = 0;
      let tie = 0;
      for (let k = 0; k < losses.length; k++) {
        const { lost, chance } = losses[k]!;
        const next = tables[k]![before]!;
        const to = next < 0 ? -1 : from + ranks[next]! * there.theirs;
        const felt = sign * (next < 0 ? wounds : lost);
        main += chance * ((to < 0 ? (isForDamage ? 0 : sign) : mains[to]!) + (isForDamage ? felt : 0));
        tie += chance * ((to < 0 ? (isForDamage ? sign : 0) : ties[to]!) + (isForDamage ? 0 : felt));
      }
      let use = way.use;
      const spare = way.amount > 0 ? other.conditions.spared[before]! : -1;
      if (spare >= 0) {
        const to = from + ranks[spare]! * there.theirs;
        if (sign * (mains[to]! !== main ? mains[to]! - main : ties[to]! - tie) < 0) {
          main = mains[to]!;
          tie = ties[to]!;
          use += IGNORED;
        }
      }
      if (uses[at] !== UNKNOWN && sign * (main !== mains[at]! ? main - mains[at]! : tie - ties[at]!) <= 0) continue;
      mains[at] = main;
      ties[at] = tie;
      uses[at] = use;
    }
  }
}

// KT-5.4  Strike and parry as a game, solved by backward induction.
import { lazy } from '@little-wars/engine';
import { bestFight, type FightCase, type Fighter, type FightPolicy, type Hits } from './case.ts';
import {
  amountOf,
  criticalIn,
  type Game,
  gameOf,
  type HitUse,
  isOver,
  maySpare,
  moveOf,
  NORMAL,
  normalIn,
  otherOf,
  ownAfter,
  packed,
  SPARE,
  type Turn,
  theirsAfter,
  USES,
  WOUND,
  woundsIn,
} from './clash.ts';
import { conditionsOf, type Extent } from './conditions.ts';
import { NEVER } from './ignored.ts';
import { type Layout, layoutOf, numberOfHits, placeOf } from './layout.ts';
import { type Begun, carryOn } from './open-ends.ts';
import { lossesTo, type OpenStandings, solveOpenly } from './open-standings.ts';
import { dealtIn, type SureStandings, solveSurely, strikesIn, takenIn, valueIn } from './sure-standings.ts';
import { IGNORED } from './ways.ts';

type Both<X> = readonly [attacker: X, defender: X];

/** A state of an exchange, also called a standing. */
export interface Clash {
  /** Whose turn it is: 0 is the attacker. */
  readonly turn: Turn;
  readonly hits: Both<Hits>;
  readonly wounds: Both<number>;
  /** Whether each side has made a critical strike. */
  readonly struck: Both<boolean>;
  /** Hits whose damage each side may still ignore; none by default. */
  readonly spare?: Both<number>;
}

/** How an exchange ends. */
export interface Ended {
  readonly wounds: Both<number>;
  readonly chance: number;
}

/** The value to the attacker: the objective, and the tie-breaker. */
export type Value = readonly [main: number, tie: number];

/** Values by places of dice (see pool.ts): the attacker's times `side`, and the defender's. */
export interface Values {
  readonly side: number;
  readonly main: Float64Array;
  readonly tie: Float64Array;
}

/** The totals of many exchanges. */
export interface Tally {
  /** By wounds dealt, then wounds taken. */
  readonly both: readonly (readonly number[])[];
  /** By critical strikes of each side; counted only if they have an effect. */
  readonly strikes: Both<readonly number[]>;
}

export interface ExchangePlan {
  /** The values of all combinations of hits. */
  values(): Values;
  ends(hits: Both<Hits>): readonly Ended[];
  tally(begun: readonly Begun[]): Tally;
  /** How the side whose turn it is uses a hit; null if it has none. */
  choose(clash: Clash): HitUse | null;
  /** Whether the fighter that a hit would strike ignores its damage, if it may. */
  ignores(clash: Clash, use: HitUse): boolean;
}

/** The solution for all hits within an extent. */
interface Solved {
  readonly layout: Layout;
  readonly sure: SureStandings | null;
  readonly open: OpenStandings | null;
}

function solve(game: Game, extents: Both<Extent>, starts: Both<number>): Solved {
  const layout = layoutOf(game, extents, starts);
  const isSure = game.sides.every(({ ignoresOn }) => ignoresOn >= NEVER);
  return {
    layout,
    sure: isSure ? solveSurely(game, layout) : null,
    open: isSure ? null : solveOpenly(game, layout),
  };
}

const NO_HITS: Hits = { critical: 0, normal: 0 };
/** A packed side without its hits. */
const conditionIn = (side: number): number => side % NORMAL;

/** Up to as many hits of each kind as there are dice. */
const anyOf = (dice: number): Extent => ({ critical: dice, normal: dice, most: dice });
/** Only these hits, and fewer as they are used. */
const only = (critical: number, normal: number): Extent => ({ critical, normal, most: critical + normal });

const startOf = ({ wounds, ignoredHits: spare }: Fighter): number =>
  packed({ hits: NO_HITS, wounds, spare, struck: false });

/** The number of states of a fight's exchanges. */
export const standingsIn = (fight: FightCase): number => {
  const { attacker, defender } = fight;
  const extents = [anyOf(attacker.attacks), anyOf(defender.attacks)] as const;
  return layoutOf(gameOf(fight, bestFight), extents, [startOf(attacker), startOf(defender)]).size;
};

/** How many weights are carried on to the ends of a fight in which wounds are ignored by the dice, at most. */
export function carriedIn(fight: FightCase): number {
  const { attacker, defender } = fight;
  const game = gameOf(fight, bestFight);
  const kinds = [attacker, defender].map(({ attacks }) => ((attacks + 1) * (attacks + 2)) / 2);
  const conditions = game.sides.map((_, i) => {
    const side = i as Turn;
    const fighter = game.sides[side];
    return conditionsOf(game, side, startOf(fighter), game.sides[otherOf(side)].attacks).packed.length;
  });
  const losses = game.sides.map(({ ignoresOn }, i) => {
    const { damage, firstCritical } = game.sides[otherOf(i as Turn)];
    return ignoresOn >= NEVER ? 1 : 1 + Math.max(damage[0], damage[1] + firstCritical);
  });
  return kinds[0]! * kinds[1]! * conditions[0]! * conditions[1]! * (losses[0]! + losses[1]!);
}

export function planExchange(fight: FightCase, policy: FightPolicy): ExchangePlan {
  const game = gameOf(fight, policy);
  const starts = [startOf(fight.attacker), startOf(fight.defender)] as const;
  const whole = lazy(() => solve(game, [anyOf(fight.attacker.attacks), anyOf(fight.defender.attacks)], starts));
  return {
    values: lazy(() => valuesOf(game, whole(), starts)),
    ends: ([a, d]) => {
      const solved = solve(game, [only(a.critical, a.normal), only(d.critical, d.normal)], starts);
      const hits = [a, d].map(({ critical, normal }, i) =>
        numberOfHits(solved.layout.sides[i]!.extent, critical, normal),
      ) as [number, number];
      const ends: Ended[] = [];
      eachEnd(game, solved, { starts, begun: [{ hits, weight: 1 }], counted: null }, (wounds, _, chance) =>
        ends.push({ wounds, chance }),
      );
      return ends;
    },
    tally: begun => tallyOf(game, whole(), starts, begun),
    choose: clash => {
      const sides = sidesOf(clash);
      if (isOver(...sides)) return null;
      const { layout, sure, open } = standingAt(game, sides);
      return USES[(sure ?? open)!.uses[placeIn(layout, sides) + clash.turn]! % IGNORED] ?? null;
    },
    ignores: (clash, use) => isIgnored(game, moveOf(USES.indexOf(use), clash.turn), clash),
  };
}

/** The attacker and the defender. */
function sidesOf({ hits, wounds, struck, spare = [0, 0] }: Clash): Both<number> {
  const side = (i: Turn): number => packed({ hits: hits[i], wounds: wounds[i], spare: spare[i], struck: struck[i] });
  return [side(0), side(1)];
}

/** The solution for one state. */
const standingAt = (game: Game, sides: Both<number>): Solved =>
  solve(
    game,
    [only(criticalIn(sides[0]), normalIn(sides[0])), only(criticalIn(sides[1]), normalIn(sides[1]))],
    [conditionIn(sides[0]), conditionIn(sides[1])],
  );

function placeIn(layout: Layout, sides: Both<number>): number {
  const hits = (side: Turn): number =>
    numberOfHits(layout.sides[side].extent, criticalIn(sides[side]), normalIn(sides[side]));
  const at = (side: Turn): number => layout.sides[side].conditions.find(conditionIn(sides[side]));
  return placeOf(layout, [hits(0), hits(1)], [at(0), at(1)]);
}

/** The value of a state to the attacker. */
function valueAt(game: Game, { layout, sure, open }: Solved, turn: Turn, sides: Both<number>): Value {
  if (isOver(...sides)) {
    const fallen = Number(woundsIn(sides[1]) === 0) - Number(woundsIn(sides[0]) === 0);
    return game.isForDamage ? [0, fallen] : [fallen, 0];
  }
  const place = placeIn(layout, sides) + turn;
  return sure ? valueIn(game, sure.values[place]!) : [open!.mains[place]!, open!.ties[place]!];
}

function valuesOf(game: Game, solved: Solved, starts: Both<number>): Values {
  const [a, d] = solved.layout.sides;
  const side = d.hits;
  const main = new Float64Array(a.hits * side);
  const tie = new Float64Array(a.hits * side);
  for (let own = 0, at = 0; own < a.hits; own++)
    for (let theirs = 0; theirs < side; theirs++, at++) {
      if (a.packed[own]! < 0 || d.packed[theirs]! < 0) continue;
      const value = valueAt(game, solved, 0, [a.packed[own]! + starts[0], d.packed[theirs]! + starts[1]]);
      main[at] = value[0];
      tie[at] = value[1];
    }
  return { side, main, tie };
}

interface Ending {
  readonly starts: Both<number>;
  readonly begun: readonly Begun[];
  /** If dice decide: the side whose critical strikes are counted, and the maximum that is counted. */
  readonly counted: { readonly side: Turn; readonly most: number } | null;
}

/** Visits the ends of exchanges: wounds left, critical strikes of both sides (or of the one counted), weight. */
function eachEnd(
  game: Game,
  { layout, sure, open }: Solved,
  { starts, begun, counted }: Ending,
  visit: (wounds: Both<number>, strikes: Both<number>, weight: number) => void,
): void {
  const [own, theirs] = starts.map(woundsIn) as [number, number];
  const isOverAtOnce = own === 0 || theirs === 0;
  const at = starts.map((start, i) => layout.sides[i]!.conditions.find(start)) as [number, number];
  if (isOverAtOnce) for (const { weight } of begun) visit([own, theirs], [0, 0], weight);
  else if (sure)
    for (const { hits, weight } of begun) {
      const end = sure.ends[placeOf(layout, hits, at)]!;
      visit([own - takenIn(end), theirs - dealtIn(end)], [strikesIn(end, 0), strikesIn(end, 1)], weight);
    }
  else
    carryOn(
      { game, layout, solved: open!, counted, ended: (wounds, n, weight) => visit(wounds, [n, n], weight) },
      at,
      begun,
    );
}

function tallyOf(game: Game, solved: Solved, starts: Both<number>, begun: readonly Begun[]): Tally {
  const [a, d] = game.sides;
  const both = Array.from({ length: d.wounds + 1 }, () => new Array<number>(a.wounds + 1).fill(0));
  const strikes = game.sides.map(({ attacks }) => new Array<number>(attacks + 1).fill(0)) as [number[], number[]];
  eachEnd(game, solved, { starts, begun, counted: null }, ([own, theirs], counts, weight) => {
    both[d.wounds - theirs]![a.wounds - own]! += weight;
    for (const side of [0, 1] as const) strikes[side][solved.sure ? counts[side] : 0]! += weight;
  });
  if (solved.open)
    for (const side of [0, 1] as const) {
      const { stun, reap, attacks } = game.sides[side];
      if (!stun && reap === 0) continue;
      strikes[side].fill(0);
      // Stun needs the first two.
      const most = reap === 0 ? Math.min(2, attacks) : attacks;
      eachEnd(game, solved, { starts, begun, counted: { side, most } }, (_, [count], weight) => {
        strikes[side][count]! += weight;
      });
    }
  return { both, strikes };
}

/** Whether the victim of a move is better off ignoring its damage. */
function isIgnored(game: Game, move: number, clash: Clash): boolean {
  const sides = sidesOf(clash);
  const { turn } = clash;
  const other = otherOf(turn);
  const amount = amountOf(game, move, sides[turn]);
  const own = ownAfter(game, move, sides[turn]);
  const theirs = theirsAfter(game, move, sides[turn], sides[other]);
  if (amount === 0 || !maySpare(theirs)) return false;
  const worth = (after: number): Value => {
    const then: Both<number> = turn === 0 ? [own, after] : [after, own];
    return valueAt(game, standingAt(game, then), other, then);
  };
  const lost: [number, number] = [0, 0];
  for (const { lost: wounds, chance } of lossesTo(game, other, amount)) {
    const felt = Math.min(woundsIn(theirs), wounds);
    const [main, tie] = worth(theirs - felt * WOUND);
    const dealt = turn === 0 ? felt : -felt;
    lost[0] += chance * (main + (game.isForDamage ? dealt : 0));
    lost[1] += chance * (tie + (game.isForDamage ? 0 : dealt));
  }
  const [main, tie] = worth(theirs - SPARE);
  const more = main !== lost[0] ? main - lost[0] : tie - lost[1];
  return other === 0 ? more > 0 : more < 0;
}

// KT-5.4  Strike and parry as a game, solved from its end.
import type { FightCase, FightPolicy, Hits } from './case.ts';
import {
  amountOf,
  capped,
  type Game,
  gameOf,
  type HitUse,
  hasHits,
  isAllowed,
  isOver,
  maySpare,
  moveOf,
  nextAfter,
  otherOf,
  ownAfter,
  packed,
  SIDES,
  SPARE,
  STRIKE_CRITICAL,
  type Turn,
  theirsAfter,
  USES,
  WANTED,
  WOUND,
  woundsIn,
} from './clash.ts';
import { lossesOf, NEVER } from './ignored.ts';
import { type Standings, standings } from './solved.ts';

type Both<X> = readonly [attacker: X, defender: X];

/** Where an exchange stands. */
export interface Clash {
  /** Whose turn it is: 0 is the attacker. */
  readonly turn: Turn;
  readonly hits: Both<Hits>;
  readonly wounds: Both<number>;
  /** Critical strikes so far: none, or some. */
  readonly struck: Both<boolean>;
  /** Hits whose damage each may still ignore; none unless said. */
  readonly spare?: Both<number>;
}

/** How an exchange ends. */
export interface Ended {
  readonly wounds: Both<number>;
  readonly criticalStrikes: Both<number>;
  readonly chance: number;
}

/** To the attacker: what is wanted, and what breaks ties. */
export type Value = readonly [main: number, tie: number];

export interface ExchangePlan {
  value(hits: Both<Hits>): Value;
  ends(hits: Both<Hits>): readonly Ended[];
  /** What the side whose turn it is does with a hit; null when it has none. */
  choose(clash: Clash): HitUse | null;
  /** Whether the one that a hit would strike ignores its damage, where it may. */
  ignores(clash: Clash, use: HitUse): boolean;
}

/** Beside the uses of a hit: none; and with a strike, that its damage is ignored. */
const NOTHING = 7;
const IGNORED = 8;

/** A game and what is known of it. */
interface Thinking extends Game {
  readonly known: Standings;
  /** What `weigh` found last: what is wanted and what breaks ties, and whether the damage is ignored. */
  readonly weighed: Float64Array;
  isIgnored: boolean;
}

export function planExchange(fight: FightCase, policy: FightPolicy): ExchangePlan {
  const game: Thinking = {
    ...gameOf(fight, policy),
    known: standings(),
    weighed: new Float64Array(2),
    isIgnored: false,
  };
  const { known } = game;
  let owner = -1;
  /** What others have found meanwhile is in the way. */
  const ready = (): void => {
    if (owner !== known.owner) owner = known.takeOver();
  };
  const start = (side: Turn, hits: Hits): number => {
    const { wounds, ignoredHits: spare } = game.sides[side];
    return packed({ hits, wounds, spare, struck: false });
  };
  /** Whose turn it is, and the other. */
  const sidesOf = ({ turn, hits, wounds, struck, spare = [0, 0] }: Clash): Both<number> => {
    const side = (i: Turn): number => packed({ hits: hits[i], wounds: wounds[i], spare: spare[i], struck: struck[i] });
    return [side(turn), side(otherOf(turn))];
  };
  return {
    value: ([a, d]) => {
      ready();
      const at = solved(game, 0, start(0, a), start(1, d));
      return [known.mainAt(at), known.tieAt(at)];
    },
    ends: ([a, d]) => {
      ready();
      return endsOf(game, start(0, a), start(1, d));
    },
    choose: clash => {
      ready();
      const [own, theirs] = sidesOf(clash);
      return isOver(own, theirs) ? null : (USES[known.useAt(solved(game, clash.turn, own, theirs)) % IGNORED] ?? null);
    },
    ignores: (clash, use) => {
      ready();
      weigh(game, moveOf(USES.indexOf(use), clash.turn), ...sidesOf(clash));
      return game.isIgnored;
    },
  };
}

/**
 * The place of the value of a standing, and of what is done there by the side whose turn it is. Values are of what is
 * still to come: wounds dealt less wounds taken from here on.
 */
function solved(game: Thinking, turn: Turn, whole: number, others: number): number {
  const { known: table, weighed } = game;
  const own = capped(game, turn, whole, others);
  const theirs = capped(game, otherOf(turn), others, whole);
  const before = table.find(own, 2 * theirs + turn);
  if (before >= 0) return before;
  if (isOver(own, theirs)) return scored(game, turn, own, theirs);
  if (!hasHits(own)) {
    const at = solved(game, otherOf(turn), theirs, own);
    return table.put(own, 2 * theirs + turn, { main: table.mainAt(at), tie: table.tieAt(at), use: NOTHING });
  }
  const policy = game.policies[turn];
  const uses = WANTED[policy];
  let best = -1;
  let bestMain = 0;
  let bestTie = 0;
  for (let i = 0; i < uses.length && (best < 0 || policy === 'best'); i++) {
    const move = moveOf(uses[i]!, turn);
    if (!isAllowed(game, move, own, theirs)) continue;
    weigh(game, move, own, theirs);
    const main = weighed[0]!;
    const tie = weighed[1]!;
    const more = main !== bestMain ? main - bestMain : tie - bestTie;
    if (best >= 0 && (turn === 0 ? more <= 0 : more >= 0)) continue;
    best = game.isIgnored ? uses[i]! + IGNORED : uses[i]!;
    bestMain = main;
    bestTie = tie;
  }
  return table.put(own, 2 * theirs + turn, { main: bestMain, tie: bestTie, use: best });
}

/** Nothing more is dealt; who fell is known. */
function scored({ isForDamage, known }: Thinking, turn: Turn, own: number, theirs: number): number {
  const felled = Number(woundsIn(theirs) === 0) - Number(woundsIn(own) === 0);
  const fallen = turn === 0 ? felled : -felled;
  return known.put(own, 2 * theirs + turn, {
    main: isForDamage ? 0 : fallen,
    tie: isForDamage ? fallen : 0,
    use: NOTHING,
  });
}

/** What a move is worth to the attacker, and whether the one it strikes ignores its damage. */
function weigh(game: Thinking, move: number, before: number, others: number): void {
  const { known, weighed } = game;
  const other = nextAfter(move);
  const amount = amountOf(game, move, before);
  const own = ownAfter(game, move, before);
  const theirs = theirsAfter(game, move, before, others);
  if (amount === 0 || game.sides[other].ignoresOn >= NEVER) sufferAll(game, amount, { other, own, theirs });
  else sufferSome(game, amount, { other, own, theirs });
  game.isIgnored = false;
  if (amount === 0 || !maySpare(theirs)) return;
  const lost = weighed[0]!;
  const lostTie = weighed[1]!;
  const at = solved(game, other, theirs - SPARE, own);
  const more = known.mainAt(at) !== lost ? known.mainAt(at) - lost : known.tieAt(at) - lostTie;
  game.isIgnored = other === 0 ? more > 0 : more < 0;
  weighed[0] = game.isIgnored ? known.mainAt(at) : lost;
  weighed[1] = game.isIgnored ? known.tieAt(at) : lostTie;
}

interface Struck {
  readonly other: Turn;
  readonly own: number;
  readonly theirs: number;
}

/** What damage comes to. */
function sufferAll(game: Thinking, amount: number, { other, own, theirs }: Struck): void {
  const felt = Math.min(woundsIn(theirs), amount);
  const at = solved(game, other, theirs - felt * WOUND, own);
  const dealt = other === 1 ? felt : -felt;
  game.weighed[0] = game.known.mainAt(at) + (game.isForDamage ? dealt : 0);
  game.weighed[1] = game.known.tieAt(at) + (game.isForDamage ? 0 : dealt);
}

/** The same on average where wounds may be ignored one by one. */
function sufferSome(game: Thinking, amount: number, struck: Struck): void {
  let sum = 0;
  let sumOfTies = 0;
  for (const { lost, chance } of lossesOf(amount, game.sides[struck.other].ignoresOn)) {
    sufferAll(game, lost, struck);
    sum += chance * game.weighed[0]!;
    sumOfTies += chance * game.weighed[1]!;
  }
  game.weighed[0] = sum;
  game.weighed[1] = sumOfTies;
}

interface Reached {
  readonly turn: Turn;
  readonly own: number;
  readonly theirs: number;
  readonly strikes: Both<number>;
  chance: number;
}

/** How an exchange ends when both do what they do. */
function endsOf(game: Thinking, attacker: number, defender: number): readonly Ended[] {
  if (game.sides.every(({ ignoresOn }) => ignoresOn >= NEVER)) return [sureEnd(game, attacker, defender)];
  const ends: Ended[] = [];
  let now: readonly Reached[] = [{ turn: 0, own: attacker, theirs: defender, strikes: [0, 0], chance: 1 }];
  while (now.length > 0) {
    const next: Reached[] = [];
    for (const each of now)
      if (isOver(each.own, each.theirs)) ends.push(ended(each));
      else next.push(...after(game, each));
    now = merged(next);
  }
  return ends;
}

const ended = ({ turn, own, theirs, strikes, chance }: Reached): Ended => ({
  wounds: turn === 0 ? [woundsIn(own), woundsIn(theirs)] : [woundsIn(theirs), woundsIn(own)],
  criticalStrikes: strikes,
  chance,
});

/** Where no die is rolled on the way. */
function sureEnd(game: Thinking, attacker: number, defender: number): Ended {
  let turn: Turn = 0;
  let own = attacker;
  let theirs = defender;
  const strikes: [number, number] = [0, 0];
  while (!isOver(own, theirs)) {
    const done = game.known.useAt(solved(game, turn, own, theirs));
    const move = moveOf(done % IGNORED, turn);
    const isNothing = done === NOTHING;
    const left = isNothing ? own : ownAfter(game, move, own);
    const struck = isNothing ? theirs : theirsAfter(game, move, own, theirs);
    const lost = isNothing || done >= IGNORED ? 0 : Math.min(woundsIn(struck), amountOf(game, move, own));
    if (done % IGNORED === STRIKE_CRITICAL) strikes[turn]++;
    own = struck - lost * WOUND - (done >= IGNORED ? SPARE : 0);
    theirs = left;
    turn = turn === 0 ? 1 : 0;
  }
  return ended({ turn, own, theirs, strikes, chance: 1 });
}

function after(game: Thinking, { turn, own, theirs, strikes, chance }: Reached): readonly Reached[] {
  const { sides } = game;
  const other = otherOf(turn);
  const done = game.known.useAt(solved(game, turn, own, theirs));
  if (done === NOTHING) return [{ turn: other, own: theirs, theirs: own, strikes, chance }];
  const use = done % IGNORED;
  const move = moveOf(use, turn);
  const counted: Both<number> =
    use !== STRIKE_CRITICAL ? strikes : turn === 0 ? [strikes[0] + 1, strikes[1]] : [strikes[0], strikes[1] + 1];
  const left = ownAfter(game, move, own);
  const struck = theirsAfter(game, move, own, theirs);
  const reached = (now: number, by: number): Reached => ({
    turn: other,
    own: now,
    theirs: left,
    strikes: counted,
    chance: chance * by,
  });
  if (done >= IGNORED) return [reached(struck - SPARE, 1)];
  const wounds = woundsIn(struck);
  return lossesOf(amountOf(game, move, own), sides[other].ignoresOn).map(loss =>
    reached(struck - Math.min(wounds, loss.lost) * WOUND, loss.chance),
  );
}

/** Ways that meet again go on as one: it is the same side's turn in all of them. */
function merged(reached: readonly Reached[]): readonly Reached[] {
  const made = new Map<number, Reached>();
  for (const each of reached) {
    const key = ((each.own * SIDES + each.theirs) * 32 + each.strikes[0]) * 32 + each.strikes[1];
    const same = made.get(key);
    if (same) same.chance += each.chance;
    else made.set(key, { ...each });
  }
  return [...made.values()];
}

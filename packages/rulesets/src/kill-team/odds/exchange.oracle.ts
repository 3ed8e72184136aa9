// Strike and parry played out move by move: no table, nothing merged, nothing capped.
import type { FightCase, FightPolicy } from './case.ts';
import {
  amountOf,
  type Game,
  gameOf,
  hasHits,
  isAllowed,
  isOver,
  maySpare,
  moveOf,
  otherOf,
  ownAfter,
  packed,
  SPARE,
  STRIKE_CRITICAL,
  type Turn,
  theirsAfter,
  USES,
  WANTED,
  WOUND,
  woundsIn,
} from './clash.ts';
import type { Clash } from './exchange.ts';
import { lossesOf } from './ignored.ts';

interface Ended {
  /** Of the attacker and the defender. */
  readonly wounds: readonly [number, number];
  readonly strikes: readonly [number, number];
  readonly chance: number;
}

export interface Searched {
  readonly main: number;
  readonly tie: number;
  readonly use: (typeof USES)[number] | null;
  readonly isIgnored: boolean;
  readonly ends: readonly Ended[];
}

export function searchExchange(fight: FightCase, policy: FightPolicy, clash: Clash): Searched {
  const { hits, wounds, struck, spare = [0, 0] } = clash;
  const side = (i: Turn): number => packed({ hits: hits[i], wounds: wounds[i], spare: spare[i], struck: struck[i] });
  return search(gameOf(fight, policy), clash.turn, side(clash.turn), side(otherOf(clash.turn)));
}

const byTurn = <X>(turn: Turn, own: X, theirs: X): readonly [X, X] => (turn === 0 ? [own, theirs] : [theirs, own]);

function search(game: Game, turn: Turn, own: number, theirs: number): Searched {
  if (isOver(own, theirs)) {
    const wounds = byTurn(turn, woundsIn(own), woundsIn(theirs));
    const fallen = Number(wounds[1] === 0) - Number(wounds[0] === 0);
    const [main, tie] = game.isForDamage ? [0, fallen] : [fallen, 0];
    return { main, tie, use: null, isIgnored: false, ends: [{ wounds, strikes: [0, 0], chance: 1 }] };
  }
  if (!hasHits(own)) return { ...search(game, otherOf(turn), theirs, own), use: null, isIgnored: false };
  let best: Searched | null = null;
  for (const use of WANTED[game.policies[turn]]) {
    if (!isAllowed(game, moveOf(use, turn), own, theirs)) continue;
    if (best !== null && game.policies[turn] !== 'best') break;
    const tried = moved(game, moveOf(use, turn), own, theirs);
    if (best === null || isBetter(turn, tried, best)) best = tried;
  }
  return best!;
}

const isBetter = (turn: Turn, a: Searched, b: Searched): boolean => {
  const more = a.main !== b.main ? a.main - b.main : a.tie - b.tie;
  return turn === 0 ? more > 0 : more < 0;
};

function moved(game: Game, move: number, before: number, others: number): Searched {
  const turn = (move & 1) as Turn;
  const use = move >> 1;
  const other = otherOf(turn);
  const amount = amountOf(game, move, before);
  const own = ownAfter(game, move, before);
  const theirs = theirsAfter(game, move, before, others);
  const hurt = lossesOf(amount, game.sides[other].ignoresOn).map(({ lost, chance }) => {
    const felt = Math.min(woundsIn(theirs), lost);
    return { ...search(game, other, theirs - felt * WOUND, own), dealt: turn === 0 ? felt : -felt, chance };
  });
  const suffered: Searched = {
    main: hurt.reduce((sum, { main, dealt, chance }) => sum + chance * (main + (game.isForDamage ? dealt : 0)), 0),
    tie: hurt.reduce((sum, { tie, dealt, chance }) => sum + chance * (tie + (game.isForDamage ? 0 : dealt)), 0),
    use: USES[use]!,
    isIgnored: false,
    ends: hurt.flatMap(({ ends, chance }) => ends.map(each => ({ ...each, chance: each.chance * chance }))),
  };
  const spared = amount > 0 && maySpare(theirs) ? search(game, other, theirs - SPARE, own) : null;
  const isIgnored = spared !== null && isBetter(other, spared, suffered);
  const { main, tie, ends } = isIgnored ? spared : suffered;
  const counted = use === STRIKE_CRITICAL ? 1 : 0;
  const count = ([a, d]: readonly [number, number]) =>
    byTurn(turn, byTurn(turn, a, d)[0] + counted, byTurn(turn, a, d)[1]);
  return { main, tie, use: USES[use]!, isIgnored, ends: ends.map(end => ({ ...end, strikes: count(end.strikes) })) };
}

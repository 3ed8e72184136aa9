// KT-5.4, KT-5.6, KT-5.7  Strike and parry as a game, solved from its end.
import type { FightCase, Fighter, FightPolicy, HitPolicy } from './case.ts';
import { lossesOf } from './ignored.ts';
import type { Hits } from './saves.ts';

/** What a hit may be used for, in the order in which the rules offer it. */
export const USES = [
  'strike-critical',
  'parry-critical-critical',
  'parry-critical-normal',
  'strike-normal',
  'parry-normal-normal',
] as const;
export type HitUse = (typeof USES)[number];

/** Always to strike: the critical hits first. */
const STRIKING: readonly HitUse[] = ['strike-critical', 'strike-normal'];
/** Always to parry: the worst hit first, with the least that will do; strikes are what is left over. */
const PARRYING: readonly HitUse[] = [
  'parry-critical-critical',
  'parry-normal-normal',
  'parry-critical-normal',
  ...STRIKING,
];

type Both<X> = readonly [attacker: X, defender: X];

/** Where an exchange stands. */
export interface Clash {
  /** Whose turn it is: 0 is the attacker. */
  readonly turn: 0 | 1;
  readonly hits: Both<Hits>;
  readonly wounds: Both<number>;
  /** Critical strikes so far: none, or some. */
  readonly struck: Both<boolean>;
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
}

export const begun = ({ attacker, defender }: FightCase, hits: Both<Hits>): Clash => ({
  turn: 0,
  hits,
  wounds: [attacker.wounds, defender.wounds],
  struck: [false, false],
});

interface Solved {
  readonly value: Value;
  readonly use: HitUse | null;
}

export function planExchange(fight: FightCase, policy: FightPolicy): ExchangePlan {
  const sides = [fight.attacker, fight.defender] as const;
  const policies = [policy.attacker.hits, policy.defender.hits] as const;
  const keyOf = keysFor(sides);
  const known = new Map<number, Solved>();

  const solve = (clash: Clash): Solved => {
    const key = keyOf(clash);
    const before = known.get(key);
    if (before) return before;
    const made = isOver(clash) ? { value: scoreOf(fight, policy, clash), use: null } : choice(clash);
    known.set(key, made);
    return made;
  };

  const choice = (clash: Clash): Solved => {
    let best: Solved | null = null;
    for (const use of wanted(policies[clash.turn], usesOf(sides, clash))) {
      const value = expected(sides, clash, use, after => solve(after).value);
      if (best === null || isBetter(value, best.value, clash.turn)) best = { value, use };
    }
    return best ?? { value: solve({ ...clash, turn: otherOf(clash.turn) }).value, use: null };
  };

  const ends = (clash: Clash, criticalStrikes: Both<number>, chance: number): readonly Ended[] => {
    if (isOver(clash)) return [{ wounds: clash.wounds, criticalStrikes, chance }];
    const { use } = solve(clash);
    if (use === null) return ends({ ...clash, turn: otherOf(clash.turn) }, criticalStrikes, chance);
    const counted = use === 'strike-critical' ? changed(criticalStrikes, clash.turn, 1) : criticalStrikes;
    return after(sides, clash, use).flatMap(next => ends(next.clash, counted, chance * next.chance));
  };

  return {
    value: hits => solve(begun(fight, hits)).value,
    ends: hits => ends(begun(fight, hits), [0, 0], 1),
    choose: clash => (isOver(clash) ? null : solve(clash).use),
  };
}

const otherOf = (turn: 0 | 1): 0 | 1 => (turn === 0 ? 1 : 0);

const isBetter = ([main, tie]: Value, [thanMain, thanTie]: Value, turn: 0 | 1): boolean => {
  const more = main !== thanMain ? main - thanMain : tie - thanTie;
  return turn === 0 ? more > 0 : more < 0;
};

/** One number for each standing of one fight. */
function keysFor(sides: Both<Fighter>): (clash: Clash) => number {
  const side = Math.max(sides[0].attacks, sides[1].attacks) + 1;
  const [most0, most1] = [sides[0].wounds + 1, sides[1].wounds + 1];
  return ({ turn, hits: [a, d], wounds: [w0, w1], struck }) => {
    const hits = ((a.critical * side + a.normal) * side + d.critical) * side + d.normal;
    return (((hits * most0 + w0) * most1 + w1) * 4 + (struck[0] ? 2 : 0) + (struck[1] ? 1 : 0)) * 2 + turn;
  };
}

const anyLeft = ({ critical, normal }: Hits): boolean => critical + normal > 0;

const isOver = ({ hits, wounds }: Clash): boolean =>
  wounds[0] === 0 || wounds[1] === 0 || !(anyLeft(hits[0]) || anyLeft(hits[1]));

function scoreOf({ attacker, defender }: FightCase, { objective }: FightPolicy, { wounds: [w0, w1] }: Clash): Value {
  const wounds = defender.wounds - w1 - (attacker.wounds - w0);
  const fallen = Number(w1 === 0) - Number(w0 === 0);
  return objective === 'damage' ? [wounds, fallen] : [fallen, wounds];
}

/** KT-5.6, KT-5.7, KT-9.5 */
function usesOf(sides: Both<Fighter>, { turn, hits }: Clash): readonly HitUse[] {
  const [own, theirs] = [hits[turn], hits[otherOf(turn)]];
  const uses: HitUse[] = [];
  if (own.critical > 0) {
    uses.push('strike-critical');
    if (theirs.critical > 0) uses.push('parry-critical-critical');
    if (theirs.normal > 0) uses.push('parry-critical-normal');
  }
  if (own.normal > 0) {
    uses.push('strike-normal');
    if (theirs.normal > 0 && !sides[otherOf(turn)].brutal) uses.push('parry-normal-normal');
  }
  return uses;
}

function wanted(policy: HitPolicy, uses: readonly HitUse[]): readonly HitUse[] {
  if (policy === 'best') return uses;
  const first = (policy === 'strike' ? STRIKING : PARRYING).find(use => uses.includes(use));
  return first === undefined ? [] : [first];
}

const changed = (pair: Both<number>, at: 0 | 1, by: number): Both<number> =>
  at === 0 ? [pair[0] + by, pair[1]] : [pair[0], pair[1] + by];

const withHits = (pair: Both<Hits>, at: 0 | 1, critical: number, normal: number): Both<Hits> => {
  const left = { critical: pair[at].critical + critical, normal: pair[at].normal + normal };
  return at === 0 ? [left, pair[1]] : [pair[0], left];
};

interface After {
  readonly clash: Clash;
  readonly chance: number;
}

/** What a use of a hit leads to: one thing, unless wounds may be ignored. */
function after(sides: Both<Fighter>, clash: Clash, use: HitUse): readonly After[] {
  const { turn } = clash;
  const other = otherOf(turn);
  const critical = use.startsWith('strike-critical') || use.startsWith('parry-critical');
  const own = withHits(clash.hits, turn, critical ? -1 : 0, critical ? 0 : -1);
  if (use.startsWith('parry')) {
    const hits = use === 'parry-critical-critical' ? withHits(own, other, -1, 0) : withHits(own, other, 0, -1);
    return [{ clash: { ...clash, turn: other, hits }, chance: 1 }];
  }
  const { damage, firstCritical, stun } = sides[turn];
  const isFirst = critical && !clash.struck[turn];
  const amount = damage[critical ? 1 : 0] + (isFirst ? firstCritical : 0);
  // KT-9.23: the first critical strike discards a normal hit of the other side.
  const hits = isFirst && stun && own[other].normal > 0 ? withHits(own, other, 0, -1) : own;
  const remembers = critical && (stun || firstCritical > 0);
  const struck: Both<boolean> = turn === 0 ? [clash.struck[0] || remembers, clash.struck[1]] : [clash.struck[0], clash.struck[1] || remembers]; // biome-ignore format: one pair
  return lossesOf(amount, sides[other].ignoresOn).map(({ lost, chance }) => {
    const left = Math.max(0, clash.wounds[other] - lost);
    const wounds: Both<number> = other === 0 ? [left, clash.wounds[1]] : [clash.wounds[0], left];
    return { clash: { turn: other, hits, wounds, struck }, chance };
  });
}

function expected(sides: Both<Fighter>, clash: Clash, use: HitUse, valueAt: (after: Clash) => Value): Value {
  const [only, ...more] = after(sides, clash, use);
  if (more.length === 0) return valueAt(only!.clash);
  const sum: [number, number] = [0, 0];
  for (const { clash: next, chance } of [only!, ...more]) {
    const [main, tie] = valueAt(next);
    sum[0] += chance * main;
    sum[1] += chance * tie;
  }
  return sum;
}

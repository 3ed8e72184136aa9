// KT-1.5, KT-6.5  What rolling dice again could gain at most
import type { AtStake, Question, Seat } from '@little-wars/engine';
import { COMMAND_RE_ROLL } from '../core/06-damage/ploys.ts';
import {
  type AboutDice,
  countsAs,
  damageOf,
  neededBy,
  now,
  otherSide,
  profileIn,
  rollerOf,
  type Side,
} from '../core/dice/dice.ts';
import { operativeOf } from '../lookups.ts';
import type { Look } from '../types.ts';
import { isDefence, isFailure, isRisky, openRanks, ranksOf } from './dice.ts';
import { sideAt } from './reactions.ts';

/** Weapon rules that only hits as such count for: with any other a hit may do more than its damage. */
const PLAIN: readonly string[] = [
  'ap',
  'balanced',
  'blast',
  'brutal',
  'ceaseless',
  'fusillade',
  'heavy',
  'hot',
  'indirect',
  'invulnerable',
  'lethal',
  'limited',
  'no-cover',
  'range',
  'relentless',
  'silent',
  'torrent',
  'unwieldy',
];

const FACES = [1, 2, 3, 4, 5, 6];

interface Odds {
  readonly normal: number;
  readonly critical: number;
}

/** The chances of a die of a side. */
function chancesOf(t: Look, side: Side): Odds {
  const needed = neededBy(t, now(t, side));
  const chance = (of: string): number => FACES.filter(face => countsAs(face, needed) === of).length / 6;
  return { normal: chance('normal'), critical: chance('critical') };
}

/** The damage of each hit of a side, and of all its dice at most; null where a hit may do more than that. */
function blowsOf(t: Look, side: Side): { readonly hits: readonly [number, number]; readonly most: number } | null {
  const rolling = now(t, side);
  const profile = profileIn(t, rolling);
  if (profile === null) return { hits: [0, 0], most: 0 };
  if (profile.rules.some(({ rule }) => !PLAIN.includes(rule))) return null;
  const hits = [damageOf(t, rolling, 'normal'), damageOf(t, rolling, 'critical')] as const;
  const ranks = ranksOf(t, side);
  const count = (of: string): number => ranks.filter(rank => rank === of).length;
  return { hits, most: count('normal') * hits[0] + count('critical') * hits[1] };
}

/** What more damage by one hit means to who suffers it: all of it if it may fall. */
function shareOf(t: Look, side: Side, odds: Odds): number {
  const blows = blowsOf(t, side);
  if (blows === null) return odds.normal + odds.critical;
  const [normal, critical] = blows.hits;
  const { wounds } = operativeOf(t, rollerOf(now(t, otherSide(side))));
  const isDeadly = blows.most + critical >= wounds;
  return isDeadly ? odds.normal + odds.critical : (odds.normal * normal + odds.critical * critical) / wounds;
}

/** The gain of a die that succeeds after all: a hit more, or in a fight and in defence one that is parried or saved. */
function gainOf(t: Look, side: Side, odds: Odds): number {
  if (isDefence(t, side)) return sparedOf(t, side, odds);
  const isFight = t.position.attack!.kind === 'combat';
  return Math.max(shareOf(t, side, odds), isFight ? sparedOf(t, side, odds) : 0);
}

/** The most of the other side's hits that a success takes away. */
function sparedOf(t: Look, side: Side, { normal, critical }: Odds): number {
  const blows = blowsOf(t, otherSide(side));
  if (blows === null) return normal + critical;
  const { wounds } = operativeOf(t, rollerOf(now(t, side)));
  return (normal + critical) * (blows.most >= wounds ? 1 : blows.hits[1] / wounds);
}

/** KT-6.5: one die again, for a command point. */
export function stakesOfReRoll(t: Look, { options, timing, to }: Question<'react'>): AtStake<'react'> | null {
  const side = sideAt(t, timing, to as Seat);
  if (side === null || options.some(id => id !== COMMAND_RE_ROLL)) return null;
  const odds = chancesOf(t, side);
  const isFailing = openRanks(t, side).some(isFailure);
  const gain = gainOf(t, side, isFailing ? odds : { normal: 0, critical: odds.critical });
  return { answer: null, gain, reason: 'little-gain', clause: 'KT-6.5' };
}

/** KT-1.5: every failure again, and what normal successes could become. */
export function stakesOfDice(
  t: Look,
  { about: { side }, options, most }: Question<'pick-some', AboutDice>,
): AtStake<'pick-some'> | null {
  if (isRisky(t, side)) return null;
  const ranks = ranksOf(t, side);
  const places = options as readonly number[];
  const failed = places.filter(i => isFailure(ranks[i]!)).slice(0, most);
  const spare = Math.min(most - failed.length, places.filter(i => ranks[i] === 'normal').length);
  const { critical } = chancesOf(t, side);
  const gain = Math.min(1, spare * gainOf(t, side, { normal: 0, critical }));
  return { answer: failed, gain, reason: 'failures-again', clause: 'KT-1.5' };
}

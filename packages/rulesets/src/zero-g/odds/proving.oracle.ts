// Compares attacks in real play with their odds.
import type { Frame, LeftOut, State } from '@little-wars/engine';
import { type AskedOfPlayers, checkReactions, countingRoughly, everyEndingOf } from '@little-wars/skirmish/testing';
import { expect } from 'vitest';
import { chooseDice } from '../../w40k/dice/rolls.ts';
import { fallsOf } from '../../w40k/odds/enumerate.oracle.ts';
import type { Attacking } from '../../w40k/odds/proving.oracle.ts';
import { attackOf, fireAt } from '../core/03-shooting/fire.ts';
import { chooseJink } from '../core/03-shooting/jink.ts';
import { blowAt, strikeAll } from '../core/04-assault/fighting.ts';
import { chooseGround } from '../core/05-attacks/resolve.ts';
import { ruleset } from '../ruleset.ts';
import { look } from '../testing/field.ts';
import type { Attack, Look, Position, Setup, ZeroG } from '../types.ts';
import { type AttackOdds, oddsOfBlows, oddsOfShot } from './index.ts';
import { leftOut } from './left-out.ts';

export type Made = Attacking<Position, Setup>;

const ROUNDING = 1e-12;

export const oddsIn = (t: Look, { manner, profiles: [profile] }: Made): AttackOdds =>
  manner === 'fighting' ? oddsOfBlows(t, 0, 1, profile) : oddsOfShot(t, { attacker: 0, target: 1, profile, manner });

/** The attack in the form that forecasts use. */
export const attackIn = (t: Look, { manner, profiles: [profile] }: Made): Attack =>
  manner === 'fighting' ? blowAt(t, 0, 1, profile, 1) : attackOf(t, { attacker: 0, target: 1, profile, manner });

export const leftOutIn = (t: Look, attacking: Made): readonly LeftOut[] => leftOut(t, attackIn(t, attacking));

const frameOf = (t: Look, { manner, profiles }: Made): Frame =>
  manner === 'fighting'
    ? strikeAll.start({ model: 0, options: profiles, victims: [1], profile: null, shares: [] })
    : fireAt(t, 0, profiles[0], 1, manner);

/** Nobody goes to ground or jinks, both of which are left out; the first failed die is re-rolled. */
export function answerTo(
  { position }: Pick<Look, 'position'>,
  question: AskedOfPlayers,
  declined: readonly string[] = [],
): unknown {
  if (question.purpose === chooseGround.purpose || question.purpose === chooseJink.purpose) return 'no';
  if (question.purpose === chooseDice.purpose && question.kind === 'pick-some') {
    const { faces, needs } = position.rolls.at(-1)!;
    return question.options.filter(i => faces[i as number]! < needs!).slice(0, question.most);
  }
  if (question.kind !== 'react') throw new Error(`no answer given to "${question.purpose}"`);
  checkReactions(question.options, option => declined.includes(option.split(' ')[0]!));
  return null;
}

/** What distinguishes states before a roll. Of counted dice only their value matters. */
function keyOf({ position, frames }: State<ZeroG>, purpose: string): string {
  const { models, attack, interrupted, rolls, effects, bodies } = position;
  const isOpen = /^roll to hit|^roll misses|again$/.test(purpose);
  const vary = models.map(({ wounds, at, used, conditions, wrecked }) => [
    wounds,
    at === null,
    used,
    conditions,
    wrecked,
  ]);
  const attacks = [attack, ...interrupted].map(each => each && [each.target, each.hits, each.wounds, each.unsaved]);
  const todo = frames.map(({ sequence, at, vars, ...rest }) => {
    const { faces, profile: _profile, hour, ...others } = vars as { readonly [name: string]: unknown };
    return [sequence, at, others, isOpen && faces, purpose === 'roll for the distance' && hour, rest];
  });
  return JSON.stringify([purpose, vary, attacks, isOpen && rolls, effects.length, bodies.length, todo]);
}

/** Plays an attack through every outcome of the dice, and compares; reactions that are left out are declined. */
export function proves(attacking: Made): AttackOdds {
  const { position, setup } = attacking;
  const t = look(position, setup);
  const odds = oddsIn(t, attacking);
  const omissions = leftOutIn(t, attacking);
  const declined = omissions.map(({ rule }) => rule);
  const [own, theirs] = [position.models[0]!.wounds, position.models[1]!.wounds];
  const ends = everyEndingOf<ZeroG, number>(
    ruleset,
    { setup, position, frame: frameOf(t, attacking) },
    {
      counting: countingRoughly,
      answers: (seen, question) => answerTo(seen, question, declined),
      falls: (_t, { count, sides = 6, purpose }) =>
        sides === 6
          ? { falls: fallsOf(count, purpose === 'roll to penetrate'), total: 6n ** BigInt(count) }
          : { falls: Array.from({ length: sides }, (_, i) => ({ faces: [i + 1], weight: 1n })), total: BigInt(sides) },
      keyOf: (state, { purpose }) => keyOf(state, purpose),
      read: ({ models: [one, other] }) =>
        `${own - (one!.removed ? 0 : one!.wounds)} ${theirs - (other!.removed ? 0 : other!.wounds)}`,
    },
  );
  const lost = [new Array<number>(own + 1).fill(0), new Array<number>(theirs + 1).fill(0)] as const;
  for (const [end, chance] of ends)
    for (const [i, count] of end.split(' ').entries()) lost[i]![Number(count)]! += chance;
  agree(odds.wounds, lost[1]);
  // Markers and explosions may strike the attacker too, which is left out.
  if (!omissions.some(({ reason }) => reason === 'strikes-others')) agree(odds.back ?? [1], lost[0]);
  return odds;
}

function agree(odds: readonly number[], played: readonly number[]): void {
  for (const [i, chance] of played.entries())
    expect(Math.abs((odds[i] ?? 0) - chance), `${i} of ${odds} and ${played}`).toBeLessThan(ROUNDING);
}

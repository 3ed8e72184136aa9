// Compares attacks in real play with their odds.
import type { Frame } from '@little-wars/engine';
import { expect } from 'vitest';
import { chooseMeleeWeapons } from '../../w40k/fight/attacks.ts';
import type { AttackOdds, Shot } from '../../w40k/odds/attack-odds.ts';
import { lossesOf, type Play } from '../../w40k/odds/enumerate.oracle.ts';
import { chooseWeapons, shootWith } from '../../w40k/shooting/shoot.ts';
import { blows, melee, shooting, strikes, weapons } from '../library.ts';
import { ruleset } from '../ruleset.ts';
import { look, open } from '../testing/field.ts';
import type { Look, Position, ReconSquad, Setup } from '../types.ts';
import { volleyOf } from './index.ts';

/** Model 0 attacks model 1 with these profiles. */
export interface Attacking {
  readonly position: Position;
  readonly setup?: Setup;
  readonly manner: 'shooting' | 'overwatch' | 'fighting';
  readonly profiles: readonly [string, ...string[]];
  /** Marks of a single attack, which is then made alone. */
  readonly marks?: readonly string[];
}

/** What is made with the profiles, as odds are asked about it. */
function shotsOf(t: Look, { manner, profiles, marks }: Attacking): readonly [Shot, ...Shot[]] {
  const aim = { attacker: 0, target: 1, manner };
  if (marks) return [{ ...aim, profile: profiles[0], attacks: 1, marks }];
  const shots: readonly Shot[] =
    manner === 'fighting'
      ? melee
          .sharesOf(t, 0, [{ profile: profiles[0], attacks: melee.countOf(t, 0) }])
          .map(share => ({ ...aim, ...share }))
      : weapons.shotsOf(t, 0, profiles).map(shot => ({ ...aim, ...shot }));
  return shots as readonly [Shot, ...Shot[]];
}

function frameOf({ manner, profiles, marks }: Attacking): Frame {
  if (marks) return strikes.strike.start({ attacker: 0, target: 1, manner, profile: profiles[0], attacks: 1, marks });
  if (manner === 'fighting') return blows.blows.start({ model: 0, profiles: [], shares: [], declared: [] });
  return shootWith(shooting.shoot, 0, manner, 1);
}

export const oddsIn = (t: Look, attacking: Attacking): AttackOdds => volleyOf(t, shotsOf(t, attacking));

/** Plays an attack through every fall of the dice, and compares. */
export function proves(attacking: Attacking, declined: readonly string[] = []): AttackOdds {
  const { position, setup = open, profiles } = attacking;
  const odds = oddsIn(look(position, setup), attacking);
  const play: Play = {
    declined,
    answers: [
      [chooseWeapons, profiles],
      [chooseMeleeWeapons, profiles],
    ],
  };
  const [lost, back] = lossesOf<ReconSquad>(ruleset, { setup, position, frame: frameOf(attacking) }, play, [1, 0]);
  agree(odds.wounds, lost!);
  agree(odds.back ?? [1], back!);
  return odds;
}

const ROUNDING = 1e-12;

function agree(odds: readonly number[], played: readonly number[]): void {
  for (const [i, chance] of played.entries())
    expect(Math.abs((odds[i] ?? 0) - chance), `${i} of ${odds} and ${played}`).toBeLessThan(ROUNDING);
}

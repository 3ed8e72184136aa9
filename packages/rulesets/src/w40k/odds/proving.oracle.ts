// Compares attacks in real play with their odds.
import { type Frame, type Game, isAsked, type LeftOut, type Ruleset } from '@little-wars/engine';
import { expect } from 'vitest';
import { allocateWound } from '../attacks/allocate.ts';
import type { strikeSequences } from '../attacks/strike.ts';
import { chooseDice } from '../dice/rolls.ts';
import { type blowSequences, chooseMeleeWeapons, type MeleeTargets } from '../fight/attacks.ts';
import { chooseWeapons, type shootSequences, shootWith } from '../shooting/shoot.ts';
import type { Weapons } from '../shooting/weapons.ts';
import type { Look, Position } from '../types.ts';
import type { AttackOdds, Shot } from './attack-odds.ts';
import { lossesOf, type Play } from './enumerate.oracle.ts';
import type { FacesAgain } from './pool.ts';

/** Model 0 attacks model 1 with these profiles. */
export interface Attacking<P extends Position, S> {
  readonly position: P;
  readonly setup: S;
  readonly manner: 'shooting' | 'overwatch' | 'fighting';
  readonly profiles: readonly [string, ...string[]];
  /** Marks for one attack, which is then played on its own. */
  readonly marks?: readonly string[];
}

/** What an edition provides. */
export interface ProvingParts<G extends Game> {
  readonly ruleset: Ruleset<G>;
  readonly look: (position: G['position'], setup: G['setup']) => Look;
  readonly volleyOf: (t: Look, shots: readonly [Shot, ...Shot[]]) => AttackOdds;
  readonly hitsAgain: (t: Look) => FacesAgain;
  readonly leftOut: (t: Look, shots: readonly Shot[]) => readonly LeftOut[];
  readonly library: {
    readonly strikes: ReturnType<typeof strikeSequences>;
    readonly shooting: ReturnType<typeof shootSequences>;
    readonly blows: ReturnType<typeof blowSequences>;
    readonly melee: MeleeTargets;
    readonly weapons: Weapons;
  };
}

const ROUNDING = 1e-12;

function agree(odds: readonly number[], played: readonly number[]): void {
  for (const [i, chance] of played.entries())
    expect(Math.abs((odds[i] ?? 0) - chance), `${i} of ${odds} and ${played}`).toBeLessThan(ROUNDING);
}

export function provingOf<G extends Game & { readonly position: Position }>(parts: ProvingParts<G>) {
  const { ruleset, look, volleyOf, hitsAgain, leftOut, library } = parts;
  const { strikes, shooting, blows, melee, weapons } = library;
  type Made = Attacking<G['position'], G['setup']>;

  /** The query for the odds of these profiles. */
  const shotsOf = (t: Look, { manner, profiles, marks }: Made): readonly [Shot, ...Shot[]] => {
    const aim = { attacker: 0, target: 1, manner };
    if (marks) return [{ ...aim, profile: profiles[0], attacks: 1, marks }];
    const shots: readonly Shot[] =
      manner === 'fighting'
        ? melee
            .sharesOf(t, 0, [{ profile: profiles[0], attacks: melee.countOf(t, 0) }])
            .map(share => ({ ...aim, ...share }))
        : weapons.shotsOf(t, 0, profiles).map(shot => ({ ...aim, ...shot }));
    return shots as readonly [Shot, ...Shot[]];
  };

  const frameOf = ({ manner, profiles, marks }: Made): Frame => {
    if (marks) return strikes.strike.start({ attacker: 0, target: 1, manner, profile: profiles[0], attacks: 1, marks });
    if (manner === 'fighting') return blows.blows.start({ model: 0, profiles: [], shares: [], declared: [] });
    return shootWith(shooting.shoot, 0, manner, 1);
  };

  const oddsIn = (t: Look, attacking: Made): AttackOdds => volleyOf(t, shotsOf(t, attacking));

  const leftOutIn = (t: Look, attacking: Made): readonly LeftOut[] => leftOut(t, shotsOf(t, attacking));

  /**
   * Plays an attack through every outcome of the dice, and compares. Reactions that are said to be left out are
   * declined; any other fails.
   */
  const proves = (attacking: Made): AttackOdds => {
    const { position, setup, profiles } = attacking;
    const t = look(position, setup);
    const odds = oddsIn(t, attacking);
    const play: Play = {
      declined: leftOutIn(t, attacking).map(({ rule }) => rule),
      answers: [
        [chooseWeapons, profiles],
        [chooseMeleeWeapons, profiles],
      ],
      decides: (t, question, frames) => {
        // What a model does after its attacks is no part of them.
        if (question.kind === 'react' && question.timing === 'after-attacks') return null;
        // Wounds of a Blast go to the target while it lives.
        if (question.purpose === allocateWound.purpose && question.kind === 'pick-one')
          return question.options.find(id => id === 1) ?? question.options[0];
        const roll = t.position.rolls.at(-1);
        if (question.kind !== 'pick-some' || !isAsked(chooseDice, question) || roll?.what !== 'hit') return undefined;
        // A hit is re-rolled where a new die does more on average; only where any may be re-rolled.
        if (t.query('re-rolls', 'none', { roll, attack: t.position.attack }) !== 'any') return undefined;
        const { own, added } = hitsAgain(t);
        const isAdded = frames.some(({ at }) => at === 'hit rolls that others add');
        return question.options.filter(i => (isAdded ? added : own)[roll.faces[i as number]! - 1]);
      },
    };
    const [lost, back] = lossesOf<G>(ruleset, { setup, position, frame: frameOf(attacking) }, play, [1, 0]);
    agree(odds.wounds, lost!);
    agree(odds.back ?? [1], back!);
    return odds;
  };
  return { oddsIn, leftOutIn, proves };
}

// The numbers behind the library's rolls
import { type Explained, explain, type Numbered, type On, on, withoutNumbers } from '@little-wars/engine';
import { enginesRoll } from '../abilities/full-throttle.ts';
import { ignoreRoll, lastWoundRoll } from '../attacks/harm.ts';
import type { AttackRolls } from '../attacks/rolls.ts';
import { damageRoll, hitRoll, saveRoll, woundRoll } from '../attacks/strike.ts';
import { rollFirstTurn } from '../battle/deployment.ts';
import { chargeRoll } from '../charge/phase.ts';
import type { CoreClauses } from '../core-clauses.ts';
import { allOf, type ReRollable } from '../dice/rolls.ts';
import type { Lookups } from '../measuring/lookups.ts';
import { advanceRoll } from '../movement/phase.ts';
import { leadershipRoll, mortalWoundsRoll, toughnessRoll } from '../powers/powers.ts';
import { denyRoll, perilsRoll, psychicTestRoll } from '../psychic/phase.ts';
import { attacksRoll } from '../shooting/declare.ts';
import { rollDieAgain } from '../stratagems/command-re-roll.ts';
import type { Attack, Look, W40k } from '../types.ts';

export type NumbersOn<T> = On<T, void, readonly Numbered[]>;

/** The numbers behind a roll of an attack, and behind its re-roll. */
export const onAttack = <A, T extends { readonly position: { readonly attack: A | null } }>(
  { first, again }: ReRollable,
  numbers: (t: T, attack: A) => readonly Numbered[],
): readonly NumbersOn<T>[] => {
  const handle = (t: T): readonly Numbered[] => (t.position.attack === null ? [] : numbers(t, t.position.attack));
  return [on(first, handle), on(again, handle)];
};

export const plainly = (value: number): Explained<number> => ({ base: value, value, changes: [] });

interface Parts {
  readonly rolls: AttackRolls;
  readonly lookups: Lookups;
  readonly clauses: CoreClauses;
}

/** An entry for every roll of the library. */
export function sharedNumbers({ rolls, lookups, clauses }: Parts): readonly NumbersOn<Look>[] {
  /** A modifier without contributions is omitted. */
  const added = (explained: Explained<number>): readonly Numbered[] =>
    explained.changes.every(({ before, after }) => before === after)
      ? []
      : [{ id: 'added', clause: clauses.modifiers, explained }];
  return [
    ...onAttack(hitRoll, (t: Look, attack: Attack) => [
      { id: 'hit', clause: clauses.hit, explained: plainly(rolls.toHit(t, attack).needs) },
      ...added(explain<W40k, 'hit-modifier'>(t, 'hit-modifier', 0, { attack })),
    ]),
    ...onAttack(woundRoll, (t: Look, attack: Attack) => [
      {
        id: 'wound',
        clause: clauses.wound,
        explained: explain<W40k, 'wound-needs'>(t, 'wound-needs', rolls.woundBase(t, attack), { attack }),
      },
      ...added(explain<W40k, 'wound-modifier'>(t, 'wound-modifier', 0, { attack })),
    ]),
    ...onAttack(saveRoll, (t: Look, { target }: Attack) => {
      const needed = t.position.rolls.at(-1)?.needs ?? lookups.kit(t, target).profile.save ?? 7;
      return [{ id: 'save', clause: clauses.save, explained: plainly(needed) }];
    }),
    ...withoutNumbers(
      rollFirstTurn,
      rollDieAgain,
      ...allOf(advanceRoll, enginesRoll, chargeRoll, attacksRoll, damageRoll, ignoreRoll, lastWoundRoll),
      ...allOf(psychicTestRoll, denyRoll, perilsRoll, mortalWoundsRoll, leadershipRoll, toughnessRoll),
    ),
  ];
}

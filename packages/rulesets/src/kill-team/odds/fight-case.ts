// The case of a fight on a table: every number comes from the same queries as in play.
import { ignoresOn } from '../core/06-damage/damage.ts';
import {
  damageOf,
  inOrder,
  neededBy,
  now,
  otherSide,
  profileIn,
  rollerOf,
  type Side,
  seatOf,
} from '../core/dice/dice.ts';
import { operativeOf } from '../lookups.ts';
import type { Attack, Look } from '../types.ts';
import { ALL_KINDS, changesAmong, during, judgedAs, type Offered, offersAt } from './asking.ts';
import { bestFight, type FightCase, type Fighter, type FightPolicy, plainFighter } from './case.ts';
import { combatOf, type Duel } from './duel.ts';
import { type FightOdds, fightOdds } from './fight.ts';
import { followingStrike, type Harm, harmIn, struckBy } from './harm.ts';
import { NEVER } from './ignored.ts';
import { ignoredHitsBy, type Reactions, reacted, reRollsBy } from './reactions.ts';
import { commands } from './shot-case.ts';

export function fightCaseOf(t: Look, duel: Duel): FightCase {
  const combat = combatOf(duel);
  const { reactions = [], commandReRolls } = duel;
  const { attacker: operative, target: against, action } = combat;
  const look = reacted(t, reactions, 'enemy-selected', { operative, action, against });
  const fighter = (side: Side): Fighter => ({
    ...fighterOf(look, combat, side, reactions),
    ignoredHits: ignoredHitsBy(look, combat, side, reactions),
  });
  const paying = (side: Side): Fighter => {
    const base = fighter(side);
    const paid = [...commands(commandReRolls?.[side] ?? 0), ...reRollsBy(look, combat, side, reactions)];
    return paid.length === 0 ? base : { ...base, reRolls: [...base.reRolls, ...paid] };
  };
  return { attacker: paying('attacker'), defender: paying('defender') };
}

function fighterOf(t: Look, combat: Attack, side: Side, reactions: Reactions): Fighter {
  const look = during(t, combat);
  const rolling = now(look, side);
  const profile = profileIn(look, rolling);
  const operative = rollerOf(rolling);
  const { wounds } = operativeOf(t, operative);
  const ignores = ignoresOn(look, operative);
  if (profile === null)
    return { ...plainFighter, attacks: 0, hitOn: NEVER, damage: [0, 0], wounds, ignoresOn: ignores };
  const { succeedsOn: hitOn, criticalOn } = neededBy(look, rolling);
  const other = rollerOf({ ...rolling, side: otherSide(side) });
  const isHurt = look.query('loses-wounds', true, { operative: other });
  const [first, second] = [1, 2].map(nth => harmIn(followingStrike(t, combat, side, nth))) as [Harm, Harm];
  const struck = struckBy(combat, side, 1);
  const later = damageOf(during(t, struck), { ...rolling, attack: struck }, 'critical');
  const reaped = [...first.wounds].filter(([id]) => id !== other);
  return {
    attacks: Math.max(0, look.query('attack-dice', profile.attacks, rolling)),
    hitOn,
    criticalOn,
    damage: isHurt ? [damageOf(look, rolling, 'normal'), later] : [0, 0],
    firstCritical: isHurt ? damageOf(look, rolling, 'critical') - later : 0,
    reRolls: inOrder(look.query('attack-re-rolls', [], rolling)).map(({ most, faces }) => ({ most, faces })),
    changes: changesAmong(hitChanges(t, combat, side), reactions),
    brutal: !look.query('parried-by-normal', true, rolling),
    stun: second.stunned.includes(other),
    reap: reaped[0]?.[1] ?? 0,
    wounds,
    ignoresOn: ignores,
    ignoredHits: 0,
  };
}

/** As many failures as there are dice of all kinds. */
const FAILED = Array.from(ALL_KINDS, () => judgedAs('fail'));

/** Reactions to judged dice, queried with every kind of die on one side and only failures on the other. */
function hitChanges(t: Look, combat: Attack, side: Side): readonly Offered[] {
  const [attackDice, defenceDice] = side === 'attacker' ? [ALL_KINDS, FAILED] : [FAILED, ALL_KINDS];
  const look = during(t, { ...combat, attackDice, defenceDice });
  return offersAt(look, 'attack-dice-judged', now(look, side), seatOf(look, now(look, side)));
}

/** The odds of a fight on the table as it is. */
export const oddsOfFight = (t: Look, duel: Duel, policy: FightPolicy = bestFight): FightOdds =>
  fightOdds(fightCaseOf(t, duel), policy);

// A fight as the rules in play make it: every number asked of the table, by the same queries as in play.
import {
  damageOf,
  diceOf,
  inOrder,
  neededBy,
  now,
  otherSide,
  profileIn,
  rollerOf,
  type Side,
  seatOf,
} from '../core/dice.ts';
import { operativeOf } from '../lookups.ts';
import type { Attack, Look, OperativeId } from '../types.ts';
import { changesAmong, during, followedBy, judgedAs, offeredAt } from './asking.ts';
import { bestFight, type FightCase, type Fighter, type FightPolicy, plainFighter } from './case.ts';
import { type FightOdds, fightOdds } from './fight.ts';
import { commands, harmIn, NEVER } from './shot-case.ts';

/** Who fights whom, and with what: `weapon/profile`, null without a melee weapon. */
export interface Duel {
  readonly attacker: OperativeId;
  readonly target: OperativeId;
  readonly weapon: string | null;
  readonly parry: string | null;
  readonly action?: string;
  /** KT-6.5: Command Re-rolls each side will pay for. */
  readonly commandReRolls?: { readonly attacker: number; readonly defender: number };
}

export function fightCaseOf(t: Look, duel: Duel): FightCase {
  const [weapon = '', profile = ''] = duel.weapon?.split('/') ?? [];
  const [parryWeapon = null, parryProfile = null] = duel.parry?.split('/') ?? [];
  const { attacker, target, action = 'fight', commandReRolls } = duel;
  const combat: Attack = {
    kind: 'combat', action, attacker, target, weapon, profile, parryWeapon, parryProfile,
    attackDice: [], defenceDice: [], after: null, inCover: false, invulnerable: null, marks: [],
  }; // biome-ignore format: one combat
  return {
    attacker: fighterOf(t, combat, 'attacker', commandReRolls?.attacker ?? 0),
    defender: fighterOf(t, combat, 'defender', commandReRolls?.defender ?? 0),
  };
}

function fighterOf(t: Look, combat: Attack, side: Side, reRolled: number): Fighter {
  const look = during(t, combat);
  const rolling = now(look, side);
  const profile = profileIn(look, rolling);
  const operative = rollerOf(rolling);
  const { wounds } = operativeOf(t, operative);
  const ignoresOn = look.query('ignores-wounds-on', NEVER, { operative, mortal: false });
  if (profile === null) return { ...plainFighter, attacks: 0, hitOn: NEVER, damage: [0, 0], wounds, ignoresOn };
  const { succeedsOn: hitOn, criticalOn } = neededBy(look, rolling);
  const other = rollerOf({ ...rolling, side: otherSide(side) });
  const isHurt = look.query('loses-wounds', true, { operative: other });
  const [first, second] = [strikes(t, combat, side, 1), strikes(t, combat, side, 2)];
  const later = damageOf(
    during(t, marked(combat, side, 1)),
    { ...rolling, attack: marked(combat, side, 1) },
    'critical',
  );
  const reaped = [...first.wounds].filter(([id]) => id !== other);
  return {
    attacks: Math.max(0, look.query('attack-dice', profile.attacks, rolling)),
    hitOn,
    criticalOn,
    damage: isHurt ? [damageOf(look, rolling, 'normal'), later] : [0, 0],
    firstCritical: isHurt ? damageOf(look, rolling, 'critical') - later : 0,
    reRolls: [
      ...inOrder(look.query('attack-re-rolls', [], rolling)).map(({ most, faces }) => ({ most, faces })),
      ...commands(reRolled),
    ],
    changes: changesAmong(hitChanges(t, combat, side)),
    brutal: !look.query('parried-by-normal', true, rolling),
    stun: second.stunned.includes(other),
    reap: reaped[0]?.[1] ?? 0,
    wounds,
    ignoresOn,
  };
}

/** The combat after so many critical strikes of a side. */
const marked = (combat: Attack, side: Side, strikes: number): Attack => ({
  ...combat,
  marks: Array.from({ length: strikes }, () => `${side}-struck-critical`),
});

/** What rules would make of the nth critical strike of a side. */
const strikes = (t: Look, combat: Attack, side: Side, nth: number) =>
  harmIn(followedBy(during(t, marked(combat, side, nth)), { type: 'struck', clause: 'KT-5.6', side, critical: true }));

/** Reactions to judged dice, asked with every kind of die on one side, and mostly failures on the other. */
function hitChanges(t: Look, combat: Attack, side: Side): readonly string[] {
  const own = [judgedAs('critical'), judgedAs('normal'), judgedAs('normal'), judgedAs('fail')];
  const theirs = [judgedAs('fail'), judgedAs('fail'), judgedAs('fail')];
  const [attackDice, defenceDice] = side === 'attacker' ? [own, theirs] : [theirs, own];
  const look = during(t, { ...combat, attackDice, defenceDice });
  const rolling = now(look, side);
  return diceOf(rolling).length === 0 ? [] : offeredAt(look, 'attack-dice-judged', rolling, seatOf(look, rolling));
}

/** The odds of a fight on the table as it is. */
export const oddsOfFight = (t: Look, duel: Duel, policy: FightPolicy = bestFight): FightOdds =>
  fightOdds(fightCaseOf(t, duel), policy);

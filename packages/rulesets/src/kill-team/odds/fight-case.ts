// A fight as the rules in play make it: every number asked of the table, by the same queries as in play.
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
import type { Attack, Look, OperativeId } from '../types.ts';
import { ALL_KINDS, CHANGES, changesAmong, during, followedBy, judgedAs, offeredAt, rolledDie } from './asking.ts';
import { bestFight, type FightCase, type Fighter, type FightPolicy, plainFighter } from './case.ts';
import { type FightOdds, fightOdds } from './fight.ts';
import { NEVER } from './ignored.ts';
import type { Offer } from './pool.ts';
import { ignoredHitsBy, isCounted, type Reactions, reacted, reRollsBy } from './reactions.ts';
import { commands, harmIn } from './shot-case.ts';

/** Who fights whom, and with what: `weapon/profile`, null without a melee weapon. */
export interface Duel {
  readonly attacker: OperativeId;
  readonly target: OperativeId;
  readonly weapon: string | null;
  readonly parry: string | null;
  readonly action?: string;
  /** KT-6.5: Command Re-rolls each side will pay for. */
  readonly commandReRolls?: { readonly attacker: number; readonly defender: number };
  /** KT-6.4: reactions that are used whenever they are on offer. */
  readonly reactions?: Reactions;
}

const SIDES: readonly Side[] = ['attacker', 'defender'];

export function combatOf({ attacker, target, weapon: own, parry, action = 'fight' }: Duel): Attack {
  const [weapon = '', profile = ''] = own?.split('/') ?? [];
  const [parryWeapon = null, parryProfile = null] = parry?.split('/') ?? [];
  return {
    kind: 'combat',
    action,
    attacker,
    target,
    weapon,
    profile,
    parryWeapon,
    parryProfile,
    attackDice: [],
    defenceDice: [],
    after: null,
    inCover: false,
    invulnerable: null,
    marks: [],
  };
}

export function fightCaseOf(t: Look, duel: Duel): FightCase {
  const combat = combatOf(duel);
  const { reactions = [], commandReRolls } = duel;
  const { attacker: operative, target: against, action } = combat;
  const look = reacted(t, reactions, 'enemy-selected', { operative, action, against });
  const fighter = (side: Side): Fighter => ({
    ...fighterOf(look, combat, side, [
      ...commands(commandReRolls?.[side] ?? 0),
      ...reRollsBy(look, combat, side, reactions),
    ]),
    ignoredHits: ignoredHitsBy(look, combat, side, reactions),
  });
  return { attacker: fighter('attacker'), defender: fighter('defender') };
}

function fighterOf(t: Look, combat: Attack, side: Side, paid: readonly Offer[]): Fighter {
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
      ...paid,
    ],
    changes: changesAmong(hitChanges(t, combat, side)),
    brutal: !look.query('parried-by-normal', true, rolling),
    stun: second.stunned.includes(other),
    reap: reaped[0]?.[1] ?? 0,
    wounds,
    ignoresOn: ignores,
    ignoredHits: 0,
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

const FAILED = [judgedAs('fail'), judgedAs('fail'), judgedAs('fail')];

/** Reactions to judged dice, asked with every kind of die on one side, and only failures on the other. */
function hitChanges(t: Look, combat: Attack, side: Side): readonly string[] {
  const [attackDice, defenceDice] = side === 'attacker' ? [ALL_KINDS, FAILED] : [FAILED, ALL_KINDS];
  const look = during(t, { ...combat, attackDice, defenceDice });
  return offeredAt(look, 'attack-dice-judged', now(look, side), seatOf(look, now(look, side)));
}

/** Reactions that would be on offer to either side in a fight, and that odds do not count. */
export function notCountedInFight(t: Look, duel: Duel): readonly string[] {
  const combat = combatOf(duel);
  const { attacker, target, action } = combat;
  const raw = during(t, { ...combat, attackDice: [rolledDie], defenceDice: [rolledDie] });
  const look = during(t, { ...combat, attackDice: ALL_KINDS, defenceDice: ALL_KINDS });
  const found = [0, 1].flatMap(seat => [
    ...offeredAt(t, 'enemy-selected', { operative: attacker, action, against: target }, seat),
    ...SIDES.flatMap(side => offeredAt(raw, 'attack-dice-rolled', now(raw, side), seat)),
    ...SIDES.flatMap(side => offeredAt(look, 'attack-dice-judged', now(look, side), seat)).filter(id => !CHANGES[id]),
    ...[attacker, target].flatMap(operative => offeredAt(look, 'damage-dealt', { operative, amount: 1 }, seat)),
  ]);
  return [...new Set(found)].filter(id => !(duel.reactions?.includes(id) && isCounted(id)));
}

/** The odds of a fight on the table as it is. */
export const oddsOfFight = (t: Look, duel: Duel, policy: FightPolicy = bestFight): FightOdds =>
  fightOdds(fightCaseOf(t, duel), policy);

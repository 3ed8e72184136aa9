// KT-5  The Fight action
import { end } from '@little-wars/engine';
import { inPlay, operativeOf, ownerOf } from '../../lookups.ts';
import type { ReRollOffer, Rolling } from '../../queries.ts';
import {
  type Attack,
  type InsteadOfStrike,
  type Look,
  type OperativeId,
  question,
  sequence,
  type T,
} from '../../types.ts';
import { engagedWith } from '../01-game/measuring.ts';
import { ofHit, removeIncapacitated, sufferDamage } from '../06-damage/damage.ts';
import { acrossHatchways } from '../12-close-quarters/hatchways.ts';
import {
  changeOne,
  countOf,
  damageOf,
  diceOf,
  fresh,
  type Hit,
  inOrder,
  judge,
  now,
  otherSide,
  profileIn,
  reRoll,
  rollerOf,
  type Side,
  seatOf,
  setDice,
} from '../dice/dice.ts';
import { meleeOf, type Selecting, weaponChoice } from './melee.ts';

const SIDES: readonly Side[] = ['attacker', 'defender'];

export interface Fighting {
  readonly attacker: OperativeId;
  readonly action: string;
  readonly target: OperativeId | null;
  /** `weapon/profile` of each side; null without a melee weapon. */
  readonly weapon: string | null;
  readonly parry: string | null;
}

export const selectEnemy = question<'pick-one', Fighting>('select an enemy', 'pick-one');
export const attackerSelectsMeleeWeapon = question<'pick-one', Selecting>(
  'the attacker selects a melee weapon',
  'pick-one',
);
export const defenderSelectsMeleeWeapon = question<'pick-one', Selecting>(
  'the defender selects a melee weapon',
  'pick-one',
);

export const fight = sequence<Fighting>('fight', 'KT-5.1', s => [
  s.ask('KT-5.1', selectEnemy, {
    to: (t, v) => ownerOf(t, v.attacker),
    ask: (t, v) => (v.target === null ? { of: 'operative', options: enemiesToFight(t, v), about: v } : null),
    then: (_t, v, target) => ({ ...v, target: target as OperativeId }),
  }),
  s.window('KT-6.4', 'the enemy is selected', 'enemy-selected', (_t, { attacker, action, target }) => ({
    operative: attacker,
    action,
    against: target!,
  })),
  s.ask('KT-5.2', attackerSelectsMeleeWeapon, {
    to: (t, v) => ownerOf(t, v.attacker),
    ask: (t, v) => weaponChoice(t, v.attacker, v.target!),
    then: (_t, v, weapon) => ({ ...v, weapon: weapon as string }),
  }),
  s.ask('KT-5.2', defenderSelectsMeleeWeapon, {
    to: (t, v) => ownerOf(t, v.target!),
    ask: (t, v) => weaponChoice(t, v.target!, v.attacker),
    then: (_t, v, parry) => ({ ...v, parry: parry as string }),
  }),
  s.run('KT-5.2', 'begin the combat', (t, v) => {
    t.emit({ type: 'attack-began', clause: 'KT-5.2', attack: combatOf(t, v) });
    return v;
  }),
  s.each('KT-5.3', 'both roll', { of: () => SIDES, call: (_t, _v, side: Side) => rollToFight.start({ side }) }),
  s.each('KT-5.3', 'both may roll dice again', {
    of: () => SIDES,
    call: (_t, _v, side: Side) => rollAgainToFight.start({ side }),
  }),
  s.each('KT-5.3', 'both judge their dice', { of: () => SIDES, call: (_t, _v, side: Side) => retain.start({ side }) }),
  s.call('KT-5.4', 'strike and parry', () => exchange.start({ side: 'attacker', chosen: null })),
  s.run('KT-5.4', 'end the combat', (t, v) => {
    t.emit({ type: 'attack-ended', clause: 'KT-5.4' });
    t.emit({ type: 'effects-ended', clause: 'KT-5.4', until: 'attack' });
    return v;
  }),
  s.call('KT-6.1', 'remove the incapacitated', () => removeIncapacitated.start({})),
]);

/** KT-5.1, KT-12.8: enemies it is engaged with, or those beyond a hatchway. */
export const enemiesToFight = (t: Look, { attacker, action }: Pick<Fighting, 'attacker' | 'action'>) =>
  action === 'hatchway-fight' ? acrossHatchways(t, attacker) : engagedWith(t, attacker);

/** KT-5.2: the combat as it begins. A single weapon is used without asking; no weapon means no dice. */
function combatOf(t: Look, { action, attacker, target, weapon: own, parry }: Fighting): Attack {
  const [weapon = '', profile = ''] = (own ?? meleeOf(t, attacker)[0] ?? '').split('/');
  const [parryWeapon, parryProfile] = (parry ?? meleeOf(t, target!)[0] ?? '').split('/');
  return {
    kind: 'combat',
    action,
    attacker,
    target: target!,
    weapon,
    profile,
    parryWeapon: parryWeapon || null,
    parryProfile: parryProfile || null,
    attackDice: [],
    defenceDice: [],
    after: null,
    inCover: false,
    invulnerable: null,
    marks: [],
  };
}

interface OneSide {
  readonly side: Side;
}

export const rollCombatDice = question('roll combat dice', 'roll');

/** KT-5.3: nobody re-rolls before both have rolled. */
const rollToFight = sequence<OneSide>('roll to fight', 'KT-5.3', s => [
  s.roll('KT-5.3', rollCombatDice, {
    count: (t, v) => {
      const rolling = now(t, v.side);
      const profile = profileIn(t, rolling);
      return profile === null ? 0 : Math.max(0, t.query('attack-dice', profile.attacks, rolling));
    },
    whose: (t, v) => seatOf(t, now(t, v.side)),
    then: (t, v, faces) => {
      setDice(t, v.side, fresh(faces), 'KT-5.3');
      return v;
    },
  }),
]);

const rollAgainToFight = sequence<OneSide>('roll combat dice again', 'KT-5.3', s => [
  s.each('KT-5.3', 're-roll combat dice', {
    of: (t, v) => inOrder(t.query('attack-re-rolls', [], now(t, v.side))),
    call: (_t, v, offer: ReRollOffer) => reRoll.start({ side: v.side, offer, chosen: [] }),
  }),
  s.window('KT-6.5', 'after the combat dice', 'attack-dice-rolled', (t, v) => now(t, v.side)),
]);

const retain = sequence<OneSide>('retain hits', 'KT-5.3', s => [
  s.run('KT-5.3', 'judge the combat dice', (t, v) => {
    judge(t, v.side, 'KT-5.3');
    return v;
  }),
  s.window('KT-5.3', 'combat hits may be changed', 'attack-dice-judged', (t, v) => now(t, v.side)),
  s.run('KT-5.3', 'effects of retained hits', (t, v) => {
    t.emit({ type: 'attack-dice-retained', clause: 'KT-5.3', side: v.side });
    return v;
  }),
]);

/** What a hit may be used for: to strike, or to cancel a hit of the other side. */
export function hitOptions(t: Look, side: Side): readonly string[] {
  const [own, theirs] = [diceOf(now(t, side)), diceOf(now(t, otherSide(side)))];
  const options: string[] = [];
  for (const as of ['critical', 'normal'] as const) {
    if (countOf(own, as) === 0) continue;
    options.push(`strike-${as}`);
    for (const { id, open } of insteadOf(t, side)) if (open) options.push(`${id}-${as}`);
    // KT-5.7, KT-9.5: a critical hit cancels either; a normal hit a normal hit, unless only criticals may parry.
    if (as === 'critical' && countOf(theirs, 'critical') > 0) options.push('parry-critical-critical');
    const mayParry = as === 'critical' || t.query('parried-by-normal', true, now(t, otherSide(side)));
    if (mayParry && countOf(theirs, 'normal') > 0) options.push(`parry-${as}-normal`);
  }
  return options;
}

/** Whose hit it is, and its target. */
const fightersOf = (t: Look, side: Side): [OperativeId, OperativeId] => {
  const rolling = now(t, side);
  return [rollerOf(rolling), rollerOf({ ...rolling, side: otherSide(side) })];
};

/** KT-10.4: what a hit may be spent on instead of a strike. */
const insteadOf = (t: Look, side: Side): readonly InsteadOfStrike[] => {
  const [operative, against] = fightersOf(t, side);
  return t.query('instead-of-strike', [], { operative, against });
};

const isOver = (t: Look): boolean => {
  const { attacker, target, attackDice, defenceDice } = t.position.attack!;
  const hits = [...attackDice, ...defenceDice].some(({ as }) => as === 'critical' || as === 'normal');
  return !hits || [attacker, target].some(id => operativeOf(t, id).wounds === 0);
};

interface Exchange extends OneSide {
  /** What this side does with a hit; null if it has none left. */
  readonly chosen: string | null;
}

const currentOptions = (t: Look, side: Side): readonly string[] => (isOver(t) ? [] : hitOptions(t, side));

export const resolveHit = question<'pick-one', { readonly side: Side }>('resolve a hit', 'pick-one');

/** KT-5.4: fighters alternate hits, the attacker first; one without hits is skipped. */
const exchange = sequence<Exchange>('strike and parry', 'KT-5.4', s => [
  s.ask('KT-5.4', resolveHit, {
    to: (t, v) => seatOf(t, now(t, v.side)),
    ask: (t, v) => {
      const options = currentOptions(t, v.side);
      // KT-10.2: a fighter that might do something else is always asked.
      const isAsked = options.length > 1 || (options.length === 1 && insteadOf(t, v.side).length > 0);
      return isAsked ? { of: 'hit', options, about: { side: v.side } } : null;
    },
    then: (_t, v, chosen) => ({ ...v, chosen: chosen as string }),
  }),
  s.run('KT-5.4', 'with one way to use it there is no choice', (t, v) => ({
    ...v,
    chosen: v.chosen ?? currentOptions(t, v.side)[0] ?? null,
  })),
  s.run('KT-5.7', 'parry', (t, v) => {
    const { use, own, theirs } = readUse(v.chosen);
    if (use !== 'parry') return v;
    spendHit(t, v.side, own, 'KT-5.7');
    spendHit(t, otherSide(v.side), theirs!, 'KT-5.7');
    return v;
  }),
  s.run('KT-10.4', 'implant instead of striking', (t, v) => {
    const { use, own } = readUse(v.chosen);
    if (use !== 'implant') return v;
    spendHit(t, v.side, own, 'KT-10.4');
    insteadOf(t, v.side)
      .find(({ id }) => id === use)!
      .carryOut(t);
    return v;
  }),
  s.call('KT-5.6', 'strike', (t, v) => {
    const { use, own } = readUse(v.chosen);
    if (use !== 'strike') return null;
    const [from, operative] = fightersOf(t, v.side);
    spendHit(t, v.side, own, 'KT-5.6');
    const amount = damageOf(t, now(t, v.side), own);
    return sufferDamage.start({
      operative,
      amount,
      from,
      clause: 'KT-5.6',
      ...ofHit(t, operative, own === 'critical'),
    });
  }),
  s.run('KT-5.6', 'effects of the strike', (t, v) => {
    const { use, own } = readUse(v.chosen);
    if (use === 'strike') t.emit({ type: 'struck', clause: 'KT-5.6', side: v.side, critical: own === 'critical' });
    return v;
  }),
  s.run('KT-5.4', 'the other side goes on', (_t, v) => ({ side: otherSide(v.side), chosen: null })),
  s.repeat('KT-5.4', 'while hits are left', { from: resolveHit.purpose, while: t => !isOver(t) }),
  s.run('KT-5.4', 'no hits left', () => end()),
]);

interface HitUse {
  readonly use: 'strike' | 'parry' | 'implant' | null;
  readonly own: Hit;
  readonly theirs: Hit | undefined;
}

function readUse(chosen: string | null): HitUse {
  const [use = null, own, theirs] = (chosen?.split('-') ?? []) as ['strike' | 'parry' | 'implant', Hit, Hit?] | [];
  return { use, own: own ?? 'normal', theirs };
}

const spendHit = (t: T, side: Side, hit: Hit, clause: string): void => changeOne(t, side, [hit, 'fail'], clause);

/** KT-5.5: the number of other friends within this enemy's engagement range and no other enemy's. */
export const supportersOf = (t: Look, { attack, side }: Rolling): number => {
  if (!t.query('may-be-supported', true, { attack, side })) return 0;
  const [fighter, enemy] = side === 'attacker' ? [attack.attacker, attack.target] : [attack.target, attack.attacker];
  const seat = ownerOf(t, fighter);
  return inPlay(t.position, (friend, id) => friend.seat === seat && id !== fighter).filter(id => {
    const engaged = engagedWith(t, id);
    return engaged.length === 1 && engaged[0] === enemy && t.query('supports', true, { operative: id });
  }).length;
};

export const fightSequences = [rollToFight, rollAgainToFight, retain, exchange];

// KT-5  The Fight action
import { end, type Seat } from '@little-wars/engine';
import type { Profile } from '../content/types.ts';
import { inPlay, operativeOf, ownerOf, profileOf, weaponsOf } from '../lookups.ts';
import type { ReRollOffer, Rolling } from '../queries.ts';
import { type Attack, type Die, type Look, type OperativeId, sequence, type T } from '../types.ts';
import { engagedWith } from './01-measuring.ts';
import { loseWounds, removeIncapacitated } from './06-damage.ts';
import { countOf, diceOf, fresh, judged, now, reRoll, rollerOf, seatOf, setDice } from './dice.ts';

type Side = Rolling['side'];
const SIDES: readonly Side[] = ['attacker', 'defender'];
const otherSide = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

export interface Fighting {
  readonly attacker: OperativeId;
  readonly action: string;
  readonly target: OperativeId | null;
  /** `weapon/profile` of each side; null without a melee weapon. */
  readonly weapon: string | null;
  readonly parry: string | null;
}

export const fight = sequence<Fighting>('fight', 'KT-5.1', s => [
  s.ask('KT-5.1', 'select an enemy', 'pick-one', {
    to: (t, v) => ownerOf(t, v.attacker),
    ask: (t, v) => (v.target === null ? { of: 'operative', options: engagedWith(t, v.attacker), about: v } : null),
    then: (_t, v, target) => ({ ...v, target: target as OperativeId }),
  }),
  s.ask('KT-5.2', 'the attacker selects a melee weapon', 'pick-one', {
    to: (t, v) => ownerOf(t, v.attacker),
    ask: (t, v) => weaponChoice(t, v.attacker),
    then: (_t, v, weapon) => ({ ...v, weapon: weapon as string }),
  }),
  s.ask('KT-5.2', 'the defender selects a melee weapon', 'pick-one', {
    to: (t, v) => ownerOf(t, v.target!),
    ask: (t, v) => weaponChoice(t, v.target!),
    then: (_t, v, parry) => ({ ...v, parry: parry as string }),
  }),
  s.run('KT-5.2', 'begin the combat', (t, v) => {
    const [weapon = '', profile = ''] = (v.weapon ?? onlyWeapon(t, v.attacker) ?? '').split('/');
    const [parryWeapon, parryProfile] = (v.parry ?? onlyWeapon(t, v.target!) ?? '').split('/');
    const attack: Attack = {
      kind: 'combat', action: v.action, attacker: v.attacker, target: v.target!, weapon, profile,
      parryWeapon: parryWeapon || null, parryProfile: parryProfile || null,
      attackDice: [], defenceDice: [], after: null, inCover: false, invulnerable: null,
    }; // biome-ignore format: one combat
    t.emit({ type: 'attack-began', clause: 'KT-5.2', attack });
    return v;
  }),
  s.each('KT-5.3', 'both roll', { of: () => SIDES, call: (_t, _v, side: Side) => rollToFight.start({ side }) }),
  s.each('KT-5.3', 'both judge their dice', { of: () => SIDES, call: (_t, _v, side: Side) => retain.start({ side }) }),
  s.call('KT-5.4', 'strike and parry', () => exchange.start({ side: 'attacker' })),
  s.run('KT-5.4', 'end the combat', (t, v) => {
    t.emit({ type: 'attack-ended', clause: 'KT-5.4' });
    return v;
  }),
  s.call('KT-6.1', 'remove the incapacitated', () => removeIncapacitated.start({})),
]);

const meleeOf = (t: Look, id: OperativeId): readonly string[] =>
  weaponsOf(t, id).flatMap(({ id: weapon, type, profiles }) =>
    type === 'melee' ? profiles.map(profile => `${weapon}/${profile.id}`) : [],
  );

/** Asked only where there is a choice; without a weapon, no dice. */
const weaponChoice = (t: Look, id: OperativeId): { of: string; options: readonly string[]; about: object } | null => {
  const options = meleeOf(t, id);
  return options.length > 1 ? { of: 'weapon', options, about: { operative: id } } : null;
};
const onlyWeapon = (t: Look, id: OperativeId): string | undefined => meleeOf(t, id)[0];

/** The melee profile a side fights with; null without one. */
export function fightingProfile(t: Look, { attack, side }: Rolling): Profile | null {
  if (side === 'attacker')
    return attack.weapon === '' ? null : profileOf(t, attack.attacker, attack.weapon, attack.profile);
  return attack.parryWeapon === null ? null : profileOf(t, attack.target, attack.parryWeapon, attack.parryProfile!);
}

const rollToFight = sequence<{ readonly side: Side }>('roll to fight', 'KT-5.3', s => [
  s.roll('KT-5.3', 'roll combat dice', {
    count: (t, v) => {
      const profile = fightingProfile(t, now(t, v.side));
      return profile === null ? 0 : t.query('attack-dice', profile.attacks, now(t, v.side));
    },
    whose: (t, v) => seatOf(t, now(t, v.side)),
    then: (t, v, faces) => {
      setDice(t, v.side, fresh(faces), 'KT-5.3');
      return v;
    },
  }),
  s.each('KT-5.3', 're-roll combat dice', {
    of: (t, v) => t.query('attack-re-rolls', [], now(t, v.side)),
    call: (_t, v, offer: ReRollOffer) => reRoll.start({ side: v.side, offer, chosen: [] }),
  }),
  s.window('KT-6.5', 'after the combat dice', 'attack-dice-rolled', (t, v) => now(t, v.side)),
]);

const retain = sequence<{ readonly side: Side }>('retain hits', 'KT-5.3', s => [
  s.run('KT-5.3', 'judge the combat dice', (t, v) => {
    const rolling = now(t, v.side);
    const hitOn = t.query('hit-on', fightingProfile(t, rolling)?.hit ?? 7, rolling);
    setDice(t, v.side, judged(diceOf(rolling), hitOn, t.query('critical-on', 6, rolling)), 'KT-5.3');
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
    // KT-5.7, KT-9.5: a critical hit cancels either; a normal one a normal one, unless only criticals may parry.
    if (as === 'critical' && countOf(theirs, 'critical') > 0) options.push('parry-critical-critical');
    const mayParry = as === 'critical' || t.query('parries-with-normal', true, now(t, side));
    if (mayParry && countOf(theirs, 'normal') > 0) options.push(`parry-${as}-normal`);
  }
  return options;
}

const isOver = (t: Look): boolean => {
  const { attacker, target, attackDice, defenceDice } = t.position.attack!;
  const hits = [...attackDice, ...defenceDice].some(({ as }) => as === 'critical' || as === 'normal');
  return !hits || [attacker, target].some(id => operativeOf(t, id).wounds === 0);
};

/** KT-5.4: one hit in turn, the attacker first; who has none left lets the other go on. */
const exchange = sequence<{ readonly side: Side }>('strike and parry', 'KT-5.4', s => [
  s.ask('KT-5.4', 'resolve a hit', 'pick-one', {
    to: (t, v) => seatOf(t, now(t, v.side)),
    ask: (t, v) => {
      const options = isOver(t) ? [] : hitOptions(t, v.side);
      return options.length > 0 ? { of: 'hit', options, about: { side: v.side } } : null;
    },
    then: (t, v, choice) => {
      const [use, own, theirs] = String(choice).split('-') as ['strike' | 'parry', 'critical' | 'normal', Die['as']];
      spendDie(t, v.side, own, use === 'strike' ? 'KT-5.6' : 'KT-5.7');
      if (use === 'strike') strike(t, v.side, own === 'critical');
      else spendDie(t, otherSide(v.side), theirs, 'KT-5.7');
      return v;
    },
  }),
  s.run('KT-5.4', 'the other side goes on', (_t, v) => ({ side: otherSide(v.side) })),
  s.repeat('KT-5.4', 'while hits are left', { from: 'resolve a hit', while: t => !isOver(t) }),
  s.run('KT-5.4', 'no hits left', () => end()),
]);

function spendDie(t: T, side: Side, as: Die['as'], clause: string): void {
  const dice = diceOf(now(t, side));
  const first = dice.findIndex(die => die.as === as);
  setDice(t, side, dice.map((die, i) => (i === first ? { ...die, as: 'fail' } : die)), clause); // biome-ignore format: one change
}

/** KT-5.6 */
function strike(t: T, side: Side, critical: boolean): void {
  const rolling = now(t, side);
  const { damage } = fightingProfile(t, rolling)!;
  const amount = t.query('damage', damage[critical ? 1 : 0], { ...rolling, critical });
  const [from, operative] = [rollerOf(rolling), rollerOf({ ...rolling, side: otherSide(side) })];
  t.emit({ type: 'struck', clause: 'KT-5.6', side, critical });
  loseWounds(t, { operative, amount, from, mortal: false, clause: 'KT-5.6' });
}

/** KT-5.5: other friends in the enemy's engagement range and in no other enemy's. */
export const supportersOf = (t: Look, { attack, side }: Rolling): number => {
  const [fighter, enemy] = side === 'attacker' ? [attack.attacker, attack.target] : [attack.target, attack.attacker];
  const seat: Seat = ownerOf(t, fighter);
  return inPlay(t.position, (friend, id) => friend.seat === seat && id !== fighter).filter(id => {
    const engaged = engagedWith(t, id);
    return engaged.length === 1 && engaged[0] === enemy;
  }).length;
};

export const fightSequences = [rollToFight, retain, exchange];

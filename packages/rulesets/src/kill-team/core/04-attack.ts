// KT-4.3-6  One shooting attack on one target

import type { Profile } from '../content/types.ts';
import { ownerOf, profileOf } from '../lookups.ts';
import type { Aim, ReRollOffer } from '../queries.ts';
import { type Look, type OperativeId, sequence } from '../types.ts';
import { defend } from './04-defend.ts';
import { isInCover } from './04-targets.ts';
import { loseWounds } from './06-damage.ts';
import { countOf, fresh, judged, now, reRoll, setDice } from './dice.ts';

export interface ShootingAttack {
  readonly aim: Aim;
  /** Attack dice shared out to this target; null: as many as the profile has. */
  readonly dice: number | null;
  readonly after: OperativeId | null;
}

export const attackersProfile = (t: Look): Profile => {
  const { attacker, weapon, profile } = t.position.attack!;
  return profileOf(t, attacker, weapon, profile);
};

export const attack = sequence<ShootingAttack>('shooting attack', 'KT-4.3', s => [
  s.run('KT-4.3', 'begin the attack', (t, v) => {
    const { attacker, target, weapon, profile, action } = v.aim;
    t.emit({
      type: 'attack-began',
      clause: 'KT-4.3',
      attack: {
        kind: 'shooting', action, attacker, target, weapon, profile, after: v.after,
        parryWeapon: null, parryProfile: null, attackDice: [], defenceDice: [],
        inCover: isInCover(t, v.aim), invulnerable: null,
      },
    }); // biome-ignore format: one attack
    return v;
  }),
  s.window('KT-6.4', 'the target is selected', 'target-selected', (_t, v) => v.aim),
  s.roll('KT-4.3', 'roll attack dice', {
    count: (t, v) => v.dice ?? t.query('attack-dice', attackersProfile(t).attacks, now(t, 'attacker')),
    whose: (t, v) => ownerOf(t, v.aim.attacker),
    then: (t, v, faces) => {
      setDice(t, 'attacker', fresh(faces), 'KT-4.3');
      return v;
    },
  }),
  s.each('KT-4.11', 're-roll attack dice', {
    of: t => t.query('attack-re-rolls', [], now(t, 'attacker')),
    call: (_t, _v, offer: ReRollOffer) => reRoll.start({ side: 'attacker', offer, chosen: [] }),
  }),
  s.window('KT-6.5', 'after the attack dice', 'attack-dice-rolled', t => now(t, 'attacker')),
  s.run('KT-4.3', 'judge the attack dice', (t, v) => {
    const rolling = now(t, 'attacker');
    const hitOn = t.query('hit-on', attackersProfile(t).hit, rolling);
    const dice = judged(rolling.attack.attackDice, hitOn, t.query('critical-on', 6, rolling));
    setDice(t, 'attacker', dice, 'KT-4.3');
    return v;
  }),
  s.window('KT-4.11', 'hits may be changed', 'attack-dice-judged', t => now(t, 'attacker')),
  s.run('KT-4.11', 'effects of retained dice', (t, v) => {
    t.emit({ type: 'attack-dice-retained', clause: 'KT-4.11', side: 'attacker' });
    return v;
  }),
  s.call('KT-4.4', 'defend', () => defend.start({ kept: 0 })),
  s.run('KT-4.6', 'resolve the hits left', (t, v) => {
    const rolling = now(t, 'attacker');
    const { damage } = attackersProfile(t);
    for (const critical of [true, false])
      for (let n = countOf(rolling.attack.attackDice, critical ? 'critical' : 'normal'); n > 0; n--) {
        const amount = t.query('damage', damage[critical ? 1 : 0], { ...rolling, critical });
        loseWounds(t, { operative: v.aim.target, amount, from: v.aim.attacker, mortal: false, clause: 'KT-4.6' });
      }
    t.emit({ type: 'attack-ended', clause: 'KT-4.6' });
    return v;
  }),
]);

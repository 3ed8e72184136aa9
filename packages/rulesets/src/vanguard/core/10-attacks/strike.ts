// VG-10.3-6  One target: hit roll, armor roll, wounds, recovery roll
import { end } from '@little-wars/engine';
import { modelOf, weaponOf } from '../../lookups.ts';
import {
  type Attack,
  type AttackManner,
  type Focus,
  type Look,
  type ModelId,
  question,
  sequence,
} from '../../types.ts';
import { diceOf, explode, freeReRolls, fresh, rollerOf, rollOf, setDice, succeeds } from '../03-dice/dice.ts';
import { sufferHits } from './armor.ts';

export interface Striking {
  readonly attacker: ModelId;
  readonly manner: AttackManner;
  readonly weapon: string;
  readonly target: ModelId;
  readonly dice: number;
  readonly focus: Focus | null;
  readonly aimed: boolean;
  /** What was paid for at earlier targets of the same attack. */
  readonly marks: readonly string[];
}

/** The attack on one target before any die is rolled. */
export function attackOn(t: Look, v: Striking): Attack {
  const { type, ap, damage } = weaponOf(t, v.attacker, v.weapon);
  return {
    ...v,
    type,
    ap,
    damage,
    wasDown: modelOf(t, v.target).down,
    hitDice: [],
    armorDice: [],
    hits: 0,
    invulnerable: null,
    mortal: 0,
  };
}

/** VG-3.8: never fewer than zero dice. */
export const attackDice = (t: Look): number =>
  Math.max(0, t.query('attack-dice', t.position.attack!.dice, rollOf(t, 'attacker')));

/** VG-10.3: the hits scored by the dice as they are. */
export function hitsScored(t: Look): number {
  const rolling = rollOf(t, 'attacker');
  const { hit } = weaponOf(t, rolling.attack.attacker, rolling.attack.weapon);
  const modifier = t.query('hit-modifier', 0, rolling);
  return diceOf(rolling).filter(({ face }) => succeeds(face, hit, modifier)).length;
}

export const rollToHit = question('roll to hit', 'roll');

/** Returns the marks of the attack, which also hold for its next target. */
export const strike = sequence<Striking, readonly string[]>('attack one target', 'VG-10.3', s => [
  s.run('VG-10.1', 'begin with this target', (t, v) => {
    t.emit({ type: 'attack-began', clause: 'VG-10.1', attack: attackOn(t, v) });
    return v;
  }),
  s.window('VG-2.6', 'before the hit roll', 'before-hit-roll', t => rollOf(t, 'attacker')),
  s.roll('VG-10.3', rollToHit, {
    count: t => attackDice(t),
    whose: t => rollerOf(t, rollOf(t, 'attacker')),
    then: (t, v, faces) => {
      setDice(t, 'attacker', fresh(faces), 'VG-10.3');
      return v;
    },
  }),
  s.call('VG-3.4', 'sixes explode', () => explode.start({ side: 'attacker' })),
  s.call('VG-3.11', 'free re-rolls', () => freeReRolls.start({ side: 'attacker', chosen: [] })),
  s.window('VG-11.3', 'after the hit roll', 'hit-dice-rolled', t => rollOf(t, 'attacker')),
  s.run('VG-10.3', 'count the hits', (t, v) => {
    t.emit({ type: 'hits-scored', clause: 'VG-10.3', hits: hitsScored(t) });
    return v;
  }),
  s.call('VG-10.4', 'armor, wounds, recovery', () => sufferHits.start({})),
  s.run('VG-10.12', 'done with this target', t => {
    const { marks } = t.position.attack!;
    t.emit({ type: 'attack-ended', clause: 'VG-10.12' });
    return end(marks);
  }),
]);

// The numbers behind rolls, each with the rules that changed it
import { combineHandlers, type Explained, explain, type Numbered, on, withoutNumbers } from '@little-wars/engine';
import { rollBonusDice, rollOf, rollThemAgain } from './core/03-dice/dice.ts';
import { rollForFirstPlayer } from './core/04-round/round.ts';
import { rollForArmor } from './core/10-attacks/armor.ts';
import { RECOVERY, recoveryRoll } from './core/10-attacks/recovery.ts';
import { rollToHit } from './core/10-attacks/strike.ts';
import { testNerve } from './core/12-nerve/nerve.ts';
import { rollOffDice } from './core/15-game/deployment.ts';
import { rollForOneMoreRound } from './core/15-game/game.ts';
import { rollOffForFirstPiece } from './core/15-game/lay-terrain.ts';
import { rollToKnockDown } from './factions/orks/headbutt.ts';
import { rollForCoils } from './factions/space-marines/overcharge.ts';
import { cardOf, modelOf, weaponOf } from './lookups.ts';
import type { Look, Vanguard } from './types.ts';

const plainly = (value: number): Explained<number> => ({ base: value, value, changes: [] });

/** Worth a line if it is not 0 or a rule changed it. */
const telling = (numbered: Numbered): readonly Numbered[] =>
  numbered.explained.value !== 0 || numbered.explained.changes.some(({ before, after }) => before !== after)
    ? [numbered]
    : [];

/** VG-10.3, VG-3.8: the dice of the hit roll, what they need, and their modifier. */
export function ofHits(t: Look): readonly Numbered[] {
  const rolling = rollOf(t, 'attacker');
  const { attacker, weapon, dice } = rolling.attack;
  const modifier = explain<Vanguard, 'hit-modifier'>(t, 'hit-modifier', 0, rolling);
  const again = explain<Vanguard, 'free-re-rolls'>(t, 'free-re-rolls', 0, rolling);
  return [
    { id: 'dice', clause: 'VG-3.8', explained: explain<Vanguard, 'attack-dice'>(t, 'attack-dice', dice, rolling) },
    { id: 'hit', clause: 'VG-10.3', explained: plainly(weaponOf(t, attacker, weapon).hit) },
    { id: 'added', clause: 'VG-3.2', explained: modifier },
    ...telling({ id: 'rolled-again', clause: 'VG-3.11', explained: again }),
  ];
}

/** VG-10.4, VG-10.28: what armor dice need, and their modifiers. */
export function ofArmor(t: Look): readonly Numbered[] {
  const rolling = rollOf(t, 'target');
  const { target, ap, invulnerable } = rolling.attack;
  if (invulnerable !== null) return [{ id: 'invulnerable', clause: 'VG-10.28', explained: plainly(invulnerable) }];
  const armor = explain<Vanguard, 'armor'>(t, 'armor', cardOf(t, target).armor, rolling);
  const added = explain<Vanguard, 'armor-modifier'>(t, 'armor-modifier', 0, rolling);
  return [
    { id: 'armor', clause: 'VG-10.4', explained: armor },
    { id: 'ap', clause: 'VG-10.4', explained: explain<Vanguard, 'ap'>(t, 'ap', ap, rolling) },
    { id: 'added', clause: 'VG-3.2', explained: added },
  ];
}

/** VG-10.5: wounds per unsaved hit. */
export function ofDamage(t: Look): readonly Numbered[] {
  const rolling = rollOf(t, 'attacker');
  const { damage } = rolling.attack;
  return [{ id: 'damage', clause: 'VG-10.5', explained: explain<Vanguard, 'damage'>(t, 'damage', damage, rolling) }];
}

/** VG-10.6: what a recovery roll needs, less the surplus wounds. */
function ofRecovery(t: Look): readonly Numbered[] {
  const { target: model, attacker: from } = t.position.attack!;
  const beyond = Math.min(0, modelOf(t, model).wounds);
  const added = explain<Vanguard, 'recovery-modifier'>(t, 'recovery-modifier', beyond, { model, from });
  return [
    { id: 'recovery', clause: 'VG-10.6', explained: plainly(RECOVERY) },
    { id: 'added', clause: 'VG-10.6', explained: added },
  ];
}

/** VG-12.1 */
function ofNerve(t: Look, whose: unknown): readonly Numbered[] {
  const model = t.position.activation?.model;
  // An action tests the nerve of another player's model.
  if (model === undefined || whose !== modelOf(t, model).seat) return [];
  const added = explain<Vanguard, 'nerve-modifier'>(t, 'nerve-modifier', 0, { model });
  return [
    { id: 'nerve', clause: 'VG-12.1', explained: plainly(cardOf(t, model).nerve) },
    { id: 'added', clause: 'VG-12.1', explained: added },
  ];
}

/** Bonus dice and re-rolls belong to the preceding roll: armor once hits are counted, to hit before that. */
function ofRollBefore(t: Look): readonly Numbered[] {
  const { attack } = t.position;
  if (attack === null) return [];
  return attack.hits > 0 ? ofArmor(t) : attack.weapon === '' ? [] : ofHits(t);
}

/** What the dice of a roll need, and their modifiers. */
export const numbers = combineHandlers<Look, void, readonly Numbered[]>(
  [
    on(testNerve, (t: Look, { whose }) => ofNerve(t, whose)),
    on(rollToHit, ofHits),
    on(rollForArmor, ofArmor),
    on(rollBonusDice, ofRollBefore),
    on(rollThemAgain, ofRollBefore),
    on(recoveryRoll, ofRecovery),
    ...withoutNumbers(rollOffDice, rollOffForFirstPiece, rollForFirstPlayer, rollForOneMoreRound),
    ...withoutNumbers(rollForCoils, rollToKnockDown),
  ],
  [],
);

// Rules that are always in play.
import { add, type Offer } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { supportersOf } from '../core/05-fighting/fight.ts';
import { COMMAND_RE_ROLL, mayReRollByCommand, reRollByCommand } from '../core/06-damage/ploys.ts';
import { rollerOf } from '../core/dice/dice.ts';
import { cardOf, operativeOf } from '../lookups.ts';
import type { Rolling } from '../queries.ts';
import type { Look, OperativeId, Rule } from '../types.ts';

/** KT-6.3: less than half its wounds left; exactly half is not injured. */
export const isInjured = (t: Look, operative: OperativeId): boolean =>
  t.query('injured', 2 * operativeOf(t, operative).wounds < cardOf(t, operative).wounds, { operative });

export const injured: Rule<'injured'> = {
  clause: 'KT-6.3',
  words: { en: { rule: 'injured' } },
  modify: {
    move: add((move, _use, { operative }, t) => (isInjured(t, operative) ? move - inches(2) : move)),
    'hit-on': add((hit, _use, rolling, t) => (isInjured(t, rollerOf(rolling)) ? hit + 1 : hit)),
  },
};

/** KT-5.5 */
export const combatSupport: Rule<'combat-support'> = {
  clause: 'KT-5.5',
  words: { en: { rule: 'combat support' } },
  modify: {
    'hit-on': add((hit, _use, rolling, t) => (rolling.attack.kind === 'combat' ? hit - supportersOf(t, rolling) : hit)),
  },
};

/** KT-3.14: BS one worse. */
export const overwatch: Rule<'overwatch'> = {
  clause: 'KT-3.14',
  words: { en: { rule: 'overwatch' } },
  modify: {
    'hit-on': add((hit, _use, { attack: { kind, action } }) =>
      kind === 'shooting' && action === 'overwatch' ? hit + 1 : hit,
    ),
  },
};

const offered = (t: Look, { side }: Rolling, _use: unknown, seat: number): readonly Offer[] =>
  mayReRollByCommand(t, side, seat) ? [{ id: COMMAND_RE_ROLL, frame: reRollByCommand(side) }] : [];

/** KT-6.5, KT-6.6 */
export const commandReRoll: Rule<'command-re-roll'> = {
  clause: 'KT-6.5',
  words: { en: { rule: 'Command Re-roll' } },
  dice: { does: 're-roll' },
  offer: { 'attack-dice-rolled': offered, 'defence-dice-rolled': offered },
};

// Rules that are always in play.
import { add, type Offer, set } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { overwatchAction, universalActions } from '../core/03-actions/universal.ts';
import { supportersOf } from '../core/05-fighting/fight.ts';
import { isInjured } from '../core/06-damage/injured.ts';
import { COMMAND_RE_ROLL, mayReRollByCommand, reRollByCommand } from '../core/06-damage/ploys.ts';
import { rollerOf } from '../core/dice/dice.ts';
import type { Rolling } from '../queries.ts';
import type { Action, Look, Rule } from '../types.ts';

const OUT_OF_TURN: readonly Action[] = [overwatchAction];

/** KT-3: the actions every operative has. */
export const universal: Rule<'universal-actions'> = {
  clause: 'KT-3.1',
  words: { en: { rule: 'the actions everybody has' } },
  modify: { actions: set(() => universalActions), 'actions-out-of-turn': set(() => OUT_OF_TURN) },
};

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

/** KT-3.14: BS is worsened by 1. */
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

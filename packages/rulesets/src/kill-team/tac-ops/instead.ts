// KT-10.4  Implant and Mark Target: an effect instead of damage
import type { Frame, Seat } from '@little-wars/engine';
import { tacOpOf } from '../core/10-tac-ops/cards.ts';
import { couldHold, heldBy, heldOf, isComplete, settle } from '../core/10-tac-ops/tac-ops.ts';
import { setDice } from '../core/dice/dice.ts';
import { hasKeyword, operativeOf, ownerOf } from '../lookups.ts';
import { type InsteadOfStrike, type Look, type OperativeId, question, sequence, type T } from '../types.ts';
import { implant, isImplanted } from './infiltration.ts';
import { again, type Held, type Reveal } from './types.ts';

const heldFor = (t: Look, seat: Seat, at: Reveal['at']): Held | undefined =>
  heldBy(t, seat).find(held => held.id !== 'sealed' && tacOpOf(t, held.id).reveal.at === at && !isComplete(held));

const turnOver = (t: T, { seat, id, revealed }: Held): void => {
  if (!revealed) t.emit({ type: 'tac-op-revealed', clause: 'KT-10.2', seat, tacOp: id });
};

/** Whether a fighter may implant the enemy it would strike. */
export const mayImplant = (t: Look, fighter: OperativeId, enemy: OperativeId): boolean => {
  const held = heldFor(t, ownerOf(t, fighter), 'strike');
  return held !== undefined && !isImplanted(held, enemy);
};

const IMPLANT = 'implant';

/** A hit may be spent on an implant instead of damage. Offered to everybody who might hold the card (KT-10.2). */
export function implants(t: Look, fighter: OperativeId, enemy: OperativeId): readonly InsteadOfStrike[] {
  const open = mayImplant(t, fighter, enemy);
  if (!open && !couldHold(t, ownerOf(t, fighter)).some(({ reveal }) => reveal.at === 'strike')) return [];
  return [{ id: IMPLANT, open, carryOut: table => implantInstead(table, fighter, enemy) }];
}

function implantInstead(t: T, fighter: OperativeId, enemy: OperativeId): void {
  const held = heldFor(t, ownerOf(t, fighter), 'strike')!;
  turnOver(t, held);
  settle(t, held.seat, held.id, implant(t, held, enemy));
}

const DAMAGE = 'deal-damage';
const MARK = 'mark';

/** A Shoot action's attack on the enemy LEADER with hits left. */
function isShotAtLeader(t: Look): boolean {
  const { action, target, attackDice } = t.position.attack!;
  if (action !== 'shoot' || !hasKeyword(t, target, 'LEADER') || operativeOf(t, target).wounds === 0) return false;
  return attackDice.some(({ as }) => as === 'critical' || as === 'normal');
}

/** The card that can mark now: the second time in a later turning point than the first. */
const marker = (t: Look, seat: Seat): Held | undefined => {
  const held = heldFor(t, seat, 'shot');
  return held && held.scored[0] < t.position.turningPoint ? held : undefined;
};

/** Asks every seat that might hold the card, so that the question reveals nothing. */
export function markInstead(t: Look): Frame | null {
  const { attacker, target } = t.position.attack!;
  const seat = ownerOf(t, attacker);
  if (ownerOf(t, target) === seat || !isShotAtLeader(t)) return null;
  const might = couldHold(t, seat).some(({ reveal }) => reveal.at === 'shot');
  return might || marker(t, seat) ? marking.start({ seat }) : null;
}

export const damageOrMark = question('damage or mark', 'pick-one');

export const marking = sequence<{ readonly seat: Seat }>('mark the target', 'KT-10.4', s => [
  s.ask('KT-10.4', damageOrMark, {
    to: (_t, v) => v.seat,
    ask: (t, v) => ({ of: 'damage', options: marker(t, v.seat) ? [DAMAGE, MARK] : [DAMAGE] }),
    then: (t, v, choice) => {
      const held = marker(t, v.seat);
      if (choice === DAMAGE || !held) return v;
      turnOver(t, held);
      const dice = t.position.attack!.attackDice.map(die => ({ ...die, as: 'fail' as const }));
      setDice(t, 'attacker', dice, 'KT-10.4');
      settle(t, v.seat, held.id, again(t, heldOf(t, v.seat, held.id), true));
      return v;
    },
  }),
]);

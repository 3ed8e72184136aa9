import { type Faults, fault } from '../../frame/check.ts';
import type { KillTeamCheck } from '../check.ts';
import type { Die } from '../facts.ts';
import { hasEffect, type Ledger, type Ongoing, ongoing } from '../ledger.ts';
import { defenceOf, has, saveOf } from '../numbers.ts';

const isKept = ({ face }: Die): boolean => face === 0;

/** KT-4.8 and its modifiers: how many dice may be kept unrolled. */
function mayKeep(l: Ledger, { target, inCover }: Ongoing): number {
  const one = l.operatives[target]!;
  const cloak = has(one, 'camo-cloak') ? 1 : 0;
  const lurking = hasEffect(l, one, 'lurk') ? 1 : 0;
  const skulking = hasEffect(l, one, 'skulk-about') && one.order === 'conceal' ? 1 : 0;
  return (inCover ? 1 + cloak + lurking : 0) + skulking;
}

function rolled(l: Ledger, attack: Ongoing, dice: readonly Die[]): Faults {
  const all = defenceOf(l, attack);
  const kept = dice.filter(isKept).length;
  const may = mayKeep(l, attack);
  return [
    dice.length > all || dice.length < all - may ? fault(`${all} defence dice`, dice.length) : null,
    kept > may ? fault(`${may} dice kept for cover`, kept, 'KT-4.8') : null,
  ];
}

function judged(l: Ledger, { target, invulnerable }: Ongoing, dice: readonly Die[]): Faults {
  const needs = invulnerable ?? saveOf(l.operatives[target]!);
  return dice.map(({ face, as }) => {
    const right = face === 1 ? 'fail' : face === 6 ? 'critical' : face >= needs ? 'normal' : 'fail';
    return as === right ? null : fault(`${face} to be ${right} on ${needs}+`, String(as));
  });
}

/** D dice minus AP, including those kept for cover; Sv or more saves, 6 is critical and 1 fails. */
export const defenceDice: KillTeamCheck = {
  name: 'defence dice and saves',
  clause: 'KT-4.4',
  on: {
    'defence-dice-set': (l, { dice, clause }) => {
      const attack = ongoing(l);
      if (attack === null || attack.attack.kind !== 'shooting') return null;
      if (clause === 'KT-4.9') return rolled(l, attack, dice);
      if (clause === 'KT-4.5') return attack.defenceDice.length === 0 ? null : whole(l, attack);
      if (clause !== 'KT-4.4') return null;
      if (attack.defenceDice.length === 0) return rolled(l, attack, dice);
      return dice.every(({ as }) => as !== null) ? judged(l, attack, dice) : null;
    },
  },
};

/** Before saves are spent all dice are present, rolled or kept. */
function whole(l: Ledger, attack: Ongoing): Faults {
  const all = defenceOf(l, attack);
  return attack.defenceDice.length === all ? null : fault(`${all} defence dice`, attack.defenceDice.length);
}

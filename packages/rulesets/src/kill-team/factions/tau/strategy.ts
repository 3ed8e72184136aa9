// Aimed Pulse Volley, Breach And Clear, Camouflage Field Engagement
import { add, limit } from '@little-wars/engine';
import type { Look, OperativeId, Rule } from '../../types.ts';
import type { Use } from '../../uses.ts';
import { changeOrderAction } from '../mechanisms/change-order.ts';
import { oneDie } from '../mechanisms/dice.ts';
import { remember, remembers } from '../mechanisms/effects.ts';
import { isNear } from '../mechanisms/near.ts';
import { anyWith, gains, gainsAs } from '../mechanisms/ploys.ts';
import type { StrategicPloy } from '../registry.ts';

const MOVED = 'moved';

/** FIRE WARRIORs that have not moved this turning point re-roll one attack die with pulse rifles. */
export const aimedPulseVolley: Rule<'aimed-pulse-volley'> = {
  clause: 'KT-2.5',
  modify: {
    'attack-re-rolls': add((offers, use, { attack: { kind, attacker, weapon } }, t) =>
      kind === 'shooting' &&
      weapon === 'pulse-rifle' &&
      gainsAs(t, use, attacker, 'FIRE WARRIOR') &&
      !remembers(t, attacker, MOVED)
        ? [...offers, oneDie('aimed-pulse-volley')]
        : offers,
    ),
  },
  on: {
    moved: (t, { operative }, use) => {
      if (gains(t, use, operative)) remember(t, operative, MOVED, 'turning-point');
      return null;
    },
  },
};

const NEAR = 3;

interface Blasting {
  readonly attacker: OperativeId;
  readonly target: OperativeId;
  readonly weapon: string;
}

const isBreaching = (t: Look, use: Use, { attacker, target, weapon }: Blasting): boolean =>
  weapon === 'pulse-blaster' && gainsAs(t, use, attacker, 'FIRE WARRIOR') && isNear(t, attacker, target, NEAR);

/** Enemies near a FIRE WARRIOR with a pulse blaster get no cover from it, and it re-rolls one attack die. */
export const breachAndClear: Rule<'breach-and-clear'> = {
  clause: 'KT-2.5',
  modify: {
    'in-cover': limit((inCover, use, aim, t) => inCover && !isBreaching(t, use, aim)),
    'attack-re-rolls': add((offers, use, { attack }, t) =>
      attack.kind === 'shooting' && isBreaching(t, use, attack) ? [...offers, oneDie('breach-and-clear')] : offers,
    ),
  },
};

/** An action: see `changeOrderAction`. */
export const camouflageFieldEngagement: Rule<'camouflage-field-engagement'> = { clause: 'KT-2.5' };
export const changeCamouflage = changeOrderAction('camouflage-field-engagement', 'STEALTH BATTLESUIT');

export const strategy: readonly StrategicPloy[] = [
  { id: 'aimed-pulse-volley', lasts: 'aimed-pulse-volley', helps: anyWith('FIRE WARRIOR') },
  { id: 'breach-and-clear', lasts: 'breach-and-clear', helps: anyWith('FIRE WARRIOR') },
  {
    id: 'camouflage-field-engagement',
    lasts: 'camouflage-field-engagement',
    helps: anyWith('STEALTH BATTLESUIT'),
  },
];

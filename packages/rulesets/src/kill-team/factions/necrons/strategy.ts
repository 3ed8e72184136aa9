// The strategic ploys of the Tomb Worlds.
import { add } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { operativeOf } from '../../lookups.ts';
import type { Rule } from '../../types.ts';
import { changeOrderAction } from '../mechanisms/change-order.ts';
import { oneDie } from '../mechanisms/dice.ts';
import { beginning, effectOn } from '../mechanisms/effects.ts';
import { isNear } from '../mechanisms/near.ts';
import { anyWith, gains, gainsAs } from '../mechanisms/ploys.ts';
import { because, without } from '../mechanisms/reasons.ts';
import type { StrategicPloy } from '../registry.ts';

/** An action: see `changeOrderAction`. */
export const dimensionalConcealment: Rule<'dimensional-concealment'> = { clause: 'KT-2.5' };
export const changeDimension = changeOrderAction('dimensional-concealment', 'DEATHMARK');

/** Implacable March: on activation with an engage order it may march. */
export const implacableMarch: Rule<'implacable-march'> = {
  clause: 'KT-2.5',
  offer: {
    activated: (t, { operative }, use, seat) => {
      const { order } = operativeOf(t, operative);
      if (seat !== use.seat || !gains(t, use, operative) || order !== 'engage') return [];
      if (effectOn(t, 'marching', operative) !== null) return [];
      const marches = { rule: 'marching', seat, holder: operative } as const;
      const effects = [{ use: marches, until: 'activation' } as const];
      return [{ id: 'implacable-march', frame: beginning.start({ effects, clause: 'KT-2.5' }) }];
    },
  },
};

const FARTHER = inches(2);
/** Guard counts as Shoot, and a Hatchway Fight as Fight; Pass and dropping (KT-3.16) are unrestricted. */
const ON_THE_MARCH: readonly string[] = [
  'normal-move',
  'charge',
  'shoot',
  'guard',
  'fight',
  'hatchway-fight',
  'pass',
  'drop-banner',
];

/** 2" more movement, and only these actions. */
export const marching: Rule<'marching'> = {
  clause: 'KT-2.5',
  words: { en: { rule: 'Implacable March' } },
  modify: {
    move: add((move, { holder }, { operative }) => (operative === holder ? move + FARTHER : move)),
    'action-refused': add((reasons, { holder }, { operative, action }) => [
      ...reasons,
      ...because(operative === holder && !ON_THE_MARCH.includes(action), 'marching', 'KT-2.5'),
    ]),
  },
};

const NEAR = 6;

/** Relentless Onslaught: re-roll one attack die when shooting at a target within 6". */
export const relentlessOnslaught: Rule<'relentless-onslaught'> = {
  clause: 'KT-2.5',
  modify: {
    'attack-re-rolls': add((offers, use, { attack: { kind, attacker, target } }, t) =>
      kind === 'shooting' && gains(t, use, attacker) && isNear(t, attacker, target, NEAR)
        ? [...offers, oneDie('relentless-onslaught')]
        : offers,
    ),
  },
};

/** Skulking Killer: FLAYED ONEs can charge with a Conceal order. */
export const skulkingKiller: Rule<'skulking-killer'> = {
  clause: 'KT-2.5',
  modify: {
    'action-refused': add((reasons, use, { operative, action }, t) =>
      action === 'charge' && gainsAs(t, use, operative, 'FLAYED ONE') ? without(reasons, 'conceal-order') : reasons,
    ),
  },
};

export const strategy: readonly StrategicPloy[] = [
  { id: 'dimensional-concealment', lasts: 'dimensional-concealment', helps: anyWith('DEATHMARK') },
  { id: 'implacable-march', lasts: 'implacable-march', helps: () => true },
  { id: 'relentless-onslaught', lasts: 'relentless-onslaught', helps: () => true },
  { id: 'skulking-killer', lasts: 'skulking-killer', helps: anyWith('FLAYED ONE') },
];

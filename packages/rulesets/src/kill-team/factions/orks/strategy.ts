// The strategic ploys of the Greenskins. Runts gain nothing from them.
import { add } from '@little-wars/engine';
import type { Change } from '../../core/dice/by-choice.ts';
import { rollerOf } from '../../core/dice/dice.ts';
import { operativeOf } from '../../lookups.ts';
import type { Rule } from '../../types.ts';
import { KEEP_A_FAILED_HIT, offerChange, oneDie } from '../mechanisms/dice.ts';
import { anyWith, gainers, gains, gainsAs } from '../mechanisms/ploys.ts';
import type { StrategicPloy } from '../registry.ts';

/** Shooting: with any critical hit retained, one failed hit may be kept as a normal hit. */
export const dakkaDakkaDakka: Rule<'dakka-dakka-dakka'> = {
  clause: 'KT-2.5',
  dice: { does: 'change', change: KEEP_A_FAILED_HIT, free: true },
  offer: {
    'attack-dice-judged': (t, rolling, use, seat) =>
      rolling.attack.kind === 'shooting' && gains(t, use, rolling.attack.attacker)
        ? offerChange(t, seat, rolling, { rule: use.rule, clause: 'KT-2.5', change: KEEP_A_FAILED_HIT })
        : [],
  },
};

/** BOYs re-roll one attack die in Fight actions of their own. */
export const getStuckIn: Rule<'get-stuck-in'> = {
  clause: 'KT-2.5',
  modify: {
    'attack-re-rolls': add((offers, use, { attack: { kind, attacker }, side }, t) =>
      kind === 'combat' && side === 'attacker' && gainsAs(t, use, attacker, 'BOY')
        ? [...offers, oneDie('get-stuck-in')]
        : offers,
    ),
  },
};

/** CLAN KOMMANDOs with a Conceal order keep one defence die as a normal save, in cover or not. */
export const skulkAbout: Rule<'skulk-about'> = {
  clause: 'KT-2.5',
  modify: {
    'kept-saves': add((kept, use, { attack: { target } }, t) =>
      gainsAs(t, use, target, 'CLAN KOMMANDO') && operativeOf(t, target).order === 'conceal' ? kept + 1 : kept,
    ),
  },
};

const OF_TWO: Change = { from: 'normal', to: 'critical', needs: { critical: 0, normal: 2, moreFailures: false } };

/** Combat: of two or more normal hits retained, one becomes critical. */
export const waaaagh: Rule<'waaaagh'> = {
  clause: 'KT-2.5',
  dice: { does: 'change', change: OF_TWO, free: true },
  offer: {
    'attack-dice-judged': (t, rolling, use, seat) =>
      rolling.attack.kind === 'combat' && gains(t, use, rollerOf(rolling))
        ? offerChange(t, seat, rolling, { rule: use.rule, clause: 'KT-2.5', change: OF_TWO })
        : [],
  },
};

const anyone = (t: Parameters<StrategicPloy['helps']>[0], seat: number): boolean => gainers(t, seat).length > 0;

export const strategy: readonly StrategicPloy[] = [
  { id: 'dakka-dakka-dakka', lasts: 'dakka-dakka-dakka', helps: anyone },
  { id: 'get-stuck-in', lasts: 'get-stuck-in', helps: anyWith('BOY') },
  { id: 'skulk-about', lasts: 'skulk-about', helps: anyWith('CLAN KOMMANDO') },
  { id: 'waaaagh', lasts: 'waaaagh', helps: anyone },
];

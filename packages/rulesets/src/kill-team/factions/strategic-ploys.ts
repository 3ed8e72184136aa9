// KT-2.5, KT-2.6  The strategic ploys a seat can use now
import type { Frame, Seat } from '@little-wars/engine';
import type { StrategicPloy as Offer } from '../queries.ts';
import { type Look, sequence } from '../types.ts';
import type { Use } from '../uses.ts';
import { begin } from './mechanisms/effects.ts';
import { mayUse, priceOf, usingAPloy } from './mechanisms/ploys.ts';
import { PARTS } from './parts.ts';
import type { StrategicPloy } from './registry.ts';
import { factionOfSeat } from './standing.ts';
import type { StrategyRule } from './uses.ts';

/** A ploy active for the whole team until the turning point ends. */
export const lasting = sequence<{ readonly seat: Seat; readonly rule: StrategyRule }>(
  'a ploy that lasts',
  'KT-2.5',
  s => [
    s.run('KT-2.5', 'begin the ploy', (t, v) => {
      const use: Use = { rule: v.rule, seat: v.seat, holder: null };
      begin(t, { use, until: 'turning-point' }, 'KT-2.5');
      return v;
    }),
  ],
);

const doingOf = (ploy: StrategicPloy, seat: Seat): Frame =>
  'lasts' in ploy ? lasting.start({ seat, rule: ploy.lasts }) : ploy.atOnce(seat);

/** Ploys the seat can pay for, has not used this turning point and that would help somebody. */
export function strategicPloys(t: Look, seat: Seat): readonly Offer[] {
  const faction = factionOfSeat(t.position, seat);
  const ploys = faction === null ? [] : PARTS[faction.id]!.strategic;
  return ploys
    .filter(({ id, helps }) => mayUse(t, seat, id) && helps(t, seat))
    .map(ploy => ({
      id: ploy.id,
      cp: priceOf(ploy.id),
      frame: usingAPloy.start({ seat, ploy: ploy.id, clause: 'KT-2.5', then: doingOf(ploy, seat) }),
    }));
}

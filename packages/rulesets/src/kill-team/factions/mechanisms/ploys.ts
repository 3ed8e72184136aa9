// KT-2.5, KT-6.4  Using ploys: who may use them, their cost, and whom they help
import type { Frame, Offer, Seat } from '@little-wars/engine';
import { factions } from '../../content/index.ts';
import { gainsFromPloys, mayUsePloy, usePloy } from '../../core/06-damage/ploys.ts';
import { hasKeyword, ownerOf, placesOf } from '../../lookups.ts';
import { type Look, type OperativeId, sequence } from '../../types.ts';
import type { Use } from '../../uses.ts';

const prices = new Map(factions.flatMap(({ ploys }) => ploys.map(({ id, cp }) => [id, cp] as const)));

export const priceOf = (ploy: string): number => prices.get(ploy)!;

const kinds = new Map(factions.flatMap(({ ploys }) => ploys.map(({ id, kind }) => [id, kind] as const)));

/** Undefined for what is no ploy of a faction. */
export const kindOf = (ploy: string): 'strategic' | 'tactical' | undefined => kinds.get(ploy);

/** What it costs a seat now. */
const costOf = (t: Look, seat: Seat, ploy: string): number =>
  t.query('ploy-cost', priceOf(ploy), { seat, ploy, kind: kindOf(ploy)! });

export const mayUse = (t: Look, seat: Seat, ploy: string): boolean =>
  mayUsePloy(t, { seat, ploy, cp: costOf(t, seat, ploy) });

export interface Using {
  readonly seat: Seat;
  readonly ploy: string;
  /** KT-2.5 for strategic ploys, KT-6.4 for tactical ones. */
  readonly clause: string;
  /** What it does. */
  readonly then: Frame;
}

/** Pays, then resolves the ploy at once. */
export const usingAPloy = sequence<Using>('use a ploy', 'KT-6.4', s => [
  s.run('KT-6.4', 'pay for the ploy', (t, v) => {
    usePloy(t, { seat: v.seat, ploy: v.ploy, cp: costOf(t, v.seat, v.ploy) }, v.clause);
    return v;
  }),
  s.call('KT-6.4', 'carry out the ploy', (_t, v) => v.then),
]);

/** KT-6.4: offers a tactical ploy to its team, if it can pay and has not used it this turning point. */
export function offerPloy(t: Look, use: Use, seat: Seat, makes: () => Frame | null): readonly Offer[] {
  if (seat !== use.seat || !mayUse(t, seat, use.rule)) return [];
  const then = makes();
  return then === null
    ? []
    : [{ id: use.rule, frame: usingAPloy.start({ seat, ploy: use.rule, clause: 'KT-6.4', then }) }];
}

/** Whether a team's ploys help an operative: its own, except those that gain nothing from ploys. */
export const gains = (t: Look, { seat }: Pick<Use, 'seat'>, operative: OperativeId): boolean =>
  ownerOf(t, operative) === seat && gainsFromPloys(t, operative);

/** The same, for operatives with a keyword. */
export const gainsAs = (t: Look, use: Pick<Use, 'seat'>, operative: OperativeId, keyword: string): boolean =>
  gains(t, use, operative) && hasKeyword(t, operative, keyword);

/** All operatives in play that a team's ploys help, filtered. */
export const gainers = (
  t: Look,
  seat: Seat,
  test: (operative: OperativeId) => boolean = () => true,
): readonly OperativeId[] => placesOf(t).sides[seat]!.filter(id => gainsFromPloys(t, id) && test(id));

/** Whether anyone of the team has the keyword and gains from ploys. */
export const anyWith =
  (keyword: string) =>
  (t: Look, seat: Seat): boolean =>
    placesOf(t).sides[seat]!.some(id => hasKeyword(t, id, keyword) && gainsFromPloys(t, id));

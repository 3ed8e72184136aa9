// KT-14.65  Marching orders: whom and what a team takes into its next battle
import { end, type Frame, type Seat } from '@little-wars/engine';
import { canFight, placesOf, reasonsAgainstOrders } from '../../fielding.ts';
import { completed, fieldable, fireteamsOf, keyOf } from '../../recruiting.ts';
import { teamOf } from '../lookups.ts';
import type { OrderedFireteam, Orders } from '../state.ts';
import { type Look, question, sequence, type T } from '../types.ts';
import { equippedAsUsual, equipping, stashFor } from './equipment.ts';
import { choosing, enlist, isIn, usualTeam } from './fighters.ts';

export const USUAL = 'usual';
export const AS_BEFORE = 'as-before';
export const OTHER_EQUIPMENT = 'other-equipment';
export const ANEW = 'anew';

/** The orders for the battle before. */
const ordersBefore = (t: Look, seat: Seat): Orders | null => t.setup.teams[seat]!.orders ?? null;

/** Orders for the battle before that can be given again; null without any. */
export function repeatable(t: Look, seat: Seat): Orders | null {
  const slate = teamOf(t, seat);
  const orders = ordersBefore(t, seat);
  if (!orders || orders.stash > slate.stash || reasonsAgainstOrders(slate, orders).length > 0) return null;
  return placesOf(orders.fireteams).every(place => canFight(slate, place)) ? orders : null;
}

/** Whether orders could make a useful difference: points to spend, somebody in reserve, a scar to rest. */
function hasChoice(t: Look, seat: Seat): boolean {
  const slate = teamOf(t, seat);
  if (slate.orders === undefined) return false;
  if (ordersBefore(t, seat) || slate.stash > 0 || slate.assets.includes('expanded-armoury')) return true;
  const usual = usualTeam(slate);
  return slate.operatives.some(({ id, scars, out }) => !out && (scars.length > 0 || !isIn(usual, id)));
}

interface Ordering {
  readonly seat: Seat;
  readonly how: string;
  readonly fireteams: readonly OrderedFireteam[];
}

/** KT-14.46: those who could fight and stay behind, if there is something to tell about them. */
const resting = (t: Look, { seat, fireteams }: Ordering): readonly string[] =>
  teamOf(t, seat).operatives.flatMap(({ id, xp, scars, out }) =>
    !out && (xp > 0 || scars.length > 0) && !isIn(fireteams, id) ? [id] : [],
  );

function march(t: T, v: Ordering): void {
  const { seat, fireteams } = v;
  const stash = stashFor(teamOf(t, seat), fireteams);
  const operatives = resting(t, v);
  if (operatives.length > 0) t.emit({ type: 'told-to-rest', clause: 'KT-14.46', seat, operatives });
  t.emit({ type: 'orders-given', clause: 'KT-14.65', seat, orders: { fireteams, stash } });
}

export const giveOrders = question('give marching orders', 'pick-one');
export const chooseFireteams = question('choose the fire teams', 'pick-one');

const ordering = sequence<Ordering>('marching orders', 'KT-14.65', s => [
  s.ask('KT-14.65', giveOrders, {
    to: (_t, v) => v.seat,
    ask: (t, { seat }) => {
      if (!hasChoice(t, seat)) return null;
      return { of: 'orders', options: [USUAL, ...(repeatable(t, seat) ? [AS_BEFORE] : []), OTHER_EQUIPMENT, ANEW] };
    },
    then: (_t, v, how) => ({ ...v, how: String(how) }),
  }),
  s.run('KT-14.65', 'as usual or as before', (t, v) => {
    if (v.how === AS_BEFORE) march(t, { ...v, fireteams: repeatable(t, v.seat)!.fireteams });
    return v.how === USUAL || v.how === AS_BEFORE ? end() : { ...v, fireteams: usualTeam(teamOf(t, v.seat)) };
  }),
  s.ask('KT-14.66', chooseFireteams, {
    to: (_t, v) => v.seat,
    ask: (t, { seat, how }) =>
      how === ANEW ? { of: 'fireteams', options: fieldable(teamOf(t, seat)).map(keyOf) } : null,
    then: (_t, v, key) => ({
      ...v,
      fireteams: fireteamsOf(String(key)).map(fireteam => ({ fireteam, places: [] })),
    }),
  }),
  s.each('KT-14.67', 'each fire team', {
    of: (_t, { how, fireteams }) => (how === ANEW ? [...fireteams.keys()] : []),
    call: (_t, { seat, fireteams }, nth: number) =>
      choosing.start({ seat, fireteam: fireteams[nth]!.fireteam, nth, fireteams }),
    then: (_t, v, fireteams: readonly OrderedFireteam[]) => ({ ...v, fireteams }),
  }),
  s.run('KT-14.67', 'recruits fill what is missing', (t, v) => {
    if (v.how !== ANEW) return { ...v, fireteams: enlist(t, v.seat, v.fireteams) };
    const fireteams = enlist(t, v.seat, completed(teamOf(t, v.seat), v.fireteams)!);
    return { ...v, fireteams: equippedAsUsual(teamOf(t, v.seat), fireteams) };
  }),
  s.call(
    'KT-14.68',
    'equip them',
    (_t, { seat, fireteams }) => equipping.start({ seat, fireteams, item: null, bearer: null }),
    (_t, v, fireteams: readonly OrderedFireteam[]) => ({ ...v, fireteams }),
  ),
  s.run('KT-14.65', 'march', (t, v) => {
    march(t, v);
    return v;
  }),
]);

export const giveOrdersTo = (seat: Seat): Frame => ordering.start({ seat, how: USUAL, fireteams: [] });

export const orderSequences = [ordering, choosing, equipping];

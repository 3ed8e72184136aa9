// Sensible marching orders, for bots and hints
import type { AdviceOn, Advised, Seat } from '@little-wars/engine';
import { placesOf } from '../../fielding.ts';
import { keyOf, usualFireteams } from '../../recruiting.ts';
import { enlistedOf, teamOf } from '../lookups.ts';
import type { Dataslate, Enlisted, OrderedFireteam } from '../state.ts';
import { adviceOn, type SpecOps } from '../types.ts';
import { bearersOf, chooseBearer, chooseEquipment, DONE, itemsFor, leastCost, leaveEquipment } from './equipment.ts';
import { chooseWhoFights, fitting, isIn, usualTeam } from './fighters.ts';
import { ANEW, AS_BEFORE, chooseFireteams, giveOrders, OTHER_EQUIPMENT, repeatable, USUAL } from './index.ts';

const advised = (answer: string, reason: string): Advised<'pick-one'> => ({ answer, because: { reason } });

/** Fit and unscarred operatives outside a team who could take the place of somebody scarred in it. */
function reliefFor({ operatives }: Dataslate, fireteams: readonly OrderedFireteam[]): readonly Enlisted[] {
  const scarred = operatives.filter(({ id, scars }) => scars.length > 0 && isIn(fireteams, id));
  return operatives.filter(
    ({ id, card, scars, out }) =>
      !out && scars.length === 0 && !isIn(fireteams, id) && scarred.some(each => each.card === card),
  );
}

/** Whom the usual team sends: the unscarred, then those who relieve the others, then the scarred. */
function wantedOf(slate: Dataslate, among: readonly OrderedFireteam[]): readonly string[] {
  const usual = placesOf(among).map(({ operative }) => operative!);
  const isScarred = (id: string): boolean => slate.operatives.some(one => one.id === id && one.scars.length > 0);
  const relief = reliefFor(slate, usualTeam(slate)).map(({ id }) => id);
  return [...usual.filter(id => !isScarred(id)), ...relief, ...usual.filter(isScarred)];
}

/** The dearest item that can be paid for. */
function bestItem(slate: Dataslate, fireteams: readonly OrderedFireteam[]): string | null {
  const worth = (item: string): number => leastCost(slate, fireteams, item);
  return itemsFor(slate, fireteams).toSorted((a, b) => worth(b) - worth(a))[0] ?? null;
}

export const orderAdvice: readonly AdviceOn<SpecOps>[] = [
  adviceOn(giveOrders, (t, { to, options }) => {
    const slate = teamOf(t, to as Seat);
    const usual = usualTeam(slate);
    const before = options.includes(AS_BEFORE) ? repeatable(t, to as Seat)!.fireteams : null;
    if (reliefFor(slate, before ?? usual).length > 0) return advised(ANEW, 'scars-need-rest');
    if (before && bestItem(slate, before) === null) return advised(AS_BEFORE, 'worked-before');
    return bestItem(slate, usual) === null
      ? advised(USUAL, 'the-usual-will-do')
      : advised(OTHER_EQUIPMENT, 'points-to-spend');
  }),
  adviceOn(chooseFireteams, (t, { to }) => advised(keyOf(usualFireteams(teamOf(t, to as Seat))), 'the-usual-will-do')),
  adviceOn(chooseWhoFights, (t, { options, about }) => {
    const slate = teamOf(t, about.seat);
    const usual = usualTeam(slate);
    const own = usual[about.nth]?.fireteam === about.fireteam ? [usual[about.nth]!] : usual;
    const wanted = [...wantedOf(slate, own), ...options.map(String)].filter(id => options.includes(id));
    return { answer: fitting(t, about, [...new Set(wanted)]), because: { reason: 'fit-to-fight' } };
  }),
  adviceOn(leaveEquipment, () => ({ answer: [], because: { reason: 'worth-its-points' } })),
  adviceOn(chooseEquipment, (t, { about }) => {
    const best = bestItem(teamOf(t, about.seat), about.fireteams);
    return best === null ? advised(DONE, 'the-usual-will-do') : advised(best, 'worth-its-points');
  }),
  adviceOn(chooseBearer, (t, { about }) => {
    const slate = teamOf(t, about.seat);
    const carried = (id: string): number =>
      placesOf(about.fireteams).find(({ operative }) => operative === id)!.equipment.length;
    const xp = (id: string): number => enlistedOf(t, about.seat, id).xp;
    const [best] = bearersOf(slate, about.fireteams, about.gear).toSorted(
      (a, b) => carried(a) - carried(b) || xp(b) - xp(a),
    );
    return advised(best!, 'carries-least');
  }),
];

import {
  combineHandlers,
  type Named,
  type Numbered,
  type Seat,
  type Telling,
  type Thing,
  type Told,
  withoutNumbers,
} from '@little-wars/engine';
import { factions, findCard, findEquipment, findFireteam, findWeapon } from '../../content/index.ts';
import { placesOf, pointsIn } from '../fielding.ts';
import { fireteamsOf } from '../recruiting.ts';
import { rollCasualtyTest, rollScar } from './casualties.ts';
import { rollHonour } from './experience.ts';
import { findEnlisted, teamOf } from './lookups.ts';
import { DONE, isAboutEquipment, itemAndBearer, leastCost } from './orders/equipment.ts';
import { rankOf } from './ranks.ts';
import { rollRecovery } from './recovery.ts';
import type { Enlisted, Fact, Look, Orders, SpecOps } from './types.ts';

/** An operative of a team; one slain meanwhile is looked up in the earlier state. */
const enlistedIn = (t: Look, seat: Seat, id: unknown): Enlisted | undefined =>
  findEnlisted(t, seat, String(id)) ?? t.setup.teams[seat]!.operatives.find(each => each.id === id);

/** The team that a question is about. */
const seatIn = (about: object | undefined): Seat | undefined =>
  about !== undefined && 'seat' in about && typeof about.seat === 'number' ? about.seat : undefined;

/** By name alone, because labels exist only on a board. Null for an id that is already a name. */
function operative(t: Look, { id, about }: Thing): Named | null {
  const own = seatIn(about);
  const enlisted = (own === undefined ? [0, 1] : [own]).flatMap(seat => enlistedIn(t, seat, id) ?? [])[0];
  return enlisted ? { word: 'card', name: enlisted.name } : null;
}

const NOBODY = 'nobody';

/** A weapon has the same name on every card. */
const weaponNamed = (id: string): string =>
  factions.flatMap(({ cards }) => cards.flatMap(card => findWeapon(card, id) ?? []))[0]?.name ?? id;

/** Ids with texts of their own, by where they appear. */
const WORDS: readonly string[] = [
  'rank',
  'specialism',
  'asset',
  'requisition',
  'medivac',
  'recuperate',
  'reward',
  'spec-op',
  'orders',
];

const scarsTold = (scars: number): string => (scars === 1 ? '1 scar' : `${scars} scars`);

/** An operative with what matters to whoever chooses among several. */
function fighter(t: Look, { id, about }: Thing): Named | null {
  const seat = seatIn(about);
  const one = seat === undefined ? undefined : enlistedIn(t, seat, id);
  if (one === undefined) return null;
  const weapons = one.loadOut.map(weaponNamed).join(', ');
  const rank = rankOf(one.xp);
  return one.scars.length === 0
    ? { word: 'fighter', name: one.name, weapons, rank }
    : { word: 'fighter.scarred', name: one.name, weapons, rank, scars: scarsTold(one.scars.length) };
}

const itemNamed = (id: string): string => factions.flatMap(faction => findEquipment(faction, id) ?? [])[0]?.name ?? id;

/** An item with its cost, and what of it the stash would pay. */
function equipment(t: Look, { id, about }: Thing): Named | null {
  if (!isAboutEquipment(about)) return null;
  const { seat, fireteams, left } = about;
  const points = leastCost(teamOf(t, seat), fireteams, String(id));
  const stash = Math.max(0, points - left);
  return { word: stash > 0 ? 'equipment.from-stash' : 'equipment.item', name: itemNamed(String(id)), points, stash };
}

function kit(t: Look, { id, about }: Thing): Named {
  const [item, bearer] = itemAndBearer(String(id));
  const seat = seatIn(about);
  const name = seat === undefined ? undefined : enlistedIn(t, seat, bearer)?.name;
  return { word: 'kit', name: itemNamed(item), bearer: name ?? bearer };
}

/** Names of fire teams, whichever faction has them. */
const fireteamsNamed = (key: string): string =>
  fireteamsOf(key)
    .map(id => factions.flatMap(faction => findFireteam(faction, id) ?? [])[0]?.name ?? id)
    .join(' + ');

/** Options of marching orders. */
function ordered(t: Look, thing: Thing): Named | null {
  const { of, id } = thing;
  switch (of) {
    case 'fighter':
      return fighter(t, thing);
    case 'kit':
      return kit(t, thing);
    case 'equipment':
      return id === DONE ? { word: 'equipment.done' } : equipment(t, thing);
    case 'fireteam':
    case 'fireteams':
      return { word: 'card', name: fireteamsNamed(String(id)) };
    default:
      return null;
  }
}

const ORDERED: readonly string[] = ['fighter', 'kit', 'equipment', 'fireteam', 'fireteams'];

function name(t: Look, thing: Thing): Named | null {
  const { of, id } = thing;
  if (ORDERED.includes(of)) return ordered(t, thing);
  if (of === 'seat') return { seat: id as Seat };
  if (of === 'operative') return id === NOBODY ? { word: `operative.${id}` } : operative(t, thing);
  if (of === 're-roll') return operative(t, thing) ?? { word: `re-roll.${id}` };
  if (of === 'card') return { word: 'card', name: findCard(String(id))?.name ?? String(id) };
  if (of === 'weapon') return { word: 'card', name: weaponNamed(String(id)) };
  if (of === 'gear') return { word: 'card', name: itemNamed(String(id)) };
  if (of === 'item') return { word: `reward.${id}` };
  if (of === 'specOp') return { word: `spec-op.${id}` };
  if (['rule', 'scar', 'honour'].includes(of)) return { word: `rule.${id}` };
  return WORDS.includes(of) ? { word: `${of}.${id}` } : null;
}

function ordersTold(t: Look, seat: Seat, { fireteams, stash }: Orders): Told {
  const fighters = placesOf(fireteams).length;
  const points = pointsIn(teamOf(t, seat).faction, fireteams);
  return { word: stash > 0 ? 'fact.orders-with-stash' : 'fact.orders-given', fighters, points, stash };
}

/** Facts about a team's points, which go up or down. */
const counted = (up: string, down: string, by: number): Told => ({ word: by > 0 ? up : down, by: Math.abs(by) });

function tell(t: Look, fact: Fact): Told | null {
  switch (fact.type) {
    case 'rest-counted':
    case 'aftermath-ended':
    case 'orders-carried-out':
    case 'made-proficient':
      return null;
    case 'requisition-changed':
      return counted('fact.requisition-gained', 'fact.requisition-spent', fact.by);
    case 'stash-changed':
      return counted('fact.stash-filled', 'fact.stash-used', fact.by);
    case 'told-to-rest':
      return { word: 'fact.told-to-rest', names: fact.operatives.map(id => enlistedIn(t, fact.seat, id)?.name ?? id) };
    case 'orders-given':
      return ordersTold(t, fact.seat, fact.orders);
    case 'enlisted':
      return { word: 'fact.enlisted', name: fact.enlisted.name };
  }
  const { type, clause: _clause, seat, ...rest } = fact;
  const who = 'operative' in rest ? { operative: enlistedIn(t, seat, rest.operative)?.name ?? rest.operative } : {};
  const word = type === 'casualty-tested' ? (fact.passed ? 'casualty-passed' : 'casualty-failed') : type;
  return { word: `fact.${word}`, ...rest, ...who };
}

const numbers = combineHandlers<Look, void, readonly Numbered[]>(
  [...withoutNumbers(rollCasualtyTest, rollScar, rollRecovery, rollHonour)],
  [],
);

export const telling: Telling<SpecOps> = { name, tell, numbers };

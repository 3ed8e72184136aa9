// KT-14.37, KT-14.65-69  From a dataslate to the team of a battle
import {
  cardOf,
  equipmentOf,
  factionOf,
  findCard,
  findEquipment,
  findFaction,
  type Starter,
} from '../content/index.ts';
import {
  type EquipmentPick,
  MOST_EQUIPMENT_POINTS,
  MOST_ON_ROSTER,
  muster,
  pointsOf,
  type RosterReason,
  reasonsAgainstEquipment,
  reasonsAgainstTeam,
  type TeamPick,
  teamOf,
} from '../roster/index.ts';
import type { RosterOperative } from '../roster/types.ts';
import type { Member, Team } from '../types.ts';
import { MORE_EQUIPMENT } from './assets/expanded-armoury.ts';
import { recruitOf } from './between/recruits.ts';
import type { Dataslate, Enlisted, OrderedFireteam, Orders, Place } from './between/state.ts';
import { BATTLE_ASSETS, type BattleAsset } from './uses.ts';

/** KT-14.37: the places of a ready team, for anybody with their cards. */
export const usualOrders = ({ roster, pick, equipment }: Starter): Orders => ({
  fireteams: pick.fireteams.map(({ fireteam, operatives }) => ({
    fireteam,
    places: operatives.map((id): Place => {
      const { card, loadOut } = roster.operatives.find(each => each.id === id)!;
      const items = equipment.filter(({ operative }) => operative === id).map(({ item }) => item);
      return { operative: null, card, loadOut, equipment: items };
    }),
  })),
  stash: 0,
});

export const placesOf = (fireteams: readonly OrderedFireteam[]): readonly Place[] =>
  fireteams.flatMap(({ places }) => places);

/** KT-14.46: unscarred operatives first, then the most experienced. */
export const inOrder = (a: Enlisted, b: Enlisted): number =>
  a.scars.length - b.scars.length || b.xp - a.xp || (a.id < b.id ? -1 : 1);

export interface Filled {
  readonly slate: Dataslate;
  /** The participants, by place. */
  readonly ids: readonly string[];
}

/** Whether the operative that a place names can fight in it. */
export const canFight = ({ operatives }: Dataslate, { operative, card }: Place): boolean =>
  operatives.some(each => each.id === operative && each.card === card && !each.out);

/** KT-14.37, KT-14.69: who was ordered fills a place; otherwise a fit operative with its card, or else a recruit. */
export function filled(slate: Dataslate, { fireteams }: Pick<Orders, 'fireteams'>): Filled {
  let { operatives } = slate;
  const places = placesOf(fireteams);
  const ordered = places.flatMap(place => (canFight(slate, place) ? [place.operative!] : []));
  const ids: string[] = [];
  for (const place of places) {
    const { card, loadOut } = place;
    if (canFight(slate, place) && !ids.includes(place.operative!)) {
      ids.push(place.operative!);
      continue;
    }
    const taken = [...ids, ...ordered];
    const isOwn = (one: Enlisted): number => Number(`${one.loadOut}` === `${loadOut}`);
    const fit = operatives
      .filter(each => each.card === card && !each.out && !taken.includes(each.id))
      .toSorted((a, b) => isOwn(b) - isOwn(a) || inOrder(a, b))[0];
    if (fit) ids.push(fit.id);
    else {
      operatives = withRoom(operatives, taken);
      const recruit = recruitOf(operatives, card, loadOut);
      operatives = [...operatives, recruit];
      ids.push(recruit.id);
    }
  }
  return { slate: operatives === slate.operatives ? slate : { ...slate, operatives }, ids };
}

/** KT-14.36: on a full dataslate the least experienced unused operative makes room. */
function withRoom(operatives: readonly Enlisted[], needed: readonly string[]): readonly Enlisted[] {
  if (operatives.length < MOST_ON_ROSTER) return operatives;
  const [least] = operatives.filter(({ id }) => !needed.includes(id)).toSorted((a, b) => a.xp - b.xp);
  return operatives.filter(each => each !== least);
}

/** The places of some fire teams as a roster with a pick and equipment, operatives named by the given ids. */
function picked(fireteams: readonly OrderedFireteam[], ids: readonly string[]) {
  const places = placesOf(fireteams);
  const operatives = places.map(({ card, loadOut }, i): RosterOperative => ({ id: ids[i]!, card, loadOut }));
  let at = 0;
  const pick: TeamPick = {
    fireteams: fireteams.map(({ fireteam, places: own }) => ({ fireteam, operatives: own.map(() => ids[at++]!) })),
  };
  const equipment = places.flatMap((place, i): readonly EquipmentPick[] =>
    place.equipment.map(item => ({ item, operative: ids[i]! })),
  );
  return { operatives, pick, equipment };
}

const numbersOf = (fireteams: readonly OrderedFireteam[]): readonly string[] =>
  placesOf(fireteams).map((_, i) => `${i}`);

/** KT-11.6, KT-13.2: all reasons against fire teams that are filled like this. */
export function reasonsAgainstPlaces(faction: string, fireteams: readonly OrderedFireteam[]): readonly RosterReason[] {
  const { operatives, pick } = picked(fireteams, numbersOf(fireteams));
  const named = operatives.map(each => ({ ...each, name: findCard(each.card)?.name ?? each.card }));
  return reasonsAgainstTeam({ faction, operatives: named }, pick);
}

/** KT-11.8: all reasons against the equipment of these fire teams, within so many points. */
export function reasonsAgainstItems(
  faction: string,
  fireteams: readonly OrderedFireteam[],
  most: number,
): readonly RosterReason[] {
  const { operatives, pick, equipment } = picked(fireteams, numbersOf(fireteams));
  return reasonsAgainstEquipment(teamOf({ faction, operatives }, pick), equipment, most);
}

/** KT-11.8, KT-14.33: the equipment points of a battle, without the stash. */
export const allowanceOf = ({ assets }: Dataslate): number =>
  MOST_EQUIPMENT_POINTS + (assets.includes('expanded-armoury') ? MORE_EQUIPMENT : 0);

/** What the equipment of these fire teams costs. */
export function pointsIn(faction: string, fireteams: readonly OrderedFireteam[]): number {
  const own = findFaction(faction);
  const costs = placesOf(fireteams).flatMap(({ card, equipment }) =>
    equipment.map(id => {
      const item = own && findEquipment(own, id);
      return item ? pointsOf(item, findCard(card)) : 0;
    }),
  );
  return costs.reduce((sum, each) => sum + each, 0);
}

/** What an item costs for an operative with this card. */
export const costOf = (faction: string, item: string, card: string): number =>
  pointsOf(equipmentOf(factionOf(faction), item), cardOf(card));

/** KT-14.66-68: all reasons against orders for a team. */
export const reasonsAgainstOrders = (slate: Dataslate, { fireteams, stash }: Orders): readonly RosterReason[] => [
  ...reasonsAgainstPlaces(slate.faction, fireteams),
  ...reasonsAgainstItems(slate.faction, fireteams, allowanceOf(slate) + stash),
];

const isBattleAsset = (asset: string): asset is BattleAsset => (BATTLE_ASSETS as readonly string[]).includes(asset);

/** KT-14.1: the team for a battle, with honours, scars and assets. */
export function teamFor({ slate, ids }: Filled, { fireteams, stash }: Orders): Team {
  const { faction } = slate;
  const { operatives: roster, pick, equipment } = picked(fireteams, ids);
  const team = muster(teamOf({ faction, operatives: roster }, pick), equipment);
  const assets = slate.assets.filter(isBattleAsset);
  const operatives = team.operatives.map((member, i): Member => {
    const { name, honours, scars, upgrades } = slate.operatives.find(({ id }) => id === ids[i])!;
    const service = [...honours, ...scars];
    // A rare weapon that is not carried in this place is left out.
    const carried = upgrades.filter(({ weapon }) => member.weapons.includes(weapon));
    return {
      ...member,
      name,
      ...(service.length > 0 ? { service } : {}),
      ...(carried.length > 0 ? { upgrades: carried } : {}),
    };
  });
  return { ...team, operatives, ...(assets.length > 0 || stash > 0 ? { support: { assets, stash } } : {}) };
}

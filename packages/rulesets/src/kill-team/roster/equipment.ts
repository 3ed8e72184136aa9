import {
  alsoCarried,
  type Card,
  type Equipment,
  type Faction,
  findCard,
  findEquipment,
  findFaction,
  findWeapon,
  type Requirement,
} from '../content/index.ts';
import { against, called, type RosterReason } from './reasons.ts';
import { noFaction } from './roster.ts';
import { operativesOf } from './team.ts';
import type { EquipmentPick, PickedTeam, RosterOperative } from './types.ts';

/** KT-11.8 */
export const MOST_EQUIPMENT_POINTS = 10;

/** What an item costs for an operative with this card. */
export const pointsOf = ({ ep, epFor }: Equipment, card: Card | undefined): number =>
  epFor && card?.keywords.includes(epFor.keyword) ? epFor.ep : ep;

/** KT-9.26, KT-11.8, KT-13.2: all reasons against a kill team's equipment. */
export function reasonsAgainstEquipment(
  team: PickedTeam,
  equipment: readonly EquipmentPick[],
  most = MOST_EQUIPMENT_POINTS,
): readonly RosterReason[] {
  const faction = findFaction(team.faction);
  if (!faction) return [noFaction(team.faction, '')];
  const operatives = operativesOf(team);
  const reasons: RosterReason[] = [];
  let given = 0;
  for (const [i, pick] of equipment.entries()) {
    const item = findEquipment(faction, pick.item);
    const operative = operatives.find(({ id }) => id === pick.operative);
    if (!item) reasons.push(against('unknown-item', `[${i}].item`, { faction: faction.name, item: pick.item }));
    if (!operative)
      reasons.push({ ...against('not-in-team', `[${i}].operative`, { operative: pick.operative }), clause: 'KT-11.8' });
    const card = operative && findCard(operative.card);
    if (item) given += pointsOf(item, card);
    if (item && operative && card) {
      reasons.push(...reasonsAgainstBearer({ faction, item, operative, card, at: `[${i}].operative` }));
      const first = equipment.findIndex(each => each.item === pick.item && each.operative === pick.operative);
      if (first < i)
        reasons.push(against('item-twice-on-operative', `[${i}]`, { operative: called(operative), item: item.name }));
    }
  }
  reasons.push(...faction.equipment.flatMap(item => reasonsAgainstCount(item, equipment)));
  if (given > most) reasons.push({ ...against('too-many-points', '', { most, given }), clause: 'KT-11.8' });
  return reasons;
}

interface Bearing {
  readonly faction: Faction;
  readonly item: Equipment;
  readonly operative: RosterOperative;
  readonly card: Card;
  readonly at: string;
}

/** Whether this operative may have this item. */
function reasonsAgainstBearer({ faction, item, operative, card, at }: Bearing): readonly RosterReason[] {
  const barring = faction.abilities.filter(({ id, noEquipment }) => noEquipment && card.abilities.includes(id));
  return [
    ...barring.map(({ name: ability }) => against('takes-no-equipment', at, { card: card.name, ability })),
    ...item.needs
      .filter(requirement => !meets(requirement, operative, card))
      .map(requirement => unmet(faction, item, requirement, at)),
  ];
}

function meets(requirement: Requirement, { loadOut }: RosterOperative, card: Card): boolean {
  switch (requirement.needs) {
    case 'keywords':
      return requirement.anyOf.some(all => all.every(keyword => card.keywords.includes(keyword)));
    case 'save':
      return card.save === requirement.save;
    case 'weapon':
      return alsoCarried(card, loadOut).some(id => requirement.anyOf.includes(id));
  }
}

function unmet(faction: Faction, { name: item }: Equipment, requirement: Requirement, at: string): RosterReason {
  switch (requirement.needs) {
    case 'keywords':
      return against('needs-keywords', at, { item, keywords: requirement.anyOf.map(all => all.join(' ')) });
    case 'save':
      return against('needs-save', at, { item, save: requirement.save });
    case 'weapon':
      return against('needs-weapon', at, { item, weapons: requirement.anyOf.map(id => weaponName(faction, id)) });
  }
}

const weaponName = ({ cards }: Faction, id: string): string =>
  cards.flatMap(card => findWeapon(card, id) ?? [])[0]?.name ?? id;

/** KT-9.26 for items with Indirect; otherwise the item's own limit. */
function reasonsAgainstCount(item: Equipment, equipment: readonly EquipmentPick[]): readonly RosterReason[] {
  const most = item.mostPerTeam ?? Number.POSITIVE_INFINITY;
  const places = [...equipment.entries()].filter(([, pick]) => pick.item === item.id).map(([i]) => i);
  if (places.length <= most) return [];
  const reason = against('too-many-of-item', `[${places[most]!}].item`, {
    item: item.name,
    most,
    given: places.length,
  });
  return [isIndirect(item) ? { ...reason, clause: 'KT-9.26' } : reason];
}

export const isIndirect = ({ gives }: Equipment): boolean =>
  gives.kind === 'weapon' && gives.weapon.profiles.some(({ rules }) => rules.some(({ rule }) => rule === 'indirect'));

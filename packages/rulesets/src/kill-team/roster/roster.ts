import {
  type Card,
  type Faction,
  factionOfCard,
  factions,
  findCard,
  findFaction,
  findWeapon,
} from '../content/index.ts';
import { isLoadOut, nearestLoadOut } from './load-outs.ts';
import { against, type RosterReason } from './reasons.ts';
import type { Roster, RosterOperative } from './types.ts';

export const MOST_ON_ROSTER = 20;

/** KT-13.2: all reasons against a roster on its own. */
export function reasonsAgainstRoster({ faction: id, operatives }: Roster): readonly RosterReason[] {
  const reasons: RosterReason[] = [];
  const faction = findFaction(id);
  if (!faction) reasons.push(noFaction(id, 'faction'));
  if (operatives.length > MOST_ON_ROSTER)
    reasons.push(against('too-many-on-roster', 'operatives', { most: MOST_ON_ROSTER, given: operatives.length }));
  for (const [i, operative] of operatives.entries()) {
    const at = `operatives[${i}]`;
    const first = operatives.findIndex(each => each.id === operative.id);
    if (first < i) reasons.push(against('operative-id-taken', `${at}.id`, { id: operative.id, first: first + 1 }));
    reasons.push(...reasonsAgainstOperative(faction, operative, at));
  }
  return reasons;
}

export const noFaction = (faction: string, at: string): RosterReason =>
  against('unknown-faction', at, { faction, factions: factions.map(each => each.name) });

function reasonsAgainstOperative(
  faction: Faction | undefined,
  operative: RosterOperative,
  at: string,
): readonly RosterReason[] {
  const card = findCard(operative.card);
  if (!card) return [against('unknown-card', `${at}.card`, { card: operative.card })];
  const own = factionOfCard(card.id);
  const reasons: RosterReason[] = [];
  if (faction && own !== faction)
    reasons.push(
      against('card-of-other-faction', `${at}.card`, { card: card.name, other: own.name, faction: faction.name }),
    );
  return [...reasons, ...reasonsAgainstLoadOut(card, operative.loadOut, `${at}.loadOut`)];
}

/** KT-13.2: all reasons against a load-out. */
export function reasonsAgainstLoadOut(card: Card, loadOut: readonly string[], at: string): readonly RosterReason[] {
  if (isLoadOut(card, loadOut)) return [];
  const strange = [...loadOut.entries()].filter(([, id]) => thingName(card, id) === undefined);
  const nearest = nearestLoadOut(card, loadOut).map(id => thingName(card, id));
  return [
    ...strange.map(([i, thing]) => against('not-on-card', `${at}[${i}]`, { card: card.name, thing })),
    against('load-out-not-allowed', at, { card: card.name, nearest }),
  ];
}

const thingName = (card: Card, id: string): string | undefined =>
  findWeapon(card, id)?.name ?? card.gear?.find(gear => gear.id === id)?.name;

// What to choose before a match of Kill Team
import { type Choice, type Chosen, type Faction, houseRulesOf, type Lobby, type Roster } from '@little-wars/engine';
import { factions, starters } from '../content/index.ts';
import type { Card } from '../content/types.ts';
import { CRITICAL_OPS_MAPS, MAPS, MOST_FROM_ACCESS } from '../maps/index.ts';
import { missionsFor } from '../missions/index.ts';
import { defaults } from '../options.ts';
import { loadOutsOf } from '../roster/index.ts';
import { linesOf } from '../tabletop/board.ts';
import type { Way } from '../types.ts';
import { check, keptStarter, teamOfRoster } from './rosters.ts';

const WAYS: readonly Way[] = ['matched', 'open', 'narrative'];

/** KT-11.2, KT-11.4, KT-15.1: open play uses the first map, with a mission of its own; ours need an open killzone. */
function choices(chosen: Chosen): readonly Choice[] {
  const play = WAYS.find(way => way === chosen['play']) ?? 'matched';
  // Ours first: they are what narrative play is for.
  const played = missionsFor(play).toSorted((a, b) => Number(b.play === play) - Number(a.play === play));
  const mission = played.find(({ id }) => id === chosen['mission']) ?? played[0]!;
  const maps = play === 'open' ? [CRITICAL_OPS_MAPS[0]!] : mission.outdoors ? CRITICAL_OPS_MAPS : MAPS;
  return [
    { id: 'play', clause: 'KT-11.1', kind: 'one-of', options: WAYS, usual: 'matched' },
    oneOf('mission', play === 'narrative' ? 'KT-15.1' : 'KT-11.4', played),
    oneOf('map', 'KT-11.4', maps),
    ...houseRules,
  ];
}

const oneOf = (id: string, clause: string, of: readonly { readonly id: string }[]): Choice => ({
  id,
  clause,
  kind: 'one-of',
  options: of.map(each => each.id),
  usual: of[0]!.id,
});

const { flag, number } = houseRulesOf(defaults);

const INCHES = 12;

const houseRules: readonly Choice[] = [
  number('turningPoints', 'KT-1.1', 1, 4),
  flag('errata', 'KT-7.7'),
  flag('coreDeck', 'KT-11.7'),
  flag('bodiesBlock', 'KT-7.5'),
  number('bodyHeight', 'KT-7.5', 2, 12),
  number('detritusBelow', 'KT-8.11', 0, INCHES),
  number('materielUpTo', 'KT-8.11', 0, INCHES),
  number('hatchwayFight', 'KT-12.8', 0, INCHES),
  number('operateHatch', 'KT-12.9', 0, INCHES),
  number('hatchHeldBy', 'KT-12.9', 0, INCHES),
  number('barricadeFromZone', 'KT-12.16', 0, INCHES),
  number('barricadeFromAccess', 'KT-12.16', 0, MOST_FROM_ACCESS),
  number('apparatusControl', 'KT-12.24', 0, INCHES),
];

function setup(chosen: Chosen, rosters: readonly Roster[]): unknown {
  const value = (choice: Choice): unknown => chosen[choice.id] ?? choice.usual;
  const all = choices(chosen);
  const named = new Map(all.map(choice => [choice.id, value(choice)]));
  const [play, mission, map] = ['play', 'mission', 'map'].map(id => named.get(id));
  const options = Object.fromEntries(houseRules.map(choice => [choice.id, value(choice)]));
  const bare = (roster: Roster): Roster => ({
    ...roster,
    members: roster.members.map(member => ({ ...member, items: [] })),
  });
  const teams = rosters.map(roster => teamOfRoster(play === 'open' ? bare(roster) : roster));
  return { map, play, mission, teams, options };
}

const factionOf = ({ id, name, fireteams, cards, equipment }: (typeof factions)[number]): Faction => ({
  id,
  title: name,
  groups: fireteams.map(fireteam => ({
    id: fireteam.id,
    title: fireteam.name,
    entries: fireteam.slots.flatMap(slot => slot.cards),
  })),
  entries: cards.map((card: Card) => ({
    id: card.id,
    title: card.name,
    points: null,
    lines: linesOf(card, card.weapons),
    loadOuts: loadOutsOf(card),
  })),
  items: equipment.map(item => ({ id: item.id, title: item.name, points: item.ep })),
});

export const lobby: Lobby = {
  choices,
  // KT-11.4: terrain is set by the map.
  ownTables: null,
  starters: starters.map(keptStarter),
  factions: factions.map(factionOf),
  check,
  setup,
  contentOf: () => null,
};

// What players choose before a match of Kill Team Vanguard
import {
  type Choice,
  type Chosen,
  type Faction,
  houseRulesOf,
  type Lobby,
  type OwnTable,
  type Reason,
  type Roster,
  type RosterMember,
  readAs,
} from '@little-wars/engine';
import { INCH } from '@little-wars/engine/geometry';
import { SQUARE_BASE } from '../content/bases.ts';
import { cardOf, factions, findCard, findFaction, kitOf, pointsOf, weaponOf } from '../content/index.ts';
import type { Card } from '../content/types.ts';
import { SCENARIOS } from '../core/16-scenario/scenarios.ts';
import { clearOn, generatedMap, mapInTurns } from '../maps/generated.ts';
import { FALLBACK, MAPS } from '../maps/index.ts';
import { defaults, optionsShape } from '../options.ts';
import { ready } from '../ready.ts';
import { linesOf } from '../tabletop/board.ts';
import { linesOfKit } from '../tabletop/kit-lines.ts';
import { costOf, reasonsAgainstTeam } from '../team/team.ts';
import type { Member, Team } from '../types.ts';

const { flag, number } = houseRulesOf(defaults);

const houseRules: readonly Choice[] = [
  number('points', 'VG-13.1', 1, 1000),
  number('rounds', 'VG-15.3', 1, 12),
  flag('explodingSixes', 'VG-3.4'),
  number('terrainCoverage', 'VG-15.1', 0, 100),
  number('tableWidth', 'VG-1.2', 18, 64),
  number('tableDepth', 'VG-1.2', 18, 64),
];

/** VG-15.6: a shipped map, a table made from a number, or one that the players lay in turns. */
const terrain: Choice = {
  id: 'terrain',
  clause: 'VG-15.6',
  kind: 'one-of',
  options: ['shipped', 'generated', 'in-turns'],
  usual: 'shipped',
};
const tableNumber: Choice = {
  id: 'tableNumber',
  clause: 'VG-15.6',
  kind: 'whole',
  least: 1,
  most: 9999,
  usual: 1,
  main: true,
};

const map: Choice = {
  id: 'map',
  clause: 'VG-15.6',
  kind: 'one-of',
  options: MAPS.map(({ id }) => id),
  usual: MAPS[0]!.id,
};
/** VG-15.10: the document's scenario, or one of our own. */
const scenario: Choice = {
  id: 'scenario',
  clause: 'VG-15.10',
  kind: 'one-of',
  options: SCENARIOS.map(({ id }) => id),
  usual: SCENARIOS[0]!.id,
};
/** What is left to choose for each kind of terrain. */
const WHICH: Readonly<Record<string, readonly Choice[]>> = { shipped: [map], generated: [tableNumber], 'in-turns': [] };
const terrainOf = (chosen: Chosen): string => String(chosen[terrain.id] ?? terrain.usual);
/** VG-1.2: decided by a table of the players' own. */
const SIZE: readonly string[] = ['tableWidth', 'tableDepth'];
const choices = (chosen: Chosen, table?: OwnTable): readonly Choice[] =>
  table
    ? [scenario, ...houseRules.filter(({ id }) => !SIZE.includes(id))]
    : [scenario, terrain, ...(WHICH[terrainOf(chosen)] ?? []), ...houseRules];

/** VG-13.9: the one that leads, and the others. */
const LEADER = 'leader';
const GROUPS = [LEADER, 'team'] as const;
const TITLES = { leader: 'Leader', team: 'Team' };

/** Choices within a group are alternative load-outs; those without a group are items. */
function loadOutsOf({ choices: all }: Card): readonly (readonly string[])[] {
  const groups = [...new Set(all.flatMap(({ group }) => group ?? []))];
  return groups.reduce<readonly (readonly string[])[]>(
    (ways, group) =>
      ways.flatMap(way => [way, ...all.filter(choice => choice.group === group).map(({ id }) => [...way, id])]),
    [[]],
  );
}

const factionOf = (faction: (typeof factions)[number]): Faction => ({
  id: faction.id,
  title: faction.name,
  groups: GROUPS.map(id => ({ id, title: TITLES[id], entries: faction.cards.map(card => card.id) })),
  entries: faction.cards.map(card => ({
    id: card.id,
    title: card.name,
    points: card.points,
    lines: [
      ...linesOf(
        card,
        (card.kit.weapons ?? []).map(weapon => weaponOf(faction, weapon)),
      ),
      ...linesOfKit(card.kit),
      ...linesOfKit(faction.kit),
    ],
    loadOuts: loadOutsOf(card),
  })),
  items: itemsOf(faction),
});

/** Each item once, whichever entries may take it; VG-1.1: and the base that any may stand on. */
function itemsOf({ cards }: (typeof factions)[number]): Faction['items'] {
  const all = [...cards.flatMap(card => card.choices.filter(({ group }) => group === undefined)), SQUARE_BASE];
  return all
    .filter(({ id }, i) => all.findIndex(other => other.id === id) === i)
    .map(({ id, name, points }) => ({ id, title: name, points, ...(id === SQUARE_BASE.id && { free: true }) }));
}

const isTaken = ({ group }: RosterMember): boolean => group !== null;

/** Converts a roster to a team, leaving out members that stay at home. */
export const teamOfRoster = ({ faction, groups, members }: Roster): Team => ({
  faction,
  models: members.filter(isTaken).map(
    ({ entry, name, loadOut, items, group }): Member => ({
      card: entry,
      name,
      leader: groups[group!] === LEADER,
      choices: [...loadOut, ...items],
    }),
  ),
});

/** Converts a team to a roster its owner can keep. */
export const rosterOfTeam = ({ faction, models }: Team, name: string): Roster => ({
  ruleset: 'vanguard',
  name,
  faction,
  groups: [...GROUPS],
  members: models.map(({ card, name: called, leader, choices: taken }) => {
    const isGroup = (id: string): boolean =>
      findCard(card)?.choices.find(choice => choice.id === id)?.group !== undefined;
    return {
      entry: card,
      name: called,
      loadOut: taken.filter(isGroup),
      items: taken.filter(id => !isGroup(id)),
      group: leader ? 0 : 1,
    };
  }),
});

/** Every ready-made team, once. */
const starters: readonly Roster[] = ready
  .flatMap(({ teams }) => teams)
  .filter((team, i, all) => all.indexOf(team) === i)
  .map((team, i) => rosterOfTeam(team, `${findFaction(team.faction)!.name} ${i + 1}`));

function check(roster: Roster): ReturnType<Lobby['check']> {
  const team = teamOfRoster(roster);
  const reasons: readonly Reason[] = reasonsAgainstTeam(team, defaults.points);
  return { reasons, tallies: [{ id: 'points', used: costOf(team), most: defaults.points }] };
}

/** VG-1.2, VG-15.6: a table of the players' own brings its size along. */
const sizeOf = ({ terrain: { width, depth } }: OwnTable): object => ({
  tableWidth: width / INCH,
  tableDepth: depth / INCH,
});

const chosenFor = (chosen: Chosen, choice: Choice): Chosen[string] => chosen[choice.id] ?? choice.usual;

/** VG-15.6: the id of a map, or a table of the agreed size. */
function tableFor(chosen: Chosen, options: typeof defaults | null): unknown {
  const kind = terrainOf(chosen);
  if (options && kind === 'generated') return generatedMap(options, Number(chosenFor(chosen, tableNumber)));
  return options && kind === 'in-turns' ? mapInTurns(options) : chosenFor(chosen, map);
}

function setup(chosen: Chosen, rosters: readonly Roster[], own?: OwnTable): unknown {
  const options = {
    ...Object.fromEntries(houseRules.map(choice => [choice.id, chosenFor(chosen, choice)])),
    ...(own && sizeOf(own)),
  };
  const read = readAs(optionsShape, options);
  // With wrong options there is no size to generate; reading the setup reports them.
  const played = {
    teams: rosters.map(teamOfRoster),
    options,
    ...(chosen[scenario.id] && { scenario: chosen[scenario.id] }),
  };
  if (own) return { map: { id: 'own', fallback: FALLBACK, ...own }, ...played };
  return { map: tableFor(chosen, read.ok ? read.value : null), ...played };
}

/** The shipped maps, and of the lists what the models of these teams have. */
const contentOf = (rosters: readonly Roster[]): object => ({
  maps: MAPS,
  teams: rosters.map(roster =>
    teamOfRoster(roster).models.map(model => {
      const { choices: _, ...card } = cardOf(model.card);
      return { ...card, points: pointsOf(model), kit: kitOf(model) };
    }),
  ),
});

export const lobby: Lobby = {
  choices,
  ownTables: { clear: clearOn },
  starters,
  factions: factions.map(factionOf),
  check,
  setup,
  contentOf,
};

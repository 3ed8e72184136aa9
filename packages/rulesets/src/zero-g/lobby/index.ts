// What players choose before a match of Zero-G
import {
  type Choice,
  type Chosen,
  type Entry,
  type Faction,
  houseRulesOf,
  type Item,
  type Lobby,
  type OwnTable,
  type Roster,
  type RosterMember,
} from '@little-wars/engine';
import { inches, type Tenths } from '@little-wars/engine/geometry';
import type { Member } from '../../w40k/muster/army.ts';
import { choicesOf, without } from '../../w40k/muster/choices.ts';
import { catalogue, factions } from '../content/index.ts';
import type { Datasheet, FactionList, ModelKind } from '../content/types.ts';
import { kitOf } from '../lookups.ts';
import { MAPS, objectivesOn } from '../maps/index.ts';
import { STARTERS } from '../muster/starters.ts';
import { reasonsAgainstTeam, type Team, teamCost } from '../muster/team.ts';
import { defaults } from '../options.ts';
import { linesOf } from '../tabletop/words.ts';

const { flag, number } = houseRulesOf(defaults);

const oneOf = (id: string, clause: string, ...options: readonly string[]): Choice => ({
  id,
  clause,
  kind: 'one-of',
  options,
  usual: options[0]!,
});

const houseRules: readonly Choice[] = [
  number('points', 'ZG-1.3', 1, 1000),
  number('rounds', 'ZG-7.1', 1, 6),
  oneOf('limits', 'ZG-1.12', 'kill-team', 'open'),
  flag('jetbikes', 'ZG-1.5'),
  oneOf('edge', 'ZG-2.8', 'stop', 'lost'),
];

const mission = oneOf('mission', 'ZG-7.1', 'straight-fight', 'hold-the-wreck');
const map = oneOf('map', 'ZG-1.1', ...MAPS.map(({ id }) => id));

const choices = (_chosen: Chosen, table?: OwnTable): readonly Choice[] =>
  table ? [mission, ...houseRules] : [mission, map, ...houseRules];

/** A kind of model by its sheet. */
const entryId = (sheet: string, kind: string): string => `${sheet}/${kind}`;
/** A choice that adds something, by its sheet: the same item has other prices elsewhere. */
const itemId = (sheet: string, choice: string): string => `${sheet}:${choice}`;

/** No sheet has more ways to arm a model. */
const MOST_WAYS = 64;

interface Way {
  readonly ids: readonly string[];
  readonly wargear: readonly string[];
}

/** The ways to arm a model with choices that give something up, at most one per option. */
function loadOutsOf(sheet: Datasheet, kind: ModelKind): readonly (readonly string[])[] {
  let ways: readonly Way[] = [{ ids: [], wargear: kind.wargear }];
  for (const [at, { takers, remove }] of sheet.options.entries()) {
    if (remove.length === 0 || (takers.kind !== undefined && takers.kind !== kind.name)) continue;
    const offered = choicesOf(sheet).filter(choice => choice.at === at);
    ways = ways.flatMap(way => [
      way,
      ...offered.flatMap(({ id, option, add }) => {
        const left = without(way.wargear, option.remove);
        return left === null ? [] : [{ ids: [...way.ids, id], wargear: [...left, ...add] }];
      }),
    ]);
  }
  return ways.slice(0, MOST_WAYS).map(({ ids }) => ids);
}

const entryOf = (sheet: Datasheet, kind: ModelKind): Entry => ({
  id: entryId(sheet.id, kind.name),
  title: kind.name,
  points: kind.points,
  lines: linesOf(kitOf({ sheet: sheet.id, kind: kind.name, choices: [] })),
  loadOuts: loadOutsOf(sheet, kind),
});

const nameOf = (id: string): string => catalogue.weapon(id)?.name ?? catalogue.gear(id)?.name ?? id;

const itemsOf = (sheet: Datasheet): readonly Item[] =>
  choicesOf(sheet)
    .filter(({ option }) => option.remove.length === 0)
    .map(({ id, add, points }) => ({
      id: itemId(sheet.id, id),
      title: `${add.map(nameOf).join(', ')} (${sheet.name})`,
      points,
    }));

const factionOf = ({ id, name, sheets }: FactionList): Faction => ({
  id,
  title: name,
  groups: sheets.map(sheet => ({
    id: sheet.id,
    title: sheet.name,
    entries: sheet.models.map(kind => entryId(sheet.id, kind.name)),
  })),
  entries: sheets.flatMap(sheet => sheet.models.map(kind => entryOf(sheet, kind))),
  items: sheets.flatMap(itemsOf),
});

function memberOf({ entry, name, loadOut, items }: RosterMember, sheet: string): Member {
  const prefix = itemId(sheet, '');
  const added = items.flatMap(id => (id.startsWith(prefix) ? [id.slice(prefix.length)] : []));
  return { kind: entry.slice(entry.indexOf('/') + 1), name, choices: [...loadOut, ...added] };
}

/** A team of a roster: each group is a selection. */
export const teamOfRoster = ({ faction, groups, members }: Roster): Team => ({
  faction,
  selections: groups.flatMap((sheet, group) => {
    const models = members.filter(member => member.group === group).map(member => memberOf(member, sheet));
    return models.length > 0 ? [{ sheet, models }] : [];
  }),
});

const isAddition = (id: string): boolean => id.startsWith('>');

/** A roster that its owner can save. */
export const rosterOfTeam = ({ faction, selections }: Team, name: string): Roster => ({
  ruleset: 'zero-g',
  name,
  faction,
  groups: selections.map(({ sheet }) => sheet),
  members: selections.flatMap(({ sheet, models }, group) =>
    models.map(({ kind, name: called, choices: taken }) => ({
      entry: entryId(sheet, kind),
      name: called,
      loadOut: taken.filter(id => !isAddition(id)),
      items: taken.filter(isAddition).map(id => itemId(sheet, id)),
      group,
    })),
  ),
});

const chosenFor = (chosen: Chosen, choice: Choice): Chosen[string] => chosen[choice.id] ?? choice.usual;
const sideOf = (width: Tenths): 36 | 48 => (width === inches(36) ? 36 : 48);
const ROOM = inches(2);

export const lobby: Lobby = {
  choices,
  // ZG-7.2: objectives begin in the open.
  ownTables: {
    clear: ({ width }) =>
      objectivesOn({ width }).map(({ at: { x, y } }) => ({
        left: x - ROOM,
        right: x + ROOM,
        low: y - ROOM,
        high: y + ROOM,
      })),
  },
  starters: STARTERS.map(({ team, name }) => rosterOfTeam(team, name)),
  factions: factions.map(factionOf),
  check: roster => {
    const team = teamOfRoster(roster);
    return {
      reasons: reasonsAgainstTeam(team),
      tallies: [{ id: 'points', used: teamCost(team), most: defaults.points }],
    };
  },
  setup: (chosen, rosters, own) => {
    const id = chosenFor(chosen, map);
    const terrain = own?.terrain ?? MAPS.find(each => each.id === id)?.terrain;
    return {
      map: own ? { id: 'own', ...own, objectives: objectivesOn(own.terrain) } : id,
      mission: chosenFor(chosen, mission),
      armies: rosters.map(teamOfRoster),
      options: {
        ...Object.fromEntries(houseRules.map(choice => [choice.id, chosenFor(chosen, choice)])),
        tableSize: sideOf(terrain?.width ?? 0),
      },
    };
  },
  contentOf: () => null,
};

// What players choose before a match of Recon Squad
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
import type { Datasheet, FactionList, ModelKind } from '../../w40k/content/types.ts';
import { choicesOf, without } from '../../w40k/muster/choices.ts';
import { linesOfKit } from '../../w40k/show/lines.ts';
import { catalogue, content } from '../content/index.ts';
import type { AbilityUse } from '../content/uses.ts';
import { kitOf } from '../lookups.ts';
import { MAPS } from '../maps/index.ts';
import { reasonsAgainstSquad, type Squad, type SquadMember, squadCost, TRAITS, type Trait } from '../muster/squad.ts';
import { STARTERS } from '../muster/starters.ts';
import { defaults } from '../options.ts';
import { cardWords } from '../tabletop/words.ts';
import { traitRules } from '../traits/index.ts';
import { clearAround } from './own-tables.ts';

const { flag, number } = houseRulesOf(defaults);

const houseRules: readonly Choice[] = [
  number('points', 'RS-1.1', 1, 1000),
  number('rounds', 'RS-7.8', 1, 5),
  flag('reanimation', 'RS-3.8'),
  flag('smiteRises', 'RS-5.5'),
];

const map: Choice = {
  id: 'map',
  clause: 'RS-3.1',
  kind: 'one-of',
  options: MAPS.map(({ id }) => id),
  usual: MAPS[0]!.id,
};

const choices = (_chosen: Chosen, table?: OwnTable): readonly Choice[] => (table ? houseRules : [map, ...houseRules]);

type Sheet = Datasheet<AbilityUse>;

/** A kind of model by its sheet. */
const entryId = (sheet: string, kind: string): string => `${sheet}/${kind}`;
/** A choice that adds something, by its sheet: the same item has other prices elsewhere. */
const itemId = (sheet: string, choice: string): string => `${sheet}:${choice}`;
const LEADER = 'leader';
const traitItem = (trait: Trait): string => `trait-${trait}`;

/** No sheet has more ways to arm a model. */
const MOST_WAYS = 64;

/** The ways to arm a model with choices that give something up, at most one of each option. */
function loadOutsOf(sheet: Sheet, kind: ModelKind): readonly (readonly string[])[] {
  interface Way {
    readonly ids: readonly string[];
    readonly wargear: readonly string[];
  }
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

const entryOf = (sheet: Sheet, kind: ModelKind): Entry => ({
  id: entryId(sheet.id, kind.name),
  title: kind.name,
  points: kind.points,
  lines: linesOfKit(kitOf({ sheet: sheet.id, kind: kind.name, choices: [] }), cardWords),
  loadOuts: loadOutsOf(sheet, kind),
});

const nameOf = (id: string): string =>
  catalogue.weapon(id)?.name ?? catalogue.gear(id)?.name ?? catalogue.power(id)?.name ?? id;

const itemsOfSheet = (sheet: Sheet): readonly Item[] =>
  choicesOf(sheet)
    .filter(({ option }) => option.remove.length === 0)
    .map(({ id, add, points }) => ({
      id: itemId(sheet.id, id),
      title: `${add.map(nameOf).join(', ')} (${sheet.name})`,
      points,
    }));

/** RS-2: what makes a specialist, and the Leader. */
const SPECIAL: readonly Item[] = [
  { id: LEADER, title: 'Leader', points: 0, free: true },
  ...TRAITS.map(
    (trait): Item => ({ id: traitItem(trait), title: traitRules[trait].name ?? trait, points: 0, free: true }),
  ),
];

const factionOf = ({ id, name, sheets }: FactionList<AbilityUse>): Faction => ({
  id,
  title: name,
  groups: sheets.map(sheet => ({
    id: sheet.id,
    title: sheet.name,
    entries: sheet.models.map(kind => entryId(sheet.id, kind.name)),
  })),
  entries: sheets.flatMap(sheet => sheet.models.map(kind => entryOf(sheet, kind))),
  items: [...SPECIAL, ...sheets.flatMap(itemsOfSheet)],
});

const kindOfEntry = (entry: string): string => entry.slice(entry.indexOf('/') + 1);

function memberOf({ entry, name, loadOut, items }: RosterMember, sheet: string): SquadMember {
  const prefix = itemId(sheet, '');
  const added = items.flatMap(id => (id.startsWith(prefix) ? [id.slice(prefix.length)] : []));
  const trait = TRAITS.find(each => items.includes(traitItem(each)));
  return {
    kind: kindOfEntry(entry),
    name,
    choices: [...loadOut, ...added],
    ...(trait && { trait }),
    ...(items.includes(LEADER) && { leader: true as const }),
  };
}

/** A squad of a roster: each group is a selection. */
export const squadOfRoster = ({ faction, groups, members }: Roster): Squad => ({
  faction,
  selections: groups.flatMap((sheet, group) => {
    const models = members.filter(member => member.group === group).map(member => memberOf(member, sheet));
    return models.length > 0 ? [{ sheet, models }] : [];
  }),
});

/** A roster that its owner can keep. */
export const rosterOfSquad = ({ faction, selections }: Squad, name: string): Roster => ({
  ruleset: 'recon-squad',
  name,
  faction,
  groups: selections.map(({ sheet }) => sheet),
  members: selections.flatMap(({ sheet, models }, group) =>
    models.map(({ kind, name: called, choices: taken, trait, leader }) => {
      const isAddition = (id: string): boolean => id.startsWith('>');
      return {
        entry: entryId(sheet, kind),
        name: called,
        loadOut: taken.filter(id => !isAddition(id)),
        items: [
          ...taken.filter(isAddition).map(id => itemId(sheet, id)),
          ...(trait ? [traitItem(trait)] : []),
          ...(leader ? [LEADER] : []),
        ],
        group,
      };
    }),
  ),
});

const chosenFor = (chosen: Chosen, choice: Choice): Chosen[string] => chosen[choice.id] ?? choice.usual;

export const lobby: Lobby = {
  choices,
  ownTables: { clear: clearAround },
  starters: STARTERS.map(({ squad, name }) => rosterOfSquad(squad, name)),
  factions: content.factions.map(factionOf),
  check: roster => {
    const squad = squadOfRoster(roster);
    return {
      reasons: reasonsAgainstSquad(squad, defaults.points),
      tallies: [{ id: 'points', used: squadCost(squad), most: defaults.points }],
    };
  },
  setup: (chosen, rosters, own) => ({
    map: own ? { id: 'own', ...own } : chosenFor(chosen, map),
    armies: rosters.map(squadOfRoster),
    options: Object.fromEntries(houseRules.map(choice => [choice.id, chosenFor(chosen, choice)])),
  }),
};

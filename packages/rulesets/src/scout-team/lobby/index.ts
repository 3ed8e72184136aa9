// What players choose before a match of Scout Team
import { type Choice, type Chosen, houseRulesOf, type Lobby, type OwnTable } from '@little-wars/engine';
import type { Member } from '../../w40k/muster/army.ts';
import { rostersOf } from '../../w40k/muster/rosters.ts';
import { catalogue } from '../content/index.ts';
import { NEAR, type Reading, SIDES } from '../core/07-units/scopes.ts';
import { kitOf } from '../lookups.ts';
import { MAPS } from '../maps/index.ts';
import { STARTERS } from '../muster/starters.ts';
import { reasonsAgainstTeam, teamCost } from '../muster/team.ts';
import {
  defaults,
  MOST_ROUNDS,
  READ_ABILITIES,
  type ReadAbility,
  type Readings,
  SIZES,
  TABLE_SIZES,
} from '../options.ts';
import { sizeOf } from '../ready.ts';
import { MISSIONS } from '../state.ts';
import { cardWords } from '../tabletop/words.ts';
import { clearAround } from './own-tables.ts';

const { number } = houseRulesOf({
  points: defaults.points,
  rounds: defaults.rounds,
  blastRange: defaults.blastRange,
  grenadeRange: defaults.grenadeRange,
});

const oneOf = (id: string, clause: string, options: readonly string[]): Choice => ({
  id,
  clause,
  kind: 'one-of',
  options,
  usual: options[0]!,
});

/** Keywords that occur in every army. */
const KEYWORDS = ['Infantry', 'Core', 'Character'] as const;

/** ST-7.1: the scopes of a reading as one choice; ST-7.6: a Unit Name by default. */
const SCOPES: readonly string[] = [
  'unit-name',
  'army',
  ...KEYWORDS.map(keyword => `keyword-${keyword}`),
  ...NEAR.map(within => `near-${within}`),
];
const ANY_SIDE = 'both';

const scopeId = (ability: ReadAbility): string => `reading-${ability}`;
const visibleId = (ability: ReadAbility): string => `visible-${ability}`;
const sideId = (ability: ReadAbility): string => `side-${ability}`;

/** ST-7.2, ST-7.3: over which models each ability is evaluated. */
const readingChoices: readonly Choice[] = READ_ABILITIES.flatMap((ability): readonly Choice[] => [
  oneOf(scopeId(ability), 'ST-7.1', SCOPES),
  { id: visibleId(ability), clause: 'ST-7.3', kind: 'yes-or-no', usual: false },
  oneOf(sideId(ability), 'ST-7.3', [ANY_SIDE, ...SIDES]),
]);

const houseRules: readonly Choice[] = [
  number('points', 'ST-1.6', 1, 500),
  number('rounds', '9E-3.3', 1, MOST_ROUNDS),
  number('blastRange', 'ST-5.1', 2, 3),
  number('grenadeRange', 'ST-5.4', 1, 2),
  ...readingChoices,
];

const mission = oneOf('mission', 'ST-8.1', MISSIONS);
const tableSize = oneOf('tableSize', 'ST-1.4', TABLE_SIZES);

const chosenFor = (chosen: Chosen, choice: Choice): Chosen[string] => chosen[choice.id] ?? choice.usual;

/** ST-1.4: the maps of the chosen size. */
const mapOfSize = (chosen: Chosen): Choice => {
  const size = chosenFor(chosen, tableSize);
  return oneOf(
    'map',
    'ST-1.4',
    MAPS.filter(({ id }) => sizeOf(id) === size).map(({ id }) => id),
  );
};

const choices = (chosen: Chosen, table?: OwnTable): readonly Choice[] =>
  table ? [mission, ...houseRules] : [mission, tableSize, mapOfSize(chosen), ...houseRules];

/** The reading of an ability as it was chosen. */
export function readingOf(chosen: Chosen, ability: ReadAbility): Reading {
  const [scope, value] = String(chosen[scopeId(ability)] ?? SCOPES[0]!).split(/-(?=[^-]*$)/) as [string, string?];
  const side = SIDES.find(each => each === chosen[sideId(ability)]);
  return {
    ...(scope === 'keyword'
      ? { scope, keyword: value! }
      : scope === 'near'
        ? { scope, within: NEAR.find(each => String(each) === value)! }
        : { scope: scope === 'army' ? ('army' as const) : ('unit-name' as const) }),
    ...(chosen[visibleId(ability)] === true && { visible: true as const }),
    ...(side && { side }),
  };
}

const rosters = rostersOf<Member>({ ruleset: 'scout-team', catalogue, kitOf, cardWords });

export const { armyOf: teamOfRoster, rosterOf: rosterOfTeam } = rosters;

/** ST-1.4: the size of a custom table. */
const sizeOfOwn = ({ terrain: { width, depth } }: OwnTable): string =>
  TABLE_SIZES.find(size => SIZES[size].width === width && SIZES[size].depth === depth) ?? TABLE_SIZES[0];

export const lobby: Lobby = {
  choices,
  ownTables: { clear: clearAround },
  starters: STARTERS.map(({ team, name }) => rosterOfTeam(team, name)),
  factions: rosters.factions,
  check: roster => {
    const team = teamOfRoster(roster);
    return {
      reasons: reasonsAgainstTeam(team, defaults.points),
      tallies: [{ id: 'points', used: teamCost(team), most: defaults.points }],
    };
  },
  setup: (chosen, all, table) => {
    const readings = Object.fromEntries(
      READ_ABILITIES.map(ability => [ability, readingOf(chosen, ability)]),
    ) as Readings;
    const picked = (id: string): Chosen[string] => chosenFor(chosen, houseRules.find(choice => choice.id === id)!);
    return {
      map: table ? { id: 'own', ...table } : chosenFor(chosen, mapOfSize(chosen)),
      mission: chosenFor(chosen, mission),
      armies: all.map(teamOfRoster),
      options: {
        points: picked('points'),
        rounds: picked('rounds'),
        tableSize: table ? sizeOfOwn(table) : chosenFor(chosen, tableSize),
        blastRange: picked('blastRange'),
        grenadeRange: picked('grenadeRange'),
        readings,
      },
    };
  },
  contentOf: () => null,
};

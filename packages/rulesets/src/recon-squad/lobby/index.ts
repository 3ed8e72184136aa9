// What players choose before a match of Recon Squad
import { type Choice, type Chosen, houseRulesOf, type Item, type Lobby, type OwnTable } from '@little-wars/engine';
import { rostersOf } from '../../w40k/muster/rosters.ts';
import { catalogue } from '../content/index.ts';
import { kitOf } from '../lookups.ts';
import { MAPS } from '../maps/index.ts';
import { reasonsAgainstSquad, type SquadMember, squadCost, TRAITS, type Trait } from '../muster/squad.ts';
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

const LEADER = 'leader';
const traitItem = (trait: Trait): string => `trait-${trait}`;

/** RS-2: the traits of specialists, and the Leader. */
const SPECIAL: readonly Item[] = [
  { id: LEADER, title: 'Leader', points: 0, free: true },
  ...TRAITS.map((trait): Item => ({ id: traitItem(trait), title: traitRules[trait].name, points: 0, free: true })),
];

const rosters = rostersOf<SquadMember>({
  ruleset: 'recon-squad',
  catalogue,
  kitOf,
  cardWords,
  special: {
    items: SPECIAL,
    read: items => {
      const trait = TRAITS.find(each => items.includes(traitItem(each)));
      return { ...(trait && { trait }), ...(items.includes(LEADER) && { leader: true as const }) };
    },
    write: ({ trait, leader }) => [...(trait ? [traitItem(trait)] : []), ...(leader ? [LEADER] : [])],
  },
});

export const { armyOf: squadOfRoster, rosterOf: rosterOfSquad } = rosters;

const chosenFor = (chosen: Chosen, choice: Choice): Chosen[string] => chosen[choice.id] ?? choice.usual;

export const lobby: Lobby = {
  choices,
  ownTables: { clear: clearAround },
  starters: STARTERS.map(({ squad, name }) => rosterOfSquad(squad, name)),
  factions: rosters.factions,
  check: roster => {
    const squad = squadOfRoster(roster);
    return {
      reasons: reasonsAgainstSquad(squad, defaults.points),
      tallies: [{ id: 'points', used: squadCost(squad), most: defaults.points }],
    };
  },
  setup: (chosen, all, own) => ({
    map: own ? { id: 'own', ...own } : chosenFor(chosen, map),
    armies: all.map(squadOfRoster),
    options: Object.fromEntries(houseRules.map(choice => [choice.id, chosenFor(chosen, choice)])),
  }),
  contentOf: () => null,
};

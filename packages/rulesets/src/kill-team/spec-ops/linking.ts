// KT-11.3, KT-14.36  From dataslates to a battle, and from a battle to what follows it
import type { Chosen, Fielded, Linking, Result } from '@little-wars/engine';
import { findStarter, starters } from '../content/index.ts';
import { CLOSE_QUARTERS, CRITICAL_OPS_MAPS } from '../maps/index.ts';
import type { Position as Battle, Setup as BattleSetup, Way } from '../types.ts';
import { specOps } from './between/index.ts';
import { recruitOf } from './between/recruits.ts';
import { readDataslate } from './between/setup.ts';
import type { Dataslate, Enlisted, Orders, Setup, Side, SpecOps } from './between/types.ts';
import { battleOptionsOf, choices, optionsOf } from './choices.ts';
import { filled, teamFor, usualOrders } from './fielding.ts';
import { gainsIn, outlookOf } from './outlook.ts';
import { sheetOf } from './sheet.ts';
import { aftermathOf, STORY, storyOf } from './story.ts';

const REQUISITION = 4;
const CAPACITY = 2;

/** KT-14.36: a dataslate with the operatives of a ready team. */
export function found(founder: string, name: string): Dataslate {
  const { faction, roster } = findStarter(founder)!;
  const operatives: Enlisted[] = [];
  for (const { card, loadOut } of roster.operatives) operatives.push(recruitOf(operatives, card, loadOut));
  const points = { requisition: REQUISITION, capacity: CAPACITY, stash: 0 };
  return { name, faction, founder, operatives, ...points, assets: [], specOp: null, memorial: [], orders: null };
}

/** KT-14.65: the orders that were given, or else the places of the ready team. */
const ordersOf = ({ orders, founder }: Dataslate): Orders => orders ?? usualOrders(findStarter(founder)!);

/** A battle of a plan; its killzone is the next one in turn, unless it needs a certain one. */
interface Planned {
  readonly play: Way;
  readonly mission: string;
  readonly map?: string;
}

const matched = (mission: string, map?: string): Planned => ({ play: 'matched', mission, ...(map ? { map } : {}) });
const narrative = (mission: string): Planned => ({ play: 'narrative', mission });

/** KT-11.4, KT-15.1: the missions of each plan, in turn. */
const PLANS: { readonly [plan: string]: readonly Planned[] } = {
  'critical-ops': ['loot', 'secure', 'capture'].map(mission => matched(mission)),
  narrative: ['ambush', 'rescue', 'sabotage', 'last-stand'].map(narrative),
  mixed: [
    matched('loot'),
    narrative('ambush'),
    matched('secure', CLOSE_QUARTERS.id),
    narrative('rescue'),
    matched('capture'),
    narrative('sabotage'),
    narrative('control-the-killzone'),
    narrative('last-stand'),
  ],
};

/** KT-11.4: missions and maps in turn. */
function field(teams: readonly object[], nth: number, plan: string, chosen: Chosen = {}): Fielded {
  const battles = PLANS[plan]!;
  const { play, mission, map } = battles[nth % battles.length]!;
  const slates = teams as readonly Dataslate[];
  const orders = slates.map(ordersOf);
  const both = slates.map((slate, i) => filled(slate, orders[i]!));
  const setup: BattleSetup = {
    map: map ?? CRITICAL_OPS_MAPS[nth % CRITICAL_OPS_MAPS.length]!.id,
    play,
    mission,
    teams: both.map((each, i) => teamFor(each, orders[i]!)),
    options: battleOptionsOf(chosen),
  };
  return { teams: both.map(({ slate }) => slate), setup, members: both.map(({ ids }) => ids) };
}

/** What a team did, from the last position of the battle. */
function sideOf({ operatives, fallen, tacOps }: Battle, { teams, members }: Fielded, seat: number): Side {
  const from = members.slice(0, seat).reduce((sum, { length }) => sum + length, 0);
  const isOwn = (id: number): boolean => id >= from && id < from + members[seat]!.length;
  return {
    deployed: members[seat]!.map((operative, i) => {
      const id = from + i;
      const felled = fallen.filter(({ by, operative: of }) => by === id && !isOwn(of)).length;
      // An operative that rose again was not lost.
      return { operative, fell: operatives[id]!.removed && fallen.some(({ operative: of }) => of === id), felled };
    }),
    tacOps: tacOps[seat]!.flatMap(({ id, scored }) => (scored.some(turn => turn > 0) ? [id] : [])),
    stash: ordersOf(teams[seat] as Dataslate).stash,
  };
}

function after(fielded: Fielded, position: object, { winners }: Result, chosen: Chosen = {}): Setup {
  return {
    teams: fielded.teams as readonly Dataslate[],
    sides: [0, 1].map(seat => sideOf(position as Battle, fielded, seat)),
    winner: winners.length === 1 ? winners[0]! : null,
    options: optionsOf(chosen),
  };
}

const sumOf = (operatives: readonly Enlisted[], count: (one: Enlisted) => number): number =>
  operatives.reduce((sum, one) => sum + count(one), 0);

const experienceOf = ({ operatives }: Dataslate): number => sumOf(operatives, ({ xp }) => xp);

const talliesOf = (slate: Dataslate) => ({
  operatives: slate.operatives.length,
  slain: slate.memorial.length,
  experience: experienceOf(slate),
  honours: sumOf(slate.operatives, ({ honours }) => honours.length),
  scars: sumOf(slate.operatives, ({ scars }) => scars.length),
  assets: slate.assets.length,
  requisition: slate.requisition,
});

/** KT-11.3: Spec Ops. */
export const linking: Linking<SpecOps> = {
  between: specOps,
  founders: starters.map(({ id }) => id),
  choices,
  found,
  readTeam: readDataslate,
  plans: Object.keys(PLANS),
  field,
  after,
  teamsBefore: ({ teams }) => teams,
  teamsIn: ({ teams }) => teams,
  membersIn: ({ sides }) => sides.map(({ deployed }) => deployed.map(({ operative }) => operative)),
  growthOf: team => experienceOf(team as Dataslate),
  talliesOf: team => talliesOf(team as Dataslate),
  isStory: ({ type }) => STORY.includes(type),
  storyOf,
  aftermathOf,
  headingsOf: setup => {
    const { mission, map } = setup as BattleSetup;
    return [`mission.${mission}`, `map.${typeof map === 'string' ? map : map.id}`];
  },
  sheetOf: team => sheetOf(team as Dataslate),
  gainsIn,
  outlookOf: (team, member, gains) => outlookOf(team as Dataslate, member, gains),
};

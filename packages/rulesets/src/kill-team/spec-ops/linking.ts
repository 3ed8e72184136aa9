// KT-11.3, KT-14.36  From dataslates to a battle, and from a battle to what follows it
import type { Chosen, Fielded, Linking, Result } from '@little-wars/engine';
import { findStarter, type Starter, starters } from '../content/index.ts';
import { CLOSE_QUARTERS, CRITICAL_OPS_MAPS } from '../maps/index.ts';
import { MOST_ON_ROSTER, muster, teamOf } from '../roster/index.ts';
import type { Position as Battle, Setup as BattleSetup, Member, Team, Way } from '../types.ts';
import { specOps } from './between/index.ts';
import { recruitOf } from './between/recruits.ts';
import { readDataslate } from './between/setup.ts';
import type { Dataslate, Enlisted, Setup, Side, SpecOps } from './between/types.ts';
import { battleOptionsOf, choices, optionsOf } from './choices.ts';
import { gainsIn, outlookOf } from './outlook.ts';
import { sheetOf } from './sheet.ts';
import { aftermathOf, STORY, storyOf } from './story.ts';
import { BATTLE_ASSETS, type BattleAsset } from './uses.ts';

const REQUISITION = 4;
const CAPACITY = 2;

/** KT-14.36: a dataslate with the operatives of a ready team. */
export function found(founder: string, name: string): Dataslate {
  const { faction, roster } = findStarter(founder)!;
  const operatives: Enlisted[] = [];
  for (const { card, loadOut } of roster.operatives) operatives.push(recruitOf(operatives, card, loadOut));
  const points = { requisition: REQUISITION, capacity: CAPACITY, stash: 0 };
  return { name, faction, founder, operatives, ...points, assets: [], specOp: null, memorial: [] };
}

/** KT-14.46: unscarred operatives first, then the most experienced. */
const inOrder = (a: Enlisted, b: Enlisted): number =>
  a.scars.length - b.scars.length || b.xp - a.xp || (a.id < b.id ? -1 : 1);

interface Filled {
  readonly slate: Dataslate;
  /** The participants, by the slot of the ready team they fill. */
  readonly ids: readonly string[];
}

/** KT-14.37: fit operatives fill the slots of the ready team; if none is fit, a recruit does. */
function filled(slate: Dataslate, { roster }: Starter): Filled {
  let { operatives } = slate;
  const ids: string[] = [];
  for (const { card, loadOut } of roster.operatives) {
    const isOwn = (one: Enlisted): number => Number(`${one.loadOut}` === `${loadOut}`);
    const fit = operatives
      .filter(each => each.card === card && !each.out && !ids.includes(each.id))
      .toSorted((a, b) => isOwn(b) - isOwn(a) || inOrder(a, b))[0];
    if (fit) ids.push(fit.id);
    else {
      operatives = withRoom(operatives, ids);
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

const isBattleAsset = (asset: string): asset is BattleAsset => (BATTLE_ASSETS as readonly string[]).includes(asset);

/** KT-14.1: the team for a battle, with honours, scars and assets. */
function teamFor({ slate, ids }: Filled, { roster, pick, equipment }: Starter): Team {
  const team = muster(teamOf(roster, pick), equipment);
  const assets = slate.assets.filter(isBattleAsset);
  const operatives = team.operatives.map((member, i): Member => {
    const { name, honours, scars, upgrades } = slate.operatives.find(({ id }) => id === ids[i])!;
    const service = [...honours, ...scars];
    // A rare weapon that is not carried in this slot is left out.
    const carried = upgrades.filter(({ weapon }) => member.weapons.includes(weapon));
    return {
      ...member,
      name,
      ...(service.length > 0 ? { service } : {}),
      ...(carried.length > 0 ? { upgrades: carried } : {}),
    };
  });
  return { ...team, operatives, ...(assets.length > 0 ? { support: { assets, stash: 0 } } : {}) };
}

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
  const ready = slates.map(({ founder }) => findStarter(founder)!);
  const both = slates.map((slate, i) => filled(slate, ready[i]!));
  const setup: BattleSetup = {
    map: map ?? CRITICAL_OPS_MAPS[nth % CRITICAL_OPS_MAPS.length]!.id,
    play,
    mission,
    teams: both.map((each, i) => teamFor(each, ready[i]!)),
    options: battleOptionsOf(chosen),
  };
  return { teams: both.map(({ slate }) => slate), setup, members: both.map(({ ids }) => ids) };
}

/** What a team did, from the last position of the battle. */
function sideOf({ operatives, fallen, tacOps }: Battle, members: readonly (readonly string[])[], seat: number): Side {
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
    stash: 0,
  };
}

function after({ teams, members }: Fielded, position: object, { winners }: Result, chosen: Chosen = {}): Setup {
  return {
    teams: teams as readonly Dataslate[],
    sides: [0, 1].map(seat => sideOf(position as Battle, members, seat)),
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

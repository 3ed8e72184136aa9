import {
  checked,
  exactly,
  fields,
  listOf,
  mapOr,
  note,
  oneOf,
  problem,
  type Read,
  type Reader,
  readAs,
  type Shape,
  text,
  whole,
} from '@little-wars/engine';
import { alsoCarried, cardOf, findCard, starters } from './content/index.ts';
import { CLOSE_QUARTERS, CRITICAL_OPS_MAPS, MAPS, MOST_FROM_ACCESS, mapOf, readMap } from './maps/index.ts';
import { missions, missionsFor } from './missions/index.ts';
import { defaults, optionsShape } from './options.ts';
import { teamOfStarter } from './ready.ts';
import {
  type EquipmentPick,
  loadOutsOf,
  MOST_EQUIPMENT_POINTS,
  type Roster,
  type RosterReason,
  reasonsAgainstEquipment,
  reasonsAgainstRoster,
  reasonsAgainstTeam,
  type TeamPick,
  teamOf,
} from './roster/index.ts';
import { MORE_EQUIPMENT } from './spec-ops/assets/expanded-armoury.ts';
import { checkBrought } from './spec-ops/check.ts';
import { MORE_WOUNDS } from './spec-ops/honours/staunch/resilient.ts';
import { RARE_ITEMS, type Upgrade } from './spec-ops/rare.ts';
import { BATTLE_ASSETS, SERVICE_RULES } from './spec-ops/uses.ts';
import type { Effect, Member, Operative, Position, Setup, Team, TeamSupport } from './types.ts';
import type { Use } from './uses.ts';

const member = fields<Member>(
  {
    card: text(),
    fireteam: whole(0),
    name: text(),
    weapons: listOf(text(), 20),
    equipment: listOf(text(), 20),
    service: listOf(oneOf(...SERVICE_RULES), SERVICE_RULES.length),
    upgrades: listOf(fields<Upgrade>({ weapon: text(), item: oneOf(...RARE_ITEMS) }), 2),
  },
  ['service', 'upgrades'],
);
const MOST_MEMBERS = 30;
const MOST_STASHED = 1000;
const support = fields<TeamSupport>({
  assets: listOf(oneOf(...BATTLE_ASSETS), BATTLE_ASSETS.length),
  stash: whole(0, MOST_STASHED),
});
const team = fields<Team>(
  {
    faction: text(),
    fireteams: listOf(text(), 20),
    operatives: listOf(member, MOST_MEMBERS),
    support,
  },
  ['support'],
);

const TEAMS = 2;

const shape: Shape<Setup> = fields<Setup>({
  map: mapOr(
    MAPS.map(({ id }) => id),
    readMap,
    MAPS[0]!,
  ),
  play: oneOf('matched', 'open', 'narrative'),
  mission: (reader, path, x) => oneOf(...missions.map(({ id }) => id))(reader, path, x),
  teams: exactly(TEAMS, team),
  options: optionsShape,
});

const legal = checked(shape, (reader, setup) => {
  checkMission(reader, setup);
  checkBarricades(reader, setup);
  for (const [i, each] of setup.teams.entries()) {
    checkTeam(reader, each, setup.play, `teams[${i}]`);
    checkBrought(reader, each, `teams[${i}]`);
  }
  if (setup.play === 'open') checkOpenPlay(reader, setup);
});

export const readSetup = (x: unknown): Read<Setup> => readAs(legal, x);

/** KT-11.2, KT-11.4, KT-15.1: the way to play determines the missions; some need an open killzone. */
function checkMission(reader: Reader, { play, mission, map }: Setup): void {
  const options = missionsFor(play).map(({ id }) => id);
  const clause = play === 'narrative' ? 'KT-15.1' : 'KT-11.4';
  if (!options.includes(mission)) note(reader, problem('mission', 'not-one-of', { options, clause }), null);
  const isOutdoors = missions.some(({ id, outdoors }) => id === mission && outdoors);
  if (isOutdoors && (typeof map === 'string' ? mapOf(map) : map).closeQuarters !== null)
    note(reader, problem('map', 'needs-an-open-killzone', { clause: 'KT-15.1' }), null);
}

/** KT-12.16: only on our own killzone is it certain before play how far from access points there is room. */
function checkBarricades(reader: Reader, { map, options: { barricadeFromAccess } }: Setup): void {
  if (map !== CLOSE_QUARTERS.id || barricadeFromAccess <= MOST_FROM_ACCESS) return;
  const params = { clause: 'KT-12.16', given: barricadeFromAccess, most: MOST_FROM_ACCESS };
  note(reader, problem('options.barricadeFromAccess', 'no-room-for-barricades', params), null);
}

/** KT-11.2: starter teams without equipment on map 1. */
function checkOpenPlay(reader: Reader, { map, teams: both }: Setup): void {
  const refuse = (path: string, id: string, parameters: object = {}): void =>
    note(reader, problem(path, id, { clause: 'KT-11.2', ...parameters }), undefined);
  const first = CRITICAL_OPS_MAPS[0]!.id;
  if (map !== first) refuse('map', 'not-one-of', { options: [first] });
  const starterTeams = starters.map(starter => sameTeam(teamOfStarter({ ...starter, equipment: [] })));
  for (const [i, each] of both.entries()) {
    if (each.operatives.some(({ equipment }) => equipment.length > 0)) refuse(`teams[${i}]`, 'no-equipment-here');
    if (each.support !== undefined || !starterTeams.includes(sameTeam(each)))
      refuse(`teams[${i}]`, 'not-a-starter-team');
  }
}

/** Equal for teams that differ only in names and equipment. */
const sameTeam = ({ faction, fireteams, operatives }: Team): string =>
  JSON.stringify([
    faction,
    fireteams,
    operatives.map(({ card, fireteam, weapons, service = [], upgrades = [] }) => [
      card,
      fireteam,
      weapons,
      service,
      upgrades,
    ]),
  ]);

/** KT-11.6, KT-11.8, KT-13.2: all reasons against a team and its equipment, with their paths in the setup. */
function checkTeam(
  reader: Reader,
  { faction, fireteams, operatives, support: behind }: Team,
  play: Setup['play'],
  path: string,
): void {
  const report = (reasons: readonly RosterReason[], where: (at: string) => string): void => {
    for (const { reason, at, ...rest } of reasons) note(reader, problem(where(at), reason, rest), null);
  };
  for (const [i, each] of operatives.entries())
    if (each.fireteam >= fireteams.length)
      note(reader, problem(`${path}.operatives[${i}].fireteam`, 'unknown-fireteam', { fireteam: each.fireteam }), null);
  const roster: Roster = { faction, operatives: operatives.map((each, i) => ({ id: `${i}`, ...carried(each) })) };
  const pick: TeamPick = {
    fireteams: fireteams.map((fireteam, at) => ({
      fireteam,
      operatives: operatives.flatMap((each, i) => (each.fireteam === at ? [`${i}`] : [])),
    })),
  };
  const items = operatives.flatMap((each, i) =>
    each.equipment.map((item, k) => ({ item, operative: `${i}`, at: `${path}.operatives[${i}].equipment[${k}]` })),
  );
  const picks: readonly EquipmentPick[] = items.map(({ item, operative }) => ({ item, operative }));
  report(reasonsAgainstRoster(roster), at => `${path}.${at.replace(/\.loadOut/, '.weapons')}`);
  report(reasonsAgainstTeam(roster, pick, play === 'open' ? 'open' : 'matched'), at => `${path}.${inTeam(pick, at)}`);
  report(reasonsAgainstEquipment(teamOf(roster, pick), picks, equipmentPoints(behind)), at => {
    const item = items[Number(/^\[(\d+)\]/.exec(at)?.[1] ?? -1)];
    return item?.at ?? path;
  });
}

/** KT-11.8, KT-14.33, KT-14.57 */
const equipmentPoints = ({ assets, stash }: TeamSupport = { assets: [], stash: 0 }): number =>
  MOST_EQUIPMENT_POINTS + stash + (assets.includes('expanded-armoury') ? MORE_EQUIPMENT : 0);

/** Maps `fireteams[1].operatives[2]` of a pick to a path in the team's list of operatives. */
function inTeam({ fireteams }: TeamPick, at: string): string {
  const match = /^fireteams\[(\d+)\]\.operatives\[(\d+)\]/.exec(at);
  if (!match) return at;
  return `operatives[${fireteams[Number(match[1])]!.operatives[Number(match[2])]}]`;
}

/** An operative's load-out, without the weapons that others also count as. */
function carried({ card: id, weapons }: Member): { readonly card: string; readonly loadOut: readonly string[] } {
  const card = findCard(id);
  const loadOut = card && loadOutsOf(card).find(ids => isSame(alsoCarried(card, ids), weapons));
  return { card: id, loadOut: loadOut ?? weapons };
}

const isSame = (one: readonly string[], two: readonly string[]): boolean =>
  one.length === two.length && sorted(one).every((id, i) => id === sorted(two)[i]);
const sorted = (list: readonly string[]): readonly string[] => list.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));

export function opening({ teams: both }: Pick<Setup, 'teams'>): Position {
  return {
    turningPoint: 0,
    phase: 'set-up',
    attacker: 0,
    initiative: 0,
    dropZones: [0, 1],
    cp: [0, 0],
    operatives: both.flatMap(({ operatives }, seat) =>
      operatives.map(({ card, name, weapons, equipment, service, upgrades }) => ({
        seat,
        card,
        name,
        weapons,
        equipment,
        at: null,
        order: 'engage' as const,
        ...began(card, service),
        ...(upgrades === undefined ? {} : { upgrades }),
        ready: false,
        removed: false,
        aplChange: 0,
        used: [],
        overwatched: false,
        onGuard: false,
        carrying: null,
      })),
    ),
    barricades: [],
    openHatches: [],
    tokens: [],
    activation: null,
    attack: null,
    effects: both.flatMap(({ support: behind }, seat) => effectsOf(behind, seat)),
    tacOps: [[], []],
    scouting: [null, null],
    scoutingShown: false,
    infiltrations: [0, 0],
    missionPoints: [
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ],
    tacOpPoints: [0, 0],
    ploys: [[], []],
    felled: [],
    fallen: [],
    over: false,
  };
}

/** KT-14.30-35: strategic assets act for the whole battle. */
const effectsOf = (behind: TeamSupport | undefined, seat: number): readonly Effect[] =>
  (behind?.assets ?? []).map(rule => ({ use: { rule, seat, holder: null } as Use, until: 'battle' }));

/** The wounds it begins with, and what it brings from earlier battles (KT-14.1). */
function began(card: string, service?: Member['service']): Pick<Operative, 'wounds' | 'full' | 'service'> {
  const { wounds } = cardOf(card);
  if (service === undefined) return { wounds };
  if (!service.includes('resilient')) return { wounds, service };
  return { wounds: wounds + MORE_WOUNDS, full: wounds + MORE_WOUNDS, service };
}

export { defaults };

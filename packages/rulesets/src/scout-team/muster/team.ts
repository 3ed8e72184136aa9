// ST-2  Validates teams
import type { Army, Member, Selection } from '../../w40k/muster/army.ts';
import { armyCost, selectionCost } from '../../w40k/muster/cost.ts';
import { type Case, type MusterReason, reasonsAgainstSelection, shortfallsOf } from '../../w40k/muster/selection.ts';
import { catalogue } from '../content/index.ts';

export type Team = Army<Member>;

/** ST-1.8 */
export const POINTS = 300;
/** ST-2.2, ST-2.9: from this limit on an HQ is required. */
const HQ_FROM = 300;
/** ST-2.2 */
const HQ_POINTS = 50;
const MOST_HQ = 2;
/** ST-2.6 */
const TROOPS_POINTS = 65;
/** ST-2.7 */
const SHARE = 3;
/** ST-2.8 */
const SLOTS: { readonly [role: string]: number } = {
  HQ: MOST_HQ,
  Troops: 3,
  Elites: 2,
  'Fast Attack': 2,
  'Heavy Support': 2,
  Flyers: 2,
};

export const teamCost = (team: Team): number => armyCost(catalogue, team);

/** ST-10.8: every reason against a team in a game of this many points; none if it is legal. */
export function reasonsAgainstTeam(team: Team, points: number = POINTS): readonly MusterReason[] {
  if (!catalogue.faction(team.faction))
    return [{ reason: 'unknown-faction', clause: 'ST-2.8', at: 'faction', faction: team.faction }];
  const cases = team.selections.flatMap((selection, i) => caseOf(selection, i));
  const cost = teamCost(team);
  return [
    ...againstSheets(team),
    ...cases.flatMap(reasonsAgainstSelection),
    ...cases.flatMap(againstShortfalls),
    ...(cost > points ? [{ reason: 'too-many-points', clause: 'ST-1.6', at: 'selections', cost, points }] : []),
    ...againstSlots(cases),
    ...(points >= HQ_FROM ? againstHq(cases) : []),
    ...againstTroops(team, cases),
  ];
}

function caseOf(selection: Selection, i: number): readonly Case[] {
  const sheet = catalogue.sheet(selection.sheet);
  return sheet ? [{ sheet, selection, at: `selections[${i}]`, clause: 'ST-10.2' }] : [];
}

const againstSheets = ({ faction, selections }: Team): readonly MusterReason[] =>
  selections.flatMap(({ sheet: id }, i): readonly MusterReason[] => {
    const at = `selections[${i}].sheet`;
    const isAgain = selections.findIndex(({ sheet }) => sheet === id) < i;
    const again = isAgain ? [{ reason: 'name-twice', clause: 'ST-2.5', at, sheet: id }] : [];
    const owner = catalogue.factionOf(id);
    if (!owner) return [...again, { reason: 'unknown-sheet', clause: 'ST-10.2', at, sheet: id }];
    return owner.id === faction
      ? again
      : [...again, { reason: 'not-in-faction', clause: 'ST-2.8', at, sheet: id, faction }];
  });

const isUnderstrength = ({ sheet, selection: { models } }: Case): boolean => models.length < sheet.least;

/** ST-2.4, ST-2.13: understrength units may lack any models but not all; units of full size lack none. */
const againstShortfalls = (on: Case): readonly MusterReason[] =>
  isUnderstrength(on) && on.selection.models.length > 0
    ? []
    : shortfallsOf(on).map(reason => ({ ...reason, clause: isUnderstrength(on) ? 'ST-2.4' : 'ST-10.2' }));

function againstSlots(cases: readonly Case[]): readonly MusterReason[] {
  const roles = [...new Set(cases.map(({ sheet }) => sheet.role))];
  return roles.flatMap(role => {
    const count = cases.filter(({ sheet }) => sheet.role === role).length;
    const most = SLOTS[role] ?? 0;
    return count > most ? [{ reason: 'too-many-in-slot', clause: 'ST-2.8', at: 'selections', role, count, most }] : [];
  });
}

const costOf = ({ selection }: Case): number => selectionCost(catalogue, selection);

/** ST-2.2, ST-2.12: one or two HQ units at full strength, worth 50 points together. */
function againstHq(cases: readonly Case[]): readonly MusterReason[] {
  const all = cases.filter(({ sheet }) => sheet.role === 'HQ');
  const full = all.filter(each => !isUnderstrength(each));
  const best = full
    .map(costOf)
    .toSorted((a, b) => b - a)
    .slice(0, MOST_HQ);
  const cost = best.reduce((sum, each) => sum + each, 0);
  if (cost >= HQ_POINTS) return [];
  const wouldDo = all.length > full.length && all.reduce((sum, each) => sum + costOf(each), 0) >= HQ_POINTS;
  const clause = wouldDo ? 'ST-2.12' : 'ST-2.2';
  return [{ reason: 'hq-missing', clause, at: 'selections', cost, need: HQ_POINTS }];
}

/** ST-2.3, ST-2.6, ST-2.7, ST-2.10: a Troops unit that is full, expensive enough, or a third of all points. */
function againstTroops(team: Team, cases: readonly Case[]): readonly MusterReason[] {
  const total = team.selections.reduce((sum, selection) => sum + selectionCost(catalogue, selection), 0);
  const troops = cases.filter(({ sheet, selection }) => sheet.role === 'Troops' && selection.models.length > 0);
  // ST-2.11: the exact sum, not rounded.
  const isEnough = (each: Case): boolean =>
    !isUnderstrength(each) || costOf(each) >= TROOPS_POINTS || SHARE * costOf(each) >= total;
  if (troops.some(isEnough)) return [];
  const at = 'selections';
  if (troops.length === 0) return [{ reason: 'troops-missing', clause: 'ST-2.3', at }];
  const cost = Math.max(...troops.map(costOf));
  const third = Math.ceil(total / SHARE);
  return [{ reason: 'troops-too-few', clause: 'ST-2.6', at, cost, need: TROOPS_POINTS, third }];
}

// ZG-1.2-5, ZG-1.10, ZG-1.12  Validates teams
import type { Army, Member, Selection } from '../../w40k/muster/army.ts';
import { kindOf } from '../../w40k/muster/choices.ts';
import { armyCost } from '../../w40k/muster/cost.ts';
import { type Case, type MusterReason, reasonsAgainstSelection, shortfallsOf } from '../../w40k/muster/selection.ts';
import { catalogue } from '../content/index.ts';
import { kitOf } from '../content/kits.ts';
import type { Kit, UnitType } from '../content/types.ts';
import { defaults, type TeamOptions } from '../options.ts';

export type Team = Army<Member>;

/** ZG-1.3 */
const LEAST_MODELS = 4;
const BEST_SAVE = 3;
const MOST_WOUNDS = 3;
const MOST_ARMOUR = 33;
const SLOTS: { readonly [role: string]: number } = { Troops: 2, Elites: 1, 'Fast Attack': 1 };
/** ZG-1.12 */
const OPEN_SLOTS: { readonly [role: string]: number } = { ...SLOTS, HQ: 1 };

/** ZG-1.2, ZG-1.10 */
const ALLOWED: readonly UnitType[] = [
  'infantry',
  'jump',
  'jet-pack',
  'skimmer',
  'jump-monster',
  'jet-pack-monster',
  'flying-monster',
];

export const teamCost = (team: Team): number => armyCost(catalogue, team);

interface Known {
  readonly kit: Kit;
  readonly at: string;
}

/** ZG-8.8: every reason against a team; none if it is legal. */
export function reasonsAgainstTeam(team: Team, options: TeamOptions = defaults): readonly MusterReason[] {
  if (!catalogue.faction(team.faction))
    return [{ reason: 'unknown-faction', clause: 'ZG-8.1', at: 'faction', faction: team.faction }];
  const { points, limits } = options;
  const cases = team.selections.flatMap((selection, i) => caseOf(selection, i));
  const members = knownOf(team);
  const cost = teamCost(team);
  const clause = 'ZG-1.3';
  return [
    ...againstSheets(team),
    ...cases.flatMap(each => [...reasonsAgainstSelection(each), ...shortfallsOf(each)]),
    ...(cost > points ? [{ reason: 'too-many-points', clause, at: 'selections', cost, points }] : []),
    ...(members.length < LEAST_MODELS
      ? [{ reason: 'too-few-models', clause, at: 'selections', count: members.length, least: LEAST_MODELS }]
      : []),
    ...againstSlots(cases, limits === 'open' ? OPEN_SLOTS : SLOTS),
    ...members.flatMap(each => againstType(each, options)),
    ...(limits === 'open' ? [] : members.flatMap(againstLimits)),
  ];
}

function caseOf(selection: Selection, i: number): readonly Case[] {
  const sheet = catalogue.sheet(selection.sheet);
  return sheet ? [{ sheet, selection, at: `selections[${i}]`, clause: 'ZG-8.2' }] : [];
}

const knownOf = ({ selections }: Team): readonly Known[] =>
  selections.flatMap(({ sheet: id, models }, i) =>
    models.flatMap((member, j) => {
      const sheet = catalogue.sheet(id);
      return sheet && kindOf(sheet, member.kind)
        ? [{ kit: kitOf(id, member), at: `selections[${i}].models[${j}]` }]
        : [];
    }),
  );

const againstSheets = ({ faction, selections }: Team): readonly MusterReason[] =>
  selections.flatMap(({ sheet: id }, i): readonly MusterReason[] => {
    const at = `selections[${i}].sheet`;
    const owner = catalogue.factionOf(id);
    if (!owner) return [{ reason: 'unknown-sheet', clause: 'ZG-8.2', at, sheet: id }];
    return owner.id === faction ? [] : [{ reason: 'not-in-faction', clause: 'ZG-8.1', at, sheet: id, faction }];
  });

function againstSlots(cases: readonly Case[], slots: typeof SLOTS): readonly MusterReason[] {
  const roles = [...new Set(cases.map(({ sheet }) => sheet.role))];
  return roles.flatMap(role => {
    const count = cases.filter(({ sheet }) => sheet.role === role).length;
    const most = slots[role] ?? 0;
    return count > most ? [{ reason: 'too-many-in-slot', clause: 'ZG-1.3', at: 'selections', role, count, most }] : [];
  });
}

/** ZG-1.4, ZG-1.5, ZG-1.10: units that cannot move here. */
function againstType({ kit: { type, sheet }, at }: Known, { jetbikes }: TeamOptions): readonly MusterReason[] {
  if (ALLOWED.includes(type) || (type === 'jetbike' && jetbikes)) return [];
  const clause = type === 'monster' ? 'ZG-1.10' : 'ZG-1.4';
  return [{ reason: 'type-may-not-play', clause, at, sheet: sheet.id, type }];
}

/** ZG-1.3: limits of one model, with its wargear. */
function againstLimits({
  kit: {
    profile,
    vehicle,
    sheet: { id: sheet },
  },
  at,
}: Known): readonly MusterReason[] {
  const clause = 'ZG-1.3';
  const wounds = profile?.wounds ?? vehicle?.hullPoints ?? 0;
  const armour = vehicle ? vehicle.front + vehicle.side + vehicle.rear : 0;
  const save = profile?.save ?? null;
  return [
    ...(save !== null && save < BEST_SAVE
      ? [{ reason: 'save-too-good', clause, at, sheet, save, best: BEST_SAVE }]
      : []),
    ...(wounds > MOST_WOUNDS ? [{ reason: 'too-many-wounds', clause, at, sheet, wounds, most: MOST_WOUNDS }] : []),
    ...(armour > MOST_ARMOUR ? [{ reason: 'too-much-armour', clause, at, sheet, armour, most: MOST_ARMOUR }] : []),
  ];
}

// RS-1, RS-2  Validates squads
import type { Reason } from '@little-wars/engine';
import type { Kit } from '../../w40k/content/types.ts';
import type { Army, Member, Selection } from '../../w40k/muster/army.ts';
import { kindOf } from '../../w40k/muster/choices.ts';
import { armyCost } from '../../w40k/muster/cost.ts';

import { type Case, type MusterReason, reasonsAgainstSelection, shortfallsOf } from '../../w40k/muster/selection.ts';
import { catalogue } from '../content/index.ts';
import { kitOf } from '../content/kits.ts';
import type { AbilityUse, WeaponUse } from '../content/uses.ts';

/** RS-2.3-10: the traits of specialists. */
export const TRAITS = [
  'brawler',
  'champion',
  'duellist',
  'forward-observer',
  'infiltrator',
  'marksman',
  'minelayer',
  'paramedic',
] as const;

export type Trait = (typeof TRAITS)[number];

/** A model of a squad; the Leader is designated, and specialists have their traits. */
export interface SquadMember extends Member {
  readonly trait?: Trait;
  readonly leader?: true;
}

export type Squad = Army<SquadMember>;

/** RS-1.1 */
export const POINTS = 200;
/** RS-1.3 */
const LEAST_MODELS = 4;
/** RS-1.4 */
const MOST_WOUNDS = 6;
/** RS-1.5 */
const TOO_GOOD = { save: 2, invulnerable: 3 };
/** RS-1.8 */
const SLOTS: { readonly [role: string]: number } = { HQ: 1, Troops: 2, Elites: 1, 'Fast Attack': 1 };
/** RS-1.11 */
const MOST_MODELS = 20;
/** RS-2.2 */
const SPECIALISTS = 4;

export const squadCost = (squad: Squad): number => armyCost(catalogue, squad);

/** A member whose sheet and kind exist, with its kit. */
interface Known {
  readonly member: SquadMember;
  readonly kit: Kit<WeaponUse, AbilityUse>;
  readonly at: string;
}

/** RS-1.7: every reason against a squad of this many points; none if it is legal. */
export function reasonsAgainstSquad(squad: Squad, points: number = POINTS): readonly MusterReason[] {
  if (!catalogue.faction(squad.faction))
    return [{ reason: 'unknown-faction', clause: 'RS-1.9', at: 'faction', faction: squad.faction }];
  const cases = squad.selections.flatMap((selection, i) => caseOf(selection, i));
  const members = knownOf(squad);
  const cost = squadCost(squad);
  return [
    ...againstSheets(squad),
    ...cases.flatMap(reasonsAgainstSelection),
    ...againstShortfalls(cases),
    ...(cost > points ? [{ reason: 'too-many-points', clause: 'RS-1.1', at: 'selections', cost, points }] : []),
    ...againstNumbers(members),
    ...againstSlots(squad),
    ...members.flatMap(againstModel),
    ...againstLeader(members),
    ...againstSpecialists(members),
  ];
}

function caseOf(selection: Selection, i: number): readonly Case[] {
  const sheet = catalogue.sheet(selection.sheet);
  return sheet ? [{ sheet, selection, at: `selections[${i}]`, clause: 'RS-10.2' }] : [];
}

const knownOf = ({ selections }: Squad): readonly Known[] =>
  selections.flatMap(({ sheet: id, models }, i) =>
    models.flatMap((member, j) => {
      const sheet = catalogue.sheet(id);
      return sheet && kindOf(sheet, member.kind)
        ? [{ member, kit: kitOf(id, member), at: `selections[${i}].models[${j}]` }]
        : [];
    }),
  );

/** RS-1.6, RS-1.9: sheets exist, belong to one faction, and are not unique. */
const againstSheets = ({ faction, selections }: Squad): readonly MusterReason[] =>
  selections.flatMap(({ sheet: id }, i) => {
    const at = `selections[${i}].sheet`;
    const sheet = catalogue.sheet(id);
    if (!sheet) return [{ reason: 'unknown-sheet', clause: 'RS-10.2', at, sheet: id }];
    const reasons: Reason[] = [];
    if (catalogue.factionOf(id)!.id !== faction)
      reasons.push({ reason: 'not-in-faction', clause: 'RS-1.9', sheet: id, faction });
    if (sheet.unique) reasons.push({ reason: 'only-one-exists', clause: 'RS-1.6', sheet: id });
    return reasons.map(reason => ({ ...reason, at }));
  });

/** RS-1.2, RS-1.13: one unit may be under strength and lack any models but not all; units of full size lack none. */
function againstShortfalls(cases: readonly Case[]): readonly MusterReason[] {
  const isSmall = ({ sheet, selection }: Case): boolean => selection.models.length < sheet.least;
  const excused = cases.find(each => isSmall(each) && each.selection.models.length > 0);
  return cases.flatMap(each =>
    each === excused
      ? []
      : shortfallsOf(each).map(reason => ({ ...reason, clause: isSmall(each) ? 'RS-1.2' : 'RS-10.2' })),
  );
}

const isVehicle = ({ kit }: Known): boolean => kit.keywords.includes('Vehicle');

/** RS-1.3, RS-1.11 */
function againstNumbers(members: readonly Known[]): readonly MusterReason[] {
  const onFoot = members.filter(each => !isVehicle(each)).length;
  const at = 'selections';
  return [
    ...(onFoot < LEAST_MODELS
      ? [{ reason: 'too-few-models', clause: 'RS-1.3', at, count: onFoot, least: LEAST_MODELS }]
      : []),
    ...(members.length > MOST_MODELS
      ? [{ reason: 'too-many-models', clause: 'RS-1.11', at, count: members.length, most: MOST_MODELS }]
      : []),
  ];
}

/** RS-1.8: slots by role; units whose sheet says so share one. */
function againstSlots({ selections }: Squad): readonly MusterReason[] {
  const bySheet = new Map<string, number>();
  for (const { sheet } of selections) bySheet.set(sheet, (bySheet.get(sheet) ?? 0) + 1);
  const used = new Map<string, number>();
  for (const [id, count] of bySheet) {
    const sheet = catalogue.sheet(id);
    if (!sheet) continue;
    const shared = sheet.abilities.find(use => use.rule === 'shares-slot')?.most ?? 1;
    used.set(sheet.role, (used.get(sheet.role) ?? 0) + Math.ceil(count / shared));
  }
  return [...used].flatMap(([role, count]) => {
    const most = SLOTS[role] ?? 0;
    return count > most ? [{ reason: 'too-many-in-slot', clause: 'RS-1.8', at: 'selections', role, count, most }] : [];
  });
}

/** RS-1.4, RS-1.5, RS-1.6, RS-1.12: limits of one model, with its wargear and without its trait. */
function againstModel({ kit: { profile, invulnerable, sheet, gear }, at }: Known): readonly MusterReason[] {
  const { wounds, save } = profile;
  const isTooGood = (save ?? 7) <= TOO_GOOD.save && (invulnerable ?? 7) <= TOO_GOOD.invulnerable;
  return [
    ...gear
      .filter(({ unique }) => unique)
      .map(({ id }) => ({ reason: 'only-one-relic', clause: 'RS-1.6', at, sheet: sheet.id, gear: id })),
    ...(wounds > MOST_WOUNDS
      ? [{ reason: 'too-many-wounds', clause: 'RS-1.4', at, sheet: sheet.id, wounds, most: MOST_WOUNDS }]
      : []),
    ...(isTooGood ? [{ reason: 'saves-too-good', clause: 'RS-1.5', at, sheet: sheet.id, save, invulnerable }] : []),
  ];
}

/** RS-2.1: one Leader, with the highest printed Leadership of all models that are not Vehicles. */
function againstLeader(members: readonly Known[]): readonly MusterReason[] {
  const leaders = members.filter(({ member }) => member.leader);
  const best = Math.max(0, ...members.filter(each => !isVehicle(each)).map(leadershipOf));
  return [
    ...(leaders.length === 1 || members.length === 0
      ? []
      : [{ reason: 'not-one-leader', clause: 'RS-2.1', at: 'selections', leaders: leaders.length }]),
    ...leaders.flatMap(leader => {
      const { at } = leader;
      if (isVehicle(leader)) return [{ reason: 'vehicle-leads', clause: 'RS-2.1', at }];
      const leadership = leadershipOf(leader);
      return leadership < best ? [{ reason: 'not-the-highest', clause: 'RS-2.1', at, leadership, best }] : [];
    }),
  ];
}

const leadershipOf = ({ kit }: Known): number => kit.profile.leadership ?? 0;

/** RS-2.2: four specialists including the Leader, each with a different trait. */
function againstSpecialists(members: readonly Known[]): readonly MusterReason[] {
  const clause = 'RS-2.2';
  const specialists = members.filter(({ member }) => member.trait !== undefined);
  const twice = (trait: Trait | undefined): boolean =>
    specialists.filter(({ member }) => member.trait === trait).length > 1;
  return [
    ...(specialists.length === SPECIALISTS || members.length === 0
      ? []
      : [{ reason: 'not-four-specialists', clause, at: 'selections', count: specialists.length, need: SPECIALISTS }]),
    ...members
      .filter(({ member }) => member.leader && member.trait === undefined)
      .map(({ at }) => ({ reason: 'leader-without-trait', clause, at })),
    ...specialists.flatMap(each => {
      const { trait } = each.member;
      return [
        ...(isVehicle(each) ? [{ reason: 'vehicle-with-trait', clause, at: each.at, trait }] : []),
        ...(twice(trait) ? [{ reason: 'trait-twice', clause, at: each.at, trait }] : []),
      ];
    }),
  ];
}

// Validates a selected unit against its datasheet
import type { Reason } from '@little-wars/engine';
import type { WargearOption } from '../content/types.ts';
import type { Member, Selection } from './army.ts';
import { type Choice, choiceOf, kindOf, wargearOf, without } from './choices.ts';
import type { Sheet } from './sheet.ts';

/** A reason, its clause, and its path in the list. */
export type MusterReason = Reason & { readonly at: string };

/** The context: a selection, its sheet, its path in the list, and the clause of datasheets. */
export interface Case {
  readonly sheet: Sheet;
  readonly selection: Selection;
  readonly at: string;
  readonly clause: string;
}

/** Every reason against a unit's models and choices, except that it is too small. */
export function reasonsAgainstSelection(on: Case): readonly MusterReason[] {
  return [
    ...on.selection.models.flatMap((member, i) => againstMember(on, member, i)),
    ...against(on, 'most').map(fault => ({
      ...fault,
      reason: fault.kind === null ? 'unit-too-large' : 'too-many-of-kind',
    })),
    ...on.sheet.options.flatMap((option, i) => againstOption(on, option, i)),
  ];
}

/** What a unit lacks to be complete by its sheet; empty if it is complete. */
export const shortfallsOf = (on: Case): readonly MusterReason[] =>
  against(on, 'least').map(fault => ({
    ...fault,
    reason: fault.kind === null ? 'unit-too-small' : 'too-few-of-kind',
  }));

interface Fault {
  readonly clause: string;
  readonly at: string;
  readonly sheet: string;
  readonly kind: string | null;
  readonly count: number;
  readonly limit: number;
}

/** Violated limits of the unit and of each kind of model. */
function against({ sheet, selection: { models }, at, clause }: Case, end: 'least' | 'most'): readonly Fault[] {
  const isBroken = (count: number, limit: number): boolean => (end === 'least' ? count < limit : count > limit);
  const counted = [
    { kind: null, count: models.length, limit: sheet[end] },
    ...sheet.models.map(kind => ({
      kind: kind.name,
      count: models.filter(member => member.kind === kind.name).length,
      limit: kind[end],
    })),
  ];
  return counted
    .filter(({ count, limit }) => isBroken(count, limit))
    .map(each => ({ ...each, clause, at: `${at}.models`, sheet: sheet.id }));
}

function againstMember({ sheet, at, clause }: Case, member: Member, i: number): readonly MusterReason[] {
  const here = `${at}.models[${i}]`;
  const kind = kindOf(sheet, member.kind);
  if (!kind) return [{ reason: 'unknown-kind', clause, at: `${here}.kind`, sheet: sheet.id, kind: member.kind }];
  return member.choices.flatMap((id, j) => {
    const reason = againstChoice(sheet, { kind: kind.name, choices: member.choices }, j);
    return reason === null ? [] : [{ reason, clause, at: `${here}.choices[${j}]`, sheet: sheet.id, choice: id }];
  });
}

/** Why a model may not take its j-th choice after the earlier ones; null if it may. */
function againstChoice(sheet: Sheet, { kind, choices }: Pick<Member, 'kind' | 'choices'>, j: number): string | null {
  const choice = choiceOf(sheet, choices[j]!);
  if (!choice) return 'unknown-choice';
  const { takers, remove } = choice.option;
  if (takers.kind !== undefined && takers.kind !== kind) return 'not-for-this-kind';
  const before = choices.slice(0, j);
  const taken = before.filter(id => choiceOf(sheet, id)?.option === choice.option).length;
  if (taken >= (takers.times ?? 1)) return 'option-used-up';
  const wargear = wargearOf(sheet, kindOf(sheet, kind)!, before);
  return without(wargear, remove) === null ? 'wargear-not-there' : null;
}

/** Limits of an option over the whole unit. */
function againstOption(on: Case, option: WargearOption, at: number): readonly MusterReason[] {
  const { takers } = option;
  const taken = on.selection.models.flatMap((member, i) =>
    member.choices.flatMap(id => {
      const choice = choiceOf(on.sheet, id);
      return choice?.option === option ? [{ i, choice }] : [];
    }),
  );
  const reasons = [
    ...againstCount(on, option, taken.length),
    ...(takers.together && taken.length > 0 ? againstTogether(on, option, taken) : []),
    ...(taken.length > 0 ? againstSize(on, option) : []),
    ...(takers.mandatory ? againstMissing(on, option, new Set(taken.map(({ i }) => i))) : []),
  ];
  return reasons.map(reason => ({
    clause: on.clause,
    at: `${on.at}.models`,
    sheet: on.sheet.id,
    option: at,
    ...reason,
  }));
}

type Part = { readonly reason: string; readonly [parameter: string]: unknown };

/** How many models of the unit may take an option. */
const allowed = ({ takers: { most, per } }: WargearOption, models: number): number =>
  most === undefined ? Number.POSITIVE_INFINITY : most * (per === undefined ? 1 : Math.floor(models / per));

function againstCount({ selection: { models } }: Case, option: WargearOption, count: number): readonly Part[] {
  const most = allowed(option, models.length);
  return count > most ? [{ reason: 'too-many-takers', count, most }] : [];
}

/**
 * All models that could take it take the same, or none does. A model that swapped its part for something else could
 * not.
 */
function againstTogether(
  { sheet, selection: { models } }: Case,
  option: WargearOption,
  taken: readonly { readonly i: number; readonly choice: Choice }[],
): readonly Part[] {
  const takers = new Set(taken.map(({ i }) => i));
  const isSame = new Set(taken.map(({ choice }) => choice.id)).size === 1;
  const others = models.filter(({ kind: name, choices }, i) => {
    const kind = kindOf(sheet, name);
    if (!kind || takers.has(i) || (option.takers.kind !== undefined && option.takers.kind !== name)) return false;
    return without(wargearOf(sheet, kind, choices), option.remove) !== null;
  });
  return isSame && others.length === 0 ? [] : [{ reason: 'not-together', without: others.length }];
}

function againstSize({ sheet, selection: { models } }: Case, { takers }: WargearOption): readonly Part[] {
  const { size, orWithout } = takers;
  if (size === undefined || models.length >= size) return [];
  const other = orWithout === undefined ? undefined : sheet.options[orWithout];
  const isTaken = models.some(({ choices }) => choices.some(id => choiceOf(sheet, id)?.option === other));
  return other !== undefined && !isTaken ? [] : [{ reason: 'needs-more-models', size, models: models.length }];
}

/** A mandatory option: as many takers as may have it. */
function againstMissing(
  { selection: { models } }: Case,
  option: WargearOption,
  takers: ReadonlySet<number>,
): readonly Part[] {
  const { kind } = option.takers;
  const able = models.filter(member => kind === undefined || member.kind === kind).length;
  const least = Math.min(able, allowed(option, models.length));
  return takers.size < least ? [{ reason: 'choice-missing', count: takers.size, least }] : [];
}

// VG-10.1, VG-10.12  An attack on several targets, and VG-11.5 retaliation against a melee attack
import { averageOf, type Distribution, supposing } from '@little-wars/engine';
import { weaponsFor } from '../core/10-attacks/targets.ts';
import { mayRetaliate } from '../core/11-command/retaliate.ts';
import { modelOf, weaponOf } from '../lookups.ts';
import type { Aim } from '../queries.ts';
import type { Look, ModelId } from '../types.ts';
import { type StrikeOdds, strikeOdds } from './strike.ts';
import { begun, caseOf, oddsOfStrike, type StrikeDetails, withModel } from './strike-case.ts';

/** The dice allotted to a target. */
export interface Share {
  readonly target: ModelId;
  readonly dice: number;
}

/** The odds for one of its targets. */
export interface Hurt {
  readonly target: ModelId;
  readonly odds: StrikeOdds;
}

/** Combines the odds of several cases, weighted by their chances. */
export function blended(cases: readonly (readonly [chance: number, odds: StrikeOdds])[]): StrikeOdds {
  const sum = (read: (odds: StrikeOdds) => number): number =>
    cases.reduce((all, [chance, odds]) => all + chance * read(odds), 0);
  const most = Math.max(...cases.map(([, { lost }]) => lost.weights.length));
  const weights = Array.from({ length: most }, (_, x) => sum(({ lost }) => lost.weights[x] ?? 0));
  const lost: Distribution = { weights, total: 1 };
  return {
    lost,
    average: averageOf(lost),
    holds: sum(({ holds }) => holds),
    recovers: sum(({ recovers }) => recovers),
    removed: sum(({ removed }) => removed),
    felled: sum(({ felled }) => felled),
    hits: sum(({ hits }) => hits),
  };
}

/** A possible state of the table between two targets, with its chance. */
interface Standing {
  readonly t: Look;
  readonly marks: readonly string[];
  readonly chance: number;
}

/** A model that falls or is removed no longer blocks the way: the next target is evaluated again. */
function standingsAfter(
  t: Look,
  target: ModelId,
  { removed, felled }: StrikeOdds,
): readonly (readonly [Look, number])[] {
  const all: readonly (readonly [Look, number])[] = [
    [t, 1 - removed - felled],
    [withModel(t, target, { down: true, wounds: 1 }), felled],
    [withModel(t, target, { at: null, removed: true, wounds: 0 }), removed],
  ];
  return all.filter(([, chance]) => chance > 0);
}

/** VG-10.12, VG-10.31: one target after the other; what was paid for holds for the whole attack. */
export function oddsOfVolley(
  t: Look,
  wielding: Omit<Aim, 'target'>,
  shares: readonly Share[],
  details: StrikeDetails = {},
): readonly Hurt[] {
  let standings: readonly Standing[] = [{ t, marks: details.marks ?? [], chance: 1 }];
  return shares.map(({ target, dice }, i) => {
    const cases: (readonly [number, StrikeOdds])[] = [];
    const next: Standing[] = [];
    for (const { t: before, marks, chance } of standings) {
      const shareDetails = { ...details, dice, marks };
      const look = begun(before, { ...wielding, target }, shareDetails);
      const odds = strikeOdds(caseOf(look, shareDetails));
      cases.push([chance, odds]);
      if (i === shares.length - 1) continue;
      const paid = supposing(before, { cp: look.position.cp });
      for (const [after, share] of standingsAfter(paid, target, odds))
        next.push({ t: after, marks: look.position.attack!.marks, chance: chance * share });
    }
    standings = next;
    return { target, odds: blended(cases) };
  });
}

/** A melee attack and the possible retaliation. */
export interface MeleeOdds {
  readonly dealt: StrikeOdds;
  /** The odds for the attacker; null if no retaliation is possible. */
  readonly back: StrikeOdds | null;
  /** The weapon of the retaliation. */
  readonly by: string | null;
  /** The chance that the target can still retaliate (VG-11.5, VG-11.18). */
  readonly stands: number;
}

const better = (a: StrikeOdds, b: StrikeOdds): boolean =>
  a.removed > b.removed || (a.removed === b.removed && a.average > b.average);

/** VG-11.5: a survivor that is standing and can pay retaliates with its best weapon. */
export function oddsOfMelee(t: Look, aim: Aim, details: StrikeDetails = {}): MeleeOdds {
  const { attacker, target, manner } = aim;
  const look = begun(t, aim, details);
  const dealt = strikeOdds(caseOf(look, details));
  const stands = modelOf(t, target).down ? 0 : 1 - dealt.removed - dealt.felled;
  const after = supposing(t, { cp: look.position.cp });
  const isMelee = weaponOf(t, attacker, aim.weapon).type === 'melee';
  if (!isMelee || manner === 'retaliation' || !mayRetaliate(after, { model: target, against: attacker }))
    return { dealt, back: null, by: null, stands };
  const reaction = { attacker: target, manner: 'retaliation', only: attacker } as const;
  const blows = weaponsFor(after, reaction).map(weapon => {
    const back: Aim = { attacker: target, target: attacker, weapon, manner: 'retaliation' };
    return { weapon, odds: oddsOfStrike(after, back, { reactions: details.reactions ?? [] }) };
  });
  const best = blows.reduce((a, b) => (better(b.odds, a.odds) ? b : a));
  return {
    dealt,
    back: blended([
      [stands, best.odds],
      [1 - stands, unhurt(best.odds)],
    ]),
    by: best.weapon,
    stands,
  };
}

/** The odds of nothing happening. */
const unhurt = ({ lost }: StrikeOdds): StrikeOdds => ({
  lost: { weights: lost.weights.map((_, x) => (x === 0 ? 1 : 0)), total: 1 },
  average: 0,
  holds: 1,
  recovers: 0,
  removed: 0,
  felled: 0,
  hits: 0,
});

// Asking the rules what they would do in the middle of an attack, without playing it.
import { type Offer, tableOf } from '@little-wars/engine';
import type { Fact } from '../facts.ts';
import type { Timings } from '../queries.ts';
import { ruleset } from '../ruleset.ts';
import type { Attack, Die, KillTeam, Look, T } from '../types.ts';
import type { Change } from './case.ts';

/** The table as it would be with this attack under way. */
export const during = (t: Look, attack: Attack): Look => tableOf(ruleset, t.setup, { ...t.position, attack });

/**
 * The table with a shooting attack just begun: another operative may have stepped between already. Only effects follow
 * that fact in a way that matters here.
 */
export function begun(t: Look, attack: Attack): Look {
  const look = during(t, attack);
  if (!t.position.effects.some(({ use }) => rules()[use.rule]?.on?.['attack-began'])) return look;
  const facts = followedBy(look, { type: 'attack-began', clause: 'KT-4.3', attack });
  const changed = facts.findLast(fact => fact.type === 'target-changed');
  return changed ? during(t, { ...attack, target: changed.target, inCover: changed.inCover }) : look;
}

type Rules = { readonly [rule: string]: RuleParts | undefined };
interface RuleParts {
  readonly on?: { readonly [fact: string]: ((t: T, fact: Fact, use: unknown) => unknown) | undefined };
  readonly offer?: {
    readonly [timing: string]: ((t: Look, about: unknown, use: unknown, seat: number) => readonly Offer[]) | undefined;
  };
}

/** Read as the kernel reads them: by name. */
const rules = (): Rules => ruleset.specialRules as unknown as Rules;

/** The facts that rules would make follow a fact which has just happened. */
export function followedBy(t: Look, fact: Fact): readonly Fact[] {
  const facts: Fact[] = [];
  const table: T = {
    setup: t.setup,
    position: t.position,
    query: (name, base, about) => t.query(name, base, about),
    emit: made => void facts.push(made),
  };
  for (const use of ruleset.inPlay(t, fact)) rules()[use.rule]?.on?.[fact.type]?.(table, fact, use);
  return facts;
}

/** The reactions that would be on offer to a seat. */
export function offersAt<N extends keyof Timings & keyof KillTeam['timings']>(
  t: Look,
  timing: N,
  about: Timings[N],
  seat: number,
): readonly Offer[] {
  return ruleset.inPlay(t, about).flatMap(use => rules()[use.rule]?.offer?.[timing]?.(t, about, use, seat) ?? []);
}

/** Their names. */
export const offeredAt = <N extends keyof Timings & keyof KillTeam['timings']>(
  t: Look,
  timing: N,
  about: Timings[N],
  seat: number,
): readonly string[] => offersAt(t, timing, about, seat).map(({ id }) => id);

/** A die that is on the table and not judged yet. */
export const rolledDie: Die = { face: 2, reRolled: false, as: null };

/** A die that is judged already. */
export const judgedAs = (as: 'critical' | 'normal' | 'fail', face = { critical: 6, normal: 5, fail: 2 }[as]): Die => ({
  face,
  reRolled: false,
  as,
});

/** One die and more of every kind, so that whatever looks for one finds it. */
export const ALL_KINDS: readonly Die[] = [
  judgedAs('critical'),
  judgedAs('normal'),
  judgedAs('normal'),
  judgedAs('fail'),
];

const toCritical = { from: 'normal', to: 'critical' } as const;
const keptFailure = { from: 'fail', to: 'normal', needs: { critical: 1, normal: 0, moreFailures: false } } as const;

/** What free reactions to judged attack dice do, by their ids: KT-9.20 and what factions have like it. */
export const CHANGES: { readonly [id: string]: Omit<Change, 'rule'> | undefined } = {
  rending: { ...toCritical, needs: { critical: 1, normal: 1, moreFailures: false } },
  waaaagh: { ...toCritical, needs: { critical: 0, normal: 2, moreFailures: false } },
  'supreme-disdain': { ...toCritical, needs: { critical: 0, normal: 1, moreFailures: true } },
  'dakka-dakka-dakka': keptFailure,
  'starfire-core': keptFailure,
  'toxin-sacs': keptFailure,
};

/** The changes among reactions on offer. */
export const changesAmong = (ids: readonly string[]): readonly Change[] =>
  ids.flatMap(rule => {
    const change = CHANGES[rule];
    return change ? [{ rule, ...change }] : [];
  });

// Temporary effects of rules, and what rules remember.
import type { Seat } from '@little-wars/engine';
import { ownerOf } from '../../lookups.ts';
import { type Effect, type Look, type OperativeId, sequence, type T } from '../../types.ts';
import type { Use } from '../../uses.ts';

type On<N extends Use['rule']> = Extract<Use, { readonly rule: N }>;

/** The effect of a rule on an operative, if active. */
export function effectOn<N extends Use['rule']>(t: Look, rule: N, holder: OperativeId): On<N> | null {
  for (const { use } of t.position.effects) if (use.rule === rule && use.holder === holder) return use as On<N>;
  return null;
}

/** Whether a rule is active for a whole team. */
export const effectFor = (t: Look, rule: Use['rule'], seat: Seat): boolean =>
  t.position.effects.some(({ use }) => use.rule === rule && use.seat === seat && use.holder === null);

export const begin = (t: T, effect: Effect, clause: string): void => t.emit({ type: 'effect-began', clause, effect });

export const finish = (t: T, { rule, seat, holder }: Use, clause: string): void =>
  t.emit({ type: 'effect-ended', clause, rule, seat, holder });

/** Starts effects and does nothing else. */
export const beginning = sequence<{ readonly effects: readonly Effect[]; readonly clause: string }>(
  'begin effects',
  'KT-13.1',
  s => [
    s.run('KT-13.1', 'begin the effects', (t, v) => {
      for (const effect of v.effects) begin(t, effect, v.clause);
      return v;
    }),
  ],
);

export const remembers = (t: Look, holder: OperativeId, what: string): boolean =>
  t.position.effects.some(
    ({ use }) => use.rule === 'remembered' && use.holder === holder && (use as On<'remembered'>).what === what,
  );

/** Notes something about an operative, once. */
export function remember(t: T, holder: OperativeId, what: string, until: Effect['until']): void {
  if (remembers(t, holder, what)) return;
  begin(t, { use: { rule: 'remembered', what, seat: ownerOf(t, holder), holder }, until }, 'KT-13.1');
}

import type { Frame, Ruleset, Seat, SpecialRules, State } from '../kernel/index.ts';
import { answer, kernelFor, startAt } from '../kernel/index.ts';

/** A game of nothing but control flow: what is said goes into a log, and special rules are named by the setup. */
export interface Flow {
  readonly setup: { readonly uses: readonly FlowUse[] };
  readonly position: { readonly log: readonly string[] };
  readonly fact: { readonly type: 'said'; readonly clause: string; readonly word: string };
  readonly queries: { readonly size: { readonly value: number; readonly about: object } };
  readonly timings: { readonly heard: { readonly word: string } };
  readonly use: FlowUse;
  readonly view: object;
}

export interface FlowUse {
  readonly rule: string;
}

export const { sequence, question } = kernelFor<Flow>();

export const said = (word: string): Flow['fact'] => ({ type: 'said', clause: 'F-1', word });

/** A ruleset of these sequences and special rules. */
export const flowOf = (
  sequences: Ruleset<Flow>['sequences'],
  specialRules: SpecialRules<Flow> = {},
  more: Partial<Ruleset<Flow>> = {},
): Ruleset<Flow> => ({
  id: 'flow',
  version: '1',
  content: {},
  seats: 2,
  readSetup: x => ({ ok: true, value: x as Flow['setup'] }),
  opening: () => ({ position: { log: [] }, frame: { sequence: sequences[0]!.name, at: '', vars: {}, todo: null } }),
  sequences,
  facts: { said: (p, { word }) => ({ log: [...p.log, word] }) },
  specialRules,
  inPlay: t => t.setup.uses,
  reactionOrder: () => [0, 1],
  alike: () => null,
  view: () => ({}),
  reveals: [],
  show: fact => fact,
  result: () => null,
  ...more,
});

/** With every one of the ruleset's special rules in play. */
export const allOf = (rules: Ruleset<Flow>): Flow['setup'] => ({
  uses: Object.keys(rules.specialRules).map(rule => ({ rule })),
});

/** The state after these answers, all of which must be accepted. */
export function played(
  rules: Ruleset<Flow>,
  frame: Frame,
  ...answers: readonly (readonly [by: Seat | 'dice', given: unknown])[]
): State<Flow> {
  const setup = allOf(rules);
  let state = startAt(rules, setup, { log: [] }, frame);
  for (const [by, given] of answers) {
    const next = answer(rules, setup, state, { by, answer: given });
    if (!next.ok) throw new Error(JSON.stringify(next.reasons));
    state = next.state;
  }
  return state;
}

import {
  answer,
  begin,
  type Input,
  propose,
  type Question,
  questionOf,
  type State,
  tableOf,
  viewOf,
} from '@little-wars/engine';
import { isSame, numbers } from '@little-wars/engine/testing';
import { expect } from 'vitest';
import { findStarter } from '../../content/index.ts';
import { killTeam } from '../../index.ts';
import { defaults } from '../../options.ts';
import { teamOfStarter } from '../../ready.ts';
import { tacOps } from '../../tac-ops/index.ts';
import { rule, section } from '../../testing/book.ts';
import type { KillTeam, Look, Setup } from '../../types.ts';
import { actionsOf } from '../03-actions/actions.ts';

type Playing = State<KillTeam>;

/** Two possible hands for seat 0: the first archetype and cards on offer, or the last ones. */
const secretly = (question: Question, hand: 0 | 1): unknown => {
  const end = <X>(list: readonly X[], count: number): readonly X[] =>
    hand === 0 ? list.slice(0, count) : list.slice(-count);
  if (question.kind === 'pick-some') return end(question.options, question.most);
  return question.kind === 'pick-one' ? end(question.options, 1)[0] : null;
};

const OWN_ACTIONS = tacOps.flatMap(({ actions = [] }) => actions.map(({ id }) => id));

/** A proposal that reveals no card. */
function openly(setup: Setup, state: Playing, next: (below: number) => number): unknown {
  const { purpose } = state.question!;
  if (purpose === 'reveal a tac op') return 'pass';
  if (purpose === 'reveal or keep secret') return 'keep-secret';
  if (purpose === 'damage or mark') return 'deal-damage';
  const proposed = propose(killTeam, setup, state, next);
  if (purpose === 'choose an action' && OWN_ACTIONS.includes(String(proposed))) return 'end-activation';
  return purpose === 'resolve a hit' && String(proposed).startsWith('implant')
    ? String(proposed).replace('implant', 'strike')
    : proposed;
}

/** One step, and what the other viewers see of it. */
function step(setup: Setup, state: Playing, input: Input): { readonly state: Playing; readonly seen: unknown } {
  const facts: object[] = [];
  const answered = answer(killTeam, setup, state, input, fact => facts.push(fact));
  if (!answered.ok) expect.fail(JSON.stringify([state.question, input, answered.reasons]));
  const others = [1, null] as const;
  const views = others.map(seat => viewOf(killTeam, setup, answered.state, seat));
  return {
    state: answered.state,
    seen: { views, facts: facts.map(fact => others.map(seat => killTeam.show(fact as never, seat))) },
  };
}

/** Plays the same match with two hands of seat 0 and reveals no card: the others must see no difference. */
function seesTheSame(setup: Setup, seed: number): void {
  const next = numbers(seed);
  let [one, two] = [begin(killTeam, setup), begin(killTeam, setup)];
  while (one.question !== null) {
    const { to, secret } = one.question;
    expect(two.question).toMatchObject({ to, purpose: one.question.purpose });
    const isSecret = secret && to === 0 && one.question.purpose !== 'choose a scouting option';
    const shared = isSecret ? null : openly(setup, one, next);
    const [first, second] = [one, two].map((state, hand) =>
      step(setup, state, {
        by: to,
        answer: isSecret ? secretly(questionOf(killTeam, setup, state)!, hand as 0 | 1) : shared,
      }),
    ) as [ReturnType<typeof step>, ReturnType<typeof step>];
    if (!isSame(second.seen, first.seen)) expect(second.seen).toEqual(first.seen);
    [one, two] = [first.state, second.state];
  }
}

const setupOf = (zero: string, one: string, coreDeck: boolean): Setup => ({
  map: 'centre',
  play: 'matched',
  mission: 'secure',
  teams: [zero, one].map(id => teamOfStarter(findStarter(id)!)),
  options: { ...defaults, coreDeck, turningPoints: 3 },
});

section('KT-10.2 Sealed cards stay secret', () => {
  for (const [zero, one] of [
    ['flayed-one', 'clan-kommando'],
    ['stealth-battlesuit', 'assault-intercessor'],
    ['ranger', 'genestealer'],
  ] as const)
    for (const coreDeck of [false, true])
      rule(
        'KT-10.2',
        `${zero} against ${one}, ${coreDeck ? 'core deck' : 'Critical Ops'}: nothing seen or asked gives them away`,
        () => {
          seesTheSame(setupOf(zero, one, coreDeck), 1);
        },
      );

  rule('KT-10.2', 'others do not see the actions of a sealed card', () => {
    const setup = setupOf('flayed-one', 'clan-kommando', false);
    const next = numbers(3);
    let state = begin(killTeam, setup);
    while (!(state.question!.purpose === 'choose an action' && state.question!.to === 0))
      state = step(setup, state, { by: state.question!.to, answer: openly(setup, state, next) }).state;
    const { operative } = (state.question as { readonly about: { readonly operative: number } }).about;
    const perView = [0, 1, null].map(seat =>
      actionsOf(tableOf(killTeam, setup, viewOf(killTeam, setup, state, seat).position) as Look, operative),
    );
    for (const seen of perView.slice(1)) expect(seen.filter(({ id }) => OWN_ACTIONS.includes(id))).toEqual([]);
    expect(perView[0]!.length).toBeGreaterThanOrEqual(perView[1]!.length);
  });
});

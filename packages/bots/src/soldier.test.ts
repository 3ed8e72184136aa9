import { answer, begin, type Edition, on, type Question, type State } from '@little-wars/engine';
import { numbers } from '@little-wars/engine/boards';
import { withAsk } from '@little-wars/engine/testing';
import { chooseASoldier, standardSetup, type Toy, toy } from '@little-wars/engine/toy';
import { describe, expect, it } from 'vitest';
import { eager, random, seenBy, soldier } from './index.ts';

const opening = (): State<Toy> => {
  let state = begin(toy, standardSetup);
  const next = numbers(2);
  while (state.question?.kind !== 'pick-one' || state.question.to === 'dice') {
    const { to, kind } = state.question!;
    const given =
      to === 'dice' && kind === 'roll'
        ? Array.from({ length: (state.question as { count: number }).count }, () => next(6) + 1)
        : random(seenBy(toy, standardSetup, state, to as number), next).answer;
    const answered = answer(toy, standardSetup, state, { by: to, answer: given });
    if (!answered.ok) throw new Error(JSON.stringify(answered.reasons));
    state = answered.state;
  }
  return state;
};

describe('a soldier', () => {
  it('acts like an eager bot if the ruleset advises nothing', () => {
    const proposing = withAsk(toy, chooseASoldier, {
      propose: (_t, { options }: Question<'pick-one'>) => options.at(-1)!,
    });
    const seen = seenBy(proposing, standardSetup, opening(), 0);
    const { options } = seen.question as unknown as { readonly options: readonly unknown[] };
    expect(options.length).toBeGreaterThan(1);
    for (let seed = 1; seed <= 20; seed++) {
      expect(soldier(seen, numbers(seed))).toEqual(eager(seen, numbers(seed)));
      expect(eager(seen, numbers(seed)).answer).toBe(options.at(-1));
    }
    const picks = Array.from({ length: 20 }, (_, seed) => random(seen, numbers(seed + 1)).answer);
    expect(new Set(picks)).toEqual(new Set(options));
  });

  it('follows advice, and says why', () => {
    const advised: Edition<Toy> = {
      ...toy,
      advice: [on(chooseASoldier, (_t, { options }) => ({ answer: options.at(-1)!, because: { reason: 'the-last' } }))],
    };
    const state = opening();
    const { options } = state.question as unknown as { readonly options: readonly unknown[] };
    const seen = seenBy(advised, standardSetup, state, state.question!.to as number);
    expect(soldier(seen, numbers(5))).toEqual({ answer: options.at(-1), because: { reason: 'the-last' } });
  });

  it('proposes an answer if there is no advice on the question', () => {
    const silent: Edition<Toy> = { ...toy, advice: [on(chooseASoldier, () => null)] };
    const state = opening();
    expect(soldier(seenBy(silent, standardSetup, state, 0), numbers(5)).because).toBeNull();
  });
});

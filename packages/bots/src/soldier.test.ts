import { answer, begin, type Ruleset, type State } from '@little-wars/engine';
import { numbers } from '@little-wars/engine/boards';
import { standardSetup, type Toy, toy } from '@little-wars/engine/toy';
import { describe, expect, it } from 'vitest';
import { random, seenBy, soldier } from './index.ts';

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
  it('does as any bot where the ruleset advises nothing', () => {
    const seen = seenBy(toy, standardSetup, opening(), 0);
    expect(soldier(seen, numbers(5))).toEqual(random(seen, numbers(5)));
  });

  it('follows advice, and says why', () => {
    const advised: Ruleset<Toy> = {
      ...toy,
      advice: { 'pick-one': (_t, { options }) => ({ answer: options.at(-1)!, because: { reason: 'the-last' } }) },
    };
    const state = opening();
    const { options } = state.question as unknown as { readonly options: readonly unknown[] };
    const seen = seenBy(advised, standardSetup, state, state.question!.to as number);
    expect(soldier(seen, numbers(5))).toEqual({ answer: options.at(-1), because: { reason: 'the-last' } });
  });

  it('proposes where the advice is silent', () => {
    const silent: Ruleset<Toy> = { ...toy, advice: { 'pick-one': () => null } };
    const state = opening();
    expect(soldier(seenBy(silent, standardSetup, state, 0), numbers(5)).because).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { toy } from '../toy/index.ts';
import { compile } from './compile.ts';

const handlersIn = (ruleset: typeof toy) => {
  const { modifiers, offers, facts } = compile(ruleset);
  const follows = [...facts.values()].flatMap(({ follow }) => (follow === null ? [] : [follow]));
  return [...modifiers.values(), ...offers.values(), ...follows];
};

describe('the handlers of a ruleset', () => {
  it('are numbered from 1, so that caches of any number of rulesets stay small', () => {
    const numbersOf = (ruleset: typeof toy): readonly number[] => handlersIn(ruleset).map(({ number }) => number);
    const numbers = numbersOf(toy);
    expect(numbers.length).toBeGreaterThan(3);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, i) => i + 1));
    expect(numbersOf({ ...toy, specialRules: { ...toy.specialRules } })).toEqual(numbers);
  });

  it('are those of every edition made of it, so that playing one and computing odds with the other share caches', () => {
    const [own, shared] = [toy, { ...toy }].map(handlersIn);
    expect(own!.length).toBe(shared!.length);
    for (const [i, handlers] of own!.entries()) expect(shared![i]).toBe(handlers);
    expect(handlersIn({ ...toy, specialRules: { ...toy.specialRules } })[0]).not.toBe(own![0]);
  });
});

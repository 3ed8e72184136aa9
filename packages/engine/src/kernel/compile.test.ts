import { expect, it } from 'vitest';
import { toy } from '../toy/index.ts';
import { compile } from './compile.ts';

it('numbers queries, timings and facts within a ruleset, so that caches of any number of rulesets stay small', () => {
  const numbersOf = (ruleset: typeof toy): readonly number[] => {
    const { modifiers, offers, facts } = compile(ruleset);
    const following = [...facts.values()].flatMap(({ follow }) => (follow === null ? [] : [follow]));
    return [...modifiers.values(), ...offers.values(), ...following].map(({ number }) => number);
  };
  const numbers = numbersOf(toy);
  expect(numbers.length).toBeGreaterThan(3);
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, i) => i + 1));
  expect(numbersOf({ ...toy })).toEqual(numbers);
});

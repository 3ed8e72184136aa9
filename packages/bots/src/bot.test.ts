import { answer, begin, type State } from '@little-wars/engine';
import { numbers } from '@little-wars/engine/boards';
import { standardSetup, type Toy, toy } from '@little-wars/engine/toy';
import { describe, expect, it } from 'vitest';
import { type Bot, eager, random, seenBy } from './index.ts';

function playOut(seed: number, check: (state: State<Toy>) => void = () => {}, bot: Bot = random): State<Toy> {
  const next = numbers(seed);
  let state = begin(toy, standardSetup);
  while (state.question !== null) {
    check(state);
    const { to, kind } = state.question;
    const given =
      to === 'dice' && kind === 'roll'
        ? Array.from({ length: (state.question as { count: number }).count }, () => next(6) + 1)
        : bot(seenBy(toy, standardSetup, state, to as number), next).answer;
    const answered = answer(toy, standardSetup, state, { by: to, answer: given });
    if (!answered.ok) throw new Error(JSON.stringify(answered.reasons));
    state = answered.state;
  }
  return state;
}

describe('a bot', () => {
  it('plays whole games from what its seat may see', () => {
    for (const bot of [random, eager])
      for (let seed = 1; seed <= 10; seed++)
        expect(toy.result(standardSetup, playOut(seed, undefined, bot).position)).not.toBeNull();
  });

  it('acts the same in two states that differ only in what is hidden from it', () => {
    let compared = 0;
    playOut(3, state => {
      const { question } = state;
      if (question?.purpose !== 'bid courage' || question.to !== 1) return;
      const other = { ...state, position: { ...state.position, bids: [0, null] } };
      const [one, two] = [state, other].map(s => random(seenBy(toy, standardSetup, s, 1), numbers(9)));
      expect(two).toEqual(one);
      compared++;
    });
    expect(compared).toBeGreaterThan(0);
  });
});

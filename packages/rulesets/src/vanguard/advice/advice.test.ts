// Whole games between soldiers: advice answers every question, and every answer is legal.
import { answer, begin, numbers, propose, questionOf, seeded, tableOf } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { vanguard } from '../index.ts';
import { advise } from '../testing/advice.ts';

/** Plays one game; returns the questions without advice, and the points. */
function play(setup: number, seed: string) {
  const match = vanguard.ready[setup]!;
  const [dice, next] = [seeded(seed), numbers(seed)];
  const silent = new Set<string>();
  let [state, answers] = [begin(vanguard, match), 0];
  while (state.question !== null) {
    const question = questionOf(vanguard, match, state)!;
    answers++;
    const advised = question.kind === 'roll' ? null : advise(tableOf(vanguard, match, state.position), question);
    if (question.kind !== 'roll' && advised === null) silent.add(question.purpose);
    const given =
      question.kind === 'roll'
        ? dice(question)
        : (advised?.answer ?? (advised ? null : propose(vanguard, match, state, next)));
    const answered = answer(vanguard, match, state, { by: question.to, answer: given });
    if (!answered.ok) throw new Error(JSON.stringify([question, given, answered.reasons]));
    state = answered.state;
  }
  return { silent: [...silent], vp: state.position.vp, answers };
}

describe('soldiers playing each other', () => {
  it.each([0, 5, 11, 20, 26, 30])('play setup %i to the end with legal answers, and score', setup => {
    const { silent, vp, answers } = play(setup, `soldiers ${setup}`);
    // A model told to move by another may have no better place to go.
    expect(silent.filter(purpose => !['move', 'deploy it', 'place who returns'].includes(purpose))).toEqual([]);
    expect(vp[0]! + vp[1]!).toBeGreaterThan(4);
    expect(answers).toBeLessThan(2500);
  });

  it('play the same game again from the same seed', () => {
    expect(play(6, 'twice')).toEqual(play(6, 'twice'));
  });
});

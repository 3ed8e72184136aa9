import { answer, begin, propose } from '@little-wars/engine';
import { numbers } from '@little-wars/engine/testing';
import { describe, expect, it } from 'vitest';
import { vanguard } from '../index.ts';
import type { Position, Setup } from '../types.ts';

const LONGEST = 5000;

/** A whole game of proposed answers; a refusal or an exception fails. */
function playOut(setup: Setup, seed: number): Position {
  const next = numbers(seed);
  let state = begin(vanguard, setup);
  for (let n = 0; state.question !== null; n++) {
    if (n > LONGEST) expect.fail(`no end after ${LONGEST} answers (seed ${seed})`);
    const given = propose(vanguard, setup, state, next);
    const answered = answer(vanguard, setup, state, { by: state.question.to, answer: given });
    if (!answered.ok) expect.fail(JSON.stringify({ seed, asked: state.question, given, reasons: answered.reasons }));
    state = answered.state;
  }
  return state.position;
}

describe('random games of Kill Team Vanguard', () => {
  it('end without a refusal', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const setup = vanguard.ready[seed % vanguard.ready.length]!;
      const position = playOut(setup, seed);
      expect(position.over).toBe(true);
      expect(vanguard.result(setup, position)).not.toBeNull();
    }
  });
});

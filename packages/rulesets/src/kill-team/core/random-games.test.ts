import { answer, begin, propose } from '@little-wars/engine';
import { numbers } from '@little-wars/engine/testing';
import { describe, expect, it } from 'vitest';
import { killTeam } from '../index.ts';
import { CLOSE_QUARTERS, MAPS } from '../maps/index.ts';
import type { Position, Setup } from '../types.ts';

const LONGEST = 5000;

/** A whole game of proposed answers; a refusal or an exception fails. */
function playOut(setup: Setup, seed: number): Position {
  const next = numbers(seed);
  let state = begin(killTeam, setup);
  for (let n = 0; state.question !== null; n++) {
    if (n > LONGEST) expect.fail(`no end after ${LONGEST} answers (seed ${seed})`);
    const given = propose(killTeam, setup, state, next);
    const answered = answer(killTeam, setup, state, { by: state.question.to, answer: given });
    if (!answered.ok) expect.fail(JSON.stringify({ seed, asked: state.question, given, reasons: answered.reasons }));
    state = answered.state;
  }
  return state.position;
}

describe('random games of Kill Team', () => {
  for (const map of [MAPS[0]!, MAPS[4]!, CLOSE_QUARTERS])
    it(`end without a refusal on ${map.id}`, () => {
      for (let seed = 1; seed <= 10; seed++) {
        const setup = { ...killTeam.ready[seed % killTeam.ready.length]!, map: map.id };
        const position = playOut(setup, seed);
        expect(position).toMatchObject({ over: true, turningPoint: 4 });
        expect(killTeam.result(setup, position)).not.toBeNull();
      }
    });
});

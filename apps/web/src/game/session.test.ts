import { type Edition, type Game, propose, seeded } from '@little-wars/engine';
import { numbers } from '@little-wars/engine/boards';
import { standardSetup, toy } from '@little-wars/engine/toy';
import { describe, expect, it } from 'vitest';
import { answerIn, openSession, rolled, type Session, sessionAt, takeBack } from './session.ts';

const ruleset = toy as unknown as Edition<Game>;
const opening = (): Session =>
  openSession({
    id: 'm',
    name: 'A match',
    players: [{ kind: 'person' }, { kind: 'person' }],
    ruleset,
    setup: standardSetup,
    dice: { source: 'seeded', seed: 's' },
  });

function playOut(answers = Number.POSITIVE_INFINITY): Session {
  const next = numbers(4);
  const source = seeded('s');
  let session = rolled(opening(), source);
  for (let n = 0; n < answers && session.match.state.question !== null; n++) {
    const answered = answerIn(session, propose(ruleset, session.match.setup, session.match.state, next));
    if (!answered.ok) throw new Error(JSON.stringify(answered.reasons));
    session = rolled(answered.session, source);
  }
  return session;
}

describe('a session', () => {
  it('keeps every input with its question and facts, to the end', () => {
    const session = playOut();
    expect(session.match.state.question).toBeNull();
    expect(session.moments.length).toBe(session.match.inputs.length);
    expect(session.moments.some(({ facts }) => facts.length > 0)).toBe(true);
  });

  it('goes back to any moment, and is there what it was', () => {
    const session = playOut(12);
    for (const at of [0, 5, session.moments.length]) {
      const back = sessionAt(session, at);
      expect(back.moments.length).toBe(at);
      expect(back.match.inputs.at(-1)?.hash).toBe(session.match.inputs[at - 1]?.hash);
    }
  });

  it('refuses with reasons, and stays as it was', () => {
    const session = playOut(3);
    expect(answerIn(session, { nothing: true })).toMatchObject({ ok: false });
  });

  it('takes back freely only what neither rolled nor showed anything', () => {
    const session = playOut();
    const frees = session.moments.map((_, n) => {
      const at = { ...session, moments: session.moments.slice(0, n + 1) };
      const last = at.moments.at(-1)!.input.by;
      return { last, back: last === 'dice' ? takeBack(at, 0) : takeBack(at, last) };
    });
    for (const { last, back } of frees) if (last === 'dice' && back !== null) expect(back.free).toBe(false);
    expect(frees.some(({ back }) => back?.free)).toBe(true);
    expect(takeBack(opening(), 0)).toBeNull();
  });
});

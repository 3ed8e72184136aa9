import { type Edition, type Game, propose, type Question, seeded } from '@little-wars/engine';
import { numbers } from '@little-wars/engine/boards';
import { standardSetup, toy } from '@little-wars/engine/toy';
import { describe, expect, it } from 'vitest';
import { isQuiet, NOT_ASKED, quietened } from './quiet.ts';
import { answerIn, openSession, rolled, type Session, takeBack } from './session.ts';

const ask = (to: number, ...options: readonly string[]): Question<'react'> =>
  ({ kind: 'react', to, timing: 'target-chosen', options, purpose: 'react', clause: 'X-1', secret: false }) as const;

describe('what somebody does not want to be asked about', () => {
  const quiet = quietened([], ask(0, 'duck', 'hide'), option => `to ${option}`);

  it('is everything that was on offer then, for that seat and moment', () => {
    expect(quiet.map(({ seat, option, label }) => [seat, option, label])).toEqual([
      [0, 'duck', 'to duck'],
      [0, 'hide', 'to hide'],
    ]);
    expect(isQuiet(quiet, ask(0, 'duck'))).toBe(true);
    expect(isQuiet(quiet, ask(1, 'duck'))).toBe(false);
    expect(isQuiet(quiet, { ...ask(0, 'duck'), timing: 'shot' })).toBe(false);
    expect(isQuiet(quiet, null)).toBe(false);
  });

  it('is asked about again with something new on offer, which is put aside once', () => {
    expect(isQuiet(quiet, ask(0, 'duck', 'run'))).toBe(false);
    expect(quietened(quiet, ask(0, 'duck', 'run'), String).length).toBe(3);
  });

  it('is never where taking back ends', () => {
    const ruleset = toy as unknown as Edition<Game>;
    const source = seeded('quiet');
    const next = numbers(2);
    const players = [{ kind: 'person' }, { kind: 'person' }] as const;
    const dice = { source: 'seeded', seed: 'quiet' } as const;
    let session: Session = rolled(
      openSession({ id: 'q', name: 'q', players, ruleset, setup: standardSetup, dice }),
      source,
    );
    for (let i = 0; i < 80 && session.match.state.question?.kind !== 'react'; i++) {
      const { setup, state } = session.match;
      const answered = answerIn(session, propose(ruleset, setup, state, next));
      if (answered.ok) session = rolled(answered.session, source);
    }
    const seat = session.match.state.question!.to as number;
    const declined = answerIn(session, null, NOT_ASKED);
    if (!declined.ok) throw new Error('a reaction may always be declined');
    expect(takeBack(declined.session, seat)!.to).toBeLessThan(session.moments.length);
  });
});

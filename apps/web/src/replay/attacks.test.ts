import { seenBy, soldier } from '@little-wars/bots';
import { type Edition, type Game, numbers, seeded } from '@little-wars/engine';
import { standardSetup, toy } from '@little-wars/engine/toy';
import { rulesets } from '@little-wars/rulesets';
import { describe, expect, it } from 'vitest';
import { answerIn, openSession, rolled, type Session } from '../game/session.ts';
import { attacksIn, balanceOf } from './attacks.ts';

/** A whole match of two bots. */
function played(ruleset: Edition<Game>, seed: string, setup: object): Session {
  const players = [{ kind: 'person' }, { kind: 'person' }] as const;
  const source = seeded(seed);
  const next = numbers(seed);
  const dice = { source: 'seeded', seed } as const;
  let session = rolled(openSession({ id: seed, name: seed, players, ruleset, setup, dice }), source);
  for (let { question } = session.match.state; question !== null; question = session.match.state.question) {
    const { setup: as, state } = session.match;
    const answered = answerIn(session, soldier(seenBy(ruleset, as, state, question.to as number), next).answer);
    if (!answered.ok) throw new Error(JSON.stringify(answered.reasons));
    session = rolled(answered.session, source);
  }
  return session;
}

/** Those whose chances are exact when both sides play their dice as well as they can. */
const EXACT = [
  { id: 'kill-team', matches: 3 },
  { id: 'vanguard', matches: 8 },
];

describe.each(EXACT)('attacks of matches of $id', ({ id, matches }) => {
  const ruleset = rulesets.find(each => each.id === id)!;
  const seeds = Array.from({ length: matches }, (_, n) => n);
  const attacks = seeds.flatMap(n => attacksIn(ruleset, played(ruleset, `luck ${n}`, ruleset.ready[n]!)));
  const luck = attacks.map(({ dealt, expected }) => dealt - expected);

  it('are worth no more than the best there was, and take no more than they can', () => {
    expect(attacks.length).toBeGreaterThan(30);
    for (const { expected, best, dealt } of attacks) {
      expect(expected).toBeLessThanOrEqual(best);
      expect(dealt).toBeGreaterThanOrEqual(0);
    }
  });

  it('bring, in the long run, what they are worth', () => {
    const mean = luck.reduce((sum, each) => sum + each, 0) / luck.length;
    const deviation = Math.sqrt(luck.reduce((sum, each) => sum + (each - mean) ** 2, 0) / luck.length);
    expect(Math.abs(mean)).toBeLessThan((3 * deviation) / Math.sqrt(luck.length));
  });
});

describe('attacks', () => {
  it('are added up by seat', () => {
    const [first] = balanceOf([
      { seat: 0, at: 1, by: 1, to: 2, expected: 2, dealt: 5, best: 3 },
      { seat: 0, at: 9, by: 1, to: 3, expected: 1, dealt: 0, best: 1 },
    ]);
    expect(first).toEqual({ seat: 0, attacks: 2, expected: 3, dealt: 5, best: 4 });
  });

  it('are none where a ruleset tells no chances', () => {
    const plain = toy as unknown as Edition<Game>;
    const players = [{ kind: 'person' }, { kind: 'person' }] as const;
    const dice = { source: 'seeded', seed: 's' } as const;
    const session = openSession({ id: 't', name: 't', players, ruleset: plain, setup: standardSetup, dice });
    expect(attacksIn(plain, session)).toEqual([]);
  });
});

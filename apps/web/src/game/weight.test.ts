import type { Edition, Game } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import {
  accepted,
  answerIn,
  answerTo,
  diceFor,
  nextIn,
  openSession,
  type Player,
  rolled,
  type Session,
  turnOf,
} from '@little-wars/table';
import { describe, expect, it } from 'vitest';
import { weightOf } from './weight.ts';

const BOTS: readonly Player[] = [
  { kind: 'bot', level: 'random' },
  { kind: 'bot', level: 'random' },
];

function played(ruleset: Edition<Game>, answers: number): Session {
  const dice = { source: 'seeded', seed: 'e' } as const;
  let current: Session = openSession({ name: 'e', players: BOTS, ruleset, setup: ruleset.ready[0]!, dice });
  for (let n = 0; n < answers; n++) {
    current = rolled(current, diceFor(current.match, null));
    const next = nextIn(current);
    if (next.who !== 'bot') break;
    const { answer } = answerTo(ruleset, turnOf(current, next.seat, 'random', `e ${n}`));
    current = accepted(answerIn(current, answer), 'a bot');
  }
  return current;
}

describe.each(rulesets.map(each => [each.id, each] as const))('the pace of %s', (_, ruleset) => {
  const session = played(ruleset, 160);
  const weights = session.moments.map(moment => ({ moment, ...weightOf(session, moment) }));

  it('gives a pass no time, dice some, and a kill the most', () => {
    for (const { moment, pause, cues } of weights) {
      if (moment.question.kind === 'roll') expect(cues[0]).toBe('dice');
      else if (moment.events.length === 0) expect(pause).toBe(0);
      expect(pause).toBeLessThanOrEqual(900);
      if (cues.includes('kill')) expect(pause).toBe(900);
    }
    expect(weights.some(({ cues }) => cues.includes('dice'))).toBe(true);
    expect(weights.some(({ cues }) => cues.includes('move'))).toBe(true);
  });

  it('lets a person who moved a model continue at once', () => {
    const people = { ...session, players: BOTS.map((): Player => ({ kind: 'person' })) };
    for (const { moment, cues } of weights)
      if (moment.input.by !== 'dice' && cues.every(cue => cue === 'move'))
        expect(weightOf(people, moment).pause).toBe(0);
  });
});

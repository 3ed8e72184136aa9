import { madeWith, problem } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { type Departing, goingOn, tellDeparture } from './departed.ts';
import { everyRuleset, played } from './playing.oracle.ts';
import { openSession, sessionAt } from './session.ts';
import { snapshotAt } from './stored.ts';

const [, ruleset] = everyRuleset.at(-1)!;
const today = madeWith(ruleset);

describe('why a match is shown as it was stored', () => {
  const told = (id: string, more: Partial<Departing> = {}, parameters: object = {}): string =>
    tellDeparture({
      departure: { at: 57, problem: problem('inputs[57]', id, parameters) },
      inputs: 312,
      played: { ...today, version: 'before' },
      today: { ...today, version: 'now' },
      ...more,
    });

  it('is one sentence with both versions and the input', () => {
    const rules = 'This match was played with version before of the rules; today’s rules, version now,';
    expect(told('other-state')).toBe(`${rules} would play it differently from input 58 of 312 on.`);
    expect(told('input-refused')).toBe(`${rules} refuse input 58 of 312.`);
    expect(told('rules-failed')).toBe(`${rules} fail at input 58 of 312.`);
    expect(told('other-result')).toBe(`${rules} would give a different result.`);
    const problems = [problem('teams', 'unknown-faction', { faction: 'x' })];
    expect(told('setup-refused', {}, { problems })).toBe(
      `${rules} refuse its teams or its map: teams: there is no faction "x" here; choose one that exists.`,
    );
  });

  it('names the part that differs if the version is the same, and what is unknown', () => {
    const same = { played: today, today };
    expect(told('other-state', same)).toMatch(
      /^This match does not agree with the rules it was played by; they would play it differently/,
    );
    expect(told('other-state', { ...same, played: { ...today, content: 'other' } })).toMatch(
      /^The teams or maps have changed since this match was played; today’s rules would/,
    );
    expect(told('input-refused', { played: null, today })).toBe(
      'This match was stored without its rules version; today’s rules refuse input 58 of 312.',
    );
    expect(told('other-state', { today: null })).toBe('The rules of this match are no longer available.');
    expect(told('missing-input')).toBe('Input 58 of this match is missing from storage.');
  });
});

describe('a departed match', () => {
  const whole = played(ruleset, { seed: 'departed' });
  const [agreed, last] = [sessionAt(whole, 10), snapshotAt(sessionAt(whole, 40), 40)];
  const earlierRules = { ...today, version: 'before' };

  it('continues from its last snapshot, if it fits', () => {
    const ways = goingOn({ ruleset, session: agreed, snapshot: last, played: earlierRules });
    expect(ways).toEqual({
      ok: true,
      value: { from: 'snapshot', at: 40, start: { state: last.state, after: 40, made: earlierRules } },
    });
    if (!ways.ok || ways.value.from !== 'snapshot') return;
    const on = openSession({ ...whole, ...whole.match, start: ways.value.start });
    expect(on.match.state).toEqual(last.state);
  });

  it('continues from where the rules agree, if the snapshot does not fit, is earlier, or is missing', () => {
    const bad = { at: 40, state: { ...last.state, position: {} } };
    expect(goingOn({ ruleset, session: agreed, snapshot: bad, played: earlierRules })).toMatchObject({
      ok: true,
      value: {
        from: 'agreed',
        at: 10,
        session: agreed,
        why: expect.stringMatching(/^its last state does not fit today’s rules \(/),
      },
    });
    for (const snapshot of [null, { ...last, at: 9 }])
      expect(goingOn({ ruleset, session: agreed, snapshot, played: null })).toMatchObject({
        ok: true,
        value: { from: 'agreed', at: 10, why: '' },
      });
  });

  it('does not continue if the rules cannot start it', () => {
    expect(goingOn({ ruleset, session: null, snapshot: last, played: earlierRules }).ok).toBe(false);
  });
});

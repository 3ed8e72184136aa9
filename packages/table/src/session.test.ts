import { type Game, hashOf, load, questionOf, type State, save, stateHash } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { resultIn } from './asked.ts';
import { diceFor } from './dice.ts';
import { everyRuleset, opened, PEOPLE, played, playedOn } from './playing.oracle.ts';
import { answerIn, forkOf, openSession, rolled, sessionAt, sessionOf } from './session.ts';

describe.each(everyRuleset)('a session of %s', (_, ruleset) => {
  const whole = played(ruleset, { seed: 'whole' });
  const many = whole.moments.length;

  it('keeps every input with its question and events, up to the result', () => {
    expect(whole.match.state.question).toBeNull();
    expect(resultIn(whole)).not.toBeNull();
    expect(whole.moments.map(({ input }) => input)).toEqual(whole.match.inputs);
    for (const { question, before } of whole.moments)
      expect(questionOf(ruleset, whole.match.setup, before)).toEqual(question);
  });

  it('has the position right after each fact; the last one is that of the next question', () => {
    const after = [...whole.moments.slice(1).map(({ before }) => before), whole.match.state];
    for (const [i, { before, events }] of whole.moments.entries())
      expect(events.at(-1)?.position ?? before.position).toBe(after[i]!.position);
    expect(whole.moments.flatMap(({ events }) => events).length).toBeGreaterThan(20);
  });

  it('goes back to any moment, exactly as it was', () => {
    for (const at of [0, 1, Math.floor(many / 2), many - 1, many]) {
      const back = sessionAt(whole, at);
      expect(back.moments.length).toBe(at);
      expect(back.match.inputs.length).toBe(at);
      if (at > 0) expect(stateHash(ruleset, back.match.setup, back.match.state)).toBe(whole.match.inputs[at - 1]!.hash);
      expect(back.opening).toBe(whole.opening);
    }
    for (const wrong of [-1, 0.5, many + 1]) expect(() => sessionAt(whole, wrong)).toThrow(RangeError);
  });

  it('is the same when replayed from its record', () => {
    const loaded = load([ruleset], JSON.stringify(save(whole.match)));
    if (!loaded.ok) expect.fail(JSON.stringify(loaded.problems));
    const again = sessionOf(loaded.value, { name: whole.name, players: PEOPLE });
    expect(hashOf(again.moments)).toBe(hashOf(whole.moments));
    expect(hashOf(again.opening)).toBe(hashOf(whole.opening));
    expect(hashOf(again.match.state)).toBe(hashOf(whole.match.state));
  });

  it('of an earlier version that plays the same keeps that version: audited dice are bound to it', () => {
    const rules = { ...whole.match.made, version: 'an earlier one' };
    const early = { ...whole.match, made: rules };
    const again = sessionOf(early, { name: whole.name, players: PEOPLE });
    expect(again.match.made).toEqual(rules);
    expect(save(again.match)).toEqual(save(early));
  });

  it('may continue from a snapshot, forward, back and from its record', () => {
    const at = Math.floor(many / 2);
    const state = JSON.parse(JSON.stringify(sessionAt(whole, at).match.state)) as State<Game>;
    const start = { state, after: at, made: whole.match.made };
    const begun = openSession({ ...whole, ...whole.match, start });
    expect(begun).toMatchObject({ opening: [], moments: [], match: { inputs: [], state, start } });
    const on = playedOn(begun, 5);
    expect(on.match.inputs.length).toBeGreaterThan(0);
    expect(sessionAt(on, 0).match.state).toBe(state);
    expect(forkOf(on, 1).match.state).toEqual(sessionAt(on, 1).match.state);
    const loaded = load([ruleset], JSON.stringify(save(on.match)));
    if (!loaded.ok) expect.fail(JSON.stringify(loaded.problems));
    const again = sessionOf(loaded.value, { name: whole.name, players: PEOPLE });
    expect(hashOf(again.moments)).toBe(hashOf(on.moments));
    expect(save(again.match)).toEqual(save(on.match));
  });

  it('refuses an answer with reasons, and stays unchanged', () => {
    const session = played(ruleset, { seed: 'refused', answers: 3 });
    const before = JSON.stringify(session.match.state);
    const refused = answerIn(session, { nothing: true });
    expect(refused.ok ? [] : refused.reasons.length).toBeGreaterThan(0);
    expect(JSON.stringify(session.match.state)).toBe(before);
  });

  it('can be forked at any moment; the fork says so, and does not affect the original', () => {
    const at = Math.floor(many / 2);
    const fork = forkOf(whole, at);
    expect(fork.match.state).toEqual(sessionAt(whole, at).match.state);
    const on = playedOn({ ...fork, name: 'another way' }, 20, 'eager');
    expect(on.moments.slice(0, at)).toEqual(whole.moments.slice(0, at));
    expect(whole.moments.length).toBe(many);
    const audited = {
      ...whole,
      match: { ...whole.match, dice: { source: 'audited', commitments: [], secrets: [] } as const },
    };
    expect(forkOf(audited, at).match.dice).toMatchObject({ source: 'kept', at });
  });

  it('reuses the dice when a fork makes the same rolls', () => {
    const at = whole.moments.findIndex(({ input }) => input.by === 'dice');
    const fork = rolled(forkOf(whole, at), diceFor(forkOf(whole, at).match, null, { match: whole.match, at }));
    expect(fork.match.inputs[at]).toEqual(whole.match.inputs[at]);
  });

  it('opens with the events before the first question', () => {
    const session = opened(ruleset, { seed: 'open' });
    expect(session.moments).toEqual([]);
    const last = session.opening.at(-1)?.position ?? ruleset.opening(session.match.setup).position;
    expect(last).toEqual(session.match.state.position);
  });
});

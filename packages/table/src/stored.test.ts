import { readState, stateShape } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { resultIn } from './asked.ts';
import { everyRuleset, played, playedOn } from './playing.oracle.ts';
import { type Session, sessionAt } from './session.ts';
import {
  restored,
  SNAPSHOT_EVERY,
  type Snapshot,
  snapshotsAfter,
  snapshotsReplaced,
  storedMoment,
  type ToRestore,
} from './stored.ts';
import { tellMoment } from './told.ts';

const storedOf = (session: Session): ToRestore => ({
  moments: session.moments.map(moment => storedMoment(session, moment)),
  result: resultIn(session),
});

describe.each(everyRuleset)('a stored match of %s', (_, ruleset) => {
  const whole = played(ruleset, { seed: 'stored' });
  const many = whole.moments.length;
  const stored = storedOf(whole);
  const again = (change: Partial<ToRestore> = {}, rules = ruleset) =>
    restored({ ...whole, ...whole.match, ruleset: rules }, { ...stored, ...change });

  it('has words for every moment, and survives JSON', () => {
    const moment = storedMoment(whole, whole.moments[7]!);
    expect(moment).toMatchObject(whole.match.inputs[7]!);
    expect(moment.told).toEqual(tellMoment(whole.match, whole.moments[7]!, null));
    expect(JSON.parse(JSON.stringify(stored))).toEqual(stored);
  });

  it('is stored without words where there are none', () => {
    const fail = () => expect.fail('no words');
    const silent = { ...ruleset, telling: { ...ruleset.telling, name: fail }, view: fail };
    const session = { ...whole, match: { ...whole.match, ruleset: silent } };
    expect(storedMoment(session, whole.moments[7]!)).toEqual({ ...whole.match.inputs[7], because: null, told: null });
    expect(snapshotsAfter(session, 0).at(-1)!.picture).toBeNull();
  });

  it('is restored where the rules lead to the same states', () => {
    expect(again().departure).toBeNull();
    expect(again().session!.match.inputs).toEqual(whole.match.inputs);
    const half = sessionAt(whole, 30);
    expect(again(storedOf(half))).toMatchObject({ departure: null, session: { match: { state: half.match.state } } });
  });

  it('of an earlier build without hashes and score is restored if the same seats win', () => {
    const moments = stored.moments.map(({ answer, because }) => ({ answer, because }));
    const { winners } = resultIn(whole)!;
    expect(again({ moments, result: { winners } }).departure).toBeNull();
    expect(again({ moments, result: { winners: [7] } }).departure).toMatchObject({
      at: many,
      problem: { problem: 'other-result' },
    });
  });

  it('departs where a state differs, an answer is refused or the rules fail, and agrees up to there', () => {
    const other = stored.moments.with(9, { ...stored.moments[9]!, hash: '0'.repeat(16) });
    const refused = stored.moments.with(9, { ...stored.moments[9]!, answer: { nothing: true } });
    const failing = { ...ruleset, facts: new Proxy(ruleset.facts, { get: () => () => expect.fail('the rules fail') }) };
    const [a, b] = [again({ moments: other }), again({ moments: refused })];
    expect(a.departure).toMatchObject({ at: 9, problem: { path: 'inputs[9]', problem: 'other-state' } });
    expect(b.departure).toMatchObject({ at: 9, problem: { path: 'inputs[9]', problem: 'input-refused' } });
    for (const { session } of [a, b]) expect(session!.match.inputs).toEqual(whole.match.inputs.slice(0, 9));
    expect(again({}, failing).departure).toMatchObject({ problem: { problem: 'rules-failed' } });
  });

  it('departs where the states are equal and the result differs', () => {
    const otherwise = { ...ruleset, result: () => ({ winners: [], scores: [40, 280] }) };
    expect(again({}, otherwise).departure).toMatchObject({ at: many, problem: { problem: 'other-result' } });
  });

  it('keeps snapshots that show the table in words and can be continued', () => {
    const { at, state, picture } = snapshotsAfter(sessionAt(whole, 40), 0).at(-1)!;
    expect(at).toBe(40);
    if (!picture) expect.fail('there is no picture');
    expect(readState(stateShape(ruleset, whole.match.setup), state)).toEqual({ ok: true, value: state });
    expect(JSON.parse(JSON.stringify(picture))).toEqual(picture);
    for (const { id } of picture.board.models) expect(picture.models[id]!.label).toMatch(/^[AB]\d+$/);
    expect(picture.board.models.some(({ lines }) => lines.length > 0)).toBe(false);
    expect(picture.status.length).toBeGreaterThan(0);
    for (const { kind } of picture.board.pieces.flatMap(({ parts }) => parts))
      expect(picture.words[`kind.${kind}`]).toMatch(/^[A-Za-z ]+$/);
  });
});

describe('snapshots', () => {
  const [, ruleset] = everyRuleset.at(-1)!;
  const whole = played(ruleset, { seed: 'snapshots' });

  /** The contents of the store after storing a session that shares its first inputs with it. */
  function after(there: readonly Snapshot[], session: Session, from: number): readonly Snapshot[] {
    const kept = there.filter(({ at }) => at < snapshotsReplaced(session, from));
    return [...kept, ...snapshotsAfter(session, from)];
  }
  const placesIn = (snapshots: readonly Snapshot[]) => snapshots.map(({ at }) => at);

  it('are the same whether inputs are stored one by one, in batches or at once', () => {
    const end = whole.moments.length;
    const atOnce = after([], whole, 0);
    expect(placesIn(atOnce)).toEqual([24, 49, 74, ...(end > 99 ? [99] : []), end].filter(at => at <= end));
    for (const batch of [1, 3, 10, 40]) {
      let [there, stored] = [[] as readonly Snapshot[], 0];
      while (stored < end) {
        const now = Math.min(end, stored + batch);
        there = after(there, sessionAt(whole, now), stored);
        stored = now;
        expect(there.at(-1)!.at).toBe(now);
        expect(there.length).toBeLessThanOrEqual(now / SNAPSHOT_EVERY + 1);
      }
      expect(there).toEqual(atOnce);
    }
  });

  it('of undone inputs are replaced', () => {
    const early = sessionAt(whole, 30);
    const other = playedOn({ ...early, name: 'another way' }, 12);
    const there = after(after(after([], whole, 0), early, 30), other, 30);
    expect(there).toEqual(after([], other, 0));
    expect(placesIn(after(after([], whole, 0), sessionAt(whole, 10), 10))).toEqual([10]);
  });
});

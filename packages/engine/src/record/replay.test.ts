import { describe, expect, it } from 'vitest';
import { scripted } from '../dice/scripted.ts';
import { seeded, seededDice } from '../dice/seeded.ts';
import { deepFreeze } from '../testing/playing.ts';
import { standardSetup, type Toy, toy } from '../toy/index.ts';
import { auditedBy } from './audited-by.ts';
import { hashOf } from './hash.ts';
import { load } from './load.ts';
import { type Match, newMatch, rollsOf } from './match.ts';
import { forkAt, keptDice, replayTo, statesOf } from './replay.ts';
import { save } from './save.ts';
import { played, playOn, randomMatch } from './toy-match.oracle.ts';

const match = deepFreeze(randomMatch('forks'));
const places = Array.from({ length: match.inputs.length + 1 }, (_, i) => i);

/** Replays the rest of a match with the seats' own inputs and dice from a source. */
function again(from: Match<Toy>, rest: Match<Toy>['inputs'], dice: ReturnType<typeof keptDice>): Match<Toy> {
  let now = from;
  for (const { by, answer } of rest) {
    const { question } = now.state;
    now = played(now, question?.kind === 'roll' ? { by: 'dice', answer: dice(question) } : { by, answer });
  }
  return now;
}

describe('replaying', () => {
  it('reaches the state after any input', () => {
    const states = [...statesOf(match)];
    expect(states.length).toBe(places.length);
    for (const at of places) expect(replayTo(match, at)).toEqual(states[at]);
    expect(hashOf(replayTo(match, 7))).toBe(match.inputs[6]!.hash);
  });

  it("throws if today's rules refuse an input", () => {
    expect(() => [...statesOf({ ...match, inputs: match.inputs.slice(1) })]).toThrow('input 0 is refused in replay');
  });

  it('refuses any other number of inputs', () => {
    for (const wrong of [-1, 0.5, Number.NaN, places.length])
      for (const go of [replayTo, forkAt, keptDice] as const)
        expect(() => (go as (of: typeof match, at: number) => unknown)(match, wrong)).toThrow('the match has');
  });
});

describe('a fork', () => {
  it('is a match of the first inputs, and can be saved and loaded', () => {
    for (const at of [0, 5, 20, places.length - 1]) {
      const fork = forkAt(match, at);
      expect(fork.inputs).toEqual(match.inputs.slice(0, at));
      expect(fork.state).toEqual(replayTo(match, at));
      const loaded = load([toy], JSON.stringify(save(fork)));
      expect(loaded).toEqual({ ok: true, value: fork });
    }
  });

  it('with the same decisions is exactly the same game, from any input', () => {
    const typed: Match<Toy> = { ...match, dice: { source: 'typed' } };
    const whole = JSON.stringify(save(typed));
    for (const at of places) {
      const fork = forkAt(typed, at);
      const rest = typed.inputs.slice(at);
      expect(JSON.stringify(save(again(fork, rest, keptDice(typed, at))))).toBe(whole);
    }
  });

  it('with different decisions reuses the dice by purpose, seat and count', () => {
    const whole = randomMatch('forks');
    const old = new Map<string, string[]>();
    const facesOf = (m: Match<Toy>, into: Map<string, string[]>): Map<string, string[]> => {
      for (const { roll, answer } of m.inputs)
        if (roll) into.set(JSON.stringify(roll), [...(into.get(JSON.stringify(roll)) ?? []), String(answer)]);
      return into;
    };
    facesOf(whole, old);
    let compared = 0;
    for (const at of [6, 12, 20, 30]) {
      // New rolls come from the seed of the match: a fork of a seeded match is what the seed would give.
      const kept = playOn(forkAt(whole, at), { seed: `other ${at}`, dice: keptDice(whole, at, seededDice('forks')) });
      const fresh = playOn(forkAt(whole, at), {
        seed: `other ${at}`,
        dice: seeded('forks', rollsOf(whole, at)),
      });
      expect(kept).toEqual(fresh);
      for (const [key, faces] of facesOf(kept, new Map()))
        for (const [nth, face] of faces.entries()) {
          const before = old.get(key)?.[nth];
          if (before === undefined) continue;
          expect(face).toBe(before);
          compared++;
        }
    }
    expect(compared).toBeGreaterThan(20);
  });

  it('uses the other dice only for rolls that the match did not have, with the right number', () => {
    const roll = match.inputs.find(input => input.roll !== null)!.roll!;
    const question = { kind: 'roll', to: 'dice', clause: '', secret: false, ...roll } as const;
    const had = rollsOf(match).filter(one => JSON.stringify(one) === JSON.stringify(roll)).length;
    const calls: number[] = [];
    const dice = keptDice(match, 0, (_roll, nth) => {
      calls.push(nth);
      return null;
    });
    for (let i = 0; i < had; i++) expect(dice(question)).not.toBeNull();
    expect(calls).toEqual([]);
    expect(dice(question)).toBeNull();
    expect(calls).toEqual([had]);
    const script = scripted([[roll.purpose, ...Array.from({ length: roll.count }, () => 1)]]);
    expect(keptDice({ inputs: [] }, 0, script)(question)).toEqual(Array.from({ length: roll.count }, () => 1));
  });

  it('of an audited match is no longer audited', () => {
    const audited = newMatch(toy, standardSetup, auditedBy(['a'.repeat(64), 'b'.repeat(64)]));
    expect(forkAt(audited, 0).dice).toEqual({ source: 'kept', from: save(audited).seal, at: 0 });
    expect(load([toy], save(forkAt(audited, 0))).ok).toBe(true);
    expect(forkAt(match, 3).dice).toEqual(match.dice);
  });
});

import { describe, expect, it } from 'vitest';
import { audited, commit, matchSeed } from '../dice/audit.ts';
import type { DiceSource } from '../dice/source.ts';
import type { Read } from '../read.ts';

import { standardSetup, type Toy, toy } from '../toy/index.ts';
import { auditedBy } from './audited-by.ts';
import { load } from './load.ts';
import { type Match, newMatch } from './match.ts';
import { forkAt } from './replay.ts';
import { save, setupHash } from './save.ts';
import { playOn, randomMatch } from './toy-match.oracle.ts';
import { reveal, verifyDice } from './verify-dice.ts';

const readyOf = <T>(read: Read<T>): T => (read.ok ? read.value : expect.fail(JSON.stringify(read.problems)));
const problemsOf = (read: Read<unknown>): readonly object[] => (read.ok ? [] : read.problems);

const SECRETS = ['1f'.repeat(32), '2e'.repeat(40)];
const commitments = SECRETS.map((secret, seat) => readyOf(commit(secret, seat)));
const opening = newMatch(toy, standardSetup, auditedBy(commitments));
const seed = readyOf(matchSeed(setupHash(opening), SECRETS));

/** A whole match with audited dice, optionally manipulated. */
const playAudited = (tamper: (dice: DiceSource) => DiceSource = dice => dice): Match<Toy> =>
  playOn(opening, { seed: 'players', dice: tamper(audited(seed)) });

const honest = playAudited();
const shown = readyOf(reveal(honest, SECRETS));
const rolls = honest.inputs.filter(({ roll }) => roll !== null).length;

describe('auditing a match', () => {
  it('proves every roll of an honest record, for anyone who has it', () => {
    const loaded = readyOf(load([toy], JSON.stringify(save(shown))));
    expect(rolls).toBeGreaterThan(5);
    expect(verifyDice(loaded)).toEqual({ ok: true, value: rolls });
    expect(verifyDice(loaded, commitments)).toEqual({ ok: true, value: rolls });
  });

  it('shows which roll was changed, even if the record was played through and sealed with it', () => {
    let count = 0;
    const forged = playAudited(dice => roll => {
      const faces = dice(roll)!;
      return ++count === 3 ? faces.map(() => 6) : faces;
    });
    const loaded = readyOf(load([toy], JSON.stringify(save(readyOf(reveal(forged, SECRETS))))));
    const at = loaded.inputs.flatMap(({ roll }, i) => (roll ? [i] : []))[2]!;
    const answer = loaded.inputs[at]!.answer;
    expect(problemsOf(verifyDice(loaded))).toMatchObject([
      { path: `inputs[${at}].answer`, problem: 'not-these-dice', answer, purpose: loaded.inputs[at]!.roll!.purpose },
    ]);
  });

  it('does not get to the dice of a record that was edited by hand', () => {
    const record = save(shown);
    const inputs = record.inputs.map(input => (input.by === 'dice' ? { ...input, answer: [6, 6, 6] } : input));
    expect(load([toy], { ...record, inputs }).ok).toBe(false);
    expect(load([toy], { ...record, dice: auditedBy(commitments) }).ok).toBe(false);
  });

  it('reports secrets that were not revealed', () => {
    expect(problemsOf(verifyDice(honest))).toEqual([
      { path: 'dice.secrets[0]', problem: 'secret-not-shown', seat: 0 },
      { path: 'dice.secrets[1]', problem: 'secret-not-shown', seat: 1 },
    ]);
    const half = readyOf(reveal(honest, [null, SECRETS[1]!]));
    expect(problemsOf(verifyDice(half))).toMatchObject([{ path: 'dice.secrets[0]', problem: 'secret-not-shown' }]);
    expect(verifyDice(readyOf(reveal(half, [SECRETS[0]!, null])))).toEqual({ ok: true, value: rolls });
  });

  it('accepts only the secret committed to', () => {
    const other = '3d'.repeat(32);
    expect(problemsOf(reveal(honest, [other, 'short']))).toEqual([
      { path: '[0]', problem: 'secret-does-not-fit', seat: 0 },
      { path: '[1]', problem: 'not-a-secret', bytes: 32 },
    ]);
    expect(problemsOf(reveal(honest, [null, other]))).toEqual([
      { path: '[1]', problem: 'secret-does-not-fit', seat: 1 },
    ]);
    expect(problemsOf(reveal(honest, [SECRETS[1]!, SECRETS[0]!])).length).toBe(2);
    expect(problemsOf(reveal(honest, [other]))).toMatchObject([{ problem: 'wrong-number', wanted: 2 }]);
    const slipped = { ...honest, dice: { source: 'audited', commitments, secrets: [other, SECRETS[1]!] } } as const;
    expect(problemsOf(verifyDice(slipped))).toMatchObject([
      { path: 'dice.secrets[0]', problem: 'secret-does-not-fit' },
    ]);
  });

  it('detects commitments that differ from those a seat noted', () => {
    const mine = commitments.with(1, readyOf(commit('4c'.repeat(32), 1)));
    expect(problemsOf(verifyDice(shown, mine))).toEqual([{ path: 'dice.commitments', problem: 'other-commitments' }]);
  });

  it('binds the dice to the setup', () => {
    const elsewhere = { ...shown, setup: { ...standardSetup, rounds: 5 } };
    expect(problemsOf(verifyDice(elsewhere)).length).toBe(rolls);
  });

  it('requires one commitment for each seat', () => {
    const record = save(newMatch(toy, standardSetup, auditedBy([...commitments, 'a'.repeat(64)])));
    expect(problemsOf(load([toy], record))).toEqual([
      { path: 'dice.commitments', problem: 'wrong-number', wanted: 2 },
      { path: 'dice.secrets', problem: 'wrong-number', wanted: 2 },
    ]);
  });

  it('proves seeded dice once the seed is revealed, and cannot prove typed or kept dice', () => {
    const match = randomMatch('shown');
    expect(verifyDice(match)).toMatchObject({ ok: true });
    expect(problemsOf(verifyDice({ ...match, dice: { source: 'seeded', seed: 'another' } })).length).toBeGreaterThan(3);
    const hidden = { ...match, dice: { source: 'seeded', seed: null } } as const;
    expect(problemsOf(verifyDice(hidden))).toEqual([{ path: 'dice.seed', problem: 'seed-not-shown' }]);
    expect(problemsOf(verifyDice({ ...match, dice: { source: 'typed' } }))).toMatchObject([
      { path: 'dice', problem: 'dice-not-verifiable', source: 'typed' },
    ]);
    expect(problemsOf(verifyDice(forkAt(shown, 4)))).toMatchObject([
      { problem: 'dice-not-verifiable', source: 'kept' },
    ]);
    expect(problemsOf(verifyDice(match, commitments))).toMatchObject([{ problem: 'dice-not-audited' }]);
    expect(problemsOf(reveal(match, SECRETS))).toMatchObject([{ problem: 'dice-not-audited' }]);
  });
});

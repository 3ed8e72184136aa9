import { describe, expect, it } from 'vitest';
import { audited, auditedDice, commit, isSecret, matchSeed } from './audit.ts';
import { rollOf } from './rolls.oracle.ts';

const zero = `${'00'.repeat(31)}01`;
const one = 'ab'.repeat(32);
const SEED = 'fe5d4ae41ae4e8c6353072038c808c3ddf405a8ab991c1f3cc47fabfa4f29946';

// Expected values come from an independent SHA-256, following the description alone.
describe('auditable dice', () => {
  it('commit to a secret and a seat', () => {
    expect(commit(zero, 0)).toEqual({
      ok: true,
      value: '09ca1ea14c8a1a492a863a325288986398f516ed66716acc09a85d6aa6c08aab',
    });
    expect(commit(one, 1)).toEqual({
      ok: true,
      value: '6723772030429fb1e2803abc86ef23808db572e2e43ff9b4258ae7619e7f7018',
    });
    expect(commit(one, 0)).not.toEqual(commit(one, 1));
  });

  it('derive the seed from the setup and every secret', () => {
    const setup = 'cd'.repeat(32);
    expect(matchSeed(setup, [zero, one])).toEqual({ ok: true, value: SEED });
    const others = [
      matchSeed(setup, [one, zero]),
      matchSeed(setup, [zero, zero]),
      matchSeed('ce'.repeat(32), [zero, one]),
    ];
    for (const other of others) expect(other).not.toEqual({ ok: true, value: SEED });
  });

  it('refuse secrets that are short, of odd length or not hexadecimal, each with its path', () => {
    for (const wrong of ['', 'ab'.repeat(31), `${one}a`, 'AB'.repeat(32), 'zz'.repeat(32), 7 as unknown as string]) {
      expect(isSecret(wrong)).toBe(false);
      expect(commit(wrong, 0)).toEqual({ ok: false, problems: [{ path: '', problem: 'not-a-secret', bytes: 32 }] });
      expect(matchSeed('', [one, wrong])).toMatchObject({ ok: false, problems: [{ path: '[1]' }] });
    }
    expect(isSecret('ab'.repeat(64))).toBe(true);
  });

  it('roll the documented faces', () => {
    const dice = auditedDice(SEED);
    expect(dice(rollOf('roll attack dice', 4, { whose: 0 }), 0)).toEqual([4, 2, 5, 2]);
    expect(dice(rollOf('roll attack dice', 20, { whose: 0 }), 1)).toEqual([
      3, 3, 6, 5, 3, 5, 6, 2, 4, 4, 4, 1, 6, 1, 5, 3, 5, 2, 4, 4,
    ]);
    expect(dice(rollOf('scatter', 2, { sides: 100 }), 0)).toEqual([81, 54]);
  });

  it('skip words from which some faces would be likelier than others', () => {
    const dice = auditedDice(SEED);
    // Five of the fourteen words are skipped, and the second block is begun.
    expect(dice(rollOf('scatter', 9, { sides: 3_000_000_000 }), 0)).toEqual([
      842814110, 230170273, 63530368, 2377605369, 2834076006, 142482114, 2324070050, 2552811046, 2122551026,
    ]);
  });

  it('count rolls by key, and continue after a history', () => {
    const roll = rollOf('roll attack dice', 4, { whose: 0 });
    const source = audited(SEED);
    const [first, second] = [source(roll), source(roll)];
    expect(first).toEqual(auditedDice(SEED)(roll, 0));
    expect(audited(SEED, [roll])(roll)).toEqual(second);
  });
});

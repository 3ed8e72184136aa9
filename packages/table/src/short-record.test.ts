import { deflateRawSync } from 'node:zlib';
import { load, save } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { everyRuleset, played } from './playing.oracle.ts';
import { isShortRecord, type ShortRecord, shortRecord, wholeRecord } from './short-record.ts';

const bytesOf = (x: unknown): number => deflateRawSync(JSON.stringify(x)).length;

describe.each(everyRuleset)('a short record of %s', (_, ruleset) => {
  const { match } = played(ruleset, { seed: 'short', answers: 120 });
  // As received: parsed from text.
  const short = JSON.parse(JSON.stringify(shortRecord(match))) as ShortRecord;

  it('restores the whole record', () => {
    const whole = wholeRecord(ruleset, short);
    expect(whole).toEqual({ ok: true, value: save(match) });
    expect(whole.ok && load([ruleset], whole.value).ok).toBe(true);
  });

  it('is less than half as long, and contains neither dice nor hashes', () => {
    expect(isShortRecord(short)).toBe(true);
    expect(isShortRecord(save(match))).toBe(false);
    expect(short.answers).toHaveLength(match.inputs.filter(({ by }) => by !== 'dice').length);
    expect(bytesOf(short)).toBeLessThan(bytesOf(save(match)) / 2);
  });

  it('that was changed anywhere is refused', () => {
    const at = short.answers.findIndex(answer => typeof answer === 'number' && answer >= 0);
    const changed: readonly object[] = [
      { ...short, answers: short.answers.with(at, 9999) },
      { ...short, answers: short.answers.slice(0, -1) },
      { ...short, inputs: short.inputs - 1 },
      { ...short, inputs: -1 },
      { ...short, inputs: 1e9 },
      { ...short, dice: { source: 'seeded', seed: 'another' } },
      { ...short, seal: short.seal.replace(/./, digit => (digit === '0' ? '1' : '0')) },
      { ...short, setup: null },
      { short: 1 },
    ];
    for (const each of changed) {
      const whole = wholeRecord(ruleset, each);
      expect(whole.ok && load([ruleset], whole.value).ok).toBe(false);
    }
  });
});

it('contains dice that cannot be recomputed', () => {
  const [, ruleset] = everyRuleset[0]!;
  const { match } = played(ruleset, { seed: 'typed', answers: 60 });
  const typed = { ...match, dice: { source: 'typed' as const } };
  const short = shortRecord(typed)!;
  expect(short.answers).toHaveLength(match.inputs.length);
  expect(wholeRecord(ruleset, short)).toEqual({ ok: true, value: save(typed) });
});

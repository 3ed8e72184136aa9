import { describe, expect, it } from 'vitest';
import { counterIds, counters, countersCalled } from './counters.ts';
import { drawOdds, wordsOf } from './draw.ts';

function drawn(id: string, asked: object): readonly string[] {
  const [{ ruleset, desk, counter } = counters[0]!] = countersCalled(id);
  const read = counter.read(asked as never);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return drawOdds(wordsOf(ruleset, desk), read.value).split('\n');
}

const widest = (lines: readonly string[]): number => Math.max(...lines.map(line => line.length));

describe('odds', () => {
  it('of every counter are drawn within 80 columns, without an id or a gap', () => {
    for (const id of counterIds) {
      const lines = drawn(id, countersCalled(id)[0]!.counter.example);
      expect(widest(lines)).toBeLessThanOrEqual(80);
      expect(lines.filter(line => /odds\.|[{}]|undefined|\[object/.test(line))).toEqual([]);
      expect(lines.some(line => / % {2}#/.test(line))).toBe(true);
    }
  });

  it('of a shot have the average, the chance to incapacitate and other effects of the weapon', () => {
    const lines = drawn('shot', {
      weapon: 'A4 3+ 3/4 Stun, Hot, Splash 1',
      target: 'D3 3+ W7 inv 5+ ignores 6+',
    });
    expect(widest(lines)).toBeLessThanOrEqual(80);
    expect(lines.filter(line => /^(average|incapacitates|stuns|splashes|burns itself) /.test(line))).toHaveLength(5);
    expect(lines.some(line => line.startsWith('all 7 '))).toBe(true);
  });

  it('of a fight are drawn for both sides, and for every policy unless one is given', () => {
    const asked = { attacker: 'A4 3+ 4/5 Stun, Reap 1, W12', defender: 'A3 4+ 3/4, W8' };
    const lines = drawn('fight', asked);
    expect(widest(lines)).toBeLessThanOrEqual(80);
    expect(
      lines.filter(line => /^(average|incapacitates|is felled|both stand|stunned|reaps) /.test(line)),
    ).toHaveLength(6);
    expect(lines.filter(line => /^both (at|always)/.test(line))).toHaveLength(3);
    expect(drawn('fight', { ...asked, hits: 'strike' }).join('\n')).not.toMatch(/both always/);
  });
});

describe('odds computed by hand', () => {
  it('one die with 3+ and 3/4 against one with 4+: 9 of 36 for 3, 5 of 36 for 4', () => {
    const text = drawn('shot', { weapon: 'A1 3+ 3/4', target: 'D1 4+ W10' }).join('\n');
    expect(text).toMatch(/^0 {3}61\.11 % /m);
    expect(text).toMatch(/^3 {3}25\.00 % /m);
    expect(text).toMatch(/^4 {3}13\.89 % /m);
    expect(text).toMatch(/^average {7}1\.306 wounds$/m);
  });

  it('one die each with 4+ and 2/2 at 2 wounds: who strikes first wins', () => {
    // The attacker hits in 18 of 36 cases and strikes first; otherwise the defender hits in half of the rest.
    const lines = drawn('fight', { attacker: 'A1 4+ 2/2, W2', defender: 'A1 4+ 2/2, W2' });
    const text = lines.join('\n');
    expect(text).toMatch(/^incapacitates 50\.00 %$/m);
    expect(text).toMatch(/^is felled {5}25\.00 %$/m);
    expect(text).toMatch(/^both stand {4}25\.00 %$/m);
    // If hits are always used to parry, two normal hits cancel out, as do two critical hits. Parried:
    // 3 * 3 and 1 * 3 and 1 * 1 of 36; a normal hit against a critical one strikes: 2 * 1 of 36.
    expect(lines.slice(-5)[4]).toMatch(/^both always parry .* 30\.56 % .* 25\.00 %$/);
  });
});

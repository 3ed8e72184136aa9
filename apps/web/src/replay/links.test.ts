import { type Edition, type Game, newMatch, play, propose, save, seeded } from '@little-wars/engine';
import { numbers } from '@little-wars/engine/boards';
import { standardSetup, toy } from '@little-wars/engine/toy';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LONGEST_LINK, packed } from './links.ts';
import { readRecord, unpacked } from './unpack.ts';

function played() {
  const ruleset = toy as unknown as Edition<Game>;
  const next = numbers(8);
  const dice = seeded('links');
  let match = newMatch(ruleset, standardSetup);
  while (match.state.question !== null) {
    const { question } = match.state;
    const answer = question.kind === 'roll' ? dice(question) : propose(ruleset, match.setup, match.state, next);
    const one = play(match, { by: question.to, answer });
    if (!one.ok) throw new Error(JSON.stringify(one.reasons));
    match = one.match;
  }
  return match;
}

/** Counts how many bytes were unpacked from now on. */
function countsWhatIsUnpacked(): () => number {
  let got = 0;
  const Real = DecompressionStream;
  vi.stubGlobal(
    'DecompressionStream',
    class {
      readonly readable;
      readonly writable;
      constructor(format: CompressionFormat) {
        const real = new Real(format);
        const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
          transform: (piece, out) => {
            got += piece.length;
            out.enqueue(piece);
          },
        });
        this.writable = real.writable;
        this.readable = real.readable.pipeThrough(counting);
      }
    },
  );
  return () => got;
}

afterEach(() => void vi.unstubAllGlobals());

describe('a link', () => {
  it('contains a whole match, and restores it unchanged', async () => {
    const match = played();
    const link = await packed(match);
    expect(link).toMatch(/^[\w-]+$/);
    const back = await unpacked(link);
    expect(back.ok && back.value.inputs).toEqual(match.inputs);
  });

  it('that was truncated or changed is refused', async () => {
    const link = await packed(played());
    for (const broken of ['', '!', link.slice(0, 50), `${link.slice(0, -8)}AAAAAAAA`])
      expect((await unpacked(broken)).ok).toBe(false);
  });

  it('is measured before and while it is unpacked', async () => {
    const zeros = async (bytes: number): Promise<string> => {
      const deflated = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
      return Buffer.from(await new Response(deflated).arrayBuffer()).toString('base64url');
    };
    const bomb = await zeros(40_000_000);
    expect(bomb.length).toBeLessThan(LONGEST_LINK);
    const got = countsWhatIsUnpacked();
    expect(await unpacked(bomb)).toMatchObject({ ok: false, problems: [{ problem: 'link-too-large' }] });
    // Not much more than a link may contain.
    expect(got()).toBeGreaterThan(4_000_000);
    expect(got()).toBeLessThan(8_000_000);
    const before = got();
    expect(await unpacked('A'.repeat(1_800_000))).toMatchObject({
      ok: false,
      problems: [{ problem: 'link-too-long' }],
    });
    expect(got()).toBe(before);
    // A legal size, but not a record.
    expect(await unpacked(await zeros(1_000_000))).toMatchObject({ ok: false, problems: [{ problem: 'not-json' }] });
  });

  it('reports the progress of the check', async () => {
    const match = played();
    const told: number[] = [];
    await unpacked(await packed(match), (inputs, of) => told.push(inputs / of));
    expect(told).toHaveLength(match.inputs.length);
    expect(told.at(-1)).toBe(1);
  });

  it('an edited record is refused with the reason', async () => {
    const record = save(played());
    const edited = JSON.stringify({ ...record, inputs: record.inputs.slice(1) });
    const read = await readRecord(edited);
    expect(read.ok ? [] : read.problems.map(({ problem }) => problem)).toContain('seal-does-not-fit');
    expect(await readRecord('{')).toMatchObject({ ok: false, problems: [{ problem: 'not-json' }] });
    expect(await readRecord('{"ruleset":{"id":"chess"}}')).toMatchObject({
      ok: false,
      problems: [{ problem: 'unknown-ruleset' }],
    });
  });
});

import { type Edition, type Game, newMatch, play, propose, save, seeded } from '@little-wars/engine';
import { numbers } from '@little-wars/engine/boards';
import { standardSetup, toy } from '@little-wars/engine/toy';
import { describe, expect, it } from 'vitest';
import { packed, readRecord, unpacked } from './links.ts';

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

describe('a link', () => {
  it('holds a whole match, and gives it back as it was', async () => {
    const match = played();
    const link = await packed(match);
    expect(link).toMatch(/^[\w-]+$/);
    const back = await unpacked(link);
    expect(back.ok && back.value.inputs).toEqual(match.inputs);
  });

  it('that was cut or changed is refused', async () => {
    const link = await packed(played());
    for (const broken of ['', '!', link.slice(0, 50), `${link.slice(0, -8)}AAAAAAAA`])
      expect((await unpacked(broken)).ok).toBe(false);
  });

  it('a record that was edited is refused with what is wrong', async () => {
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

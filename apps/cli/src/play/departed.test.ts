import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RecordFile, save } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { gameFile, readGame, resultIn } from '@little-wars/table';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { playCommand } from '../commands/play.ts';
import { type Script, scripted } from './script.oracle.ts';
import type { Session } from './session.ts';

const root = mkdtempSync(join(tmpdir(), 'little-wars-departed-'));
let folder = root;
let count = 0;
const file = (name = 'game.json'): string => join(folder, name);
beforeEach(() => {
  folder = join(root, String(count++));
  mkdirSync(folder);
});
afterAll(() => rmSync(root, { recursive: true }));
afterEach(() => {
  process.exitCode = 0;
});

async function play(typed: readonly string[], rest: string | null = null, resume = false): Promise<Script> {
  const script = scripted(typed, rest);
  const game = { ruleset: 'tin-soldiers', setup: '0', bot: 'random', seat: '0', seed: 'departed', brief: true };
  await playCommand({ ...game, save: file(), ...(resume ? { resume: file() } : {}) }, script);
  return script;
}

function saved(): Session {
  const read = readGame(rulesets, readFileSync(file(), 'utf8'), () => []);
  if (!read.ok) expect.fail(JSON.stringify(read.problems));
  return read.value.session as Session;
}

/** Turns it into a game of an earlier version, whose rules led to another state after the tenth input. */
function age(session: Session): Session {
  const inputs = session.match.inputs.map((input, i) => (i < 9 ? input : { ...input, hash: '0'.repeat(16) }));
  const moments = session.moments.map((moment, i) => ({ ...moment, input: inputs[i]! }));
  const made = { ...session.match.made, version: '0' };
  const old = { ...session, moments, match: { ...session.match, inputs, made } };
  writeFileSync(file(), gameFile(old));
  return old;
}

const resumed = (typed: readonly string[], rest: string | null = null): Promise<Script> => play(typed, rest, true);
const flat = (script: Script): string => script.text().replaceAll(/\s+/g, ' ');

describe('a saved game of other rules', () => {
  it('that is over keeps its result, is shown as it was stored, and saved as a record', async () => {
    await play([], '');
    const old = age(saved());
    const before = readFileSync(file(), 'utf8');
    const script = await resumed(['watch', 'play on', `export ${file('record.json')}`, 'what?', 'quit']);
    const many = old.moments.length;
    expect(flat(script)).toContain(
      `This match was played with version 0 of the rules; today’s rules, version 1, would play it differently from input 10 of ${many} on.`,
    );
    expect(flat(script)).toContain(`${resultIn(old)!.scores.join(' to ')}.`);
    expect(script.text()).toMatch(new RegExp(`^ *${many}  `, 'm'));
    expect(script.text()).toContain('It is over: there is nothing to play on.');
    expect(script.text()).toContain('Type watch, export and a name, play on, or quit.');
    expect(JSON.parse(readFileSync(file('record.json'), 'utf8')) as RecordFile).toEqual(save(old.match));
    expect(readFileSync(file(), 'utf8')).toBe(before);
    expect(readdirSync(folder).toSorted()).toEqual(['game.json', 'record.json']);
  });

  it('in play continues from its last snapshot after the person agrees; the old file is kept under another name', async () => {
    await play(Array<string>(20).fill(''), null);
    const session = saved();
    expect(session.match.state.question).not.toBeNull();
    age(session);
    const before = readFileSync(file(), 'utf8');
    const last = Math.floor(session.moments.length / 25) * 25;
    const refused = await resumed(['play on', 'no', 'quit']);
    expect(flat(refused)).toContain(`It can continue from where it stood after input ${last}, by today's rules`);
    expect(readFileSync(file(), 'utf8')).toBe(before);
    const script = await resumed(['play on', 'yes', '', 'quit']);
    expect(flat(script)).toMatch(/What was in .* is kept in/);
    expect(readFileSync(file('game.json.1'), 'utf8')).toBe(before);
    const on = saved();
    expect(on.match.start).toMatchObject({ after: last, made: { version: '0' } });
    expect(on.match.inputs.length).toBeGreaterThan(0);
    // From now on it is resumed like any other.
    await resumed([''], '');
    expect(saved().match.state.question).toBeNull();
  });

  it('without a snapshot continues from where the rules agree', async () => {
    await play(Array<string>(5).fill(''), null);
    const session = saved();
    expect(session.moments.length).toBeLessThan(25);
    age(session);
    const script = await resumed(['play on', 'yes', '', 'quit']);
    expect(flat(script)).toContain("It can continue after input 9, up to which today's rules agree with it.");
    expect(saved().match.inputs.slice(0, 9)).toEqual(session.match.inputs.slice(0, 9));
  });
});

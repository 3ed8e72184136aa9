import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isOver } from '@little-wars/campaign';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Script, scripted } from '../../play/script.oracle.ts';
import { type CarryOptions, carryCommand } from './carry.ts';
import { logOf, readCampaign } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'campaign-'));
const file = join(folder, 'campaign.json');
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  process.exitCode = 0;
});

const league: CarryOptions = {
  ruleset: 'recon-squad',
  league: true,
  battles: '1',
  teams: '1,2',
  bot: 'random',
  names: 'Ada,Tin',
  brief: true,
  save: file,
};

/** A terminal that is gone as soon as everything is typed, as after kill -9: nothing is said and nothing is saved. */
function killedAfter(typed: readonly string[]): Script {
  const script = scripted(typed);
  let reads = 0;
  return {
    ...script,
    read: async prompt => {
      if (reads++ >= typed.length) throw new Error('killed');
      return script.read(prompt);
    },
  };
}

/** Runs until the terminal is gone; whether the campaign came to its end before. */
async function run(options: CarryOptions, typed: readonly string[]): Promise<{ over: boolean; text: string }> {
  const script = killedAfter(typed);
  try {
    await carryCommand(options, script);
    return { over: true, text: script.text() };
  } catch (error) {
    if ((error as Error).message !== 'killed') throw error;
    return { over: false, text: script.text() };
  }
}

const answersIn = (log: string): number =>
  existsSync(log)
    ? readFileSync(log, 'utf8')
        .split('\n')
        .filter(line => line.startsWith('{"by":0,')).length
    : 0;
const resume: CarryOptions = { ruleset: 'recon-squad', battles: '1', resume: file, brief: true };

describe('a league at the terminal', () => {
  it('killed between any two questions loses no answer', async () => {
    const log = logOf(file, 0, 'battle');
    expect((await run(league, [])).over).toBe(false);
    for (let answers = 0; answers < 6; ) {
      // Enter to play, then one answer, and the power is gone.
      expect((await run(resume, ['', ''])).over).toBe(false);
      const now = answersIn(log);
      expect(now).toBeGreaterThan(answers);
      answers = now;
    }
    expect((await run(resume, ['', 'auto'])).over).toBe(true);
    const read = readCampaign(file);
    expect(read.ok && isOver(read.value) && read.value.entries).toHaveLength(1);
    expect(readdirSync(folder)).toEqual(['campaign.json']);
  });

  it('shows standings and chronicle in 80 columns, plays bots by themselves, and has byes', async () => {
    const three = { ...league, players: '3', people: '0', battles: '1', names: 'Ada,Ben,Cleo' };
    const script = scripted([]);
    await carryCommand(three, script);
    expect(script.text()).toMatch(/Round 1: .* bots play/);
    expect(script.text()).toContain('a bye');
    expect(script.text()).toContain('The campaign is over.');
    expect(script.text()).toMatch(/chronicle of the league/);
    for (const line of script.shown) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('is exported, and taken up from the file; an edited file is refused', async () => {
    const copy = join(folder, 'copy.json');
    await carryCommand(
      { ...league, people: '2', names: 'Ada,Ben' },
      scripted(['standings', 'sheet 2', `export ${copy}`, 'quit']),
    );
    expect(readCampaign(copy).ok).toBe(true);
    const taken = scripted(['quit']);
    await carryCommand({ ruleset: 'recon-squad', battles: '1', import: copy, save: join(folder, 'other.json') }, taken);
    expect(taken.text()).toContain('Ada against Ben');
    const edited = readFileSync(copy, 'utf8').replace('"rounds":1', '"rounds":0');
    writeFileSync(copy, edited);
    await carryCommand(
      { ruleset: 'recon-squad', battles: '1', import: copy, save: join(folder, 'third.json') },
      scripted([]),
    );
    expect(process.exitCode).toBe(1);
    expect(existsSync(join(folder, 'third.json'))).toBe(false);
  });

  it('does not replace a campaign that is not over, and says what is wrong with its options', async () => {
    await run(league, []);
    await carryCommand(league, scripted([]));
    expect(process.exitCode).toBe(1);
    for (const wrong of [
      { players: '9' },
      { people: '3' },
      { battles: '0' },
      { pairing: 'none' },
      { league: false },
      { ruleset: 'tin-soldiers' },
    ]) {
      process.exitCode = 0;
      await carryCommand({ ...league, save: join(folder, 'wrong.json'), ...wrong }, scripted([]));
      expect(process.exitCode, JSON.stringify(wrong)).toBe(1);
    }
    process.exitCode = 0;
  });
});

describe('a campaign of linked games at the terminal', () => {
  it('killed between any two questions after the battle loses no answer, and goes on with the same teams', async () => {
    const linked: CarryOptions = {
      ...{ ruleset: 'kill-team', battles: '1', teams: '1,2', bot: 'random', names: 'Ada,Bot', brief: true, save: file },
    };
    const log = logOf(file, 0, 'between');
    // A bot plays Ada's battle to its end; then she is asked herself.
    let { over } = await run(linked, ['', 'auto']);
    for (let answers = 0; !over; ) {
      over = (await run({ ...resume, ruleset: 'kill-team' }, ['', ''])).over;
      if (over) break;
      expect(answersIn(log)).toBeGreaterThan(answers);
      answers = answersIn(log);
    }
    const read = readCampaign(file);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect(read.value.entries).toHaveLength(1);
    expect(read.value.teams).not.toEqual(read.value.founding.players.map(({ team }) => team));
    const shown = scripted(['sheet 1', 'quit']);
    await carryCommand({ ...linked, save: join(folder, 'next.json') }, shown);
    expect(shown.text()).toMatch(/XP/);
    for (const line of shown.shown) expect(line.length).toBeLessThanOrEqual(80);
  });
});

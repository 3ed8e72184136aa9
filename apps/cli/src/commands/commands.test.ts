import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newMatch, rosterFile, save } from '@little-wars/engine';
import { standardSetup, toy } from '@little-wars/engine/toy';
import { rulesets } from '@little-wars/rulesets';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { oddsCommand } from './odds.ts';
import { replayCommand } from './replay.ts';
import { rosterCheckCommand, rosterStartersCommand } from './roster.ts';
import { tablesCommand } from './tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'little-wars-'));
const file = (name: string, data: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof data === 'string' ? data : JSON.stringify(data));
  return path;
};

/** What a command prints, and whether it fails. */
function run(command: () => void): { readonly out: string; readonly err: string; readonly fails: boolean } {
  const before = process.exitCode;
  const out = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const err = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  process.exitCode = 0;
  command();
  const fails = process.exitCode !== 0;
  process.exitCode = before;
  const printed = { out: out.mock.calls.join('\n'), err: err.mock.calls.join('\n'), fails };
  vi.restoreAllMocks();
  return printed;
}

afterEach(() => void vi.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true }));

describe('odds', () => {
  it('draws, or prints data', () => {
    const options = { weapon: 'A4 3+ 3/4', target: 'D3 3+ W12' };
    expect(run(() => oddsCommand('shot', options))).toMatchObject({ fails: false, err: '' });
    expect(JSON.parse(run(() => oddsCommand('shot', { ...options, json: true })).out)).toMatchObject({
      shot: { attacks: 4 },
    });
    const fight = { attacker: 'A4 3+ 4/5, W12', defender: 'A3 4+ 3/4, W8' };
    expect(run(() => oddsCommand('fight', fight)).out).toMatch(/^incapacitates /m);
    expect(JSON.parse(run(() => oddsCommand('fight', { ...fight, json: true })).out)).toMatchObject({ ok: true });
  });

  it('uses the odds desk of the named ruleset', () => {
    const asked = { ruleset: 'vanguard', weapon: 'rifleman/carbine, aim', target: 'AR4 WN2 cover' };
    expect(run(() => oddsCommand('attack', asked)).out).toMatch(/To hit it needs 4[\s\S]*wounds lost[\s\S]*takes out/);
    expect(JSON.parse(run(() => oddsCommand('attack', { ...asked, json: true })).out)).toMatchObject({ ok: true });
    const { err, fails } = run(() => oddsCommand('attack', { ruleset: 'vanguard', weapon: 'spoon', target: '' }));
    expect(fails).toBe(true);
    expect(err).toMatch(/--weapon: [\s\S]*--target: [\s\S]*npm run odds -- attack --ruleset vanguard/);
  });

  it('fails with every problem and an example', () => {
    const { err, fails, out } = run(() => oddsCommand('shot', { weapon: 'spoon' }));
    expect([fails, out]).toEqual([true, '']);
    expect(err).toMatch(/--weapon: [\s\S]*--target: [\s\S]*For example:\nnpm run odds/);
    const json = run(() => oddsCommand('fight', { json: true }));
    expect(json.fails).toBe(true);
    expect(JSON.parse(json.out).problems.map((problem: { path: string }) => problem.path)).toEqual([
      '--attacker',
      '--defender',
    ]);
  });
});

describe('roster', () => {
  const [starter] = rulesets.find(({ id }) => id === 'kill-team')!.lobby.starters;

  it('says that a team is legal, and how much of each allowance it uses', () => {
    const whole = file('whole.json', rosterFile(starter!));
    const { fails, err, out } = run(() => rosterCheckCommand(whole, {}));
    expect({ fails, err }).toEqual({ fails: false, err: '' });
    expect(out).toMatch(/^Legal: .*\n.*of 20/);
  });

  it('fails with reasons and clauses, or with the problems of the file', () => {
    const strange = file('strange.json', rosterFile({ ...starter!, faction: 'elves' }));
    expect(run(() => rosterCheckCommand(strange, {}))).toMatchObject({
      fails: true,
      err: expect.stringMatching(/KT-13\.2/),
    });
    expect(JSON.parse(run(() => rosterCheckCommand(strange, { json: true })).out)).toMatchObject({ legal: false });
    expect(run(() => rosterCheckCommand(join(folder, 'none.json'), {})).err).toMatch(/no such file/);
    expect(run(() => rosterCheckCommand(folder, {})).err).toMatch(/this is a folder/);
    expect(run(() => rosterCheckCommand(file('cut.json', '{"ro'), {})).err).toMatch(/cannot be read as a team/);
  });

  it('lists the starters, and says which rulesets have any', () => {
    expect(run(() => rosterStartersCommand({ ruleset: 'kill-team' })).out).toContain(starter!.name);
    expect(run(() => rosterStartersCommand({ ruleset: 'chess' }))).toMatchObject({ fails: true });
    expect(run(() => rosterStartersCommand({ ruleset: 'kill-team', name: 'nobody' })).err).toMatch(
      /no starter "nobody"/,
    );
  });
});

describe('replay', () => {
  const record = save(newMatch(toy, standardSetup));

  it('prints the match; typed dice cannot be verified, but that is not a failure', () => {
    const { out, fails } = run(() => replayCommand(file('record.json', record), {}));
    expect(fails).toBe(false);
    expect(out).toMatch(/The hash after input 0 of 0 is [0-9a-f]{16}\.[\s\S]*The dice are not verified/);
    const json = run(() => replayCommand(file('record.json', record), { json: true }));
    expect(JSON.parse(json.out)).toMatchObject({ ok: true, inputs: 0, dice: { verified: false } });
  });

  it('runs the referee', () => {
    const { out, fails } = run(() => replayCommand(file('record.json', record), { referee: true }));
    expect([out, fails]).toEqual(['The referee read 0 inputs and has 0 findings.', false]);
    const json = run(() => replayCommand(file('record.json', record), { referee: true, json: true }));
    expect(JSON.parse(json.out)).toEqual({ ok: true, inputs: 0, findings: [] });
  });

  it('fails if the record, the file or --to is wrong', () => {
    const edited = file('edited.json', { ...record, seal: '0'.repeat(64) });
    expect(run(() => replayCommand(edited, {}))).toMatchObject({
      fails: true,
      err: expect.stringMatching(/the seal does not fit/),
    });
    expect(JSON.parse(run(() => replayCommand(edited, { json: true })).out)).toMatchObject({ ok: false });
    expect(run(() => replayCommand(join(folder, 'none.json'), {})).err).toMatch(/no such file/);
    for (const to of ['1', '-1', 'x', '1e1', ''])
      expect(run(() => replayCommand(file('record.json', record), { to })).fails).toBe(true);
  });

  it('fails if dice are proven wrong', () => {
    const rolled = newMatch(toy, standardSetup, {
      source: 'audited',
      commitments: ['0'.repeat(64), '1'.repeat(64)],
      secrets: ['ab'.repeat(32), null],
    });
    const { fails, out } = run(() => replayCommand(file('audited.json', save(rolled)), {}));
    expect([fails, /secret of seat 0 is not the one/.test(out)]).toEqual([true, true]);
  });
});

describe('tables', () => {
  const options = { ruleset: 'vanguard', number: '7', width: '36', depth: '36', coverage: '25' };
  const rest = { games: '0', team: '0', bot: 'eager' };

  it('shows a generated table, saves it, and shows it again from the file', () => {
    const saved = join(folder, 'table.json');
    const shown = run(() => void tablesCommand(undefined, { ...options, ...rest, save: saved }));
    expect(shown).toMatchObject({ fails: false, err: '' });
    expect(shown.out).toMatch(/Table 7: 2\d % covered, the same from both sides/);
    expect(run(() => void tablesCommand(saved, { ...options, ...rest })).out).toBe(shown.out);
  });

  it('fails with the reason, be it the file, the size, the coverage or an option', () => {
    const err = (from: string | undefined, change: object): string => {
      const { err: text, fails } = run(() => void tablesCommand(from, { ...options, ...rest, ...change }));
      expect(fails).toBe(true);
      return text;
    };
    expect(err('nowhere.json', {})).toMatch(/no such file/);
    expect(err(file('wrong-table.json', { name: 'x' }), {})).toMatch(/width/);
    expect(err(undefined, { width: '7' })).toMatch(/width/);
    expect(err(undefined, { coverage: '5' })).toMatch(/VG-15\.1/);
    expect(err(undefined, { bot: 'nobody' })).toMatch(/soldier/);
    expect(err(undefined, { games: '-1' })).toMatch(/--games/);
    expect(err(undefined, { team: '99' })).toMatch(/--team/);
  });
});

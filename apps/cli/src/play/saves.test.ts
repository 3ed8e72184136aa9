import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { save } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { readGame } from '@little-wars/table';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playCommand } from '../commands/play.ts';
import { lock, lockOf } from './lock.ts';
import type { PlayOptions } from './opening.ts';
import { type Script, scripted } from './script.oracle.ts';
import type { Session } from './session.ts';

const root = mkdtempSync(join(tmpdir(), 'little-wars-saves-'));
let folder = root;
let count = 0;
const file = (name = 'game.json'): string => join(folder, name);
beforeEach(() => {
  folder = join(root, String(count++));
  mkdirSync(folder);
});
afterAll(() => rmSync(root, { recursive: true }));
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = 0;
});

const options = (more: Partial<PlayOptions> = {}): PlayOptions => ({
  ruleset: 'tin-soldiers',
  setup: '0',
  bot: 'random',
  seat: '0',
  seed: 'a secret seed',
  save: file(),
  brief: true,
  ...more,
});

async function play(more: Partial<PlayOptions>, typed: readonly string[], rest: string | null = null): Promise<Script> {
  const script = scripted(typed, rest);
  await playCommand(options(more), script);
  return script;
}

/** Plays, and runs a callback each time an answer is awaited. */
async function watched(more: Partial<PlayOptions>, typed: readonly string[], look: (answer: number) => void) {
  const script = scripted(typed);
  let answer = 0;
  const read = (prompt: string): Promise<string | null> => {
    look(answer++);
    return script.read(prompt);
  };
  await playCommand(options(more), { ...script, read });
  return script;
}

function savedGame(name = 'game.json'): Session {
  const read = readGame(rulesets, readFileSync(file(name), 'utf8'), () => []);
  if (!read.ok) expect.fail(JSON.stringify(read.problems));
  return read.value.session as Session;
}

const errors = () => {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => spy.mock.calls.join('\n').replaceAll(/\s+/g, ' ');
};
const flat = (script: Script): string => script.text().replaceAll(/\s+/g, ' ');

describe('a game in progress', () => {
  it('is saved from the first answer on, each answer before the next question', async () => {
    const own: number[] = [];
    const script = await watched({}, ['', '', '', 'undo', 'map', '', '', 'quit'], answer => {
      if (answer === 0) expect(existsSync(file())).toBe(false);
      else own.push(savedGame().match.inputs.filter(({ by }) => by === 0).length);
    });
    expect(own).toEqual([1, 2, 3, 2, 2, 3, 4]);
    expect(script.text()).toMatch(/Saved after answer \d+\. Continue with: npm run play -- --resume/);
    expect(flat(script).replaceAll(' ', '')).toContain(`Thegameisin${file()}`);
    expect(readdirSync(folder)).toEqual(['game.json']);
  });

  it('left without an answer is not saved, unless requested', async () => {
    expect((await play({}, ['quit'])).text()).toMatch(/nothing was saved/);
    expect(readdirSync(folder)).toEqual([]);
    expect((await play({}, ['save', 'quit'])).text()).toMatch(/Saved after answer 0\./);
    expect(savedGame().match.inputs).toEqual([]);
  });

  it('says where it is saved when it is over, and reveals the seed only then', async () => {
    const script = await play({}, [], '');
    const [before, after] = script.text().split(/wins, |A draw, /);
    expect(before).not.toContain('a secret seed');
    expect(after).toContain('The seed is "a secret seed".');
    expect(after!.replaceAll(/\s/g, '')).toContain(`Thewholegameisin${file()}`);
    expect(savedGame().match.state.question).toBeNull();
  });

  it('handed to a bot stays so after a resume', async () => {
    await watched({}, ['', 'auto'], () => undefined);
    const whole = readFileSync(file(), 'utf8');
    const lines = whole.split('\n');
    writeFileSync(file(), `${lines.slice(0, -5).join('\n')}\n`);
    const script = await play({ resume: true }, []);
    expect(script.text()).toMatch(/A is the bot "soldier"/);
    expect(readFileSync(file(), 'utf8')).toBe(whole);
  });

  it('that cannot be written is reported once, and saved completely as soon as possible', async () => {
    const script = await watched({}, ['', '', '', '', 'quit'], answer => {
      if (answer === 1) {
        rmSync(file());
        mkdirSync(file());
      }
      if (answer === 3) rmSync(file(), { recursive: true });
    });
    expect(flat(script).match(/The game cannot be saved to/g)).toHaveLength(1);
    expect(savedGame().match.inputs.filter(({ by }) => by === 0)).toHaveLength(4);
  });

  it('whose file is deleted is written again', async () => {
    await watched({}, ['', '', 'quit'], answer => {
      if (answer === 1) rmSync(file());
    });
    expect(savedGame().match.inputs.filter(({ by }) => by === 0)).toHaveLength(2);
  });

  it('between bots alone is saved only with --save', async () => {
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
    vi.stubEnv('INIT_CWD', folder);
    const { save: _save, ...unsaved } = options({ watch: true });
    await playCommand(unsaved, scripted([]));
    expect(readdirSync(folder)).toEqual([]);
    await playCommand({ ...unsaved, save: 'bots.json' }, scripted([]));
    expect(readdirSync(folder)).toEqual(['bots.json']);
    vi.unstubAllEnvs();
  });
});

describe('an earlier game in the same file', () => {
  it('is kept under another name once the new one is answered, and not before', async () => {
    await play({}, ['', '', 'quit']);
    const first = readFileSync(file(), 'utf8');
    const looked = await play({ seed: 'other' }, ['quit']);
    expect(flat(looked)).toMatch(/holds an unfinished game: npm run play -- --resume \S+ continues/);
    expect(readFileSync(file(), 'utf8')).toBe(first);
    const played = await play({ seed: 'other' }, ['', 'quit']);
    expect(flat(played).replaceAll(' ', '')).toContain(`iskeptin${file('game.json.1')}`);
    expect(readFileSync(file('game.json.1'), 'utf8')).toBe(first);
    await play({ seed: 'third' }, ['', 'quit']);
    expect(readdirSync(folder)).toEqual(['game.json', 'game.json.1', 'game.json.2']);
  });

  it('that is over is replaced', async () => {
    await play({}, [], '');
    await play({ seed: 'other' }, ['', 'quit']);
    expect(readdirSync(folder)).toEqual(['game.json']);
  });

  it('through a symbolic link is replaced at its target', async () => {
    writeFileSync(file('real.json'), '');
    symlinkSync(file('real.json'), file());
    await play({}, ['', 'quit']);
    expect(savedGame('real.json').match.inputs.length).toBeGreaterThan(0);
  });
});

describe('a resumed game', () => {
  it('continues in its own file', async () => {
    await play({}, ['', '', 'quit']);
    const before = savedGame().match.inputs;
    const { save: _save, ...unsaved } = options({ resume: file() });
    await playCommand(unsaved, scripted(['', 'quit']));
    expect(savedGame().match.inputs.slice(0, before.length)).toEqual(before);
    expect(savedGame().match.inputs.length).toBeGreaterThan(before.length);
    expect(readdirSync(folder)).toEqual(['game.json']);
  });

  it('with a half-written last line says so, drops it, and continues', async () => {
    await play({}, ['', '', '', 'quit']);
    const whole = readFileSync(file(), 'utf8');
    const inputs = savedGame().match.inputs;
    writeFileSync(file(), whole.slice(0, -9));
    const script = await play({ resume: true }, ['', 'quit']);
    expect(flat(script)).toMatch(/The last line of the file was only half written and is left out/);
    expect(savedGame().match.inputs.slice(0, inputs.length - 1)).toEqual(inputs.slice(0, -1));
    expect(readdirSync(folder)).toEqual(['game.json']);
  });

  it('damaged in the middle continues up to there, and the damaged file is kept', async () => {
    await play({}, ['', '', '', 'quit']);
    const damaged = readFileSync(file(), 'utf8').split('\n').with(3, '????').join('\n');
    writeFileSync(file(), damaged);
    const script = await play({ resume: true }, ['', 'quit']);
    expect(flat(script)).toMatch(/The last \d+ lines of the file, from line 4 on, cannot be read and are left out/);
    expect(readFileSync(file('game.json.1'), 'utf8')).toBe(damaged);
  });

  it('may be in the earlier format', async () => {
    await play({}, ['', '', '', 'quit']);
    const { match } = savedGame();
    const old = { format: 'little-wars-game', players: ['person', 'random'], record: save(match) };
    writeFileSync(file(), `${JSON.stringify(old, null, 1)}\n`);
    await play({ resume: true }, ['', 'quit']);
    expect(savedGame().match.inputs.slice(0, match.inputs.length)).toEqual(match.inputs);
    expect(readdirSync(folder)).toEqual(['game.json']);
  });

  it('does not reveal the seed, and the command warns about what it reveals first', async () => {
    await play({}, ['', 'quit']);
    const script = await play({ resume: true }, ['seed', 'seed show', 'quit']);
    expect(script.before(0)).not.toContain('a secret seed');
    expect(script.before(1)).toMatch(/predicts every future roll/);
    expect(script.before(1)).not.toContain('a secret seed');
    expect(script.before(2)).toContain('The seed is "a secret seed".');
  });
});

describe('a copy and a record', () => {
  it('go into files of their own; a record of an open match warns about what it reveals', async () => {
    const record = file('record.json');
    const script = await play({ record }, ['', `save ${file('copy.json')}`, '', 'quit']);
    expect(savedGame('copy.json').match.inputs.length).toBeLessThan(savedGame().match.inputs.length);
    expect(flat(script)).toMatch(
      /prints it in words\. It contains everything, including what is still hidden and the seed/,
    );
    expect(readdirSync(folder)).toEqual(['copy.json', 'game.json', 'record.json']);
    const over = await play({ record, resume: true }, [], '');
    expect(flat(over)).not.toMatch(/still hidden/);
  });

  it('cannot replace a folder or a device, and say so', async () => {
    mkdirSync(file('dir'));
    const script = await play({}, ['', `save ${file('dir')}`, 'save /dev/null', 'quit']);
    expect(flat(script).match(/could not be saved to/g)).toHaveLength(2);
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  });
});

describe('two terminals', () => {
  it('cannot play in one file: the second is told what to do', async () => {
    const messages = errors();
    const script = scripted(['', 'quit']);
    await playCommand(options(), {
      ...script,
      read: async prompt => {
        if (script.typed.length === 1) {
          await play({ resume: true }, ['', 'quit']);
          expect(await play({}, ['', 'quit'])).toMatchObject({ shown: [] });
          expect((await play({ save: file('b.json') }, ['', `save ${file()}`, 'quit'])).text()).toMatch(/another/);
        }
        return script.read(prompt);
      },
    });
    expect(messages()).toMatch(new RegExp(`is being played in another terminal \\(process ${process.pid} on`));
    expect(messages()).toMatch(/another game needs another file: --save NAME/);
    expect(readdirSync(folder)).toEqual(['b.json', 'game.json']);
  });

  it('a stale lock of a dead process is ignored', () => {
    const mine = { pid: process.pid, host: hostname(), started: null };
    const gone = { pid: 2 ** 22 + 1, host: hostname(), started: null };
    for (const left of ['', 'rubbish', '{"pid":-1}', JSON.stringify(gone), JSON.stringify({ ...mine, started: '1' })]) {
      writeFileSync(lockOf(file()), left);
      // Killed while locking.
      for (const draft of ['4194305', '4194305.old']) writeFileSync(`${lockOf(file())}.${draft}`, left);
      const locked = lock(file());
      if (!locked.ok) expect.fail(left);
      expect(lock(file())).toMatchObject({ ok: false, by: { pid: process.pid } });
      locked.release();
      expect(readdirSync(folder)).toEqual([]);
    }
    for (const holder of [mine, { ...gone, host: 'elsewhere' }, { ...mine, pid: 1 }]) {
      writeFileSync(lockOf(file()), JSON.stringify(holder));
      expect(lock(file())).toMatchObject({ ok: false, by: holder });
    }
  });

  it('a read-only folder is refused at once', async () => {
    const messages = errors();
    await play({ save: file('none/game.json') }, ['', 'quit']);
    expect(messages()).toMatch(/cannot be saved to .*: there is no such folder\. Name a file that can be written/);
    copyFileSync('/dev/null', file('empty.json'));
    await play({ resume: file('empty.json') }, []);
    expect(messages()).toMatch(/cannot be resumed/);
    expect(readdirSync(folder)).toEqual(['empty.json']);
  });
});

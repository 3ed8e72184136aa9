import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { numbers } from '@little-wars/engine';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { type PlayOptions, playCommand } from '../commands/play.ts';
import { type Script, scripted } from './script.oracle.ts';

const folder = mkdtempSync(join(tmpdir(), 'little-wars-'));
const file = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => void vi.restoreAllMocks());

const TOY: PlayOptions = {
  ruleset: 'tin-soldiers',
  setup: '0',
  bot: 'random',
  seat: '0',
  seed: 'a test',
  save: file('game.json'),
  brief: true,
};
const KILL_TEAM: PlayOptions = { ...TOY, ruleset: 'kill-team', bot: 'soldier' };

async function play(options: PlayOptions, typed: readonly string[], rest: string | null = null): Promise<Script> {
  const script = scripted(typed, rest);
  await playCommand(options, script);
  return script;
}

const widest = ({ shown }: Script): number => Math.max(...shown.map(line => line.length));
const inputsOf = (name: string): unknown =>
  (JSON.parse(readFileSync(file(name), 'utf8')) as { inputs: unknown }).inputs;

describe('a game at the terminal', () => {
  it('is played to its end by Enter alone, and never wider than 80 columns', async () => {
    const script = await play({ ...KILL_TEAM, brief: false }, [], '');
    expect(script.text()).toMatch(/The battle is over[\s\S]*(wins|A draw), \d+ to \d+\./);
    expect(widest(script)).toBeLessThanOrEqual(80);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no colours where there is no terminal
    expect(script.text()).not.toMatch(/\u001b/);
    for (const shown of [/upper floor/, /\* 1 {2}/, /hits on \d\+ \(KT-4\.3/, /damage on average, .*% to take it out/])
      expect(script.text()).toMatch(shown);
  });

  it('marks each of several choices that Enter takes, and names them by number', async () => {
    const shown = (await play(KILL_TEAM, [''])).before(1);
    const marked = [...shown.matchAll(/^\* ?(\d+) {2}/gm)].map(([, number]) => number);
    expect(marked.slice(-3)).toHaveLength(3);
    expect(shown).toContain(`*Enter: ${marked.slice(-3).join(' ')}\n`);
  });

  it('resumes at exactly the question where it was interrupted, and ends the same way', async () => {
    await play({ ...TOY, record: file('whole.json') }, [], '');
    const cut = await play(TOY, Array(9).fill(''));
    expect(cut.text()).toMatch(/Saved after answer \d+\. Continue with: npm run play -- --resume/);
    const asked = cut.before(9).split('\n').slice(-6).join('\n');
    const resumed = await play({ ...TOY, resume: true, record: file('cut.json') }, [], '');
    expect(resumed.before(0)).toContain(asked.trim());
    expect(inputsOf('cut.json')).toEqual(inputsOf('whole.json'));
  });

  it('resumes a plain record, and reports the problems of anything else', async () => {
    const resumed = await play({ ...TOY, resume: file('whole.json') }, []);
    expect(resumed.text()).toMatch(/wins|A draw/);
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    writeFileSync(file('odd.json'), '{"format": "little-wars-game", "players": [], "record": {}}');
    for (const [resume, why] of [
      [file('none.json'), /no such file/],
      [file('odd.json'), /should be|missing/],
    ] as const) {
      await play({ ...TOY, resume }, []);
      expect(errors.mock.calls.join('\n')).toMatch(why);
    }
    process.exitCode = 0;
  });

  it('undoes answers until a die is rolled', async () => {
    const script = await play(TOY, ['undo', '', 'undo', 'quit']);
    expect(script.before(1)).toMatch(/nothing to take back/);
    expect(script.before(3)).toMatch(/Taken back\.[\s\S]*Where is A1 Marksman set up\?/);
    const shown = await play(TOY, ['', '', '', '', 'undo', 'quit']);
    expect(shown.before(5)).toMatch(/something secret has been shown since/);
    // In Kill Team the other side's tac ops are still hidden here: a bot's answers in between do not matter.
    const team = await play(KILL_TEAM, ['', '', 'undo', 'undo', 'quit']);
    expect(team.before(3)).toMatch(/Taken back\.[\s\S]*Choose three tac ops/);
    expect(team.before(4)).toMatch(/Taken back\.[\s\S]*Which kind of tac ops/);
    // After this many answers there was a shot or a roll of the barrel, so nothing can be undone.
    const after = await play(TOY, [
      ...Array(40)
        .fill('')
        .flatMap(() => ['', 'undo', '']),
    ]);
    expect(after.text()).toMatch(/cannot be undone: a die has been rolled/);
  });
});

describe('wrong answers', () => {
  it('are refused with every reason and its clause, and the rules behind them on request', async () => {
    const script = await play(TOY, ['6,6', 'why', '99,99', 'quit']);
    expect(script.before(1)).toMatch(
      /That is not possible:\n {2}- It must be wholly within 3" of its own edge \(TOY-2\.1\)/,
    );
    expect(script.before(2)).toMatch(/TOY-2\.1: /);
    expect(script.before(3)).toMatch(/Its base must be wholly on the table \(TOY-2\.1\)/);
  });

  it('come with what to do instead', async () => {
    const script = await play(TOY, ['soup', '99', '3,1', '', '', '', '', '', '', 'x', 'quit']);
    expect(script.before(1)).toMatch(/a place in inches from the south-west corner, like\s+12\.5,8/);
    expect(script.before(2)).toMatch(/There is no choice 99\. Type a number from 1 to \d/);
    expect(script.text()).toMatch(/A1 Marksman is set up in the south-west/);
    expect(script.text()).toMatch(/Type a whole number from 0 to|is not a choice here|in inches/);
    expect(widest(script)).toBeLessThanOrEqual(80);
  });

  it('on the command line list what is available', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await play({ ...TOY, setup: 'moon' }, []);
    await play({ ...TOY, bot: 'deep blue' }, []);
    await play({ ...TOY, seat: '7' }, []);
    await play({ ...TOY, people: '3' }, []);
    const output = errors.mock.calls.join('\n');
    for (const line of [/0 {2}Nursery/, /--bot is one of: /, /--seat is from 0 to 1/, /--people is from 0 to 2/])
      expect(output).toMatch(line);
    process.exitCode = 0;
  });
});

describe('anything typed', () => {
  const LINES = [
    '',
    '',
    '',
    '1',
    '2',
    '3',
    '0',
    '-1',
    '99',
    'none',
    'all',
    '1 2',
    '1,2',
    '2 1 3',
    '12.5,8',
    '3,20',
    '15,11',
    '10,8 12,9',
    '1e9,3',
    '?',
    'why',
    'why 1',
    'why 77',
    'why x',
    'map',
    'log',
    'log 3',
    'log x',
    'card',
    'card B1',
    'card b2',
    'see A1 B1',
    'see A1',
    'more',
    'undo',
    'soup',
    'x'.repeat(200),
    'constructor',
    '__proto__',
    'toString',
    'Pass',
    'a1',
    ' ',
  ];

  it.each([
    ['tin-soldiers', 300],
    ['kill-team', 250],
  ] as const)('never breaks a game of %s', async (ruleset, count) => {
    const next = numbers(`typed ${ruleset}`);
    const lines = Array.from({ length: count }, () => LINES[next(LINES.length)]!);
    const script = await play({ ...KILL_TEAM, bot: 'random', ruleset }, lines);
    expect(script.text()).toMatch(/Saved after answer \d+|wins,|A draw,/);
    expect(widest(script)).toBeLessThanOrEqual(80);
  });
});

describe('commands', () => {
  it('show help, map, log, cards, sight and exact chances', async () => {
    const script = await play(KILL_TEAM, [
      '?',
      'why',
      'map',
      'log 5',
      'card A1',
      'card Z9',
      'see A1 B1',
      'save',
      'quit',
    ]);
    const answers = Array.from({ length: 10 }, (_, i) => script.before(i)).join('\n---\n');
    for (const shown of [
      /Enter alone takes/,
      /KT-11\.7: /,
      /\+-{70}/,
      /is the Attacker/,
      /APL: 3/,
      /Type card and a model/,
      /Type see and two/,
      /Saved after/,
    ])
      expect(answers).toMatch(shown);
    expect(widest(script)).toBeLessThanOrEqual(80);
  });

  it('show the chances of a shot as bars, with every number explained', async () => {
    const script = scripted([], '');
    const typed = script.read;
    let told = '';
    let asked = false;
    await playCommand(KILL_TEAM, {
      ...script,
      read: async prompt => {
        await typed(prompt);
        if (asked) {
          told = script.shown.slice(-40).join('\n');
          return null;
        }
        asked = /Which enemy does .* shoot\?/.test(script.shown.slice(-12).join('\n'));
        return asked ? 'why 1' : '';
      },
    });
    const flat = told.replaceAll(/\s+/g, ' ');
    expect(script.text().replaceAll(/\s+/g, ' ')).toMatch(/% to take it out; leaves out Command Re-roll/);
    expect(flat).toMatch(/on average, \S+ to take it out \(KT-4\.6\).* % #+.*hits on \d\+/);
  });
});

describe('two people at one terminal', () => {
  it('hand over before the other is asked, and neither is shown the secrets of the other', async () => {
    const script = await play({ ...KILL_TEAM, people: '2' }, [], '');
    const parts = script.text().split('-- cleared --').slice(1);
    expect(parts.length).toBeGreaterThan(20);
    for (const part of parts) {
      const [, seat] = /Hand over to .* \(([AB])\)\./.exec(part)!;
      const owns = [...part.matchAll(/\(([AB])\): (?:your tac ops are|you scout)/g)].map(([, owner]) => owner);
      expect(owns.every(own => own === seat)).toBe(true);
    }
    const chosen = parts.filter(part => /Choose three tac ops/.test(part));
    expect(chosen.length).toBeGreaterThan(0);
    expect(widest(script)).toBeLessThanOrEqual(80);
  });

  it('may not undo an answer once the other has answered', async () => {
    const script = await play({ ...TOY, people: '2' }, ['', 'undo', '', 'undo', 'quit']);
    expect(script.before(2)).toMatch(/nothing to take back/);
    expect(script.before(4)).toMatch(/the other player has answered since/);
  });
});

describe('a side handed over', () => {
  it('is played to its end by a bot', async () => {
    const script = await play(TOY, ['', 'auto']);
    expect(script.text()).toMatch(/The bot "soldier" plays on for you\.[\s\S]*(wins|A draw), \d+ to \d+\./);
  });

  it('VG-15.4 is offered when nobody else is left', async () => {
    const ends = [];
    for (let seed = 0; ends.length === 0 && seed < 20; seed++) {
      const { text } = await play({ ...TOY, seed: `alone ${seed}` }, [], '');
      if (/Nobody else is left/.test(text())) ends.push(text());
    }
    expect(ends[0]).toMatch(/Nobody else is left\. Type auto to have the rest played for you\./);
  });
});

describe('bots', () => {
  it('play one another while you watch, the same way for the same seed', async () => {
    const one = await play({ ...TOY, watch: true, bot: 'soldier' }, []);
    expect(one.text()).toMatch(/the bot "soldier"; B is the bot "soldier"[\s\S]*(wins|A draw)/);
    expect((await play({ ...TOY, watch: true, bot: 'soldier' }, [])).text()).toBe(one.text());
  });
});

// Kills terminals in the middle of games, and checks what is left on disk.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { numbers } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { readGame, type SavedGame } from '@little-wars/table';
import { playCommand } from '../commands/play.ts';
import { isSettled } from '../play/session.ts';
import { killLater, type Started, started } from './started.ts';
import type { Torture, TortureResult } from './torture.ts';
import { optionsFor, type Task, type VictimGame } from './victim-task.ts';

/** How a process is killed: by a signal from outside, or by itself during a call of the file system. */
const WAYS = ['SIGKILL', 'SIGTERM', 'SIGHUP', 'in a save', 'in a rewrite'] as const;
type Way = (typeof WAYS)[number];

/** The calls of a rewrite, at each of which the process dies in turn. */
const REWRITE = 8;

/** The expected result of a signal that can be handled. */
const EXIT: { readonly [way in Way]?: number } = { SIGTERM: 143, SIGHUP: 129 };

/** Games in one process: each kill interrupts them all, and each of them counts as a try. */
export const GAMES = 5;

/** A game, and the contents of its file after the last kill. */
interface Victim extends VictimGame {
  readonly inputs: readonly unknown[];
  readonly number: number;
}

type Next = (below: number) => number;

const VICTIM = './victim.ts';

export const terminal: Torture = {
  name: 'terminal',
  promise: 'a game in the terminal that is killed at any moment goes on with every answer given',
  tries: 1000,
  run: async ({ tries, seed, onTry }) => {
    const folder = mkdtempSync(join(tmpdir(), 'little-wars-torture-'));
    try {
      const kills = new Kills(folder, seed);
      // The next process starts while the last one is being killed.
      let ready = started(folder, VICTIM);
      for (let done = 0; done < tries; done += GAMES) {
        const one = await ready;
        if (done + GAMES < tries) ready = started(folder, VICTIM);
        await kills.kill(one);
        onTry(GAMES);
      }
      return kills.result();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** How often a game has asked. */
const askedIn = ({ reports }: Started, game: number): number => reports.filter(line => line === String(game)).length;

class Kills {
  readonly #folder: string;
  readonly #next: Next;
  readonly #seed: string;
  readonly #failures: string[] = [];
  #games: readonly Victim[];
  #kills = 0;
  readonly #figures = { games: 0, finished: 0, answers: 0, halfLines: 0, halfFiles: 0 };

  constructor(folder: string, seed: string) {
    this.#folder = folder;
    this.#seed = seed;
    this.#next = numbers(seed);
    this.#games = Array.from({ length: GAMES }, (_, i) => this.#newGame(i));
  }

  result(): TortureResult {
    const { games, ...figures } = this.#figures;
    return { tries: games, figures: { kills: this.#kills, ...figures }, failures: this.#failures };
  }

  async kill(one: Started): Promise<void> {
    const way = WAYS[this.#kills % WAYS.length]!;
    const round = Math.floor(this.#kills / WAYS.length);
    const isRewrite = way === 'in a rewrite';
    const dieAt = isRewrite ? 1 + (round % REWRITE) : way === 'in a save' ? 1 + this.#next(60) : 0;
    const task: Task = { games: this.#games, dieAt, isRewrite };
    const ended = new Promise<number | null>(resolve => one.child.once('close', resolve));
    one.child.stdin!.write(`${JSON.stringify(task)}\n`);
    // A process that should kill itself may have nothing to write: it is killed in the end.
    if (dieAt === 0) killLater(one, way as NodeJS.Signals, this.#next(50), this.#next(8));
    else killLater(one, 'SIGKILL', 60, this.#next(8));
    const code = await ended;
    this.#kills++;
    const isFinished = code === 0;
    const wanted = EXIT[way];
    if (wanted !== undefined && code !== wanted && !isFinished) this.#fail(`${way} ended with ${code}`);
    if (code !== null && this.#leftovers().length > 0) this.#fail(`${way} left ${this.#leftovers().join(', ')}`);
    this.#figures.halfFiles += readdirSync(this.#folder).filter(name => name.endsWith('.new')).length;
    const games: Victim[] = [];
    for (const [i, game] of this.#games.entries()) games.push(await this.#inspected(game, askedIn(one, i), way));
    this.#games = games;
  }

  #newGame(number: number): Victim {
    // The smallest ruleset: saving is the same for all, and the quickest game saves most often.
    const ruleset = rulesets.at(-1)!.id;
    const seed = `${this.#seed} ${number}`;
    return { file: join(this.#folder, `${number}.json`), ruleset, seed, resume: false, inputs: [], number };
  }

  #leftovers(): readonly string[] {
    return readdirSync(this.#folder).filter(name => /\.(new|lock.*|\d+)$/.test(name));
  }

  /** Compares a file with what it must contain: the earlier answers, and every later one but the last. */
  async #inspected(game: Victim, asked: number, way: Way): Promise<Victim> {
    const given = Math.max(0, asked - 1);
    this.#figures.games++;
    this.#figures.answers += given;
    if (!existsSync(game.file)) {
      if (game.resume || given > 0) this.#fail(`${way}: game ${game.number} is gone after ${given} answers`);
      return { ...game, resume: false, inputs: [] };
    }
    const saved = readSaved(game.file);
    if (typeof saved === 'string') {
      this.#fail(`${way}: game ${game.number} cannot be read after ${given} answers: ${saved}`);
      return this.#newGame(game.number + GAMES);
    }
    const { session, dropped } = saved;
    const { inputs, state } = session.match;
    if (dropped?.half) this.#figures.halfLines++;
    const own = session.moments
      .slice(game.inputs.length)
      .filter(({ input, question }) => input.by === 0 && !isSettled(session, question)).length;
    if (JSON.stringify(inputs.slice(0, game.inputs.length)) !== JSON.stringify(game.inputs))
      this.#fail(`${way}: game ${game.number} has other answers than before`);
    if (own < given || own > asked) this.#fail(`${way}: game ${game.number} has ${own} of ${given} answers`);
    if (dropped?.half === false) this.#fail(`${way}: game ${game.number} is damaged in line ${dropped.line}`);
    if (state.question !== null) return { ...game, resume: true, inputs: this.#cut(game.file, inputs) };
    this.#figures.finished++;
    // A kill may leave the lock of a game that has just ended, which nobody opens again.
    rmSync(`${game.file}.lock`, { force: true });
    if (JSON.stringify(inputs) !== JSON.stringify(await wholeGame(game)))
      this.#fail(`${way}: game ${game.number} did not end as if it had never been killed`);
    return this.#newGame(game.number + GAMES);
  }

  /** Occasionally truncates the last line, as a power loss might: the next resume must rewrite the file. */
  #cut(file: string, inputs: readonly unknown[]): readonly unknown[] {
    const text = readFileSync(file, 'utf8');
    if (!text.endsWith('}\n') || inputs.length === 0 || this.#next(2) > 0) return inputs;
    writeFileSync(file, text.slice(0, -2 - this.#next(8)));
    // The lost line may be a snapshot, and then no input is lost.
    const saved = readSaved(file);
    return typeof saved === 'string' ? inputs.slice(0, -1) : saved.session.match.inputs;
  }

  #fail(what: string): void {
    this.#failures.push(`kill ${this.#kills} of seed "${this.#seed}", ${what}`);
  }
}

function readSaved(file: string): SavedGame | string {
  const read = readGame(rulesets, readFileSync(file, 'utf8'), () => []);
  return read.ok ? read.value : JSON.stringify(read.problems);
}

/** The inputs of the same game, played without interruption. */
async function wholeGame({ file, ruleset, seed }: VictimGame): Promise<readonly unknown[]> {
  const whole = `${file}.whole.json`;
  const nothing = (): void => undefined;
  const patient = {
    colour: false,
    write: nothing,
    clear: nothing,
    close: nothing,
    isStopped: () => false,
    read: async () => '',
  };
  await playCommand(optionsFor({ file: whole, ruleset, seed, resume: false }), patient);
  const saved = readSaved(whole);
  return typeof saved === 'string' ? [] : saved.session.match.inputs;
}

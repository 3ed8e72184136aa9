// Kills terminals in the middle of campaigns, in battles and between them, and checks what is left on disk.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Campaign, foundCampaign, isOver, nextPairings } from '@little-wars/campaign';
import { numbers } from '@little-wars/engine';
import { readGame } from '@little-wars/table';
import { logOf, readCampaign, rulesOf, writeCampaign } from '../campaign/terminal/files.ts';
import { editionBetween } from '../campaign/terminal/matches.ts';
import { answersIn, type CampaignTask, nextIn, type OnDisk } from './campaign-task.ts';
import { killLater, type Started, started } from './started.ts';
import type { Torture, TortureResult } from './torture.ts';

const WAYS = ['SIGKILL', 'in a save', 'SIGTERM', 'SIGKILL', 'in a rewrite', 'SIGHUP'] as const;
type Way = (typeof WAYS)[number];
const EXIT: { readonly [way in Way]?: number } = { SIGTERM: 143, SIGHUP: 129 };

/** Campaigns in one process: each kill interrupts all of them, and each of them counts as a try. */
export const CAMPAIGNS = 2;
const RULESET = 'kill-team';
const PARTS = ['battle', 'between'] as const;
const VICTIM = './campaign-victim.ts';

export const campaign: Torture = {
  name: 'campaign',
  promise:
    'a campaign in the terminal that is killed at any moment, in a battle or after it, goes on with every answer given',
  tries: 200,
  run: async ({ tries, seed, onTry }) => {
    const folder = mkdtempSync(join(tmpdir(), 'little-wars-campaigns-'));
    try {
      const kills = new Kills(folder, seed);
      let ready = started(folder, VICTIM);
      for (let done = 0; done < tries; done += CAMPAIGNS) {
        const one = await ready;
        if (done + CAMPAIGNS < tries) ready = started(folder, VICTIM);
        await kills.kill(one);
        onTry(CAMPAIGNS);
      }
      return kills.result();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** A campaign, and what was on disk after the last kill. */
interface Victim {
  readonly file: string;
  /** The seals of its entries. */
  readonly seals: readonly string[];
  /** The inputs of the match under way, by its part. */
  readonly logs: { readonly [part in (typeof PARTS)[number]]?: readonly unknown[] };
}

class Kills {
  readonly #folder: string;
  readonly #seed: string;
  readonly #next: (below: number) => number;
  readonly #failures: string[] = [];
  readonly #figures = { kills: 0, campaigns: 0, answers: 0, afterBattles: 0, battles: 0, finished: 0 };
  #victims: readonly Victim[];
  #begun = 0;

  constructor(folder: string, seed: string) {
    this.#folder = folder;
    this.#seed = seed;
    this.#next = numbers(seed);
    this.#victims = Array.from({ length: CAMPAIGNS }, () => this.#newCampaign());
  }

  result(): TortureResult {
    const { campaigns, ...figures } = this.#figures;
    return { tries: campaigns, figures, failures: this.#failures };
  }

  async kill(one: Started): Promise<void> {
    const way = WAYS[this.#figures.kills % WAYS.length]!;
    const dieAt = way === 'in a rewrite' ? 1 + this.#next(8) : way === 'in a save' ? 1 + this.#next(60) : 0;
    const files = this.#victims.map(({ file }) => file);
    const task: CampaignTask = { files, dieAt, isRewrite: way === 'in a rewrite', answers: this.#next(12) };
    const ended = new Promise<number | null>(resolve => one.child.once('close', resolve));
    one.child.stdin!.write(`${JSON.stringify(task)}\n`);
    // Sometimes much later, to interrupt bots too: they play on without being asked anything.
    const wait = this.#next(3) === 0 ? this.#next(400) : this.#next(8);
    if (dieAt === 0) killLater(one, way as NodeJS.Signals, this.#next(50), wait);
    else killLater(one, 'SIGKILL', 60, wait);
    const code = await ended;
    this.#figures.kills++;
    const wanted = EXIT[way];
    if (wanted !== undefined && code !== wanted && code !== 0) this.#fail(`${way} ended with ${code}`);
    if (code !== null && this.#leftovers().length > 0) this.#fail(`${way} left ${this.#leftovers().join(', ')}`);
    const reports = one.reports.map(line => JSON.parse(line) as OnDisk);
    this.#victims = this.#victims.map((victim, i) =>
      this.#inspected(
        victim,
        reports.filter(each => each.campaign === i),
        way,
      ),
    );
  }

  #leftovers(): readonly string[] {
    return readdirSync(this.#folder).filter(name => /\.(new|lock.*)$/.test(name));
  }

  /** Short battles, honours for everybody and points to spend, so that every question after a battle comes up. */
  #newCampaign(): Victim {
    const number = this.#begun++;
    const file = join(this.#folder, `${number}.json`);
    const rules = rulesOf(RULESET)!;
    const founders = rules.linking!.founders;
    const founder = founders[number % founders.length]!;
    const team = (name: string): object => ({ ...rules.linking!.found(founder, name), requisition: 3, stash: 5 });
    const founding = {
      name: `Campaign ${number}`,
      ruleset: RULESET,
      linked: true,
      pairing: 'round-robin' as const,
      rounds: 2,
      options: { turningPoints: 1, 'xp-deployed': 6 },
      players: [
        { name: 'Ada', bot: null, team: team('Ada') },
        { name: 'Ben', bot: 'random', team: team('Ben') },
      ],
    };
    writeCampaign(file, foundCampaign(rules, founding));
    return { file, seals: [], logs: {} };
  }

  /** Compares the disk with its state after the last kill, and with what the process reported when it was asked. */
  #inspected(victim: Victim, asked: readonly OnDisk[], way: Way): Victim {
    const { file } = victim;
    const name = basename(file);
    this.#figures.campaigns++;
    for (const [i, { entries, part, answers }] of asked.entries()) {
      const before = asked[i - 1];
      if (before?.entries !== entries || before.part !== part) continue;
      if (answers <= before.answers) this.#fail(`${way}: ${name} asked again before answer ${answers + 1} was on disk`);
    }
    this.#figures.answers += Math.max(0, asked.length - 1);
    this.#figures.afterBattles += Number(asked.at(-1)?.part === 'between');
    const read = readCampaign(file);
    if (!read.ok) {
      this.#fail(`${way}: ${name} cannot be read: ${JSON.stringify(read.problems)}`);
      return this.#newCampaign();
    }
    const seals = read.value.entries.map(({ seal }) => seal);
    if (victim.seals.some((seal, i) => seals[i] !== seal)) this.#fail(`${way}: ${name} has other battles than before`);
    this.#figures.battles += seals.length - victim.seals.length;
    const last = asked.at(-1);
    if (last && last.entries === seals.length && last.answers > this.#answersOn(file, last.part))
      this.#fail(`${way}: ${name} has lost an answer of its ${last.part}`);
    if (last && last.entries > seals.length) this.#fail(`${way}: ${name} has lost a battle`);
    const logs = this.#logsOf(victim, read.value, way);
    if (!isOver(read.value)) return { file, seals, logs };
    this.#figures.finished++;
    return this.#newCampaign();
  }

  #answersOn(file: string, part: OnDisk['part']): number {
    const { entries, pairing } = nextIn(file);
    return pairing === null ? 0 : (answersIn(file, entries, part, pairing) ?? 0);
  }

  /** The logs of the match under way; each continues what it was, or the match has been entered with all of it. */
  #logsOf({ file, seals, logs: before }: Victim, now: Campaign, way: Way): Victim['logs'] {
    const name = basename(file);
    const entered = now.entries[seals.length];
    const logs: { [part in (typeof PARTS)[number]]?: readonly unknown[] } = {};
    for (const part of PARTS) {
      const inputs = inputsIn(file, now, part);
      if (typeof inputs === 'string') this.#fail(`${way}: the ${part} of ${name} cannot be read: ${inputs}`);
      const is = entered ? entered[part]?.inputs : inputs;
      if (!isContinued(before[part] ?? [], typeof is === 'string' ? [] : (is ?? [])))
        this.#fail(`${way}: the ${part} of ${name} has other answers than before`);
      if (typeof inputs !== 'string' && inputs !== null) logs[part] = inputs;
    }
    return logs;
  }

  #fail(what: string): void {
    this.#failures.push(`kill ${this.#figures.kills} of seed "${this.#seed}", ${what}`);
  }
}

/** Compares answers alone: the hashes in a log and in a record are of different kinds. */
const isContinued = (before: readonly unknown[], now: readonly unknown[]): boolean => {
  const answers = (inputs: readonly unknown[]): string =>
    JSON.stringify(inputs.map(input => (input as { readonly answer: unknown }).answer));
  return answers(before) === answers(now.slice(0, before.length));
};

/** The inputs in the log of the match that is under way; null without one, a sentence if it cannot be read. */
function inputsIn(file: string, now: Campaign, part: OnDisk['part']): readonly unknown[] | string | null {
  const log = logOf(file, now.entries.length, part);
  const [pairing] = nextPairings(now);
  if (!pairing || !existsSync(log)) return null;
  const text = readFileSync(log, 'utf8');
  // Killed before the first line was written.
  if (!text.includes('\n')) return null;
  const { ruleset, linking } = rulesOf(RULESET)!;
  const edition = part === 'battle' ? ruleset : editionBetween(ruleset, linking!);
  const read = readGame([edition], text, () => []);
  return read.ok ? read.value.session.match.inputs : JSON.stringify(read.problems);
}

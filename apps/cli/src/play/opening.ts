// Starts a game at the terminal: a new or a saved one, and the file it is saved to.
import { randomBytes } from 'node:crypto';
import { BOTS } from '@little-wars/bots';
import type { Edition, Game } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import {
  type DepartedGame,
  type Dropped,
  isGameText,
  isOverText,
  openSession,
  type Player,
  peopleIn,
  type ReadGame,
  readGame,
  type SavedGame,
} from '@little-wars/table';
import { tellProblem } from '@little-wars/words';
import { whyNotWritten } from '../disk.ts';
import { fileTexts, readText } from '../read-file.ts';
import { fileAt, SAVE } from './files.ts';
import { resumeCommand } from './leaving.ts';
import { type Holder, lock, lockOf } from './lock.ts';
import { Saving } from './saving.ts';
import type { Session } from './session.ts';
import { titleOfSetup } from './setups.ts';

export interface PlayOptions {
  readonly ruleset: string;
  readonly setup: string;
  readonly bot: string;
  readonly seat: string;
  readonly people?: string;
  readonly watch?: boolean;
  readonly seed?: string;
  readonly record?: string;
  readonly save?: string;
  readonly resume?: string | boolean;
  readonly brief?: boolean;
}

/** An opened game, or the reasons why not. */
export type Opened =
  | {
      readonly ok: true;
      readonly session: Session;
      readonly saving: Saving | null;
      /** What the person should know about the files. */
      readonly notes: readonly string[];
      close(): void;
    }
  | {
      readonly ok: false;
      readonly why: readonly string[];
      /** A game in a file that today's rules would play differently. */
      readonly departed?: DepartedFile;
    };

export interface DepartedFile extends DepartedGame<Edition<Game>> {
  readonly file: string;
}

/** Objections to a file that should be continued. */
export const gameTexts = {
  ...fileTexts,
  'dice-without-seed': 'its dice have no seed, so it cannot be played on here; show it with: npm run replay -- FILE',
  'not-players': 'it does not say who plays; put a bot or "person" for each seat into its first line',
};

const refused = (...why: readonly string[]): Opened => ({ ok: false, why });

export function openGame(options: PlayOptions): Opened {
  return options.resume === undefined ? begun(options) : resumed(options, options.resume);
}

function playersFor({ bot, seat, people, watch }: PlayOptions, seats: number): readonly Player[] {
  const persons = watch ? 0 : people === undefined ? 1 : Number(people);
  return Array.from(
    { length: seats },
    (_, i): Player =>
      persons >= seats || (persons === 1 && i === Number(seat)) ? { kind: 'person' } : { kind: 'bot', level: bot },
  );
}

function problemWith({ bot, seat, people }: PlayOptions, seats: number): string | null {
  if (!Object.hasOwn(BOTS, bot)) return `--bot is one of: ${Object.keys(BOTS).join(', ')}`;
  if (!/^\d+$/.test(seat) || Number(seat) >= seats) return `--seat is from 0 to ${seats - 1}`;
  if (people !== undefined && !(/^\d+$/.test(people) && Number(people) <= seats))
    return `--people is from 0 to ${seats}`;
  return null;
}

function begun(options: PlayOptions): Opened {
  const ruleset = rulesets.find(({ id }) => id === options.ruleset)!;
  const wrong = problemWith(options, ruleset.seats);
  if (wrong !== null) return refused(wrong);
  const number = setupCalled(ruleset, options.setup);
  if (number === null)
    return refused(
      '--setup is a number or a name of:',
      ...ruleset.ready.map((setup, i) => `  ${i}  ${titleOfSetup(ruleset, setup)}`),
    );
  const session = openSession({
    name: ruleset.id,
    players: playersFor(options, ruleset.seats),
    ruleset,
    setup: ruleset.ready[number]!,
    dice: { source: 'seeded', seed: options.seed ?? randomBytes(6).toString('hex') },
  });
  // Watching bots must not replace a game that somebody plays.
  if (peopleIn(session) === 0 && options.save === undefined)
    return { ok: true, session, saving: null, notes: [], close: () => undefined };
  return locked(fileAt(options.save ?? SAVE), file => anew(file, session));
}

/** Finds a setup by number or by part of its title. */
function setupCalled(ruleset: Edition<Game>, name: string): number | null {
  if (/^\d+$/.test(name)) return Number(name) < ruleset.ready.length ? Number(name) : null;
  const index = ruleset.ready.findIndex(setup =>
    titleOfSetup(ruleset, setup).toLowerCase().includes(name.toLowerCase()),
  );
  return index < 0 ? null : index;
}

type Kept = { readonly session: Session; readonly saving: Saving; readonly notes: readonly string[] } | Opened;

/** Locks a file and opens a game in it; nobody else may write to it until the game is closed. */
function locked(file: string, open: (file: string) => Kept): Opened {
  try {
    const held = lock(file);
    if (!held.ok) return refused(...inUse(file, held.by));
    const opened = open(file);
    if (!('ok' in opened)) {
      const close = (): void => {
        opened.saving.close();
        held.release();
      };
      return { ...opened, ok: true, close };
    }
    held.release();
    return opened;
  } catch (error) {
    return refused(
      `The game cannot be saved to ${file}: ${whyNotWritten(error)}.`,
      'Name a file that can be written to with --save.',
    );
  }
}

function inUse(file: string, { pid, host }: Holder): readonly string[] {
  return [
    `${file} is being played in another terminal (process ${pid} on ${host}).`,
    'Go on there, or type quit there first; another game needs another file: --save NAME.',
    `If nothing is running there any more, delete ${lockOf(file)}.`,
  ];
}

/** A game in a file that may contain something else: an unfinished game is kept under another name. */
function anew(file: string, session: Session): Kept {
  const old = readText(file);
  const keepOld = old.ok && old.value !== '' && !isOverText(old.value);
  const notes = keepOld
    ? [
        isGameText(old.value)
          ? `${file} holds an unfinished game: ${resumeCommand(file)} continues it. It is kept under another name as soon as you answer here.`
          : `What is in ${file} now is kept under another name as soon as you answer.`,
      ]
    : [];
  return { session, saving: new Saving(file, session, { log: null, keepOld }), notes };
}

function resumed(options: PlayOptions, resume: string | boolean): Opened {
  const source = fileAt(typeof resume === 'string' ? resume : (options.save ?? SAVE));
  const text = readText(source);
  const isGame = text.ok && isGameText(text.value);
  const target = fileAt(options.save ?? (isGame ? source : SAVE));
  if (!text.ok || source !== target) {
    const read = reading(source, options);
    return 'why' in read ? failed(read) : locked(target, file => withNotes(anew(file, read.session), read));
  }
  return locked(target, file => {
    // Read again: another terminal may have continued before the lock was ours.
    const read = reading(file, options);
    if ('why' in read) return failed(read);
    const log = read.from === 'log' && read.dropped === null && read.isEnded ? read.session : null;
    const keepOld = read.from === 'record' || read.dropped?.half === false;
    return withNotes(
      { session: read.session, saving: new Saving(file, read.session, { log, keepOld }), notes: [] },
      read,
    );
  });
}

interface NotRead {
  readonly why: readonly string[];
  readonly departed: DepartedFile | null;
}

type Reading = NotRead | (SavedGame<Edition<Game>> & { readonly isEnded: boolean });

function reading(file: string, options: PlayOptions): Reading {
  const text = readText(file);
  const read: ReadGame<Edition<Game>> = text.ok
    ? readGame(rulesets, text.value, seats => playersFor(options, seats))
    : { ...text, departed: null };
  if (read.ok) return { ...read.value, isEnded: text.ok && text.value.endsWith('\n') };
  const why = [`${file} cannot be resumed:`, ...read.problems.map(each => `- ${tellProblem(each, gameTexts)}`)];
  return { why, departed: read.departed && { ...read.departed, file } };
}

const failed = ({ why, departed }: NotRead): Opened => ({
  ...{ ok: false, why },
  ...(departed ? { departed } : {}),
});

/** Continues a departed game in its file; the current contents are kept under another name. */
export const openedOn = (target: string, session: Session): Opened =>
  locked(target, file => ({ session, saving: new Saving(file, session, { log: null, keepOld: true }), notes: [] }));

const withNotes = (kept: Kept, { dropped }: { readonly dropped: Dropped | null }): Kept =>
  'ok' in kept || dropped === null ? kept : { ...kept, notes: [...kept.notes, droppedNote(dropped)] };

function droppedNote({ line, lines, half }: Dropped): string {
  if (half) return 'The last line of the file was only half written and is left out: answer that question again.';
  const rest = lines === 1 ? `Line ${line} of the file` : `The last ${lines} lines of the file, from line ${line} on,`;
  return `${rest} cannot be read and ${lines === 1 ? 'is' : 'are'} left out. The file is kept under another name as soon as you answer.`;
}

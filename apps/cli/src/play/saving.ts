// A game on disk while it is played: a log to which every input is appended as it happens.
import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fstatSync,
  fsyncSync,
  linkSync,
  openSync,
  statSync,
} from 'node:fs';
import { appended, gameFile, isPerson, peopleIn } from '@little-wars/table';
import { whyNotWritten, writeAll, writeWhole } from '../disk.ts';
import type { Session } from './session.ts';

export interface Saved {
  /** What the file already contains, if it can be appended to; null if it must be rewritten. */
  readonly log: Session | null;
  /** Whether the current contents must be kept under another name. */
  readonly keepOld: boolean;
}

/**
 * Saves one game into one file. Nothing is written before a person has answered, so that looking at a new game does not
 * replace the old one.
 */
export class Saving {
  readonly file: string;
  /** Where the earlier contents of the file went, if they were kept. */
  aside: string | null = null;
  #keepOld: boolean;
  /** What is in the file, and the file opened for appending. */
  #log: { readonly session: Session; readonly to: number } | null;
  readonly #inputs: number;

  constructor(file: string, start: Session, { log, keepOld }: Saved) {
    this.file = file;
    this.#keepOld = keepOld;
    this.#inputs = start.match.inputs.length;
    this.#log = log && { session: log, to: openSync(file, 'a') };
  }

  /** The number of inputs that are in the file; null if this game is not in it yet. */
  get inputs(): number | null {
    return this.#log?.session.match.inputs.length ?? null;
  }

  /** Saves what is new. A person's answer is on disk when this returns. Returns what went wrong, or null. */
  keep(session: Session, evenIfNew = false): string | null {
    if (this.#log?.session === session) return null;
    try {
      if (this.#log && !this.#isInPlace(this.#log.to)) this.close();
      if (this.#log) this.#append(this.#log, session);
      else if (evenIfNew || this.#isBegun(session)) this.#writeAnew(session);
      return null;
    } catch (error) {
      // Half a line may be there now: the next attempt writes the whole file.
      this.close();
      return whyNotWritten(error);
    }
  }

  close(): void {
    if (this.#log) closeSync(this.#log.to);
    this.#log = null;
  }

  /** Whether a person has answered since this game was opened; always true if only bots play. */
  #isBegun(session: Session): boolean {
    const { inputs } = session.match;
    if (inputs.length < this.#inputs || peopleIn(session) === 0) return true;
    return inputs.slice(this.#inputs).some(({ by }) => isPerson(session.players, by));
  }

  /** Whether the file is still the one that is open: it may have been deleted or replaced. */
  #isInPlace(to: number): boolean {
    return existsSync(this.file) && statSync(this.file).ino === fstatSync(to).ino;
  }

  #append(log: { readonly session: Session; readonly to: number }, session: Session): void {
    writeAll(log.to, appended(log.session, session));
    const news = session.match.inputs.slice(log.session.match.inputs.length);
    this.#log = { ...log, session };
    // Dice and answers of bots follow from the seed: whatever a power loss takes of them is reproduced.
    const isForeseen = news.length > 0 && !news.some(({ by }) => isPerson(session.players, by));
    if (!isForeseen || session.match.state.question === null) fsyncSync(log.to);
  }

  #writeAnew(session: Session): void {
    if (this.#keepOld && existsSync(this.file)) {
      this.aside = freeName(this.file);
      copyTo(this.file, this.aside);
    }
    this.#keepOld = false;
    writeWhole(this.file, gameFile(session));
    this.#log = { session, to: openSync(this.file, 'a') };
  }
}

/** Gives a file a second name; the first may be replaced after that. */
function copyTo(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch {
    copyFileSync(file, name, constants.COPYFILE_EXCL);
  }
}

/** The first of `game.json.1`, `game.json.2`, … that does not exist. */
function freeName(file: string): string {
  for (let number = 1; ; number++) {
    const name = `${file}.${number}`;
    if (!existsSync(name)) return name;
  }
}

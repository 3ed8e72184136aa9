// One terminal per saved game. A lock names the process that holds it, so that a stale one left by a kill is ignored.
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';

export interface Holder {
  readonly pid: number;
  readonly host: string;
  /** When the process started, if the system provides it: process ids are reused. */
  readonly started: string | null;
}

export type Lock = { readonly ok: true; release(): void } | { readonly ok: false; readonly by: Holder };

export const lockOf = (file: string): string => `${file}.lock`;

/** Locks a file, or says who holds it. Throws if the folder cannot be written to. */
export function lock(file: string): Lock {
  const name = lockOf(file);
  const mine: Holder = { pid: process.pid, host: hostname(), started: processOf(process.pid)?.started ?? null };
  const text = JSON.stringify(mine);
  for (;;) {
    if (isCreated(name, text)) {
      removeDrafts(name);
      return { ok: true, release: () => release(name, text) };
    }
    const existing = textOf(name);
    if (existing === null) continue;
    const by = holderIn(existing);
    if (by && isAlive(by)) return { ok: false, by };
    removeStale(name, existing);
  }
}

/** Creates the lock with its text in one step, so that nobody ever reads half of it. */
function isCreated(name: string, text: string): boolean {
  const draft = `${name}.${process.pid}`;
  writeFileSync(draft, text);
  try {
    linkSync(draft, name);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    return isCreatedWithoutLinks(name, text);
  } finally {
    rmSync(draft, { force: true });
  }
}

function isCreatedWithoutLinks(name: string, text: string): boolean {
  try {
    writeFileSync(name, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the lock of a dead process, unless another process has already replaced it. */
function removeStale(name: string, stale: string): void {
  const aside = `${name}.${process.pid}.old`;
  try {
    renameSync(name, aside);
    if (textOf(aside) !== stale) linkSync(aside, name);
  } catch {
    // Another process removed it first.
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Removes the files left behind by processes that were killed while locking. */
function removeDrafts(name: string): void {
  const [folder, draft] = [dirname(name), `${basename(name)}.`];
  for (const each of readdirSync(folder)) {
    const pid = each.startsWith(draft) ? Number(each.slice(draft.length).replace('.old', '')) : Number.NaN;
    if (pid > 0 && !isRunning(pid)) rmSync(join(folder, each), { force: true });
  }
}

function release(name: string, text: string): void {
  if (textOf(name) === text) rmSync(name, { force: true });
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function holderIn(text: string): Holder | null {
  try {
    const { pid, host, started } = JSON.parse(text) as Holder;
    return Number.isInteger(pid) && pid > 0 ? { pid, host, started } : null;
  } catch {
    return null;
  }
}

/** For another machine this is unknown, so the holder counts as alive. */
function isAlive({ pid, host, started }: Holder): boolean {
  if (host !== hostname()) return true;
  if (!isRunning(pid)) return false;
  const state = processOf(pid);
  if (state === null) return true;
  return !state.isDead && (started === null || state.started === started);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Any other error means that the process exists and belongs to another user.
    return codeOf(error) !== 'ESRCH';
  }
}

/** State and start time of a process on Linux; null elsewhere. */
function processOf(pid: number): { readonly started: string; readonly isDead: boolean } | null {
  const stat = textOf(`/proc/${pid}/stat`);
  if (stat === null) return null;
  // The second field is the program's name in brackets, which may contain anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { started: fields[19] ?? '', isDead: fields[0] === 'Z' || fields[0] === 'X' };
}

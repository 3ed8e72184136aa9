// File writes that survive a kill or a power loss at any moment.
import { closeSync, existsSync, fsyncSync, openSync, realpathSync, renameSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a whole text; `writeSync` may write only part of it. */
export function writeAll(to: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let done = 0; done < bytes.length; ) done += writeSync(to, bytes, done);
}

/** Replaces a whole file atomically: readers see either the old or the new text. */
export function writeWhole(file: string, text: string): void {
  const target = existsSync(file) ? realpathSync(file) : file;
  // Renaming onto a device or a pipe would replace it.
  if (existsSync(target) && !statSync(target).isFile()) throw new Error('it is not a file');
  const next = `${target}.new`;
  const opened = openSync(next, 'w');
  try {
    writeAll(opened, text);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
  renameSync(next, target);
  syncFolderOf(target);
}

/** Makes a new name in a folder durable. Not every system can open a folder; those do not need it. */
export function syncFolderOf(file: string): void {
  try {
    const folder = openSync(dirname(file), 'r');
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
  } catch {
    // Windows, and some network drives.
  }
}

const WHY: { readonly [code: string]: string } = {
  ENOENT: 'there is no such folder',
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'that disk is read-only',
  ENOSPC: 'the disk is full',
  EISDIR: 'this is a folder',
  ENOTDIR: 'this is not in a folder',
};

/** Why writing failed, as part of a sentence. */
export const whyNotWritten = (error: unknown): string =>
  WHY[String((error as { code?: unknown }).code)] ?? (error as Error).message;

// The task of a process that plays campaigns until it is killed, and what it reports.
import { existsSync, readFileSync } from 'node:fs';
import { type CampaignFile, foundCampaign, nextPairings, type Pairing } from '@little-wars/campaign';
import { logOf, rulesOf } from '../campaign/terminal/files.ts';

export interface CampaignTask {
  readonly files: readonly string[];
  /** Kills itself at this call of the file system; 0: waits to be killed. */
  readonly dieAt: number;
  /** Calls are counted from the first whole-file write. */
  readonly isRewrite: boolean;
  /** After so many answers in a battle a bot plays it to its end, so that what follows is reached too. */
  readonly answers: number;
}

/** What is on disk when a question is asked: the log of the match, and the person's answers in it. */
export interface OnDisk {
  readonly campaign: number;
  readonly entries: number;
  readonly part: 'battle' | 'between';
  readonly answers: number;
}

/** The only person in every campaign. */
export const PERSON = 0;

/** The campaign of a file without checking it, and who plays next; null if it is over. */
export function nextIn(file: string): { readonly entries: number; readonly pairing: Pairing | null } {
  const { founding, entries } = JSON.parse(readFileSync(file, 'utf8')) as CampaignFile;
  const campaign = { ...foundCampaign(rulesOf(founding.ruleset)!, founding), entries };
  return { entries: entries.length, pairing: nextPairings(campaign)[0] ?? null };
}

/** The person's answers in the log of a match; null if there is none. */
export function answersIn(file: string, entries: number, part: OnDisk['part'], pairing: Pairing): number | null {
  const log = logOf(file, entries, part);
  if (!existsSync(log)) return null;
  const own = `{"by":${pairing.indexOf(PERSON)},`;
  // The last line is empty, or was cut off by a kill.
  const lines = readFileSync(log, 'utf8').split('\n').slice(0, -1);
  return lines.filter(line => line.startsWith(own)).length;
}

// Campaigns between bots in a file, one line each, so that many can be played in pieces
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { fingerprint } from '@little-wars/engine';
import type { PlayedCampaign } from './play.ts';

/** A campaign in a file: its number, and a key that stands for everything that it was played with. */
interface Line {
  readonly key: string;
  readonly n: number;
  readonly played: PlayedCampaign;
}

export const keyOf = (playedWith: object): string => fingerprint(playedWith);

const isLine = (x: unknown): x is Line =>
  typeof x === 'object' && x !== null && ['key', 'n', 'played'].every(field => field in x);

/** A line that was cut off when the program was ended is left out. */
function lineIn(text: string): Line | null {
  try {
    const line: unknown = JSON.parse(text);
    return isLine(line) ? line : null;
  } catch {
    return null;
  }
}

/** The campaigns of a file that were played with the same, by their numbers. */
export function knownIn(file: string | undefined, key: string): ReadonlyMap<number, PlayedCampaign> {
  if (file === undefined || !existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8').split('\n').map(lineIn);
  return new Map(lines.flatMap(line => (line?.key === key ? [[line.n, line.played] as const] : [])));
}

/** Begins on a new line, whatever became of the one before. */
export function keep(file: string | undefined, key: string, n: number, played: PlayedCampaign): void {
  if (file !== undefined) appendFileSync(file, `\n${JSON.stringify({ key, n, played } satisfies Line)}\n`);
}

import type { Seat } from '../kernel/questions.ts';
import type { Problem, Read } from '../read.ts';

import { problem } from '../read.ts';
import { shaBytes, shaOf } from './sha.ts';
import { counted, type Dice, type DiceSource, fairNumber, type RollKey } from './source.ts';

/**
 * Auditable dice. Before the first input every seat picks a secret and publishes only its commitment; once all
 * commitments are in the record, the secrets form the seed of the match; after the match the secrets are revealed, and
 * anyone can reproduce every roll. All values are SHA-256 of plain text, so any tool can check them:
 *
 *   commitment  "little-wars commitment\n" seat "\n" secret
 *   seed        "little-wars match seed\n" setup hash "\n" secret of seat 0 "\n" secret of seat 1 …
 *   faces       seed "\n" ["purpose",whose,count,sides,nth] as JSON "\n" block, block = 0, 1, …: each gives eight
 *               big-endian 32-bit numbers x; x >= 2^32 - 2^32 mod sides is skipped, else the face is x mod sides + 1
 *
 * What it protects against: no seat can choose or predict the dice, because it does not know the other's secret when it
 * commits to its own; the seat in the commitment stops one seat from copying the other's; and past faces reveal nothing
 * about future ones. No roll can be changed afterwards without the audit showing which.
 *
 * What it does not: a party that holds all secrets during play (a server that rolls, a page on which both seats play)
 * can predict every roll and could leak it; nothing stops seats from colluding; and decisions are not signed, so anyone
 * who invents all secrets can invent a whole match: a seat should compare the commitments with those noted at the
 * start. A secret must be random and used only once: the engine has no randomness, so the caller passes it in, as 64 or
 * more hexadecimal digits (32 bytes), which also makes guessing it from the commitment hopeless.
 */
const SECRET = /^(?:[0-9a-f]{2}){32,128}$/;

export const isSecret = (x: unknown): x is string => typeof x === 'string' && SECRET.test(x);

/** The commitment to a secret, which a seat publishes before the match. */
export function commit(secret: string, seat: Seat): Read<string> {
  if (!isSecret(secret)) return { ok: false, problems: [notASecret('')] };
  return { ok: true, value: shaOf(`little-wars commitment\n${seat}\n${secret}`) };
}

/** The seed of a match, from the hash of its setup and the secrets in seat order. */
export function matchSeed(setupHash: string, secrets: readonly string[]): Read<string> {
  const problems: Problem[] = secrets.flatMap((secret, i) => (isSecret(secret) ? [] : [notASecret(`[${i}]`)]));
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: shaOf(['little-wars match seed', setupHash, ...secrets].join('\n')) };
}

const notASecret = (path: string): Problem => problem(path, 'not-a-secret', { bytes: 32 });

export function auditedDice(seed: string): Dice {
  return ({ purpose, whose, count, sides }, nth) => {
    const key = JSON.stringify([purpose, whose, count, sides, nth]);
    const next = wordsFrom(`${seed}\n${key}`);
    return Array.from({ length: count }, () => fairNumber(sides, next) + 1);
  };
}

/** The 32-bit numbers of a text's blocks, one after the other. */
function wordsFrom(text: string): () => number {
  let [block, at, bytes] = [0, 0, shaBytes(`${text}\n0`)];
  return () => {
    if (at === bytes.length) [at, bytes] = [0, shaBytes(`${text}\n${++block}`)];
    const x = bytes[at]! * 0x1000000 + bytes[at + 1]! * 0x10000 + bytes[at + 2]! * 0x100 + bytes[at + 3]!;
    at += 4;
    return x;
  };
}

/** Audited dice as a source. A resumed match passes in its earlier rolls. */
export const audited = (seed: string, history: readonly RollKey[] = []): DiceSource =>
  counted(auditedDice(seed), history);

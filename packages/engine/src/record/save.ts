import type { Seat } from '../kernel/questions.ts';
import type { Game } from '../kernel/types.ts';
import type { Read } from '../read.ts';
import { readAs } from '../read.ts';
import { fingerprint } from './canonical.ts';
import type { Match } from './match.ts';
import {
  type DiceInfo,
  FORMAT,
  type RecordFile,
  type SeenInput,
  type SeenRecord,
  seenShape,
  VERSION,
} from './record-file.ts';

/** Identifies the rules and the setup; match seeds are bound to it. */
export const setupHash = <G extends Game>({ made, setup }: Pick<Match<G>, 'made' | 'setup'>): string =>
  fingerprint({ ruleset: made, setup });

export function save<G extends Game>(match: Match<G>): RecordFile {
  const record = unsealed(match);
  return { ...record, seal: fingerprint(record) };
}

export const sealOf = <G extends Game>(match: Match<G>): string => fingerprint(unsealed(match));

const unsealed = <G extends Game>(match: Match<G>): Omit<RecordFile, 'seal'> => ({
  format: FORMAT,
  version: VERSION,
  ruleset: match.made,
  // Drops fields that are undefined, as JSON does.
  setup: JSON.parse(JSON.stringify(match.setup)) as unknown,
  dice: match.dice,
  inputs: match.inputs.map(({ by, answer, hash }) => ({ by, answer, hash })),
});

/**
 * The record as a seat, or a spectator (null), may see it during play: secret answers of others are sealed, and hashes
 * that would reveal them are left out, as are the seed and the secrets of the dice.
 */
export function recordFor<G extends Game>(match: Match<G>, seat: Seat | null): SeenRecord {
  const { seal: _seal, inputs: _inputs, dice, ...head } = save(match);
  let betrays = false;
  const inputs = match.inputs.map(({ by, answer, hash, secret }): SeenInput => {
    const sealed = secret && by !== seat;
    betrays ||= sealed;
    return { by, answer: sealed ? null : answer, hash: betrays ? null : hash, sealed };
  });
  return { ...head, seat, dice: withoutSecrets(dice), inputs };
}

function withoutSecrets(dice: DiceInfo): DiceInfo {
  if (dice.source === 'seeded') return { source: 'seeded', seed: null };
  if (dice.source === 'audited') return { ...dice, secrets: dice.secrets.map(() => null) };
  return dice;
}

/** Validates a seat's record that came from outside. */
export const readSeen = (x: unknown): Read<SeenRecord> => readAs(seenShape, x);

import type { Game } from '../kernel/types.ts';
import { fingerprint } from './canonical.ts';
import type { Match } from './match.ts';
import { FORMAT, type RecordedInput, type RecordFile, VERSION } from './record-file.ts';

/** Identifies the rules and the setup; match seeds are bound to it. */
export const setupHash = <G extends Game>({ made, setup }: Pick<Match<G>, 'made' | 'setup'>): string =>
  fingerprint({ ruleset: made, setup });

/** What a record holds of a match. */
export type Recorded<G extends Game = Game> = Pick<Match<G>, 'made' | 'setup' | 'dice' | 'start'> & {
  readonly inputs: readonly RecordedInput[];
};

export function save<G extends Game>(match: Recorded<G>): RecordFile {
  const record = unsealed(match);
  return { ...record, seal: fingerprint(record) };
}

export const sealOf = <G extends Game>(match: Recorded<G>): string => fingerprint(unsealed(match));

const unsealed = <G extends Game>(match: Recorded<G>): Omit<RecordFile, 'seal'> => ({
  format: FORMAT,
  version: VERSION,
  ruleset: match.made,
  // Drops fields that are undefined, as JSON does.
  setup: JSON.parse(JSON.stringify(match.setup)) as unknown,
  dice: match.dice,
  ...(match.start ? { start: match.start } : {}),
  inputs: match.inputs.map(({ by, answer, hash }) => ({ by, answer, hash })),
});

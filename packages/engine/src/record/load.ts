import type { Game, Ruleset } from '../kernel/types.ts';
import { parseJson, TEXT_LIMITS } from '../parse-json.ts';
import { type Problem, problem, type Read, type Reader } from '../read.ts';
import { fingerprint } from './canonical.ts';
import { madeWith } from './made-with.ts';
import { type Match, newMatch, type Played, readSetup, step } from './match.ts';
import { type RecordFile, recordShape } from './record-file.ts';
import { readState, startedAt, stateShape } from './start.ts';

/**
 * Loads a match from a record, as text or as data, or returns every problem with it. The whole match is replayed and
 * every state compared, so a loaded match can always continue. A record of another version of the rules loads if
 * today's rules lead to the same states; otherwise the problems say which version it was and where the rules depart.
 * `listen` is told how many inputs are checked, and of how many.
 */
export function load<G extends Game, R extends Ruleset<G>>(
  rulesets: readonly (R & Ruleset<G>)[],
  x: unknown,
  listen?: (inputs: number, of: number) => void,
): Read<Match<G, R>> {
  try {
    const data = typeof x === 'string' ? parseJson(x, TEXT_LIMITS.record) : { ok: true as const, value: x };
    return data.ok ? loadData(rulesets, data.value, listen) : data;
  } catch {
    return refused([problem('', 'unreadable')]);
  }
}

const refused = (problems: readonly Problem[]): Read<never> => ({ ok: false, problems });

function loadData<G extends Game, R extends Ruleset<G>>(
  rulesets: readonly (R & Ruleset<G>)[],
  x: unknown,
  listen?: (inputs: number, of: number) => void,
): Read<Match<G, R>> {
  const { problems: form, record } = readRecord(x);
  // A part with a wrong form is not checked any further.
  const well = (part: string): boolean => !form.some(({ path }) => path === '' || isUnder(path, part));
  const ruleset = well('ruleset') ? rulesets.find(({ id }) => id === record.ruleset.id) : undefined;
  const setup = ruleset && well('setup') ? guardedSetup(ruleset, record.setup) : null;
  const problems = [
    ...form,
    ...(well('ruleset') && !ruleset ? [problem('ruleset.id', 'unknown-ruleset', { id: record.ruleset.id })] : []),
    ...(setup?.ok === false ? setup.problems.map(each => ({ ...each, path: below('setup', each.path) })) : []),
    ...(ruleset && well('dice') ? reasonsAgainstSeats(record, ruleset) : []),
  ];
  // A changed rule alone is no reason to refuse, but it may explain the others.
  const changed = ruleset && well('ruleset') ? changesOfRuleset(record, ruleset) : [];
  const broken = form.length === 0 ? reasonsAgainstSeal(record) : [];
  if (problems.length > 0 || !ruleset || !setup?.ok) return refused([...changed, ...problems, ...broken]);
  const start = startIn(ruleset, setup.value, record);
  if (!start.ok) return refused([...changed, ...start.problems, ...broken]);
  // Replay even if the seal is broken: the first input that goes wrong shows where the record was edited.
  const replayed = replay(start.value, record, listen);
  if (replayed.ok) return broken.length === 0 ? replayed : refused(broken);
  return refused([...changed, ...broken, ...replayed.problems]);
}

/** The record as far as it can be read; parts with problems hold placeholders. */
function readRecord(x: unknown): { readonly problems: Problem[]; readonly record: RecordFile } {
  const reader: Reader = { problems: [] };
  try {
    return { problems: reader.problems, record: recordShape(reader, '', x) };
  } catch {
    const problems = [...reader.problems, problem('', 'unreadable')];
    return { problems, record: {} as RecordFile };
  }
}

const isUnder = (path: string, part: string): boolean =>
  path === part || path.startsWith(`${part}.`) || path.startsWith(`${part}[`);

const below = (part: string, path: string): string =>
  path === '' || path.startsWith('[') ? part + path : `${part}.${path}`;

function changesOfRuleset<G extends Game>({ ruleset: theirs }: RecordFile, ruleset: Ruleset<G>): readonly Problem[] {
  const ours = madeWith(ruleset);
  if (ours.version !== theirs.version)
    return [problem('ruleset.version', 'other-ruleset-version', { made: theirs.version, ours: ours.version })];
  return ours.content === theirs.content ? [] : [problem('ruleset.content', 'other-content')];
}

/** Treats an exception from `readSetup` as a refusal. */
function guardedSetup<G extends Game>(ruleset: Ruleset<G>, x: unknown): Read<G['setup']> {
  try {
    return readSetup(ruleset, x);
  } catch {
    return refused([problem('', 'unreadable')]);
  }
}

function reasonsAgainstSeats<G extends Game>({ dice }: RecordFile, { seats }: Ruleset<G>): readonly Problem[] {
  if (dice.source !== 'audited') return [];
  return (['commitments', 'secrets'] as const).flatMap(part =>
    dice[part].length === seats ? [] : [problem(`dice.${part}`, 'wrong-number', { wanted: seats })],
  );
}

function reasonsAgainstSeal(record: RecordFile): readonly Problem[] {
  const { seal, ...rest } = record;
  return fingerprint(rest) === seal ? [] : [problem('seal', 'seal-does-not-fit')];
}

/** The match before its first input: at the opening, or at the snapshot that it goes on from. */
function startIn<G extends Game, R extends Ruleset<G>>(
  ruleset: R & Ruleset<G>,
  setup: G['setup'],
  { ruleset: made, dice, start }: RecordFile,
): Read<Match<G, R>> {
  try {
    if (start === undefined) return { ok: true, value: { ...newMatch<G, R>(ruleset, setup, dice), made } };
    const state = readState(stateShape(ruleset, setup), start.state);
    if (!state.ok) return refused(state.problems.map(each => ({ ...each, path: below('start.state', each.path) })));
    return { ok: true, value: { ...startedAt<G, R>(ruleset, setup, { ...start, state: state.value }, dice), made } };
  } catch (error) {
    return refused([problem('inputs[0]', 'rules-failed', { error: String(error) })]);
  }
}

/** Replays the record up to the first input that is refused or leads to a different state. */
function replay<G extends Game, R extends Ruleset<G>>(
  match: Match<G, R>,
  record: RecordFile,
  listen?: (inputs: number, of: number) => void,
): Read<Match<G, R>> {
  const inputs: Played[] = [];
  try {
    let { state } = match;
    for (const [i, { by, answer, hash }] of record.inputs.entries()) {
      const stepped = step(match, state, { by, answer });
      if (!stepped.ok) return refused([problem(`inputs[${i}]`, 'input-refused', { reasons: stepped.reasons })]);
      if (stepped.played.hash !== hash)
        return refused([problem(`inputs[${i}].hash`, 'other-state', { made: hash, replayed: stepped.played.hash })]);
      inputs.push(stepped.played);
      state = stepped.state;
      listen?.(inputs.length, record.inputs.length);
    }
    return { ok: true, value: { ...match, inputs, state } };
  } catch (error) {
    // A bug in the rules; refuse the record rather than load half of it.
    return refused([problem(`inputs[${inputs.length}]`, 'rules-failed', { error: String(error) })]);
  }
}

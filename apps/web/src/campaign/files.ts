// Campaigns as files: for keeping, and for players who are not at the same screen.
import { type Entry, type Pending, saveCampaign } from '@little-wars/campaign';
import { type Game, load, type Problem, problem, type Ruleset, save } from '@little-wars/engine';
import { peopleAt, sessionOf, type TableMatch } from '@little-wars/table';
import { storedRecord } from '../game/begin.ts';
import { restoredFrom } from '../game/restoring.ts';
import { playableCalled } from '../game/rulesets.ts';
import { revealed } from '../replay/revealed.ts';
import {
  keepNewCampaign,
  keepStep,
  type Next,
  type StoredCampaign,
  type StoredEntry,
  storedCampaigns,
  storedEntries,
} from '../store/campaigns.ts';
import { type Rows, rowsOf, storedMatch } from '../store/database.ts';
import type { LoadedCampaign } from './beside.ts';

/** The record of a match of this browser, as far as it has been played. */
async function recordCalled(id: string) {
  const stored = await storedMatch(id);
  const ruleset = stored && (await playableCalled(stored.match.ruleset));
  const session = stored && ruleset ? restoredFrom(ruleset, stored).session : null;
  return stored && session ? save(revealed(session.match, stored.match.secrets)) : null;
}

/** The whole campaign, with the battle under way, as the text of a file. */
export async function exported(row: StoredCampaign): Promise<string> {
  const stored = await storedEntries(row.id);
  const entries = row.entries.map((entry, n): Entry => {
    const { battle = null, between = null } = stored.find(each => each.n === n) ?? {};
    return { ...entry, battle, between };
  });
  const { next } = row;
  const battle = next && (await recordCalled(next.battle));
  const between = next?.between ? await recordCalled(next.between) : null;
  const pending: Pending | null = next && battle ? { round: next.round, players: next.players, battle, between } : null;
  return `${JSON.stringify(saveCampaign({ founding: row.founding, entries }, pending))}\n`;
}

/** The outcome of importing a file. */
export type Imported =
  /** This browser did not have the campaign. */
  | { readonly as: 'new'; readonly id: string }
  /** The file continued the campaign here: by so many battles, or only in the battle under way. */
  | { readonly as: 'continued'; readonly id: string; readonly battles: number }
  /** The campaign here is the same, or further on. */
  | { readonly as: 'known'; readonly id: string; readonly isAhead: boolean }
  /** Both went on from the same battle in different ways. */
  | { readonly as: 'forked'; readonly id: string; readonly after: number; keepBoth(): Promise<string> }
  | { readonly as: 'refused'; readonly problems: readonly Problem[] };

const sealsOf = ({ entries }: Pick<StoredCampaign, 'entries'>): readonly string[] => entries.map(({ seal }) => seal);

/** The seal of the founding: in the first entry or, as long as there is none, the campaign's own. */
const firstSeal = ({ entries, seal }: Pick<StoredCampaign, 'entries' | 'seal'>): string => entries[0]?.previous ?? seal;

/** Stores a checked file: as a new campaign, or as the continuation of one that is here. */
export async function imported(loaded: LoadedCampaign): Promise<Imported> {
  const { campaigns } = await storedCampaigns();
  const family = campaigns.filter(each => firstSeal(each) === firstSeal(loaded));
  const isPrefix = (short: readonly string[], long: readonly string[]): boolean =>
    short.every((seal, n) => long[n] === seal);
  const theirs = sealsOf(loaded);
  const same = family.find(each => isPrefix(sealsOf(each), theirs) || isPrefix(theirs, sealsOf(each)));
  if (same) return goOn(same, loaded);
  const [other] = family;
  if (!other) return { as: 'new', id: await keptAnew(loaded) };
  const ours = sealsOf(other);
  const after = theirs.findIndex((seal, n) => seal !== ours[n]);
  return { as: 'forked', id: other.id, after, keepBoth: () => keptAnew(loaded) };
}

async function keptAnew(loaded: LoadedCampaign): Promise<string> {
  const { founding, teams, seal } = loaded;
  const id = crypto.randomUUID();
  const now = Date.now();
  const { next, begun } = await pendingRows(id, loaded);
  const row: StoredCampaign = {
    id,
    name: founding.name,
    ruleset: founding.ruleset,
    founding,
    entries: loaded.entries.map(light),
    teams,
    seal,
    next,
    begun: now,
    touched: now,
    fence: 1,
  };
  await keepNewCampaign(row, { entries: entryRows(id, loaded, 0), begun });
  return id;
}

const light = (entry: Entry): Entry => ({ ...entry, battle: null, between: null });

const entryRows = (campaign: string, { entries, chapters }: LoadedCampaign, from: number): readonly StoredEntry[] =>
  entries.slice(from).map(({ battle, between }, i) => ({
    campaign,
    n: from + i,
    battle,
    between,
    chapter: chapters[from + i] ?? null,
    match: null,
  }));

/** Continues the campaign here from the file. A battle under way here is dropped if the file is further on. */
async function goOn(row: StoredCampaign, loaded: LoadedCampaign): Promise<Imported> {
  const { id } = row;
  const more = loaded.entries.length - row.entries.length;
  if (more < 0) return { as: 'known', id, isAhead: true };
  const pending = await furtherPending(row, loaded, more);
  if (more === 0 && pending === 'ours') return { as: 'known', id, isAhead: row.next !== null && !loaded.pending };
  if (pending === 'apart') {
    const keepBoth = (): Promise<string> => keptAnew(loaded);
    return { as: 'forked', id, after: row.entries.length, keepBoth };
  }
  const { next, begun } = await pendingRows(id, loaded);
  const { teams, seal } = loaded;
  const done = [row.next?.battle, row.next?.between].filter(match => match != null);
  await keepStep(
    row,
    { entries: loaded.entries.map(light), teams, seal, next },
    { entries: entryRows(id, loaded, row.entries.length), begun, done },
  );
  return { as: 'continued', id, battles: more };
}

/** Whose battle under way is further: theirs, ours, or both have gone on in different ways. */
async function furtherPending(row: StoredCampaign, { pending }: LoadedCampaign, more: number) {
  if (more > 0) return 'theirs';
  if (pending === null) return 'ours';
  if (row.next === null) return 'theirs';
  const hashes = (record: { readonly inputs: readonly { readonly hash: string }[] } | null): readonly string[] =>
    record?.inputs.map(({ hash }) => hash) ?? [];
  const isSamePair = row.next.players.every((player, seat) => player === pending.players[seat]);
  const ours = [
    ...hashes(await recordCalled(row.next.battle)),
    ...hashes(row.next.between === null ? null : await recordCalled(row.next.between)),
  ];
  const theirs = [...hashes(pending.battle), ...hashes(pending.between)];
  const [short, long] = ours.length < theirs.length ? [ours, theirs] : [theirs, ours];
  if (!isSamePair || !short.every((hash, n) => hash === long[n])) return 'apart';
  const isFurther = theirs.length > ours.length || (pending.between !== null && row.next.between === null);
  return isFurther ? 'theirs' : 'ours';
}

/** The battle under way of a file as matches of this browser. Its dice so far are kept; later ones are new. */
async function pendingRows(
  id: string,
  { founding, pending, entries }: LoadedCampaign,
): Promise<{ readonly next: Next | null; readonly begun: readonly Rows[] }> {
  if (pending === null) return { next: null, begun: [] };
  const { round, players, battle, between } = pending;
  const name = `${founding.name}, battle ${entries.length + 1}`;
  const rows = async (record: unknown, part: 'battle' | 'between'): Promise<Rows> => {
    const ruleset = await playableCalled(rulesetIn(record));
    const read = ruleset && load([ruleset as Ruleset<Game>], record);
    if (!ruleset || !read?.ok) throw new Error('a record that was checked is refused');
    const match = { ...read.value, ruleset } as TableMatch;
    const seats = players.map(player => {
      const { bot } = founding.players[player!]!;
      return bot === null ? { kind: 'person' as const } : { kind: 'bot' as const, level: bot };
    });
    const stored = { ...storedRecord(match, name), players: seats, campaign: { id, part } };
    return rowsOf(stored, { ...sessionOf(match, { name, players: peopleAt(ruleset) }), players: seats }, 0);
  };
  const fought = await rows(battle, 'battle');
  const after = between && (await rows(between, 'between'));
  const next: Next = { round, players, battle: fought.match.id, between: after?.match.id ?? null };
  return { next, begun: [fought, ...(after ? [after] : [])] };
}

const rulesetIn = (record: unknown): string => {
  const { ruleset } = record as { readonly ruleset: { readonly id: string } };
  return ruleset.id;
};

export const unreadable = problem('', 'unreadable');

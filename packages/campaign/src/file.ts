// A campaign as a file: export, and import that refuses an invalid file with the reason
import {
  type Chosen,
  checked,
  fields,
  flag,
  listOf,
  note,
  nullOr,
  oneOf,
  type Problem,
  parseJson,
  plain,
  problem,
  type Read,
  type Reader,
  type RecordFile,
  type Result,
  readAs,
  readRosterData,
  type Shape,
  text,
  whole,
} from '@little-wars/engine';
import {
  againstPending,
  type Campaign,
  type Entry,
  enter,
  FORMAT,
  type Founding,
  foundCampaign,
  type Pending,
  type Player,
  type Rules,
  VERSION,
} from './campaign.ts';
import type { Pairing } from './pairings.ts';
import { nextPairings, roundOf } from './schedule.ts';

export interface CampaignFile {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly founding: Founding;
  readonly entries: readonly Entry[];
  /** The match under way, if there is one. */
  readonly pending?: Pending | null;
}

export const LEAST_PLAYERS = 2;
export const MOST_PLAYERS = 8;
const MOST_ROUNDS = 100;
const MOST_ENTRIES = 1000;
const MOST_CHOICES = 200;
/** Room for a campaign of many battles. */
const LIMITS = { longest: 400_000_000, deepest: 70 };

const player = fields<Player>({ name: text(80), bot: nullOr(text(60)), team: plain(40, 200_000) });

/** Values of choices, by id. */
const chosen: Shape<Chosen> = (reader, path, x) => {
  const read = plain(1, MOST_CHOICES)(reader, path, x);
  const isChosen =
    typeof read === 'object' &&
    read !== null &&
    !Array.isArray(read) &&
    Object.values(read).every(value => ['string', 'number', 'boolean'].includes(typeof value));
  return isChosen ? (read as Chosen) : note(reader, problem(path, 'not-choices'), {});
};

const founding: Shape<Founding> = checked(
  fields<Founding>(
    {
      name: text(120),
      ruleset: text(60),
      linked: flag,
      pairing: oneOf('round-robin', 'swiss'),
      rounds: whole(1, MOST_ROUNDS),
      plan: text(60),
      players: listOf(player, MOST_PLAYERS),
      options: chosen,
    },
    ['plan', 'options'],
  ),
  (reader, { players }) => {
    if (players.length < LEAST_PLAYERS)
      note(reader, problem('founding.players', 'too-few-players', { least: LEAST_PLAYERS }), undefined);
  },
);

const pairing: Shape<Pairing> = (reader: Reader, path, x) => {
  const read = listOf(nullOr(whole(0, MOST_PLAYERS - 1)), 2)(reader, path, x);
  return read.length === 2 && read[0] !== null
    ? [read[0]!, read[1]!]
    : note(reader, problem(path, 'not-a-pairing'), [0, null] as const);
};

/** Records are validated when they are replayed. */
const record = nullOr(plain(60, 5_000_000)) as Shape<RecordFile | null>;

const entry = fields<Entry>({
  round: whole(1, MOST_ROUNDS),
  players: pairing,
  battle: record,
  result: nullOr(fields<Result>({ winners: listOf(whole(0, 1), 2), scores: listOf(whole(-100_000, 100_000), 2) })),
  between: record,
  previous: text(64),
  seal: text(64),
});

const pending = fields<Pending>({
  round: whole(1, MOST_ROUNDS),
  players: pairing,
  battle: plain(60, 5_000_000) as Shape<RecordFile>,
  between: record,
});

const shape = fields<CampaignFile>(
  {
    format: oneOf(FORMAT),
    version: oneOf(VERSION),
    founding,
    entries: listOf(entry, MOST_ENTRIES),
    pending: nullOr(pending),
  },
  ['pending'],
);

export const saveCampaign = (
  { founding: agreed, entries }: Pick<Campaign, 'founding' | 'entries'>,
  underWay: Pending | null = null,
): CampaignFile => ({
  format: FORMAT,
  version: VERSION,
  founding: agreed,
  entries,
  ...(underWay ? { pending: underWay } : {}),
});

const refused = (...problems: readonly Problem[]): Read<never> => ({ ok: false, problems });

/** What a file holds. */
export interface LoadedFile {
  readonly campaign: Campaign;
  readonly pending: Pending | null;
}

type RulesFor = (ruleset: string) => Rules | null;

/**
 * Reads a campaign from text or data. Every record is replayed, every team must follow from the previous one, and every
 * seal must be valid; the first invalid entry is named with the reason.
 */
export function loadCampaign(rulesFor: RulesFor, x: unknown): Read<Campaign> {
  const loaded = loadFile(rulesFor, x);
  return loaded.ok ? { ok: true, value: loaded.value.campaign } : loaded;
}

/** The ruleset that a file names, before its rules are there; null if it names none. */
export function rulesetIn(x: unknown): string | null {
  const data = typeof x === 'string' ? parseJson(x, LIMITS) : { ok: true as const, value: x };
  const read = data.ok ? readAs(shape, data.value) : data;
  return read.ok ? read.value.founding.ruleset : null;
}

/** A campaign with the match under way. `listen` hears of every entry that was played again. */
export function loadFile(
  rulesFor: RulesFor,
  x: unknown,
  listen: (checked: number, of: number) => void = () => {},
): Read<LoadedFile> {
  const data = typeof x === 'string' ? parseJson(x, LIMITS) : { ok: true as const, value: x };
  if (!data.ok) return data;
  const read = readAs(shape, data.value);
  if (!read.ok) return read;
  const { founding: agreed, entries, pending: underWay = null } = read.value;
  const rules = rulesFor(agreed.ruleset);
  if (rules === null) return refused(problem('founding.ruleset', 'unknown-ruleset', { id: agreed.ruleset }));
  const teams = teamsFit(rules, agreed);
  if (!teams.ok) return teams;
  let campaign = foundCampaign({ ...rules, linking: agreed.linked ? rules.linking : null }, agreed);
  for (const [i, each] of entries.entries()) {
    const next = follows(campaign, each);
    if (!next.ok) return at(`entries[${i}]`, next.problems);
    campaign = next.value;
    listen(i + 1, entries.length);
  }
  const against = underWay ? [...notDue(campaign, underWay), ...againstPending(campaign, underWay)] : [];
  return against.length > 0 ? at('pending', against) : { ok: true, value: { campaign, pending: underWay } };
}

const at = (path: string, problems: readonly Problem[]): Read<never> =>
  refused(...problems.map(of => ({ ...of, path: of.path ? `${path}.${of.path}` : path })));

/** A campaign begins with teams that its rules accept; a league without a lobby takes any. */
function teamsFit({ linking, lobby }: Rules, { linked, plan, players }: Founding): Read<null> {
  if (linked && linking === null) return refused(problem('founding.linked', 'no-linked-games'));
  const plans = linking?.plans ?? [];
  if (linked && plan !== undefined && !plans.includes(plan))
    return refused(problem('founding.plan', 'not-one-of', { options: plans }));
  const readTeam = linked ? (x: unknown) => linking!.readTeam(x) : lobby ? readRosterData : null;
  for (const [i, { team }] of players.entries()) {
    const read = readTeam?.(team) ?? { ok: true };
    if (!read.ok) return at(`founding.players[${i}].team`, read.problems);
  }
  return { ok: true, value: null };
}

/** Nothing, or that this pairing is not to be played now. */
function notDue(campaign: Campaign, { round, players: [one, other] }: Pick<Entry, 'round' | 'players'>) {
  const isDue = nextPairings(campaign).some(([a, b]) => a === one && b === other);
  return round === roundOf(campaign) && isDue ? [] : [problem('players', 'not-paired')];
}

/** Enters an entry of a file: it must follow the previous one, be due, replay correctly and match its seal. */
function follows(campaign: Campaign, { previous, seal, ...played }: Entry): Read<Campaign> {
  if (previous !== campaign.seal) return refused(problem('previous', 'chain-broken'));
  const against = notDue(campaign, played);
  if (against.length > 0) return refused(...against);
  const entered = enter(campaign, played);
  if (!entered.ok) return entered;
  return entered.value.seal === seal ? entered : refused(problem('seal', 'seal-does-not-fit'));
}

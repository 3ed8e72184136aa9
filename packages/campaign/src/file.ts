// A campaign as a file: exported, imported, and refused with the reason where something in it does not fit
import {
  checked,
  fields,
  flag,
  listOf,
  note,
  nullOr,
  oneOf,
  parseJson,
  plain,
  problem,
  type Read,
  type Reader,
  type RecordFile,
  type Result,
  readAs,
  type Shape,
  text,
  whole,
} from '@little-wars/engine';
import {
  type Campaign,
  type Entry,
  enter,
  FORMAT,
  type Founding,
  foundCampaign,
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
}

export const LEAST_PLAYERS = 2;
export const MOST_PLAYERS = 8;
const MOST_ROUNDS = 100;
const MOST_ENTRIES = 1000;
/** Room for a campaign of many battles. */
const LIMITS = { longest: 400_000_000, deepest: 70 };

const player = fields<Player>({ name: text(80), bot: nullOr(text(60)), team: plain(40, 200_000) });

const founding: Shape<Founding> = checked(
  fields<Founding>({
    name: text(120),
    ruleset: text(60),
    linked: flag,
    pairing: oneOf('round-robin', 'swiss'),
    rounds: whole(1, MOST_ROUNDS),
    players: listOf(player, MOST_PLAYERS),
  }),
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

/** Records are read by what plays them again. */
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

const shape = fields<CampaignFile>({
  format: oneOf(FORMAT),
  version: oneOf(VERSION),
  founding,
  entries: listOf(entry, MOST_ENTRIES),
});

export const saveCampaign = ({ founding: agreed, entries }: Campaign): CampaignFile => ({
  format: FORMAT,
  version: VERSION,
  founding: agreed,
  entries,
});

const refused = (...problems: readonly { path: string; problem: string }[]): Read<never> => ({ ok: false, problems });

/**
 * A campaign from a file, as text or as data. Every record in it is played again, every team follows from the one
 * before, and every seal must fit; the first entry that does not is named with the reason.
 */
export function loadCampaign(rulesFor: (ruleset: string) => Rules | null, x: unknown): Read<Campaign> {
  const data = typeof x === 'string' ? parseJson(x, LIMITS) : { ok: true as const, value: x };
  if (!data.ok) return data;
  const read = readAs(shape, data.value);
  if (!read.ok) return read;
  const { founding: agreed, entries } = read.value;
  const rules = rulesFor(agreed.ruleset);
  if (rules === null) return refused(problem('founding.ruleset', 'unknown-ruleset', { id: agreed.ruleset }));
  const teams = teamsFit(rules, agreed);
  if (!teams.ok) return teams;
  let campaign = foundCampaign({ ...rules, linking: agreed.linked ? rules.linking : null }, agreed);
  for (const [i, each] of entries.entries()) {
    const next = follows(campaign, each);
    if (!next.ok)
      return refused(
        ...next.problems.map(of => ({ ...of, path: of.path ? `entries[${i}].${of.path}` : `entries[${i}]` })),
      );
    campaign = next.value;
  }
  return { ok: true, value: campaign };
}

/** A linked campaign begins with teams that its rules accept. */
function teamsFit({ linking }: Rules, { linked, players }: Founding): Read<null> {
  if (!linked) return { ok: true, value: null };
  if (linking === null) return refused(problem('founding.linked', 'no-linked-games'));
  for (const [i, { team }] of players.entries()) {
    const read = linking.readTeam(team);
    if (!read.ok)
      return refused(...read.problems.map(of => ({ ...of, path: `founding.players[${i}].team.${of.path}` })));
  }
  return { ok: true, value: null };
}

/** An entry of a file: it comes after the one before, was due, holds, and is sealed as it is. */
function follows(campaign: Campaign, { previous, seal, ...played }: Entry): Read<Campaign> {
  if (previous !== campaign.seal) return refused(problem('previous', 'chain-broken'));
  const [one, other] = played.players;
  const isDue = nextPairings(campaign).some(([a, b]) => a === one && b === other);
  if (played.round !== roundOf(campaign) || !isDue) return refused(problem('players', 'not-paired'));
  const entered = enter(campaign, played);
  if (!entered.ok) return entered;
  return entered.value.seal === seal ? entered : refused(problem('seal', 'seal-does-not-fit'));
}

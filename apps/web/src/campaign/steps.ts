// The steps of a campaign: founding, starting a battle, starting the interlude, entering both. Each is one transaction.
import {
  betweenFor,
  type Campaign,
  type Entry,
  enter,
  type Founding,
  foundCampaign,
  isOver,
  nextPairings,
  type Pairing,
  type Played,
  roundOf,
  setupFor,
} from '@little-wars/campaign';
import { type Game, type Playable, type Problem, problem, type RecordFile, readSetup, save } from '@little-wars/engine';
import { openSession, type Player, type Session } from '@little-wars/table';
import { matchRow } from '../game/begin.ts';
import { restoredFrom } from '../game/restoring.ts';
import { playableCalled } from '../game/rulesets.ts';
import { revealed } from '../replay/revealed.ts';
import { keepNewCampaign, keepStep, type Next, type StoredCampaign, type StoredEntry } from '../store/campaigns.ts';
import { type Rows, rowsOf, type StoredMatch, storedMatch } from '../store/database.ts';
import { enteredBeside } from './beside.ts';
import { type CampaignRules, campaignOf } from './rules.ts';

/** Where a campaign stands. */
export type Stage =
  | { readonly at: 'over' }
  /** Battles that may be begun. */
  | { readonly at: 'due'; readonly pairings: readonly Pairing[] }
  | { readonly at: 'battle'; readonly next: Next; readonly match: StoredMatch }
  /** Fought, and what follows it has not begun. */
  | { readonly at: 'fought'; readonly next: Next; readonly match: StoredMatch }
  | { readonly at: 'between'; readonly next: Next }
  /** The battle under way cannot be used: it may be begun again. */
  | { readonly at: 'broken'; readonly next: Next; readonly problems: readonly Problem[] };

export interface Standing {
  readonly row: StoredCampaign;
  readonly stage: Stage;
}

/** Stores a new campaign, before its first battle. */
export async function begunCampaign(rules: CampaignRules, founding: Founding): Promise<StoredCampaign> {
  const { teams, seal } = foundCampaign(rules, founding);
  const now = Date.now();
  const row: StoredCampaign = {
    id: crypto.randomUUID(),
    name: founding.name,
    ruleset: founding.ruleset,
    founding,
    entries: [],
    teams,
    seal,
    next: null,
    begun: now,
    touched: now,
    fence: 1,
  };
  await keepNewCampaign(row);
  return row;
}

const nameOf = ({ founding, entries }: StoredCampaign, players: Pairing): string => {
  const names = players.map(player => founding.players[player!]!.name);
  return `${founding.name}, battle ${entries.length + 1}: ${names.join(' against ')}`;
};

const playersOf = ({ founding }: Pick<StoredCampaign, 'founding'>, players: Pairing): readonly Player[] =>
  players.map((player): Player => {
    const { bot } = founding.players[player!]!;
    return bot === null ? { kind: 'person' } : { kind: 'bot', level: bot };
  });

/** The rows of a match of the campaign before its first input. */
function rowsFor(
  ruleset: Playable<Game>,
  row: StoredCampaign,
  given: { readonly setup: unknown; readonly players: Pairing; readonly part: 'battle' | 'between' },
): Rows {
  const { setup: wanted, players: pairing, part } = given;
  const setup = readSetup(ruleset, wanted);
  if (!setup.ok) throw new Error(`a match of the campaign is refused: ${JSON.stringify(setup.problems)}`);
  const match = matchRow({
    ruleset,
    setup: setup.value,
    name: part === 'battle' ? nameOf(row, pairing) : `${nameOf(row, pairing)}, afterwards`,
    players: playersOf(row, pairing),
    campaign: { id: row.id, part },
  });
  return rowsOf(match, openSession({ ...match, ruleset, setup: setup.value }), 0);
}

export async function beginBattle(
  rules: CampaignRules,
  row: StoredCampaign,
  players: Pairing,
): Promise<StoredCampaign> {
  const campaign = campaignOf(rules, row);
  const rows = rowsFor(rules.ruleset, row, { setup: setupFor(campaign, players), players, part: 'battle' });
  const next: Next = { round: roundOf(campaign), players, battle: rows.match.id, between: null };
  return keepStep(row, { next }, { begun: [rows] });
}

/** A stored match, played again; null where today's rules do not lead to what is stored. */
async function sessionOf(
  ruleset: Playable<Game>,
  id: string,
): Promise<{ session: Session; stored: StoredMatch } | null> {
  const rows = await storedMatch(id);
  const { session, departure } = rows ? restoredFrom(ruleset, rows) : { session: null, departure: null };
  return rows && session && !departure ? { session, stored: rows.match } : null;
}

const recordOf = (of: { session: Session; stored: StoredMatch } | null): RecordFile | null =>
  of && save(revealed(of.session.match, of.stored.secrets));

export async function beginBetween(rules: CampaignRules, { row, stage }: Standing): Promise<StoredCampaign | null> {
  if (stage.at !== 'fought') return null;
  const { next } = stage;
  const fought = await sessionOf(rules.ruleset, next.battle);
  const ruleset = rules.linking && (await playableCalled(rules.linking.between.id));
  if (!fought || !ruleset) return null;
  const setup = betweenFor(campaignOf(rules, row), next.players, fought.session.match);
  const rows = rowsFor(ruleset, row, { setup, players: next.players, part: 'between' });
  return keepStep(row, { next: { ...next, between: rows.match.id } }, { begun: [rows] });
}

/** Drops the battle under way, so that it can be begun again. */
export const dropNext = (row: StoredCampaign): Promise<StoredCampaign> =>
  keepStep(row, { next: null }, { done: [row.next?.battle, row.next?.between].filter(id => id != null) });

const light = (entry: Entry): Entry => ({ ...entry, battle: null, between: null });

/** Enters a bye as soon as it is due: nobody plays it, and it takes a number among the battles. */
function withBye(campaign: Campaign, row: StoredCampaign): Promise<StoredCampaign> | null {
  const bye = nextPairings(campaign).find(([, other]) => other === null);
  if (!bye) return null;
  const played: Played = { round: roundOf(campaign), players: bye, battle: null, result: null, between: null };
  const entered = enter(campaign, played);
  if (!entered.ok) return null;
  const { entries, teams, seal } = entered.value;
  const n = row.entries.length;
  const storedEntry: StoredEntry = { campaign: row.id, n, battle: null, between: null, chapter: null, match: null };
  return keepStep(row, { entries: entries.map(light), teams, seal }, { entries: [storedEntry] });
}

/** Enters a finished battle and every bye that is due, and says what there is to do now. */
export async function settled(rules: CampaignRules, row: StoredCampaign): Promise<Standing> {
  const campaign = campaignOf(rules, row);
  const { next } = row;
  if (next === null) {
    const bye = withBye(campaign, row);
    if (bye) return settled(rules, await bye);
    return { row, stage: isOver(campaign) ? { at: 'over' } : { at: 'due', pairings: nextPairings(campaign) } };
  }
  const broken = (problems: readonly Problem[]): Standing => ({ row, stage: { at: 'broken', next, problems } });
  const battle = await storedMatch(next.battle);
  if (!battle) return broken([problem('battle', 'missing')]);
  if (battle.match.winners === null) return { row, stage: { at: 'battle', next, match: battle.match } };
  if (rules.linking !== null) {
    if (next.between === null) return { row, stage: { at: 'fought', next, match: battle.match } };
    const between = await storedMatch(next.between);
    if (!between) return broken([problem('between', 'missing')]);
    if (between.match.winners === null) return { row, stage: { at: 'between', next } };
  }
  const entered = await entering(rules, row, next);
  return entered.ok ? settled(rules, entered.value) : broken(entered.problems);
}

async function entering(
  rules: CampaignRules,
  row: StoredCampaign,
  { round, players, battle: id, between: after }: Next,
) {
  const between = after === null ? null : await playableCalled(rules.linking!.between.id);
  const fought = await sessionOf(rules.ruleset, id);
  const battle = recordOf(fought);
  const followed = between && after !== null ? recordOf(await sessionOf(between, after)) : null;
  if (!fought || !battle || (after !== null && !followed))
    return { ok: false as const, problems: [problem('battle', 'other-state')] };
  const { match } = fought.session;
  const result = match.ruleset.result(match.setup, match.state.position);
  const read = await enteredBeside(row, { round, players, battle, result, between: followed });
  if (!read.ok) return read;
  const { entries, teams, seal, chapter } = read.value;
  const n = row.entries.length;
  const storedEntry: StoredEntry = { campaign: row.id, n, battle, between: followed, chapter, match: id };
  const change = { entries, teams, seal, next: null };
  const value = await keepStep(row, change, { entries: [storedEntry], done: after === null ? [] : [after] });
  return { ok: true as const, value };
}

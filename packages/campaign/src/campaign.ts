// A campaign or a league as a record: who plays, what was played, what came of it. The seal of every entry covers the
// seal of the previous one, so any change, removal or insertion is noticed.
import {
  type Chosen,
  type Fielded,
  fingerprint,
  type Game,
  type Linking,
  type Lobby,
  load,
  type Match,
  type Problem,
  problem,
  type Read,
  type RecordFile,
  type Result,
  type Ruleset,
  readSetup,
} from '@little-wars/engine';
import { leagueSetup } from './league.ts';
import type { Pairing } from './pairings.ts';
import type { Outcome } from './standings.ts';

export const FORMAT = 'little-wars-campaign';
export const VERSION = 1;

/** The rules of a campaign; without linking it is a league, whose teams do not change. */
export interface Rules {
  readonly ruleset: Ruleset<Game>;
  readonly linking: Linking | null;
  /** How matches of a league are put together; without it any match is accepted. */
  readonly lobby?: Lobby;
}

export interface Player {
  readonly name: string;
  /** The bot that plays, or null for a person. */
  readonly bot: string | null;
  /** The starting team: in a linked campaign in its rules' format, otherwise any plain data. */
  readonly team: unknown;
}

/** What the players agree on at the beginning. */
export interface Founding {
  readonly name: string;
  readonly ruleset: string;
  readonly linked: boolean;
  readonly pairing: 'round-robin' | 'swiss';
  readonly rounds: number;
  /** Which missions are played, by a plan of the linked games; without one, by the first. */
  readonly plan?: string;
  readonly players: readonly Player[];
  /** What was agreed on besides: choices of the linked games, or of the lobby; the default for whatever is missing. */
  readonly options?: Chosen;
}

/** A match of the campaign: its record, or only its result; and the interlude after it. */
export interface Played {
  readonly round: number;
  readonly players: Pairing;
  readonly battle: RecordFile | null;
  /** Null for a bye. */
  readonly result: Result | null;
  readonly between: RecordFile | null;
}

export interface Entry extends Played {
  /** The seal of the previous entry; for the first entry, that of the founding. */
  readonly previous: string;
  readonly seal: string;
}

/** A match under way, and what follows it. */
export interface Pending {
  readonly round: number;
  readonly players: Pairing;
  readonly battle: RecordFile;
  /** Null while the match is not over, and in a league. */
  readonly between: RecordFile | null;
}

export interface Campaign {
  readonly rules: Rules;
  readonly founding: Founding;
  readonly entries: readonly Entry[];
  /** The current teams, by player. */
  readonly teams: readonly unknown[];
  readonly seal: string;
}

const sealOfFounding = (founding: Founding): string => fingerprint({ format: FORMAT, version: VERSION, founding });

export const foundCampaign = (rules: Rules, founding: Founding): Campaign => ({
  rules,
  founding,
  entries: [],
  teams: founding.players.map(({ team }) => team),
  seal: sealOfFounding(founding),
});

/** The setup of the next match between two players of a linked campaign. */
export function fieldedFor({ rules, founding, teams, entries }: Campaign, [one, other]: Pairing): Fielded | null {
  const { linking } = rules;
  if (linking === null || other === null) return null;
  const plan = founding.plan ?? linking.plans[0]!;
  return linking.field([teams[one] as object, teams[other] as object], entries.length, plan, founding.options);
}

/** The setup of the match that two players play next; null for a bye, and in a league that takes any match. */
export function setupFor(campaign: Campaign, [one, other]: Pairing): unknown {
  const { rules, founding, teams, entries } = campaign;
  if (other === null) return null;
  if (rules.linking !== null) return fieldedFor(campaign, [one, other])!.setup;
  return rules.lobby ? leagueSetup(rules.lobby, founding.options, [teams[one], teams[other]], entries.length) : null;
}

/** The setup of what follows the match of two players, once it is over; null in a league. */
export function betweenFor(campaign: Campaign, pairing: Pairing, { setup, state, ruleset }: Match): unknown {
  const fielded = fieldedFor(campaign, pairing);
  const result = ruleset.result(setup, state.position);
  if (fielded === null || result === null) return null;
  return campaign.rules.linking!.after(fielded, state.position, result, campaign.founding.options);
}

/** Validates and seals a match of the campaign, or returns every reason against it. */
export function enter(campaign: Campaign, played: Played): Read<Campaign> {
  const { rules, seal: previous } = campaign;
  const judged =
    rules.linking === null || played.players[1] === null ? alone(campaign, played) : linked(campaign, played);
  if (!judged.ok) return judged;
  const entry = { ...played, previous };
  const seal = fingerprint(entry);
  const teams = campaign.teams.map((team, player) => judged.value[played.players.indexOf(player)] ?? team);
  return { ok: true, value: { ...campaign, teams, seal, entries: [...campaign.entries, { ...entry, seal }] } };
}

const refused = (...problems: readonly Problem[]): Read<never> => ({ ok: false, problems });

/** No team changes, by seat. */
const UNCHANGED: Read<readonly unknown[]> = { ok: true, value: [] };

/** A match after which teams are what they were: of a league, or a bye. */
function alone(campaign: Campaign, { players, battle, result, between }: Played): Read<readonly unknown[]> {
  const { ruleset } = campaign.rules;
  if (between !== null) return refused(problem('between', 'nothing-follows'));
  if (players[1] === null) return battle || result ? refused(problem('result', 'bye-has-no-result')) : UNCHANGED;
  if (result === null) return refused(problem('result', 'missing'));
  if (battle === null) return UNCHANGED;
  const loaded = ended(ruleset, battle, 'battle');
  if (!loaded.ok) return loaded;
  const wanted = setupFor(campaign, players);
  return wanted === null || isWanted(loaded.value, wanted)
    ? resultFits(loaded.value, result)
    : refused(problem('battle.setup', 'other-match'));
}

/** Whether a match is the one that had to be played. */
function isWanted({ ruleset, setup }: Match, wanted: unknown): boolean {
  const read = readSetup(ruleset, wanted);
  return read.ok && isSame(read.value, setup);
}

/** Replays a finished record. */
function ended(ruleset: Ruleset<Game>, record: unknown, path: string): Read<Match> {
  const loaded = load([ruleset], record);
  if (!loaded.ok) return refused(...under(path, loaded.problems));
  if (loaded.value.start) return refused(problem(path, 'not-from-the-beginning'));
  return loaded.value.state.question === null ? loaded : refused(problem(path, 'not-over'));
}

/** Why a match under way cannot be the one that is due; empty if it is. */
export function againstPending(campaign: Campaign, { players, battle, between }: Pending): readonly Problem[] {
  const { ruleset, linking } = campaign.rules;
  const begun = load([ruleset], battle);
  if (!begun.ok) return under('battle', begun.problems);
  if (begun.value.start) return [problem('battle', 'not-from-the-beginning')];
  const wanted = setupFor(campaign, players);
  if (wanted !== null && !isWanted(begun.value, wanted)) return [problem('battle.setup', 'other-match')];
  if (between === null) return [];
  if (linking === null) return [problem('between', 'nothing-follows')];
  if (begun.value.state.question !== null) return [problem('battle', 'not-over')];
  const after = load([linking.between], between);
  if (!after.ok) return under('between', after.problems);
  if (after.value.start) return [problem('between', 'not-from-the-beginning')];
  const follows = isSame(after.value.setup, betweenFor(campaign, players, begun.value));
  return follows ? [] : [problem('between.setup', 'does-not-follow')];
}

const under = (path: string, problems: readonly Problem[]): readonly Problem[] =>
  problems.map(each => ({ ...each, path: each.path ? `${path}.${each.path}` : path }));

const isSame = (one: unknown, other: unknown): boolean => fingerprint(one) === fingerprint(other);

function resultFits({ ruleset, setup, state }: Match, result: Result): Read<readonly unknown[]> {
  return isSame(ruleset.result(setup, state.position), result)
    ? UNCHANGED
    : refused(problem('result', 'not-the-result'));
}

/** A match of a linked campaign: it must be the one that these teams play, and the interlude must follow from it. */
function linked(campaign: Campaign, { players, battle, result, between }: Played): Read<readonly unknown[]> {
  const linking = campaign.rules.linking!;
  if (result === null) return refused(problem('result', 'missing'));
  if (between === null) return refused(problem('between', 'missing'));
  const after = ended(linking.between, between, 'between');
  if (!after.ok) return after;
  const { setup, state } = after.value;
  const teams = { ok: true, value: linking.teamsIn(state.position) } as const;
  const fielded = fieldedFor(campaign, players)!;
  if (battle === null)
    return isSame(linking.teamsBefore(setup), fielded.teams) ? teams : refused(problem('between.setup', 'other-teams'));
  const fought = ended(campaign.rules.ruleset, battle, 'battle');
  if (!fought.ok) return fought;
  const fits = resultFits(fought.value, result);
  if (!fits.ok) return fits;
  if (!isSame(fought.value.setup, fielded.setup)) return refused(problem('battle.setup', 'other-match'));
  const wanted = betweenFor(campaign, players, fought.value);
  return isSame(setup, wanted) ? teams : refused(problem('between.setup', 'does-not-follow'));
}

export const outcomesOf = ({ entries }: Pick<Campaign, 'entries'>): readonly Outcome[] =>
  entries.map(({ players, result }) => ({ players: [players[0], players[1]], result }));

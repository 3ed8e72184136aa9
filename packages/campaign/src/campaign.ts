// A campaign or a league as a record: who plays, what was played, what came of it. Every entry is sealed together with
// the seal of the one before, so that nothing can be changed, left out or put in later without being noticed.
import {
  type Fielded,
  fingerprint,
  type Game,
  type Linking,
  load,
  type Match,
  type Problem,
  problem,
  type Read,
  type RecordFile,
  type Result,
  type Ruleset,
} from '@little-wars/engine';
import type { Pairing } from './pairings.ts';
import type { Outcome } from './standings.ts';

export const FORMAT = 'little-wars-campaign';
export const VERSION = 1;

/** The rules a campaign is played by; without linking it is a league, whose teams stay as they are. */
export interface Rules {
  readonly ruleset: Ruleset<Game>;
  readonly linking: Linking | null;
}

export interface Player {
  readonly name: string;
  /** The bot that plays, or null for a person. */
  readonly bot: string | null;
  /** The team it began with: of a linked campaign as its rules keep it, else any plain data. */
  readonly team: unknown;
}

/** What is agreed on at the beginning. */
export interface Founding {
  readonly name: string;
  readonly ruleset: string;
  readonly linked: boolean;
  readonly pairing: 'round-robin' | 'swiss';
  readonly rounds: number;
  readonly players: readonly Player[];
}

/** A match of the campaign: its record, or only its result; and what happened afterwards. */
export interface Played {
  readonly round: number;
  readonly players: Pairing;
  readonly battle: RecordFile | null;
  /** Null for a bye. */
  readonly result: Result | null;
  readonly between: RecordFile | null;
}

export interface Entry extends Played {
  /** The seal of the entry before; of the first, that of the founding. */
  readonly previous: string;
  readonly seal: string;
}

export interface Campaign {
  readonly rules: Rules;
  readonly founding: Founding;
  readonly entries: readonly Entry[];
  /** The teams as they are now, by player. */
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

/** The match that two players of a linked campaign play next, as its rules want it. */
export function fieldedFor({ rules, teams, entries }: Campaign, [one, other]: Pairing): Fielded | null {
  if (rules.linking === null || other === null) return null;
  return rules.linking.field([teams[one] as object, teams[other] as object], entries.length);
}

/** A match of the campaign, checked and sealed; or every reason against it. */
export function enter(campaign: Campaign, played: Played): Read<Campaign> {
  const { rules, seal: previous } = campaign;
  const judged = rules.linking === null || played.players[1] === null ? alone(rules, played) : linked(campaign, played);
  if (!judged.ok) return judged;
  const entry = { ...played, previous };
  const seal = fingerprint(entry);
  const teams = campaign.teams.map((team, player) => judged.value[played.players.indexOf(player)] ?? team);
  return { ok: true, value: { ...campaign, teams, seal, entries: [...campaign.entries, { ...entry, seal }] } };
}

const refused = (...problems: readonly Problem[]): Read<never> => ({ ok: false, problems });

/** The teams that change, by seat: none. */
const UNCHANGED: Read<readonly unknown[]> = { ok: true, value: [] };

/** A match after which teams are what they were: of a league, or a bye. */
function alone({ ruleset }: Rules, { players, battle, result, between }: Played): Read<readonly unknown[]> {
  if (between !== null) return refused(problem('between', 'nothing-follows'));
  if (players[1] === null) return battle || result ? refused(problem('result', 'bye-has-no-result')) : UNCHANGED;
  if (result === null) return refused(problem('result', 'missing'));
  if (battle === null) return UNCHANGED;
  const loaded = ended(ruleset, battle, 'battle');
  return loaded.ok ? resultFits(loaded.value, result) : loaded;
}

/** A record, played again to its end. */
function ended(ruleset: Ruleset<Game>, record: unknown, path: string): Read<Match> {
  const loaded = load([ruleset], record);
  if (!loaded.ok)
    return refused(...loaded.problems.map(each => ({ ...each, path: each.path ? `${path}.${each.path}` : path })));
  return loaded.value.state.question === null ? loaded : refused(problem(path, 'not-over'));
}

const isSame = (one: unknown, other: unknown): boolean => fingerprint(one) === fingerprint(other);

function resultFits({ ruleset, setup, state }: Match, result: Result): Read<readonly unknown[]> {
  return isSame(ruleset.result(setup, state.position), result)
    ? UNCHANGED
    : refused(problem('result', 'not-the-result'));
}

/** A match of a linked campaign: it must be the one that these teams play, and what follows must follow from it. */
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
  const wanted = linking.after(fielded, fought.value.state.position, result);
  return isSame(setup, wanted) ? teams : refused(problem('between.setup', 'does-not-follow'));
}

export const outcomesOf = ({ entries }: Pick<Campaign, 'entries'>): readonly Outcome[] =>
  entries.map(({ players, result }) => ({ players: [players[0], players[1]], result }));

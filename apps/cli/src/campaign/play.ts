// Whole campaigns between bots, without a screen
import { BOTS } from '@little-wars/bots';
import {
  type Campaign,
  enter,
  foundCampaign,
  nextPairings,
  outcomesOf,
  roundOf,
  standingsOf,
} from '@little-wars/campaign';
import type { Edition, Fielded, Game, Linking, Result, State, WithAdvice } from '@little-wars/engine';
import { playGame } from '@little-wars/table';

export interface CampaignToPlay {
  readonly edition: Edition<Game>;
  readonly linking: Linking;
  /** The ready team each player begins with. */
  readonly founders: readonly string[];
  readonly battles: number;
  /** Which missions are played. */
  readonly plan: string;
  readonly bot: string;
  readonly seed: string;
}

/** One battle of a campaign. */
export interface Fought {
  readonly result: Result;
  /** The seat that was ahead before, by the standings; null if tied. */
  readonly leader: number | null;
  /** Each side's growth before. */
  readonly growth: readonly number[];
  readonly answers: number;
  /** Figures about each side after it. */
  readonly tallies: readonly { readonly [name: string]: number }[];
}

export interface PlayedCampaign {
  readonly battles: readonly Fought[];
  /** Figures about the teams at the end. */
  readonly tallies: readonly { readonly [name: string]: number }[];
}

/** Plays a game of any ruleset between bots, to its last position. */
function playOut(ruleset: WithAdvice<Game>, given: unknown, bot: string, seed: string) {
  const read = ruleset.readSetup(given);
  if (!read.ok) throw new Error(`setup refused: ${JSON.stringify(read.problems)}`);
  let last: State<Game> | null = null;
  const game = playGame({ ruleset, setup: read.value, bots: [bot, bot], seed }, (_input, state) => {
    last = state;
  });
  return { ...game, position: last!['position'] as object };
}

function leaderOf(campaign: Campaign, players: readonly (number | null)[]): number | null {
  const table = standingsOf(campaign.founding.players.length, outcomesOf(campaign));
  const [one, other] = players.map(player => table.find(each => each.player === player)!.points) as [number, number];
  return one === other ? null : one > other ? 0 : 1;
}

export function playCampaign({ edition, linking, founders, battles, plan, bot, seed }: CampaignToPlay): PlayedCampaign {
  if (!Object.hasOwn(BOTS, bot)) throw new Error(`no bot is called ${bot}`);
  const players = founders.map((founder, i) => ({
    name: `player ${i + 1}`,
    bot,
    team: linking.found(founder, `team ${i + 1}`),
  }));
  // Only results and teams are stored here: records of every battle would be large, and the campaign's own tests check
  // them.
  let campaign = foundCampaign(
    { ruleset: edition, linking: null },
    { name: seed, ruleset: edition.id, linked: false, pairing: 'round-robin', rounds: battles, players },
  );
  const fought: Fought[] = [];
  const teams = players.map(({ team }) => team);
  for (let pair = nextPairings(campaign)[0]; pair; pair = nextPairings(campaign)[0]) {
    const [one, other] = pair as readonly [number, number];
    const own = `${seed} ${campaign.entries.length}`;
    const fielded: Fielded = linking.field([teams[one]!, teams[other]!], campaign.entries.length, plan);
    const battle = playOut(edition, fielded.setup, bot, own);
    const after = playOut(linking.between, linking.after(fielded, battle.position, battle.result), bot, `${own} after`);
    fought.push({
      result: battle.result,
      leader: leaderOf(campaign, pair),
      growth: [one, other].map(player => linking.growthOf(teams[player]!)),
      answers: battle.answers + after.answers,
      tallies: linking.teamsIn(after.position).map(team => linking.talliesOf(team)),
    });
    const [first, second] = linking.teamsIn(after.position);
    teams[one] = first!;
    teams[other] = second!;
    const entry = { round: roundOf(campaign), players: pair, battle: null, result: battle.result, between: null };
    const entered = enter(campaign, entry);
    if (!entered.ok) throw new Error(JSON.stringify(entered.problems));
    campaign = entered.value;
  }
  return { battles: fought, tallies: teams.map(team => linking.talliesOf(team)) };
}

// How a campaign begins: what the command line says, and a team for every player
import { BOTS } from '@little-wars/bots';
import { type Campaign, foundCampaign, IN_TURN, LEAST_PLAYERS, MOST_PLAYERS, type Player } from '@little-wars/campaign';
import type { Chosen, Edition, Game, Linking } from '@little-wars/engine';
import type { Terminal } from '../../play/terminal.ts';
import { rulesOf } from './files.ts';

export interface FoundingOptions {
  readonly ruleset: string;
  readonly battles: string;
  readonly bot?: string;
  readonly plan?: string;
  readonly name?: string;
  readonly players?: string;
  readonly people?: string;
  readonly names?: string;
  readonly teams?: string;
  readonly pairing?: string;
  readonly league?: boolean;
}

/** A ready team to begin with: its id, its title, and the team with a name of its own. */
export interface ReadyTeam {
  readonly id: string;
  readonly title: string;
  named(name: string): unknown;
}

const isFrom = (text: string, least: number, most: number): boolean =>
  /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;

export function wrongWith(options: FoundingOptions): readonly string[] {
  const { ruleset, battles, players = '2', people = '1', bot = 'soldier', pairing, plan, league } = options;
  const linking = rulesOf(ruleset)?.linking ?? null;
  const plans = linking?.plans ?? [];
  const isReady = (rulesOf(ruleset)?.ruleset.lobby.starters.length ?? 0) > 0;
  return [
    ...(isReady ? [] : [`${ruleset} has no ready teams to play a league with`]),
    ...(league || linking ? [] : [`${ruleset} has no linked games: play a league, with --league`]),
    ...(isFrom(players, LEAST_PLAYERS, MOST_PLAYERS) ? [] : [`--players is from ${LEAST_PLAYERS} to ${MOST_PLAYERS}`]),
    ...(isFrom(people, 0, Number(players)) ? [] : ['--people may not be more than --players']),
    ...(isFrom(battles, 1, 100) ? [] : ['--battles, the number of rounds, is from 1 to 100']),
    ...(Object.hasOwn(BOTS, bot) ? [] : [`--bot is one of: ${Object.keys(BOTS).join(', ')}`]),
    ...(pairing === undefined || ['round-robin', 'swiss'].includes(pairing)
      ? []
      : ['--pairing is round-robin or swiss']),
    ...(plan === undefined || plans.includes(plan) ? [] : [`--plan is one of: ${plans.join(', ')}`]),
  ];
}

export function readyTeams({ lobby }: Edition<Game>, linking: Linking | null): readonly ReadyTeam[] {
  if (linking === null)
    return lobby.starters.map(roster => ({ id: roster.name, title: roster.name, named: () => roster }));
  return linking.founders.map(id => ({
    id,
    title: linking.sheetOf(linking.found(id, id)).title,
    named: name => linking.found(id, name),
  }));
}

const teamCalled = (teams: readonly ReadyTeam[], name: string): ReadyTeam | undefined => {
  const wanted = name.trim().toLowerCase();
  return /^\d+$/.test(wanted)
    ? teams[Number(wanted) - 1]
    : teams.find(({ id, title }) => [id, title].some(text => text.toLowerCase().startsWith(wanted)));
};

/** Asks for a team until one is chosen; null if the player quits. */
async function askForTeam(terminal: Terminal, teams: readonly ReadyTeam[], name: string, usual: number) {
  terminal.write(`Which team does ${name} begin with?`);
  for (const [i, { title }] of teams.entries())
    terminal.write(`${i === usual ? '*' : ' '}${String(i + 1).padStart(2)}  ${title}`);
  for (;;) {
    const line = await terminal.read('> ');
    if (line === null || line.trim() === 'quit') return null;
    const team = line.trim() === '' ? teams[usual] : teamCalled(teams, line);
    if (team) return team;
    terminal.write(`A number from 1 to ${teams.length}, or the beginning of a name; Enter for *.`);
  }
}

/** Maps and missions are played in turn, where the lobby offers a choice of them. */
const inTurn = ({ lobby }: Edition<Game>): Chosen =>
  Object.fromEntries(
    lobby
      .choices({})
      .filter(({ id, kind }) => kind === 'one-of' && ['map', 'mission'].includes(id))
      .map(({ id }) => [id, IN_TURN]),
  );

/** A new campaign; null if a player quits while choosing a team. */
export async function begin(options: FoundingOptions, terminal: Terminal): Promise<Campaign | null> {
  const { ruleset: id, battles, plan, pairing, league = false, bot = 'soldier' } = options;
  const rules = rulesOf(id)!;
  const linking = league ? null : rules.linking;
  const teams = readyTeams(rules.ruleset, linking);
  const [count, people] = [Number(options.players ?? 2), Number(options.people ?? 1)];
  const names = (options.names ?? '').split(',').map(name => name.trim());
  const wanted = (options.teams ?? '').split(',').map(name => name.trim());
  const players: Player[] = [];
  for (let i = 0; i < count; i++) {
    const isPerson = i < people;
    const name = names[i] || (isPerson ? (people === 1 ? 'You' : `Player ${i + 1}`) : `Bot ${i + 1 - people}`);
    const named = wanted[i] ? teamCalled(teams, wanted[i]!) : undefined;
    const usual = i % teams.length;
    const team = named ?? (isPerson ? await askForTeam(terminal, teams, name, usual) : teams[usual]!);
    if (team === null) return null;
    players.push({ name, bot: isPerson ? null : bot, team: team.named(name) });
  }
  return foundCampaign(
    { ...rules, linking },
    {
      name: options.name ?? (linking ? 'The campaign' : 'The league'),
      ruleset: id,
      linked: linking !== null,
      pairing: pairing === 'swiss' ? 'swiss' : 'round-robin',
      rounds: Number(battles),
      ...(plan === undefined ? {} : { plan }),
      players,
      ...(linking === null ? { options: inTurn(rules.ruleset) } : {}),
    },
  );
}

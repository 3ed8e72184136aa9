import { BOTS } from '@little-wars/bots';
import type { Chosen } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { complain } from '../complain.ts';
import { setupOfMatch } from '../simulate/pairings.ts';
import { playRuns } from '../simulate/pool.ts';
import { shareOf } from '../simulate/summary.ts';
import { drawTable } from '../table.ts';

export interface RolesOptions {
  readonly ruleset: string;
  readonly bots: string;
  readonly games: string;
  readonly seed: string;
  readonly choose?: string;
  readonly json?: boolean;
}

/** `play=narrative,mission=ambush` */
const chosenIn = (text = ''): Chosen =>
  Object.fromEntries(
    text
      .split(',')
      .filter(each => each.includes('='))
      .map(each => each.split('=').map(part => part.trim()) as [string, string]),
  );

/** Which ready team plays a game against itself: every team before any comes again, and not always on the same map. */
const STRIDE = 7;

/** How often each side of a mission wins: equal teams, all maps and ready teams in turn. */
export async function rolesCommand({ ruleset: id, bots, games, seed, choose, json }: RolesOptions): Promise<void> {
  const ruleset = rulesets.find(each => each.id === id)!;
  const [count, names] = [Number(games), bots.split(',')];
  if (!Number.isInteger(count) || count < 1) return complain(['--games is a whole number from 1 on']);
  if (names.length !== 2 || names.some(name => !Object.hasOwn(BOTS, name)))
    return complain([`--bots names 2 of: ${Object.keys(BOTS).join(', ')}; for example soldier,soldier`]);
  const { lobby } = ruleset;
  const agreed = chosenIn(choose);
  const optionsOf = (of: string, chosen: Chosen): readonly string[] => {
    const choice = lobby.choices(chosen).find(each => each.id === of);
    return choice?.kind !== 'one-of' ? [] : chosen[of] === undefined ? choice.options : [String(chosen[of])];
  };
  const missions = optionsOf('mission', agreed);
  const runs = missions.flatMap(mission =>
    Array.from({ length: count }, (_, i) => {
      const maps = optionsOf('map', { ...agreed, mission });
      const roster = lobby.starters[(i * STRIDE) % lobby.starters.length]!;
      const chosen = { ...agreed, mission, map: maps[i % maps.length]! };
      const match = { rosters: [roster, roster] as const, chosen };
      return { task: 'sided' as const, ruleset: id, setup: 0, match, bots: names, seeds: [`${seed} ${mission} ${i}`] };
    }),
  );
  try {
    for (const { match } of runs.slice(0, 1)) setupOfMatch(ruleset, match);
  } catch (error) {
    return complain([(error as Error).message]);
  }
  const played = (await playRuns(runs)).flat();
  const rows = missions.flatMap((mission, i) => {
    const own = played.slice(i * count, (i + 1) * count);
    const kinds = own.map(({ kind }) => kind);
    const won = (kind: string): number => kinds.filter(each => each === kind).length;
    const draws = kinds.filter(kind => kind === null).length;
    const first = won('attacker-zone') + draws / 2;
    // A mission whose sides are alike has no Attacker to count.
    if (won('attacker-zone') + won('defender-zone') === 0) return [];
    return [{ mission, games: count, attacker: won('attacker-zone'), draws, share: shareOf(first, count) }];
  });
  if (json)
    return console.log(JSON.stringify({ ruleset: id, version: ruleset.version, bots: names, seed, rows }, null, 2));
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  console.log(
    drawTable(
      ['mission', 'games', 'the Attacker wins', 'draws', 'share', '95 % limits'],
      rows.map(({ mission, games: n, attacker, draws, share }) => [
        mission,
        String(n),
        String(attacker),
        String(draws),
        percent(share.share),
        `${percent(share.low)} to ${percent(share.high)}`,
      ]),
    ),
  );
}

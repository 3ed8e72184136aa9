import { BOTS } from '@little-wars/bots';
import { rulesets } from '@little-wars/rulesets';
import { linkings } from '@little-wars/rulesets/linkings';
import { type PlayedCampaign, playCampaign } from '../campaign/play.ts';
import { type CampaignReport, reportOn } from '../campaign/report.ts';
import { type CarryOptions, carryCommand } from '../campaign/terminal/carry.ts';
import { complain } from '../complain.ts';
import { drawTable } from '../table.ts';

interface Options {
  readonly ruleset: string;
  readonly campaigns: string;
  readonly battles: string;
  readonly bot?: string;
  readonly team?: string;
  readonly plan?: string;
  readonly seed: string;
  readonly json?: boolean;
}

const USUAL_BOT = 'random';

const isCount = (text: string): boolean => /^\d+$/.test(text) && Number(text) >= 1;

/** What is wrong with the options; empty if nothing is. */
function wrongWith({ ruleset: id, campaigns, battles, bot = USUAL_BOT, team, plan }: Options): readonly string[] {
  const linking = linkings[id];
  if (!linking) return [`${id} has no linked games`];
  return [
    ...(isCount(campaigns) && isCount(battles) ? [] : ['--campaigns and --battles are whole numbers from 1 on']),
    ...(Object.hasOwn(BOTS, bot) ? [] : [`--bot is one of: ${Object.keys(BOTS).join(', ')}`]),
    ...(team === undefined || linking.founders.includes(team)
      ? []
      : [`--team is one of: ${linking.founders.join(', ')}`]),
    ...(plan === undefined || linking.plans.includes(plan) ? [] : [`--plan is one of: ${linking.plans.join(', ')}`]),
  ];
}

/** Plays campaigns between two bots that begin with the same ready team, each pair with another. */
export async function campaignCommand(options: Options & CarryOptions & { readonly play?: boolean }): Promise<void> {
  if (options.play || options.resume !== undefined || options.import !== undefined) return carryCommand(options);
  const wrong = wrongWith(options);
  if (wrong.length > 0) {
    complain(wrong);
    return;
  }
  const { ruleset: id, campaigns, battles, bot = USUAL_BOT, team, seed, json } = options;
  const edition = rulesets.find(each => each.id === id)!;
  const linking = linkings[id]!;
  const founders = team === undefined ? linking.founders : [team];
  const plan = options.plan ?? linking.plans[0]!;
  const started = performance.now();
  const played: PlayedCampaign[] = [];
  for (let i = 0; i < Number(campaigns); i++) {
    const founder = founders[i % founders.length]!;
    const own = { founders: [founder, founder], battles: Number(battles), plan, bot, seed: `${seed} ${i}` };
    played.push(playCampaign({ edition, linking, ...own }));
    if (!json) process.stderr.write(`\r${i + 1} of ${campaigns} campaigns`);
  }
  if (!json) process.stderr.write('\n');
  const report = reportOn(played);
  if (json) console.log(JSON.stringify({ ruleset: id, version: edition.version, bot, seed, ...report }, null, 2));
  else show(report, (performance.now() - started) / 1000);
}

const percent = (share: number | null): string => (share === null ? '' : `${(100 * share).toFixed(1)} %`);

function show(report: CampaignReport, seconds: number): void {
  const rows = [
    ['all', String(report.withLeader), percent(report.trailingWins)],
    ...report.byBattle.map(({ battle, decided, trailingWins }) => [
      String(battle),
      String(decided),
      percent(trailingWins),
    ]),
  ];
  console.log(drawTable(['battle', 'decided, with a leader', 'the trailing side wins'], rows));
  const tallies = Object.entries(report.tallies).map(([name, value]) => [name, value.toFixed(2)]);
  console.log(`\n${drawTable(['a team in the end', 'mean'], tallies)}`);
  console.log(
    `\n${report.campaigns} campaigns, ${report.battles} battles (${report.draws} draws) in ${seconds.toFixed(1)} s, ` +
      `${report.answersPerBattle.toFixed(0)} answers a battle; leaders were ${report.lead.toFixed(1)} ahead in growth.`,
  );
}

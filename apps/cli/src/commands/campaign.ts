import { BOTS } from '@little-wars/bots';
import { rulesets } from '@little-wars/rulesets';
import { linkings } from '@little-wars/rulesets/linkings';
import { keep, keyOf, knownIn } from '../campaign/pieces.ts';
import { playCampaign } from '../campaign/play.ts';
import { type CampaignReport, reportOn, type Trailing } from '../campaign/report.ts';
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
  readonly from: string;
  readonly file?: string;
  readonly json?: boolean;
}

const USUAL_BOT = 'random';

const isCount = (text: string): boolean => /^\d+$/.test(text) && Number(text) >= 1;

/** What is wrong with the options; empty if nothing is. */
function wrongWith({ ruleset: id, campaigns, battles, from, bot = USUAL_BOT, team, plan }: Options): readonly string[] {
  const linking = linkings[id];
  if (!linking) return [`${id} has no linked games`];
  return [
    ...([campaigns, battles, from].every(isCount)
      ? []
      : ['--campaigns, --battles and --from are whole numbers from 1 on']),
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
  const { ruleset: id, campaigns, battles, bot = USUAL_BOT, team, seed, json, file } = options;
  const edition = rulesets.find(each => each.id === id)!;
  const linking = linkings[id]!;
  const founders = team === undefined ? linking.founders : [team];
  const plan = options.plan ?? linking.plans[0]!;
  const playedWith = { ruleset: id, version: edition.version, bot, seed, battles, team: team ?? null, plan };
  const key = keyOf({ ...playedWith, content: [edition.content, linking.between.content, linking.choices] });
  const started = performance.now();
  const earlierCampaigns = knownIn(file, key);
  const played = new Map(earlierCampaigns);
  const first = Number(options.from);
  for (let n = first; n < first + Number(campaigns); n++) {
    if (played.has(n)) continue;
    const founder = founders[(n - 1) % founders.length]!;
    const own = { founders: [founder, founder], battles: Number(battles), plan, bot, seed: `${seed} ${n - 1}` };
    const campaign = playCampaign({ edition, linking, ...own });
    played.set(n, campaign);
    keep(file, key, n, campaign);
    const seconds = (performance.now() - started) / 1000 / (played.size - earlierCampaigns.size);
    process.stderr.write(
      `campaign ${n} of ${first} to ${first + Number(campaigns) - 1}, ${seconds.toFixed(1)} s each\n`,
    );
  }
  const report = reportOn([...played.values()]);
  if (json) console.log(JSON.stringify({ ...playedWith, ...report }, null, 2));
  else show(report, (performance.now() - started) / 1000);
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

const trailingRow = (name: string, { decided, wins }: Trailing): readonly string[] => [
  name,
  String(decided),
  decided === 0 ? '' : percent(wins.share),
  decided === 0 ? '' : `${percent(wins.low)} to ${percent(wins.high)}`,
];

function show(report: CampaignReport, seconds: number): void {
  const shares = [
    trailingRow('all', report.trailing),
    ...report.byBattle.map(({ battle, trailing }) => trailingRow(String(battle), trailing)),
    trailingRow('all, by growth', report.lessGrown),
  ];
  console.log(drawTable(['battle', 'with leader and winner', 'trailing side wins', '95 % limits'], shares));
  const names = Object.keys(report.tallies);
  const growth = report.byBattle.map(({ battle, lead, tallies }) => [
    String(battle),
    ...names.map(name => (tallies[name] ?? 0).toFixed(2)),
    lead.toFixed(1),
  ]);
  console.log(`\nA team after each battle, on average, and how far its leader was ahead in growth before it:\n`);
  console.log(drawTable(['battle', ...names, 'lead'], growth));
  const { least, mean, most } = report.answersPerCampaign;
  console.log(
    `\n${report.campaigns} campaigns, ${report.battles} battles (${report.draws} draws) in ${seconds.toFixed(1)} s; ` +
      `${report.answersPerBattle.toFixed(0)} answers a battle, ${mean.toFixed(0)} a campaign (${least} to ${most}).`,
  );
}

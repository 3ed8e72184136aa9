import { type Edition, rosterFile } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { tellProblem, tellReason } from '@little-wars/words';
import { complain } from '../complain.ts';
import { fileTexts, readText } from '../read-file.ts';
import { checkRoster } from '../roster/check.ts';

export function rosterCheckCommand(file: string, { json }: { readonly json?: boolean }): void {
  const read = readText(file);
  const checked = read.ok ? checkRoster(rulesets, read.value) : { as: 'unread' as const, problems: read.problems };
  const problems = (checked.as === 'unread' ? checked.problems : []).map(each => tellProblem(each, fileTexts));
  const reasons = checked.as === 'judged' ? checked.reasons : [];
  const texts = reasons.map(reason => tellReason(reason, checked.as === 'judged' ? checked.ruleset.texts['en'] : {}));
  const legal = problems.length + reasons.length === 0;
  if (!legal) process.exitCode = 1;
  if (json) {
    const tallies = checked.as === 'judged' ? checked.tallies : [];
    console.log(
      JSON.stringify({ legal, problems, reasons: reasons.map((r, i) => ({ ...r, text: texts[i] })), tallies }, null, 2),
    );
    return;
  }
  if (problems.length > 0) complain(['This file cannot be read as a team:', ...problems.map(text => `- ${text}`)]);
  if (texts.length > 0) complain(['This is against the rules:', ...texts.map(text => `- ${text}`)]);
  if (!legal || checked.as !== 'judged') return;
  const { ruleset, roster, tallies } = checked;
  console.log(`Legal: ${roster.name}, ${ruleset.texts['en']?.['title'] ?? ruleset.id}.`);
  for (const { id, used, most } of tallies)
    console.log(`${ruleset.texts['en']?.[`tally.${id}`] ?? id}: ${used}${most === null ? '' : ` of ${most}`}`);
}

/** Lists the starters of a ruleset, or prints one of them as a file to start from. */
export function rosterStartersCommand({
  ruleset: id,
  name,
}: {
  readonly ruleset: string;
  readonly name?: string;
}): void {
  const ruleset = rulesets.find(each => each.id === id);
  if (!ruleset || ruleset.lobby.factions.length === 0) {
    const withTeams = rulesets.filter(({ lobby }) => lobby.factions.length > 0).map(each => each.id);
    complain([`There are no teams of "${id}"; the rulesets with teams are: ${withTeams.join(', ')}.`]);
    return;
  }
  if (name === undefined) {
    listStarters(ruleset, ruleset.lobby.starters);
    return;
  }
  const starter = ruleset.lobby.starters.find(each => each.name.toLowerCase() === name.toLowerCase());
  if (starter) process.stdout.write(rosterFile(starter));
  else complain([`There is no starter "${name}"; see them with: npm run roster -- starters --ruleset ${id}`]);
}

type Starters = Edition['lobby']['starters'];

function listStarters({ lobby }: Pick<Edition, 'lobby'>, starters: Starters): void {
  for (const { name, faction } of starters)
    console.log(`${name} (${lobby.factions.find(({ id }) => id === faction)?.title ?? faction})`);
}

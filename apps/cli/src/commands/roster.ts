import { rosterTexts } from '@little-wars/rulesets/kill-team';
import { tellReason } from '@little-wars/words';
import { complain, tellFound } from '../complain.ts';
import { fileTexts, readJson } from '../read-file.ts';
import { type Checked, checkRoster } from '../roster/check.ts';

const NAMES = { roster: 'the roster', pick: 'the kill team', equipment: 'its equipment' };

export function rosterCheckCommand(file: string, { json }: { readonly json?: boolean }): void {
  const read = readJson(file);
  const { problems, reasons, parts, operatives }: Checked = read.ok
    ? checkRoster(read.value)
    : { problems: read.problems, reasons: [], parts: [], operatives: 0 };
  const legal = problems.length + reasons.length === 0;
  const told = {
    problems: problems.map(found => ({ ...found, text: tellFound(found, fileTexts) })),
    reasons: reasons.map(reason => ({ ...reason, text: tellReason(reason, rosterTexts) })),
  };
  if (!legal) process.exitCode = 1;
  if (json) {
    console.log(JSON.stringify({ legal, checked: parts, operatives, ...told }, null, 2));
    return;
  }
  complainIf(told.problems, 'This file cannot be read as a roster:');
  complainIf(told.reasons, 'This is against the rules:');
  if (!legal) return;
  console.log(`Legal: ${parts.map(part => NAMES[part]).join(', ')}; ${operatives} operatives.`);
  if (!parts.includes('pick')) console.log('There is no "pick" in the file, so no kill team was checked.');
}

function complainIf(told: readonly { readonly text: string }[], head: string): void {
  if (told.length > 0) complain([head, ...told.map(({ text }) => `- ${text}`)]);
}

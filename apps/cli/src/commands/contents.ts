import { contentsOf } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';

export function contentsCommand({ ruleset }: { readonly ruleset?: string }): void {
  for (const each of rulesets) {
    if (ruleset !== undefined && each.id !== ruleset) continue;
    console.log(`${each.id}, version ${each.version}`);
    for (const { sequence, clause, steps } of contentsOf(each)) {
      console.log(`\n${sequence} (${clause})`);
      for (const step of steps)
        console.log(`${String(step.number).padStart(4)}  ${step.form.padEnd(6)} ${step.name}  [${step.clause}]`);
    }
    console.log('');
  }
}

// A match of this browser, shown at the chosen pace, with its sounds.
import { paceOfPlay } from '../settings.ts';
import { hear } from '../sound/hear.ts';
import type { StoredMatch } from '../store/database.ts';
import { advisingCalled } from './rulesets.ts';
import type { RunningTable } from './running.ts';
import { Shown } from './shown.ts';
import { weightOf } from './weight.ts';

export function shownOf(table: RunningTable): Shown<StoredMatch> {
  const shown = new Shown(table, {
    weigh: weightOf,
    // A hidden page is not watched.
    pace: () => (document.hidden ? 0 : paceOfPlay()),
    hear,
  });
  table.caughtUp = () => shown.caughtUp();
  // The first attack should not pass while the strip is still being fetched.
  void import('../duel/duel.tsx').catch(() => {});
  advisingCalled(table.now().session.match.ruleset.id)?.catch(() => {});
  return shown;
}

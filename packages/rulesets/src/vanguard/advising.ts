import { type Advising, tableOf } from '@little-wars/engine';
import { advice } from './advice/index.ts';
import { clauses } from './clauses/index.ts';
import { deskOf } from './odds/desk.ts';
import { ruleset } from './ruleset.ts';
import { attacks, forecast } from './tabletop/forecast.ts';
import { meaning } from './tabletop/meanings.ts';
import { tray } from './tabletop/tray.ts';
import type { Vanguard } from './types.ts';

/** Vanguard's odds and advice. */
export const advising: Advising<Vanguard> = {
  clauses,
  advice,
  evaluate: (_setup, { vp, models }, seat) =>
    10 * (vp[seat]! - vp[1 - seat]!) +
    models.reduce((sum, { seat: of, wounds }) => sum + (of === seat ? wounds : -wounds), 0),
  chances: { forecast, prospects: () => [], attacks },
  tray,
  odds: deskOf((setup, position) => tableOf(ruleset, setup, position)),
  meaning,
};

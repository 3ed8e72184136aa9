import type { Advising } from '@little-wars/engine';
import { advice, evaluate } from './advice/index.ts';
import { clauses } from './clauses/index.ts';
import { odds } from './odds/desk.ts';
import { attacks, forecast } from './tabletop/forecast.ts';
import { meaning } from './tabletop/meanings.ts';
import { prospects } from './tabletop/prospects.ts';
import { tray } from './tabletop/tray.ts';
import type { ScoutTeam } from './types.ts';

/** Scout Team's clauses, advice and odds. */
export const advising: Advising<ScoutTeam> = {
  clauses,
  advice,
  evaluate,
  chances: { forecast, prospects, attacks },
  tray,
  odds,
  meaning,
};

import type { Advising } from '@little-wars/engine';
import { advice, evaluate } from './advice/index.ts';
import { clauses } from './clauses/index.ts';
import { odds } from './odds/desk.ts';
import { attacks, forecast } from './tabletop/forecast.ts';
import { meaning } from './tabletop/meanings.ts';
import { prospects } from './tabletop/prospects.ts';
import { tray } from './tabletop/tray.ts';
import type { ReconSquad } from './types.ts';

/** Recon Squad's clauses, advice and odds. */
export const advising: Advising<ReconSquad> = {
  clauses,
  advice,
  evaluate,
  chances: { forecast, prospects, attacks },
  tray,
  odds,
  meaning,
};

import type { Advising } from '@little-wars/engine';
import { advice } from './advice/index.ts';
import { clauses } from './clauses/index.ts';
import { victoryPoints } from './core/11-ways-to-play/victory.ts';
import { desk } from './odds/desk.ts';
import { attacks, forecast } from './tabletop/forecast.ts';
import { meaning } from './tabletop/meanings.ts';
import { tray } from './tabletop/tray.ts';
import type { KillTeam } from './types.ts';

/** Kill Team's forecasts and advice. */
export const advising: Advising<KillTeam> = {
  clauses,
  advice,
  evaluate: (setup, position, seat) =>
    10 * (victoryPoints(setup, position, seat) - victoryPoints(setup, position, 1 - seat)) +
    position.operatives.reduce((sum, { seat: of, wounds }) => sum + (of === seat ? wounds : -wounds), 0),
  chances: { forecast, prospects: () => [], attacks },
  tray,
  odds: desk,
  meaning,
};

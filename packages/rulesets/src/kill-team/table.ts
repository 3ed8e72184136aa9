import type { Ruleset } from '@little-wars/engine';
import { ruleset } from './ruleset.ts';
import { board } from './tabletop/board.ts';
import { court } from './tabletop/court.ts';
import { reach, stride } from './tabletop/reach.ts';
import { glimpse, movedTo } from './tabletop/standing.ts';
import type { KillTeam } from './types.ts';

/** Kill Team as far as a board needs it that is looked at and played on: forecasts, advice and teams come later. */
export const killTeamTable: Ruleset<KillTeam> = {
  ...ruleset,
  tabletop: { board, court, reach, stride, movedTo, glimpse, forecast: () => [] },
};

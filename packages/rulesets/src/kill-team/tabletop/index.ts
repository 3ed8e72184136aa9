import { actorNamed, type Tabletop } from '@little-wars/engine';
import type { KillTeam } from '../types.ts';
import { board } from './board.ts';
import { court } from './court.ts';
import { reach, stride } from './reach.ts';
import { standIns } from './stand-ins.ts';
import { glimpse, movedTo } from './standing.ts';

/** How a table shows Kill Team. */
export const tabletop: Tabletop<KillTeam> = {
  board,
  actor: actorNamed('operative', 'attacker'),
  court,
  reach,
  stride,
  movedTo,
  glimpse,
  standIns,
};

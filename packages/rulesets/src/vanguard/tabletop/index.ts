import { actorNamed, type Tabletop } from '@little-wars/engine';
import type { Vanguard } from '../types.ts';
import { board } from './board.ts';
import { court } from './court.ts';
import { reach, stride } from './reach.ts';
import { standIns } from './stand-ins.ts';
import { glimpse, movedTo } from './standing.ts';

/** How Kill Team Vanguard is shown on a table. */
export const tabletop: Tabletop<Vanguard> = {
  board,
  actor: actorNamed('model'),
  court,
  reach,
  stride,
  movedTo,
  glimpse,
  standIns,
};

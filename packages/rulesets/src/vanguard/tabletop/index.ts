import { actorNamed, aimNamed, type Tabletop } from '@little-wars/engine';
import { laidAt, pieceOfPlaced } from '@little-wars/skirmish/tables';
import type { Vanguard } from '../types.ts';
import { board } from './board.ts';
import { court } from './court.ts';
import { reach, stride } from './reach.ts';
import { standIns } from './stand-ins.ts';
import { glimpse, movedTo } from './standing.ts';

/** VG-15.6: the outline of a piece of terrain that is being laid. */
const ground: Tabletop<Vanguard>['ground'] = ({ what }, placement) =>
  typeof what === 'string' ? pieceOfPlaced(laidAt(what, placement), what).parts.map(({ outline }) => outline) : null;

/** How Kill Team Vanguard is shown on a table. */
export const tabletop: Tabletop<Vanguard> = {
  board,
  ground,
  actor: actorNamed('model'),
  aim: aimNamed(['attacker'], ['target']),
  court,
  reach,
  stride,
  movedTo,
  ahead: () => null,
  glimpse,
  standIns,
};

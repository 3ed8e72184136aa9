import { actorNamed, aimNamed, type Tabletop } from '@little-wars/engine';
import { barricadeAt } from '../core/11-ways-to-play/places.ts';
import type { KillTeam } from '../types.ts';
import { board } from './board.ts';
import { court } from './court.ts';
import { reach, stride } from './reach.ts';
import { standIns } from './stand-ins.ts';
import { glimpse, movedTo } from './standing.ts';

/** KT-11.9: the outline of a barricade that is being set up. */
const ground: Tabletop<KillTeam>['ground'] = ({ what }, { at, along = { dx: 1, dy: 0 } }) =>
  what === 'barricade' ? [barricadeAt(at, along)] : null;

const aimed = aimNamed(['attacker'], ['target']);

/** Who attacks whom: a shooting attack has its aim as one of its variables. */
const aim: Tabletop<KillTeam>['aim'] = frames =>
  aimed(frames.flatMap(({ vars }) => [{ vars }, { vars: (vars as { readonly aim?: object }).aim ?? {} }]));

/** How a table shows Kill Team. */
export const tabletop: Tabletop<KillTeam> = {
  board,
  ground,
  actor: actorNamed('operative', 'attacker'),
  aim,
  court,
  reach,
  stride,
  movedTo,
  ahead: () => null,
  glimpse,
  standIns,
};

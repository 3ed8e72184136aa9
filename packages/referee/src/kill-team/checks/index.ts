import type { KillTeamCheck } from '../check.ts';
import { diceAsRolled } from './1.5-dice-as-rolled.ts';
import { turningPoints } from './2.1-turning-points.ts';
import { initiative } from './2.2-initiative.ts';
import { commandPoints } from './2.4-command-points.ts';
import { ploys } from './2.6-ploys.ts';
import { turnsAlternate } from './2.8-turns-alternate.ts';
import { orders } from './2.11-orders.ts';
import { actionPoints } from './2.12-action-points.ts';
import { actionsOnce } from './2.12-actions-once.ts';
import { overwatch } from './2.14-overwatch.ts';
import { distanceMoved } from './3.1-distance-moved.ts';
import { engagement } from './3.3-engaged.ts';
import { placedClear } from './3.6-placed.ts';
import { chargeEndsEngaged } from './3.8-charge-ends-engaged.ts';
import { attackDice } from './4.1-attack-dice.ts';
import { targets } from './4.2-targets.ts';
import { hits } from './4.3-hits.ts';
import { defenceDice } from './4.4-defence-dice.ts';
import { savesSpent } from './4.5-saves-spent.ts';
import { damage } from './4.6-damage.ts';
import { hitsInTurn } from './5.4-hits-in-turn.ts';
import { wounds } from './6.1-wounds.ts';
import { cover } from './7.7-cover.ts';
import { terrainTraversed } from './8.13-terrain-traversed.ts';
import { heavyAndLimited } from './9.8-heavy-and-limited.ts';
import { mortalWounds } from './9.9-mortal-wounds.ts';
import { tacOps } from './10.3-tac-ops.ts';
import { missionPoints } from './11.4-mission-points.ts';
import { sides } from './11.5-sides.ts';
import { barricades } from './11.9-barricades.ts';
import { setUp } from './11.10-set-up.ts';
import { result } from './11.15-result.ts';
import { narrative } from './15.3-narrative.ts';

/** Every check of Kill Team, in the order of the document. */
export const checks: readonly KillTeamCheck[] = [
  diceAsRolled,
  turningPoints,
  initiative,
  commandPoints,
  ploys,
  turnsAlternate,
  orders,
  actionPoints,
  actionsOnce,
  overwatch,
  distanceMoved,
  engagement,
  placedClear,
  chargeEndsEngaged,
  attackDice,
  targets,
  hits,
  defenceDice,
  savesSpent,
  damage,
  hitsInTurn,
  wounds,
  cover,
  terrainTraversed,
  heavyAndLimited,
  mortalWounds,
  tacOps,
  missionPoints,
  sides,
  barricades,
  setUp,
  result,
  narrative,
];

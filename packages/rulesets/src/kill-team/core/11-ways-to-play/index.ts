// The sequences of a match
import type { ListedSequence } from '@little-wars/engine';
import { acting } from '../10-tac-ops/actions.ts';
import { inTurn } from '../10-tac-ops/scoring.ts';
import { moment, nameAnew, naming, placing, reveal } from '../10-tac-ops/tac-ops.ts';
import { matchedPlay } from './matched-play.ts';
import { narrativePlay } from './narrative-play.ts';
import { openPlay } from './open-play.ts';
import { scoutingSequences } from './scouting.ts';
import { barricade, barricades, setUpGroup, setUpOne, setUpOperatives, sides } from './set-up.ts';
import { strengthening } from './strengthen.ts';
import { tacOpsChosenSequences } from './tac-ops.ts';
import { endOfBattle, endOfTurningPoint } from './victory.ts';

export const matchSequences: readonly ListedSequence[] = [
  matchedPlay,
  openPlay,
  narrativePlay,
  sides,
  ...tacOpsChosenSequences,
  barricades,
  barricade,
  strengthening,
  setUpOperatives,
  setUpGroup,
  setUpOne,
  ...scoutingSequences,
  endOfTurningPoint,
  endOfBattle,
  nameAnew,
  naming,
  placing,
  reveal,
  moment,
  inTurn,
  acting,
];

// The order of a match, its missions and tac ops: what they bring to the ruleset
import type { ListedSequence } from '@little-wars/engine';
import { mission } from '../../missions/index.ts';
import { looting } from '../../missions/loot.ts';
import { securing } from '../../missions/secure.ts';
import { acting } from '../10-tac-ops/actions.ts';
import { marking } from '../10-tac-ops/instead.ts';
import { inTurn, tacOps } from '../10-tac-ops/scoring.ts';
import { moment, nameAnew, naming, placing, reveal } from '../10-tac-ops/tac-ops.ts';
import { matchedPlay } from './matched-play.ts';
import { openPlay } from './open-play.ts';
import { infiltrate, reconDash, scoutingSequences } from './scouting.ts';
import { barricade, barricades, setUpGroup, setUpOne, setUpOperatives, sides } from './set-up.ts';
import { tacOpsChosenSequences } from './tac-ops.ts';
import { endOfBattle, endOfTurningPoint } from './victory.ts';

export const matchSequences: readonly ListedSequence[] = [
  matchedPlay,
  openPlay,
  sides,
  ...tacOpsChosenSequences,
  barricades,
  barricade,
  setUpOperatives,
  setUpGroup,
  setUpOne,
  ...scoutingSequences,
  endOfTurningPoint,
  endOfBattle,
  looting,
  securing,
  nameAnew,
  naming,
  placing,
  reveal,
  moment,
  inTurn,
  acting,
  marking,
];

export const matchRules = { mission, 'tac-ops': tacOps, infiltrate, 'recon-dash': reconDash };

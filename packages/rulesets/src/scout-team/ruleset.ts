import type { Ruleset } from '@little-wars/engine';
import { content } from './content/index.ts';
import { resultOf } from './core/12-mission/scoring.ts';
import { facts } from './facts.ts';
import { inPlay } from './in-play.ts';
import { battle, sequences } from './library.ts';
import { MAPS } from './maps/index.ts';
import { opening, readSetup } from './setup.ts';
import { ruleSequences, specialRules } from './special-rules.ts';
import type { ScoutTeam } from './types.ts';
import { reveals, show, view } from './view.ts';

/** The rules of play of Scout Team. */
export const ruleset: Ruleset<ScoutTeam> = {
  id: 'scout-team',
  version: '1',
  content: { ...content, maps: MAPS },
  seats: 2,
  readSetup,
  opening: setup => ({ position: opening(setup), frame: battle.game.start({}) }),
  sequences: [...sequences, ...ruleSequences],
  facts,
  specialRules,
  inPlay,
  // 9E-2.7: the player whose turn it is goes first.
  reactionOrder: t => [t.position.turn, 1 - t.position.turn],
  alike: () => null,
  view,
  reveals,
  show,
  result: resultOf,
};

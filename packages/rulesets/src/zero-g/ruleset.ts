import type { Ruleset } from '@little-wars/engine';
import { factions, gear, powers, weapons } from './content/index.ts';
import { resultOf } from './core/07-missions/missions.ts';
import { facts } from './facts.ts';
import { inPlay } from './in-play.ts';
import { sequences, turns } from './library.ts';
import { MAPS } from './maps/index.ts';
import { opening, readSetup } from './setup.ts';
import { ruleSequences, specialRules } from './special-rules.ts';
import type { ZeroG } from './types.ts';
import { reveals, show, view } from './view.ts';

/** The rules of play of Zero-G. */
export const ruleset: Ruleset<ZeroG> = {
  id: 'zero-g',
  version: '2',
  content: { factions, gear, powers, weapons, maps: MAPS },
  seats: 2,
  readSetup,
  opening: setup => ({ position: opening(setup), frame: turns.game.start({}) }),
  sequences: [...sequences, ...ruleSequences],
  facts,
  specialRules,
  inPlay,
  // 7E-2.1: the player whose turn it is goes first.
  reactionOrder: t => [t.position.turn, 1 - t.position.turn],
  alike: () => null,
  view,
  reveals,
  show,
  result: resultOf,
};

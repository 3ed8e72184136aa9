import type { Ruleset } from '@little-wars/engine';
import { content } from './content/index.ts';
import { resultOf } from './core/08-mission/scoring.ts';
import { facts } from './facts.ts';
import { inPlay } from './in-play.ts';
import { sequences, turns } from './library.ts';
import { MAPS } from './maps/index.ts';
import { opening, readSetup } from './setup.ts';
import { ruleSequences, specialRules } from './special-rules.ts';
import type { ReconSquad } from './types.ts';
import { reveals, show, view } from './view.ts';

/** The rules of play of Recon Squad. */
export const ruleset: Ruleset<ReconSquad> = {
  id: 'recon-squad',
  version: '1',
  content: { ...content, maps: MAPS },
  seats: 2,
  readSetup,
  opening: setup => ({ position: opening(setup), frame: turns.game.start({ more: false }) }),
  sequences: [...sequences, ...ruleSequences],
  facts,
  specialRules,
  inPlay,
  // 8E-2.4: the player whose turn it is goes first.
  reactionOrder: t => [t.position.turn, 1 - t.position.turn],
  alike: () => null,
  view,
  reveals,
  show,
  result: resultOf,
};

import type { Ruleset } from '@little-wars/engine';
import { ASSETS, HONOURS, SCAR_RULES } from '../uses.ts';
import { afterBattle, sequences } from './after-battle.ts';
import { medBay } from './assets/med-bay.ts';
import { stimmStash } from './assets/stimm-stash.ts';
import { warShrine } from './assets/war-shrine.ts';
import { facts } from './facts.ts';
import { opening, readSetup } from './setup.ts';
import { SPEC_OPS } from './spec-ops/index.ts';
import type { BetweenAsset, Rule, SpecOps, Use } from './types.ts';

export const assetRules: { readonly [N in BetweenAsset]: Rule<N> } = {
  'med-bay': medBay,
  'war-shrine': warShrine,
  'stimm-stash': stimmStash,
};

const acts = (asset: string): asset is BetweenAsset => Object.hasOwn(assetRules, asset);

/** KT-11.3: the interlude between two battles of Spec Ops, played like a match of its own. */
export const ruleset: Ruleset<SpecOps> = {
  id: 'kill-team-spec-ops',
  version: '1',
  content: { honours: HONOURS, scars: SCAR_RULES, assets: ASSETS, specOps: SPEC_OPS },
  seats: 2,
  readSetup,
  opening: setup => ({ position: opening(setup), frame: afterBattle.start({}) }),
  sequences,
  facts,
  specialRules: assetRules,
  inPlay: ({ position }) =>
    position.teams.flatMap(({ assets }, seat) => assets.filter(acts).map((rule): Use => ({ rule, seat }))),
  reactionOrder: () => [0, 1],
  alike: () => null,
  view: (_setup, position) => position,
  reveals: [],
  show: fact => fact,
  result: ({ winner }, { over }) =>
    over ? { winners: winner === null ? [] : [winner], scores: [0, 1].map(seat => Number(winner === seat)) } : null,
};

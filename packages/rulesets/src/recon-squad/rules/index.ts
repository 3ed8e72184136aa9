// Rules that are always in play, and those of weapon types
import type { ListedSequence } from '@little-wars/engine';
import { asTold } from '../../w40k/odds/as-told.ts';
import { invoked } from '../abilities/invocation.ts';
import { willed } from '../abilities/my-will-be-done.ts';
import { runesUsed } from '../abilities/runes-of-the-farseer.ts';
import { changesSaves, dooms, guides, ignoresWounds, strengthens } from '../powers/lasting.ts';
import { designated } from '../traits/forward-observer.ts';
import { type Rule, shared } from '../types.ts';
import type { CoreUse, LastingUse, TypeUse } from '../uses.ts';
import { dazed } from '../weapon-rules/dazes.ts';
import { marked } from '../weapon-rules/markerlight.ts';
import { commandReRoll } from './command-re-roll.ts';
import { counterOffensive, counterOffensiveSequences } from './counter-offensive.ts';
import { fragBag } from './frag-bag.ts';
import { psychicFocus, smiteRises } from './psychic-focus.ts';
import { sniperReRoll } from './sniper-re-roll.ts';
import { assault, combi, heavy, rapidFire } from './weapon-types.ts';

export const coreRules: { readonly [N in CoreUse['rule'] | TypeUse['rule'] | LastingUse['rule']]: Rule<N> } = {
  'command-re-roll': commandReRoll,
  'counter-offensive': counterOffensive,
  'frag-bag': fragBag,
  'sniper-re-roll': sniperReRoll,
  'psychic-focus': psychicFocus,
  'smite-rises': smiteRises,
  'combi-weapons': combi,
  assault,
  heavy,
  'rapid-fire': rapidFire,
  designated,
  dazed,
  marked,
  willed,
  invoked,
  'runes-used': runesUsed,
  'as-told': shared(asTold('8E-6.22')),
  'power-strengthens': strengthens,
  'power-guides': guides,
  'power-dooms': dooms,
  'power-saves': changesSaves,
  'power-ignores-wounds': ignoresWounds,
};

export const coreSequences: readonly ListedSequence[] = counterOffensiveSequences;

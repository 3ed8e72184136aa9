// Rules that are always in play, those of weapon types, and lasting powers
import type { ListedSequence } from '@little-wars/engine';
import { asTold, type ToldUse } from '../../w40k/odds/as-told.ts';
import type { LastingPower } from '../../w40k/powers/lasting.ts';
import { changesSaves, dooms, guides, ignoresWounds, strengthens } from '../powers/lasting.ts';
import { type Rule, shared } from '../types.ts';
import type { CoreUse, TypeUse } from '../uses.ts';
import { bigGuns } from './big-guns.ts';
import { blastRules } from './blasts.ts';
import { commandReRoll } from './command-re-roll.ts';
import { counterOffensive, counterOffensiveSequences } from './counter-offensive.ts';
import { cutSequences, cutThemDown } from './cut-them-down.ts';
import { defensible, holdingSteady, prepare, setToDefend } from './defensible.ts';
import { denseCover } from './dense-cover.ts';
import { desperateBreakout } from './desperate-breakout.ts';
import { fallenBack } from './fallen-back.ts';
import { fireOverwatch, watch } from './fire-overwatch.ts';
import { heroicIntervention } from './heroic-intervention.ts';
import { lookOutSir } from './look-out-sir.ts';
import { psychicPhase } from './psychic-phase.ts';
import { assault, combi, heavy, rapidFire } from './weapon-types.ts';

type OfCore = (CoreUse | TypeUse | LastingPower | ToldUse)['rule'] | 'holding-steady' | 'set-to-defend';

export const coreRules: { readonly [N in OfCore]: Rule<N> } = {
  'command-re-roll': commandReRoll,
  'cut-them-down': cutThemDown,
  'desperate-breakout': desperateBreakout,
  'fire-overwatch': fireOverwatch,
  'counter-offensive': counterOffensive,
  'psychic-phase': psychicPhase,
  'fallen-back': fallenBack,
  'big-guns': bigGuns,
  'look-out-sir': lookOutSir,
  blasts: blastRules,
  'dense-cover': denseCover,
  defensible,
  'heroic-intervention': heroicIntervention,
  'combi-weapons': combi,
  assault,
  heavy,
  'rapid-fire': rapidFire,
  'holding-steady': holdingSteady,
  'set-to-defend': setToDefend,
  'as-told': shared(asTold('9E-7.23')),
  'power-strengthens': strengthens,
  'power-guides': guides,
  'power-dooms': dooms,
  'power-saves': changesSaves,
  'power-ignores-wounds': ignoresWounds,
};

export const coreSequences: readonly ListedSequence[] = [...counterOffensiveSequences, ...cutSequences, prepare, watch];

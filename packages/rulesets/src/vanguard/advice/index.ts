// What a sensible player would answer, by a short look ahead. One file for each matter of judgement.
import { type Advice, type Adviser, byPurpose } from '@little-wars/engine';
import type { Vanguard } from '../types.ts';
import { adviseAction, adviseCharge, adviseMove } from './actions.ts';
import { adviseActivation, adviseOrder, adviseSeizing } from './activations.ts';
import { adviseArmor, adviseDie, adviseReRolls } from './re-rolls.ts';
import { adviseReaction } from './reactions.ts';
import { adviseDeploying, adviseNext, adviseReturning } from './set-up.ts';
import {
  adviseBestShot,
  adviseCheapest,
  adviseFocus,
  adviseForWhom,
  adviseMoreTargets,
  adviseSplit,
  adviseTarget,
  adviseWeapon,
  adviseWorthiest,
} from './targets.ts';

/** The one is as good as the other. */
const any: Adviser<Vanguard, 'pick-one'> = (_t, { options }) => ({
  answer: options[0]!,
  because: { reason: 'all-alike' },
});

export const advice: Advice<Vanguard> = {
  'pick-one': byPurpose<Vanguard, 'pick-one'>({
    'choose a side': any,
    'choose a model to deploy': adviseNext,
    'go first or second': adviseOrder,
    'choose who to activate': adviseActivation,
    'choose an action': adviseAction,
    'declare a charge target': adviseCharge,
    'choose an attack': adviseWeapon,
    'choose a target': adviseTarget,
    'use the Focus bonus': adviseFocus,
    'choose the armor': adviseArmor,
    'choose a die to roll again': adviseDie,
    'choose among equal ways': any,
    'choose who returns': adviseWorthiest,
    'choose whom it is for': adviseForWhom,
    'choose whom it strikes': adviseWorthiest,
    'choose who goes ahead': any,
    'choose who fires in support': adviseBestShot,
    'choose who steps in': adviseCheapest,
  }),
  'pick-some': byPurpose<Vanguard, 'pick-some'>({
    'choose more targets': adviseMoreTargets,
    'choose dice to roll again': adviseReRolls,
  }),
  share: byPurpose<Vanguard, 'share'>({ 'split the dice': adviseSplit }),
  count: byPurpose<Vanguard, 'count'>({ 'spend on the next first-player roll': adviseSeizing }),
  place: byPurpose<Vanguard, 'place'>({ 'deploy it': adviseDeploying, 'place who returns': adviseReturning }),
  move: adviseMove,
  react: adviseReaction,
};

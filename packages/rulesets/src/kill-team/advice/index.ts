// What a sensible player would answer, by a short look ahead with exact odds. One file for each matter of judgement.
import { type Advice, type Adviser, byPurpose } from '@little-wars/engine';
import type { KillTeam } from '../types.ts';
import { adviseAction, adviseControlled, adviseMove } from './actions.ts';
import { adviseActivation, adviseOrder } from './activations.ts';
import { adviseGuard, adviseGuardAttack, adviseHatchway, adviseIndirect, adviseOnTheWay } from './close-quarters.ts';
import { adviseHit } from './fight.ts';
import { advisePloy } from './ploys.ts';
import { adviseDie, adviseReRolls } from './re-rolls.ts';
import { adviseReaction } from './reactions.ts';
import { adviseCover, adviseSave, adviseSaves } from './saves.ts';
import {
  adviseAll,
  adviseAttacker,
  adviseBarricade,
  adviseDasher,
  adviseDropZone,
  adviseFirstOrder,
  adviseGroup,
  adviseInitiative,
  adviseScouting,
  adviseSetUp,
} from './set-up.ts';
import {
  adviseArchetype,
  adviseKept,
  adviseName,
  adviseReveal,
  adviseSecret,
  adviseTacOps,
  adviseToken,
} from './tac-op-choices.ts';
import {
  adviseAttackersWeapon,
  adviseAttackOrder,
  adviseDefendersWeapon,
  adviseEnemy,
  adviseMoreTargets,
  adviseNext,
  adviseOverwatch,
  adviseStorm,
  adviseTarget,
  adviseWeapon,
  adviseWorthiest,
} from './targets.ts';

const first =
  (...wanted: readonly string[]): Adviser<KillTeam, 'pick-one'> =>
  (_t, { options }) => {
    const answer = wanted.find(id => options.includes(id));
    return answer === undefined ? null : { answer, because: { reason: 'for-a-tac-op' } };
  };

/** The one is as good as the other. */
const any =
  (reason: string): Adviser<KillTeam, 'pick-one'> =>
  (_t, { options }) => ({ answer: options[0]!, because: { reason } });

const pickOne = byPurpose<KillTeam, 'pick-one'>({
  'say who is the Attacker': adviseAttacker,
  'pick a drop zone': adviseDropZone,
  'choose an archetype': adviseArchetype,
  'choose an archetype for the deck': adviseArchetype,
  'choose an archetype to fill the deck from': adviseArchetype,
  'keep one': adviseKept,
  'note an operative in secret': adviseSecret,
  'give it an order': adviseFirstOrder,
  'choose a scouting option': adviseScouting,
  'choose who dashes': adviseDasher,
  'say who has the first initiative': adviseInitiative,
  'say who has initiative': adviseInitiative,
  'use a strategic ploy': advisePloy,
  'reveal a tac op': adviseReveal('pass'),
  'reveal or keep secret': adviseReveal('keep-secret'),
  'name it': adviseName,
  'damage or mark': first('mark', 'deal-damage'),
  'choose what to loot': any('for-the-mission'),
  'choose what to secure': any('for-the-mission'),
  'choose what it is done to': any('for-a-tac-op'),
  'choose a token': any('for-a-tac-op'),
  'choose who activates': adviseActivation,
  'give an order': adviseOrder,
  'choose an action': adviseAction,
  'choose who overwatches': adviseOverwatch,
  'select a ranged weapon': adviseWeapon,
  'select a valid target': adviseTarget,
  'pick the next of the torrent': adviseNext,
  'select a target of the storm': adviseStorm,
  'select an enemy': adviseEnemy,
  'the attacker selects a melee weapon': adviseAttackersWeapon,
  'the defender selects a melee weapon': adviseDefendersWeapon,
  'choose who attacks from guard': adviseGuard,
  'choose the guard attack': adviseGuardAttack,
  'operate a hatch on the way': adviseOnTheWay,
  'choose a hatchway': adviseHatchway,
  'use Indirect or not': adviseIndirect,
  'choose the save': adviseSave,
  'spend the saves': adviseSaves,
  'choose a die to roll again': adviseDie,
  'resolve a hit': adviseHit,
  'choose what it does': adviseControlled,
  'choose what it is made to do': adviseControlled,
  'choose a platform': adviseWorthiest,
  'choose who gains No Cover': adviseWorthiest,
  'choose who stalks': adviseDasher,
  'choose whom to mark': adviseWorthiest,
  'choose whom to scramble': adviseWorthiest,
  'choose whom to dazzle': adviseWorthiest,
  'choose whom they enter': adviseWorthiest,
});

export const advice: Advice<KillTeam> = {
  'pick-one': pickOne,
  'pick-some': byPurpose<KillTeam, 'pick-some'>({
    'choose three tac ops': adviseTacOps,
    'choose the cards that fill it': adviseTacOps,
    'lay the cards face down': adviseTacOps,
    'choose the group': adviseGroup,
    'choose who dashes by hidden paths': adviseAll,
    'choose who dashes by recon sweep': adviseAll,
    'add targets': adviseMoreTargets,
    'order the attacks of the blast': adviseAttackOrder,
    'order the attacks of the fusillade': adviseAttackOrder,
    'choose dice to roll again': adviseReRolls,
  }),
  count: byPurpose<KillTeam, 'count'>({ 'keep dice for cover': adviseCover }),
  place: byPurpose<KillTeam, 'place'>({
    'set up an operative': adviseSetUp,
    'set up a barricade': adviseBarricade,
    'put down the token': adviseToken,
  }),
  move: adviseMove,
  react: adviseReaction,
};

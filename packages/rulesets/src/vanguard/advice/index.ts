// What a sensible player would answer, looking a short way ahead. One file for each kind of decision.
import { type AdviceOn, type Advised, type Question, reactOrPass } from '@little-wars/engine';
import { chooseDice } from '../core/03-dice/dice.ts';
import { chooseOrder, spendOnInitiative } from '../core/04-round/round.ts';
import { chooseWho, followUp } from '../core/04-round/turns.ts';
import { chooseAction } from '../core/05-activation/activation.ts';
import { declareCharge, makeChargeAttack } from '../core/07-moving/charge.ts';
import { strikeLeavingModel } from '../core/07-moving/leaving.ts';
import { move } from '../core/07-moving/moves.ts';
import { chooseArmor } from '../core/10-attacks/armor.ts';
import {
  chooseAttack,
  chooseMoreTargets,
  chooseTarget,
  retaliate,
  splitDice,
  useFocus,
} from '../core/10-attacks/attack.ts';
import { chooseDie } from '../core/11-command/command.ts';
import { chooseWay } from '../core/12-nerve/fallback.ts';
import { chooseSide, chooseWhoDeploys, deployIt } from '../core/15-game/deployment.ts';
import { choosePiece, layIt } from '../core/15-game/lay-terrain.ts';
import { chooseForWhom } from '../factions/on-one.ts';
import { chooseWhoReturns, placeWhoReturns } from '../factions/reanimation-protocol.ts';
import { chooseWhomItStrikes } from '../factions/shared/hammer-of-wrath.ts';
import { chooseScout } from '../factions/shared/scouts.ts';
import { chooseSaviour } from '../factions/tau/saviour-protocol.ts';
import { chooseWhoFires } from '../factions/tau/supporting-fire.ts';
import { adviceOn, type Look, type Vanguard } from '../types.ts';
import { adviseAction, adviseCharge, adviseMove } from './actions.ts';
import { adviseActivation, adviseOrder, adviseSeizing } from './activations.ts';
import { adviseArmor, adviseDie, adviseReRolls } from './re-rolls.ts';
import { adviseChargeAttack, adviseFollowUp, adviseLeaving, adviseReaction, adviseRetaliating } from './reactions.ts';
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
import { adviseLaying, advisePiece } from './terrain.ts';

/** Either is as good. */
const any = (_t: Look, { options }: Pick<Question<'pick-one'>, 'options'>): Advised<'pick-one'> => ({
  answer: options[0]!,
  because: { reason: 'all-alike' },
});

export const advice: readonly AdviceOn<Vanguard>[] = [
  adviceOn(choosePiece, advisePiece),
  adviceOn(layIt, adviseLaying),
  adviceOn(chooseSide, any),
  adviceOn(chooseWhoDeploys, adviseNext),
  adviceOn(deployIt, adviseDeploying),
  adviceOn(chooseOrder, adviseOrder),
  adviceOn(spendOnInitiative, adviseSeizing),
  adviceOn(chooseWho, adviseActivation),
  adviceOn(followUp, adviseFollowUp),
  adviceOn(chooseAction, adviseAction),
  adviceOn(move, adviseMove),
  adviceOn(strikeLeavingModel, adviseLeaving),
  adviceOn(declareCharge, adviseCharge),
  adviceOn(makeChargeAttack, adviseChargeAttack),
  adviceOn(chooseAttack, adviseWeapon),
  adviceOn(chooseTarget, adviseTarget),
  adviceOn(chooseMoreTargets, adviseMoreTargets),
  adviceOn(splitDice, adviseSplit),
  adviceOn(useFocus, adviseFocus),
  adviceOn(chooseArmor, adviseArmor),
  adviceOn(chooseDice, adviseReRolls),
  adviceOn(chooseDie, adviseDie),
  adviceOn(retaliate, adviseRetaliating),
  adviceOn(reactOrPass, adviseReaction),
  adviceOn(chooseWay, any),
  adviceOn(chooseWhoReturns, adviseWorthiest),
  adviceOn(placeWhoReturns, adviseReturning),
  adviceOn(chooseForWhom, adviseForWhom),
  adviceOn(chooseWhomItStrikes, adviseWorthiest),
  adviceOn(chooseScout, any),
  adviceOn(chooseWhoFires, adviseBestShot),
  adviceOn(chooseSaviour, adviseCheapest),
];

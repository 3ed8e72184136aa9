// What a sensible player would answer, by a short look ahead with exact odds. One file per topic.
import { type AdviceOn, type Advised, type Question, reactOrPass } from '@little-wars/engine';
import { chooseAction, giveOrder } from '../core/02-turning-point/activation.ts';
import { chooseWhoActivates, chooseWhoOverwatches } from '../core/02-turning-point/firefight.ts';
import { revealTacOp, useStrategicPloy } from '../core/02-turning-point/strategy.ts';
import { sayWhoHasInitiative } from '../core/02-turning-point/turning-point.ts';
import { makeMove, operateHatchOnWay } from '../core/03-actions/moving.ts';
import { chooseToken } from '../core/03-actions/tokens.ts';
import { chooseSave, keepDiceForCover, spendSaves } from '../core/04-shooting/defend.ts';
import { selectRangedWeapon, selectValidTarget, useIndirectOrNot } from '../core/04-shooting/shoot.ts';
import {
  attackerSelectsMeleeWeapon,
  defenderSelectsMeleeWeapon,
  resolveHit,
  selectEnemy,
} from '../core/05-fighting/fight.ts';
import { chooseDieToRollAgain } from '../core/06-damage/ploys.ts';
import { chooseWhatItIsDoneTo } from '../core/10-tac-ops/actions.ts';
import { nameIt, putDownToken, revealOrKeepSecret } from '../core/10-tac-ops/tac-ops.ts';
import { chooseScoutingOption, chooseWhoDashes, sayWhoHasFirstInitiative } from '../core/11-ways-to-play/scouting.ts';
import {
  chooseGroup,
  giveItOrder,
  pickDropZone,
  sayWhoIsAttacker,
  setUpBarricade,
  setUpOperative,
} from '../core/11-ways-to-play/set-up.ts';
import {
  chooseArchetype,
  chooseArchetypeForDeck,
  chooseThreeTacOps,
  keepOne,
  layCardsFaceDown,
  noteOperativeInSecret,
} from '../core/11-ways-to-play/tac-ops.ts';
import { chooseArchetypeToFillDeckFrom, chooseCardsThatFillIt } from '../core/12-close-quarters/deck.ts';
import { chooseGuardAttack, chooseWhoAttacksFromGuard } from '../core/12-close-quarters/guard.ts';
import { chooseHatchway } from '../core/12-close-quarters/hatches.ts';
import { chooseDiceToRollAgain } from '../core/dice/dice.ts';
import { chooseWhoDashesByHiddenPaths } from '../factions/aeldari/hidden-paths.ts';
import { choosePlatform, chooseWhatItDoes } from '../factions/aeldari/platform.ts';
import { selectTargetOfStorm } from '../factions/aeldari/shuriken-storm.ts';
import { chooseWhatItIsMadeToDo, chooseWhomTheyEnter } from '../factions/necrons/mindshackle-scarabs.ts';
import { chooseWhoGainsNoCover } from '../factions/space-marines/auspex.ts';
import { chooseWhomToScramble } from '../factions/space-marines/omni-scrambler.ts';
import { chooseWhomToDazzle } from '../factions/tau/equipment.ts';
import { chooseWhomToMark } from '../factions/tau/markerlight.ts';
import { chooseWhoSweeps } from '../factions/tau/recon-sweep.ts';
import { chooseWhoStalks } from '../factions/tyranids/strategy.ts';
import { chooseWhatToLoot } from '../missions/loot.ts';
import { chooseRelayToCallBy, chooseRelayToSilence } from '../missions/narrative/last-stand.ts';
import { chooseWhatToDefuse, chooseWhereToPlant } from '../missions/narrative/sabotage.ts';
import { chooseWhatToSecure } from '../missions/secure.ts';
import { damageOrMark } from '../tac-ops/instead.ts';
import { adviceOn, type KillTeam, type Look } from '../types.ts';
import { orderAttacksOfBlast } from '../weapon-rules/blast.ts';
import { addTargets, orderAttacksOfFusillade } from '../weapon-rules/fusillade.ts';
import { pickNextOfTorrent } from '../weapon-rules/torrent.ts';
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
  adviseOrderOfDeck,
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

type Picking = (t: Look, question: Pick<Question<'pick-one'>, 'options'>) => Advised<'pick-one'> | null;

const first =
  (...wanted: readonly string[]): Picking =>
  (_t, { options }) => {
    const answer = wanted.find(id => options.includes(id));
    return answer === undefined ? null : { answer, because: { reason: 'for-a-tac-op' } };
  };

/** For questions where every option is equally good. */
const any =
  (reason: string): Picking =>
  (_t, { options }) => ({ answer: options[0]!, because: { reason } });

export const advice: readonly AdviceOn<KillTeam>[] = [
  adviceOn(sayWhoIsAttacker, adviseAttacker),
  adviceOn(pickDropZone, adviseDropZone),
  adviceOn(chooseArchetype, adviseArchetype),
  adviceOn(chooseArchetypeForDeck, adviseArchetype),
  adviceOn(chooseArchetypeToFillDeckFrom, adviseArchetype),
  adviceOn(keepOne, adviseKept),
  adviceOn(noteOperativeInSecret, adviseSecret),
  adviceOn(giveItOrder, adviseFirstOrder),
  adviceOn(chooseScoutingOption, adviseScouting),
  adviceOn(chooseWhoDashes, adviseDasher),
  adviceOn(sayWhoHasFirstInitiative, adviseInitiative),
  adviceOn(sayWhoHasInitiative, adviseInitiative),
  adviceOn(useStrategicPloy, advisePloy),
  adviceOn(revealTacOp, adviseReveal('pass')),
  adviceOn(revealOrKeepSecret, adviseReveal('keep-secret')),
  adviceOn(nameIt, adviseName),
  adviceOn(damageOrMark, first('mark', 'deal-damage')),
  adviceOn(chooseWhatToLoot, any('for-the-mission')),
  adviceOn(chooseWhatToSecure, any('for-the-mission')),
  ...[chooseWhereToPlant, chooseWhatToDefuse, chooseRelayToCallBy, chooseRelayToSilence].map(which =>
    adviceOn(which, any('for-the-mission')),
  ),
  adviceOn(chooseWhatItIsDoneTo, any('for-a-tac-op')),
  adviceOn(chooseToken, any('for-a-tac-op')),
  adviceOn(chooseWhoActivates, adviseActivation),
  adviceOn(giveOrder, adviseOrder),
  adviceOn(chooseAction, adviseAction),
  adviceOn(chooseWhoOverwatches, adviseOverwatch),
  adviceOn(selectRangedWeapon, adviseWeapon),
  adviceOn(selectValidTarget, adviseTarget),
  adviceOn(pickNextOfTorrent, adviseNext),
  adviceOn(selectTargetOfStorm, adviseStorm),
  adviceOn(selectEnemy, adviseEnemy),
  adviceOn(attackerSelectsMeleeWeapon, adviseAttackersWeapon),
  adviceOn(defenderSelectsMeleeWeapon, adviseDefendersWeapon),
  adviceOn(chooseWhoAttacksFromGuard, adviseGuard),
  adviceOn(chooseGuardAttack, adviseGuardAttack),
  adviceOn(operateHatchOnWay, adviseOnTheWay),
  adviceOn(chooseHatchway, adviseHatchway),
  adviceOn(useIndirectOrNot, adviseIndirect),
  adviceOn(chooseSave, adviseSave),
  adviceOn(spendSaves, adviseSaves),
  adviceOn(chooseDieToRollAgain, adviseDie),
  adviceOn(resolveHit, adviseHit),
  adviceOn(chooseWhatItDoes, adviseControlled),
  adviceOn(chooseWhatItIsMadeToDo, adviseControlled),
  adviceOn(choosePlatform, adviseWorthiest),
  adviceOn(chooseWhoGainsNoCover, adviseWorthiest),
  adviceOn(chooseWhoStalks, adviseDasher),
  adviceOn(chooseWhomToMark, adviseWorthiest),
  adviceOn(chooseWhomToScramble, adviseWorthiest),
  adviceOn(chooseWhomToDazzle, adviseWorthiest),
  adviceOn(chooseWhomTheyEnter, adviseWorthiest),
  adviceOn(chooseThreeTacOps, adviseTacOps),
  adviceOn(chooseCardsThatFillIt, adviseTacOps),
  adviceOn(layCardsFaceDown, adviseOrderOfDeck),
  adviceOn(chooseGroup, adviseGroup),
  adviceOn(chooseWhoDashesByHiddenPaths, adviseAll),
  adviceOn(chooseWhoSweeps, adviseAll),
  adviceOn(addTargets, adviseMoreTargets),
  adviceOn(orderAttacksOfBlast, adviseAttackOrder),
  adviceOn(orderAttacksOfFusillade, adviseAttackOrder),
  adviceOn(chooseDiceToRollAgain, adviseReRolls),
  adviceOn(keepDiceForCover, adviseCover),
  adviceOn(setUpOperative, adviseSetUp),
  adviceOn(setUpBarricade, adviseBarricade),
  adviceOn(putDownToken, adviseToken),
  adviceOn(makeMove, adviseMove),
  adviceOn(reactOrPass, adviseReaction),
];

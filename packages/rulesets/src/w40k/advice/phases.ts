// Advice on the questions of the phases that editions share
import { type AdviceOn, type Advised, type Game, type Question, reactOrPass } from '@little-wars/engine';
import { chooseReserves } from '../battle/deployment.ts';
import { chooseCharger, chooseChargeTargets } from '../charge/phase.ts';
import { chooseDice } from '../dice/rolls.ts';
import { chooseMeleeWeapons, chooseVictims } from '../fight/attacks.ts';
import { chooseFighter } from '../fight/phase.ts';
import { drawMove } from '../movement/moving.ts';
import { chooseManner, chooseMover } from '../movement/phase.ts';
import { choosePsyker, denyTheWitch } from '../psychic/phase.ts';
import { chooseMoreTargets, chooseTarget } from '../shooting/declare.ts';
import { chooseShooter, DONE, shootOrElse } from '../shooting/phase.ts';
import { chooseWeapons } from '../shooting/shoot.ts';
import { COMMAND_RE_ROLL, chooseOneDie } from '../stratagems/command-re-roll.ts';
import { adviceOn, type Look, type ModelId } from '../types.ts';
import { type decisionsOf, simply } from './decisions.ts';
import type { fightingOf } from './fighting.ts';

export interface PhaseAdviceParts {
  readonly decisions: ReturnType<typeof decisionsOf>;
  readonly fighting: ReturnType<typeof fightingOf>;
  chargeTargets(t: Look, model: ModelId): readonly ModelId[];
  /** Reactions that are always worth it. */
  readonly taken: readonly string[];
}

/** It uses only what every edition has; the edition is a type parameter. */
export function phaseAdvice<G extends Game>({
  decisions,
  fighting,
  chargeTargets,
  taken,
}: PhaseAdviceParts): readonly AdviceOn<G>[] {
  const adviseReaction = (t: Look, { options, timing }: Question<'react'>): Advised<'react'> => {
    const good = options.find(id => taken.includes(id.split(' ')[0]!));
    if (good !== undefined) return simply(good, 'good-reaction');
    const roll = t.position.rolls.at(-1);
    if (timing === 'rolled' && roll && options.includes(COMMAND_RE_ROLL) && decisions.adviseReRoll(t, roll))
      return simply(COMMAND_RE_ROLL, 'good-reaction');
    return simply(null, 'not-worth-it');
  };
  const shared = [
    adviceOn(chooseReserves, () => simply([], 'all-hands')),
    adviceOn(chooseMover, decisions.adviseMover),
    adviceOn(chooseManner, decisions.adviseManner),
    adviceOn(drawMove, decisions.adviseMove),
    adviceOn(choosePsyker, (_t, { options }) => simply(options.find(id => id !== DONE) ?? DONE, 'next-in-line')),
    adviceOn(denyTheWitch, (_t, { options }) => simply(options[0] ?? null, 'good-reaction')),
    adviceOn(chooseShooter, decisions.adviseShooter),
    adviceOn(shootOrElse, (_t, { options }) => simply(options.includes('shoot') ? 'shoot' : options[0]!, 'good-shot')),
    adviceOn(chooseWeapons, decisions.adviseWeapons),
    adviceOn(chooseTarget, decisions.adviseTarget),
    adviceOn(chooseMoreTargets, () => simply([], 'all-at-one')),
    adviceOn(chooseCharger, (t, question) => fighting.adviseCharger(t, question, chargeTargets)),
    adviceOn(chooseChargeTargets, fighting.adviseChargeTargets),
    adviceOn(chooseFighter, fighting.adviseFighter),
    adviceOn(chooseMeleeWeapons, fighting.adviseMeleeWeapons),
    adviceOn(chooseVictims, fighting.adviseVictims),
    adviceOn(chooseDice, decisions.adviseDice),
    adviceOn(chooseOneDie, decisions.adviseDie),
    adviceOn(reactOrPass, adviseReaction),
  ];
  return shared as unknown as readonly AdviceOn<G>[];
}

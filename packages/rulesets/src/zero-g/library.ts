// The sequences of Zero-G, assembled
import type { Frame, ListedSequence } from '@little-wars/engine';
import type { Phase } from '../w40k/types.ts';
import { deploymentSequences } from './core/01-battle/deployment.ts';
import { reserveSequences, reserves } from './core/01-battle/reserves.ts';
import { turnSequences } from './core/01-battle/turns.ts';
import { fly, run } from './core/02-moving/flying.ts';
import { manoeuvreSequences } from './core/02-moving/manoeuvres.ts';
import { movementPhase } from './core/02-moving/phase.ts';
import { blastSequences } from './core/03-shooting/blast.ts';
import { fireSequences } from './core/03-shooting/fire.ts';
import { shootingPhase } from './core/03-shooting/phase.ts';
import { chargePhase, chargeSequences } from './core/04-assault/charging.ts';
import { fightPhase, fightSequences } from './core/04-assault/combats.ts';
import { overwatch } from './core/04-assault/overwatch.ts';
import { harmSequences } from './core/05-attacks/harm.ts';
import { resolveSequences } from './core/05-attacks/resolve.ts';
import { testSequences } from './core/05-attacks/tests.ts';
import { driftBodies } from './core/06-bodies/bodies.ts';
import { missionSequences } from './core/07-missions/missions.ts';
import { castNothing, psychicPhase, psychicSequences } from './core/08-psychic/psychic.ts';
import { armourSequences } from './core/09-vehicles/armour.ts';
import { flierSequences } from './core/09-vehicles/fliers.ts';
import type { T } from './types.ts';

export const movement = movementPhase(() => reserves.start({}));

/** 7E-2.2: the sequence of each phase. */
function frameOf(_t: T, phase: Phase): Frame | null {
  switch (phase) {
    case 'movement':
      return movement.start({ model: null, manoeuvre: null });
    case 'psychic':
      return psychicPhase.start(castNothing);
    case 'shooting':
      return shootingPhase.start({ model: null, profile: null, target: null, towards: null, fired: [] });
    case 'charge':
      return chargePhase.start({ model: null, target: null });
    case 'fight':
      return fightPhase.start({ todo: null, chosen: 0 });
    default:
      return null;
  }
}

export const turns = turnSequences(frameOf);

export const sequences: readonly ListedSequence[] = [
  ...turns.sequences,
  ...deploymentSequences,
  ...reserveSequences,
  movement,
  driftBodies,
  ...manoeuvreSequences,
  fly,
  run,
  shootingPhase,
  ...fireSequences,
  ...blastSequences,
  ...harmSequences,
  ...resolveSequences,
  ...armourSequences,
  ...chargeSequences,
  overwatch,
  ...fightSequences,
  ...missionSequences,
  ...flierSequences,
  ...psychicSequences,
  ...testSequences,
];

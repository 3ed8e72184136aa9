// Clauses that no step, fact, reason or special rule names, each with the code that implements it.

import { strengthWith } from '../w40k/attacks/strength.ts';
import { worthOfFace } from '../w40k/dice/amounts.ts';
import { content } from './content/index.ts';
import { kitOf } from './content/kits.ts';
import { PHASES } from './core/03-battle/turn.ts';
import { attacksAgainst, blastRange, hasBlast, isBlasting, leastAgainst } from './core/05-blast/blast.ts';
import { isBelowHalf, lossesCounted, makesFlee } from './core/06-morale/morale.ts';
import { BY_NAME } from './core/07-units/scopes.ts';
import { areInTheWay, sightAmong } from './core/08-terrain/features.ts';
import { holderOf, resultOf } from './core/12-mission/scoring.ts';
import { inPlay } from './in-play.ts';
import {
  battle,
  blasts,
  capped,
  covers,
  isBig,
  LEAST,
  lookups,
  melee,
  morale,
  movement,
  psychic,
  readings,
  shooting,
  strikes,
  succeeds,
} from './library.ts';
import { profileOf } from './lookups.ts';
import { STARTERS } from './muster/starters.ts';
import { reasonsAgainstTeam } from './muster/team.ts';
import { defaults, optionsShape } from './options.ts';
import { psychicPhase } from './rules/psychic-phase.ts';
import { opening, readSetup } from './setup.ts';
import { groundFor, TRAITS } from './terrain.ts';
import { dakka } from './weapon-rules/dakka.ts';

export const carriedOut: { readonly [clause: string]: object } = {
  '9E-1.1': kitOf,
  '9E-1.3': strengthWith,
  '9E-1.4': { least: LEAST },
  '9E-1.6': isBelowHalf,
  '9E-2.1': worthOfFace,
  '9E-2.4': capped,
  '9E-2.6': succeeds,
  '9E-4.10': inPlay,
  '9E-5.4': movement.againstManner,
  '9E-6.3': psychic.phase,
  '9E-6.8': psychicPhase,
  '9E-7.5': isBig,
  '9E-7.13': leastAgainst,
  '9E-7.21': shooting.shoot,
  '9E-8.2': areInTheWay,
  '9E-8.3': covers.coverFor,
  '9E-8.4': covers.coverFor,
  '9E-8.6': sightAmong,
  '9E-8.9': covers.hasReachedAcross,
  '9E-8.10': groundFor,
  '9E-8.11': groundFor,
  '9E-8.12': groundFor,
  '9E-8.14': covers.hasCover,
  '9E-9.7': groundFor,
  '9E-10.6': melee.victimsOf,
  '9E-10.7': profileOf,
  '9E-11.2': morale.morale,
  '9E-11.5': makesFlee,
  '9E-12.1': opening,
  '9E-12.2': reasonsAgainstTeam,
  '9E-12.3': reasonsAgainstTeam,
  '9E-12.4': reasonsAgainstTeam,
  '9E-12.7': holderOf,
  'ST-1.1': isBlasting,
  'ST-1.2': PHASES,
  'ST-1.3': reasonsAgainstTeam,
  'ST-1.5': reasonsAgainstTeam,
  'ST-1.7': opening,
  'ST-1.8': dakka,
  'ST-2.1': battle.turn,
  'ST-2.7': reasonsAgainstTeam,
  'ST-2.9': reasonsAgainstTeam,
  'ST-2.10': reasonsAgainstTeam,
  'ST-2.11': reasonsAgainstTeam,
  'ST-2.13': reasonsAgainstTeam,
  'ST-3.1': opening,
  'ST-3.2': movement.phase,
  'ST-4.1': shooting.shoot,
  'ST-4.3': shooting.shoot,
  'ST-4.4': shooting.shoot,
  'ST-4.5': isBlasting,
  'ST-4.6': shooting.shoot,
  'ST-5.3': strikes.strike,
  'ST-5.4': blastRange,
  'ST-5.6': blasts.membersOf,
  'ST-5.7': strikes.rolls.woundBase,
  'ST-5.8': strikes.strike,
  'ST-5.9': blasts.membersOf,
  'ST-5.10': hasBlast,
  'ST-5.11': strikes.rolls.toSave,
  'ST-5.12': strikes.strike,
  'ST-5.13': strikes.strike,
  'ST-5.14': blasts.friendsIn,
  'ST-5.15': attacksAgainst,
  'ST-6.2': lossesCounted,
  'ST-6.4': morale.leadershipOf,
  'ST-6.5': isBelowHalf,
  'ST-6.8': morale.morale,
  'ST-7.2': defaults,
  'ST-7.3': readings.areOneUnit,
  'ST-7.4': BY_NAME,
  'ST-7.5': optionsShape,
  'ST-8.1': resultOf,
  'ST-9.1': TRAITS,
  'ST-9.2': TRAITS,
  'ST-9.3': TRAITS,
  'ST-9.4': TRAITS,
  'ST-9.5': TRAITS,
  'ST-9.6': TRAITS,
  'ST-9.7': TRAITS,
  'ST-9.8': TRAITS,
  'ST-9.9': TRAITS,
  'ST-9.10': TRAITS,
  'ST-10.1': content,
  'ST-10.6': kitOf,
  'ST-10.7': STARTERS,
  'ST-10.8': readSetup,
  '9E-1.5': lookups.areEngaged,
};

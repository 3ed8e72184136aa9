// Clauses that no step, fact, reason or special rule names, each with the code that implements it.
import { defenceTactics } from './abilities/defence-tactics.ts';
import { factions, powers } from './content/index.ts';
import { kitOf } from './content/kits.ts';
import { flightsOf } from './core/02-moving/flying.ts';
import { accelerate, averaged, manoeuvresOf, mayTurnTo } from './core/02-moving/manoeuvres.ts';
import { mayManoeuvre } from './core/02-moving/phase.ts';
import { straightOn, travel } from './core/02-moving/travel.ts';
import { fire, noteShot } from './core/03-shooting/fire.ts';
import { profilesFor } from './core/03-shooting/phase.ts';
import { recoil, recoils } from './core/03-shooting/recoil.ts';
import { onLine, stray } from './core/03-shooting/strays.ts';
import { hasMoved, isBeyond, isSnap, shotsOf, strengthOfWeapon } from './core/03-shooting/weapons.ts';
import { chargeDice, chargePhase, isInChargeArc } from './core/04-assault/charging.ts';
import { combatsOf, fightPhase } from './core/04-assault/combats.ts';
import { bodyBefore, isHidden } from './core/05-attacks/cover.ts';
import { slay } from './core/05-attacks/harm.ts';
import { woundOn } from './core/05-attacks/tables.ts';
import { bodyAhead, driftBodies } from './core/06-bodies/bodies.ts';
import { facingOf, penetrate } from './core/09-vehicles/armour.ts';
import { facts } from './facts.ts';
import { turns } from './library.ts';
import { drifts, isLocked, isMonster, isSkimmer, profileOf } from './lookups.ts';
import { MAPS } from './maps/index.ts';
import { STARTERS } from './muster/starters.ts';
import { reasonsAgainstTeam } from './muster/team.ts';
import { opening } from './setup.ts';

export const carriedOut: { readonly [clause: string]: object } = {
  '7E-1.1': kitOf,
  '7E-1.2': profileOf,
  '7E-5.6': woundOn,
  '7E-5.11': isHidden,
  '7E-5.12': isHidden,
  '7E-5.17': shotsOf,
  '7E-5.18': isSnap,
  '7E-5.19': shotsOf,
  '7E-5.20': shotsOf,
  '7E-5.21': shotsOf,
  '7E-5.27': profilesFor,
  '7E-6.6': defenceTactics,
  // A one-model unit never tests: no sequence of a turn has a Morale check.
  '7E-8.1': turns,
  '7E-9.1': drifts,
  '7E-9.3': isMonster,
  '7E-9.7': isSnap,
  '7E-10.1': isSnap,
  '7E-10.2': isSnap,
  '7E-10.3': facingOf,
  '7E-10.9': penetrate,
  'ZG-1.1': MAPS,
  'ZG-1.2': reasonsAgainstTeam,
  'ZG-1.5': isSkimmer,
  'ZG-1.6': opening,
  'ZG-1.8': opening,
  'ZG-2.7': facts,
  'ZG-2.13': accelerate,
  'ZG-2.18': manoeuvresOf,
  'ZG-2.20': manoeuvresOf,
  'ZG-2.21': mayManoeuvre,
  'ZG-2.22': hasMoved,
  'ZG-2.27': travel,
  'ZG-2.28': straightOn,
  'ZG-3.4': recoils,
  'ZG-3.7': isBeyond,
  'ZG-3.10': strengthOfWeapon,
  'ZG-3.15': profilesFor,
  'ZG-3.16': recoil,
  'ZG-3.17': recoil,
  'ZG-3.18': onLine,
  'ZG-3.19': onLine,
  'ZG-3.20': fire,
  'ZG-3.21': noteShot,
  'ZG-3.22': isSnap,
  'ZG-4.2': chargePhase,
  // A fight has no step for challenges, Fear or useless weapons.
  'ZG-4.5': fightPhase,
  'ZG-4.10': chargeDice,
  'ZG-4.11': isInChargeArc,
  'ZG-4.14': slay,
  'ZG-4.17': combatsOf,
  'ZG-4.18': isInChargeArc,
  'ZG-4.19': fightPhase,
  'ZG-4.23': chargePhase,
  'ZG-4.24': turns,
  'ZG-5.1': mayTurnTo,
  'ZG-5.2': flightsOf,
  'ZG-5.3': recoils,
  'ZG-5.5': drifts,
  'ZG-5.6': stray,
  // Warp jump generators are idle, and no other rule moves a model that far.
  'ZG-5.7': factions,
  'ZG-6.2': bodyBefore,
  'ZG-6.10': straightOn,
  'ZG-6.11': slay,
  'ZG-6.12': driftBodies,
  'ZG-8.5': powers,
  'ZG-8.6': kitOf,
  'ZG-8.7': STARTERS,
  'ZG-8.8': reasonsAgainstTeam,
  'ZG-2.24': averaged,
  'ZG-6.9': bodyAhead,
  'ZG-4.9': isLocked,
};

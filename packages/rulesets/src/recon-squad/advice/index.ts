// A sensible player's answers in Recon Squad
import { type AdviceOn, tableOf } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { approachOf } from '../../w40k/advice/approach.ts';
import { chargingOf } from '../../w40k/advice/charging.ts';
import { decisionsOf, simply } from '../../w40k/advice/decisions.ts';
import { fightingOf } from '../../w40k/advice/fighting.ts';
import { heldAndLeft, markerGoals } from '../../w40k/advice/markers.ts';
import { phaseAdvice } from '../../w40k/advice/phases.ts';
import { type Goal, placesOf } from '../../w40k/advice/places.ts';
import { reRollsOf } from '../../w40k/advice/re-rolls.ts';
import { setUpAdviceOf } from '../../w40k/advice/set-up.ts';
import { walkingOf } from '../../w40k/advice/walking.ts';
import { worthOf } from '../../w40k/advice/worth.ts';
import { deployIt } from '../../w40k/battle/deployment.ts';
import { fireOverwatch } from '../../w40k/charge/phase.ts';
import type { ModelId, Look as W40kLook } from '../../w40k/types.ts';
import { markersOf, zoneAt } from '../core/08-mission/zones.ts';
import {
  book,
  charges,
  deploying,
  lookups,
  melee,
  movement,
  reasons,
  strikes,
  succeeds,
  targets,
  trips,
  weapons,
} from '../library.ts';
import { hitsAgain, volleyOf } from '../odds/index.ts';
import { ready } from '../ready.ts';
import { ruleset } from '../ruleset.ts';
import { opening } from '../setup.ts';
import { adviceOn, type Look, type ReconSquad, type Setup } from '../types.ts';

const own = (t: W40kLook): Look => t as Look;

const SIDE = inches(48);
const BARE: Setup = {
  ...ready[0]!,
  map: { id: 'bare', name: 'Bare', terrain: { width: SIDE, depth: SIDE, pieces: [] } },
};

/** RS-8.4: a Leader is worth a point besides its own. */
const worth = worthOf({
  lookups,
  melee,
  weapons,
  volleyOf,
  weightOf: (t, model) => (own(t).position.models[model]!.leader ? 1.3 : 1),
  bareTable: models => tableOf(ruleset, BARE, { ...opening(BARE), round: 1, phase: 'shooting', models }),
});

/** RS-8.13: markers count at the end, so they attract more with every round. */
const MARKER = 14;

/** Goals of models: markers that too few friends hold, worth more in later rounds. */
function goalsOf(t: W40kLook, model: ModelId): readonly Goal[] {
  const { position, setup } = own(t);
  const late = 0.5 + Math.min(5, position.round) / 5;
  return markerGoals(t, model, markersOf(setup, position.corners), MARKER * late);
}

const walking = walkingOf({ book, lookups });
const turnsLeft = (t: W40kLook): number => Math.max(1, own(t).setup.options.rounds + 1 - own(t).position.round);

const approach = approachOf({ lookups, worth, walking, turnsLeft });
const places = placesOf({ lookups, reasons, targets, worth, approach, goalsOf });

export const charging = chargingOf({ lookups, reasons, trips, walking });

/** A command point is for rolls that may cost or save a good model. */
const COMMAND = 6;

const reRolls = reRollsOf({
  book: { succeeds: (_what, die) => succeeds(die) },
  rolls: strikes.rolls,
  worth,
  charging,
  priceOfCommand: () => COMMAND,
});

const decisions = decisionsOf({
  lookups,
  targets,
  weapons,
  worth,
  approach,
  places,
  allowanceOf: movement.allowanceOf,
  hitsAgain,
  reRolls,
});

/** Overwatch is free, and hits on sixes. */
const OVERWATCH = 0.25;

const fighting = fightingOf({ melee, worth, charging, overwatch: OVERWATCH });

/** As far forward in the zone as possible, spread over the markers. */
const adviseSetUp = setUpAdviceOf({
  zoneOf: (t, seat) => zoneAt(own(t).setup, own(t).position.corners[seat]!),
  goalOf: (t, id) => {
    const markers = markersOf(own(t).setup, own(t).position.corners);
    return markers[id % markers.length]!;
  },
  walking,
  reasonsAgainst: deploying.reasonsAgainst,
});

/** Reactions that are always worth it. */
const TAKEN: readonly string[] = [
  'my-will-be-done',
  'invocation',
  'resurrection-orb',
  'ethereal-interception',
  'counter-offensive',
];

export const advice: readonly AdviceOn<ReconSquad>[] = [
  ...phaseAdvice<ReconSquad>({ decisions, fighting, chargeTargets: charges.targetsOf, taken: TAKEN }),
  adviceOn(deployIt, adviseSetUp),
  adviceOn(fireOverwatch, () => simply('overwatch', 'good-reaction')),
];

/** A cheap score of a position: markers held, and the remaining models of both squads. */
export const evaluate = (setup: ReconSquad['setup'], position: ReconSquad['position'], seat: number): number =>
  heldAndLeft(position, seat, markersOf(setup, position.corners));

// A sensible player's answers in Scout Team
import { type AdviceOn, tableOf } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { approachOf } from '../../w40k/advice/approach.ts';
import { chargingOf } from '../../w40k/advice/charging.ts';
import { decisionsOf, simply } from '../../w40k/advice/decisions.ts';
import { fightingOf } from '../../w40k/advice/fighting.ts';
import { enemyGoals, heldAndLeft, markerGoals } from '../../w40k/advice/markers.ts';
import { phaseAdvice } from '../../w40k/advice/phases.ts';
import { type Goal, placesOf } from '../../w40k/advice/places.ts';
import { reRollsOf } from '../../w40k/advice/re-rolls.ts';
import { setUpAdviceOf } from '../../w40k/advice/set-up.ts';
import { walkingOf } from '../../w40k/advice/walking.ts';
import { worthOf } from '../../w40k/advice/worth.ts';
import { allocateWound } from '../../w40k/attacks/allocate.ts';
import { deployIt } from '../../w40k/battle/deployment.ts';
import { modelOf } from '../../w40k/measuring/lookups.ts';
import type { ModelId, Look as W40kLook } from '../../w40k/types.ts';
import { chooseOrdered } from '../abilities/orders.ts';
import { beBrave, chooseFleeing, chooseMoreFleeing, INSANE_BRAVERY } from '../core/06-morale/morale.ts';
import { markersOf, zoneAt } from '../core/12-mission/ground.ts';
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
import { kitOf } from '../lookups.ts';
import { hitsAgain, volleyOf } from '../odds/index.ts';
import { SIZES } from '../options.ts';
import { ready } from '../ready.ts';
import { ruleset } from '../ruleset.ts';
import { opening } from '../setup.ts';
import { ofMorale } from '../tabletop/prospects.ts';
import { adviceOn, type Look, own, type ScoutTeam, type Setup } from '../types.ts';

const BARE: Setup = {
  ...ready[0]!,
  map: { id: 'bare', name: 'Bare', terrain: { ...SIZES['44x30'], pieces: [] } },
};

const worth = worthOf({
  lookups,
  melee,
  weapons,
  volleyOf,
  weightOf: () => 1,
  bareTable: models => tableOf(ruleset, BARE, { ...opening(BARE), round: 1, phase: 'shooting', models }),
});

/** ST-8.2: markers score in every round. */
const MARKER = 14;
/** How strongly models seek the enemy in a straight fight. */
const CONTACT = 6;
const NEAR = inches(9);

/** Goals of models: markers that too few friends hold; in a straight fight, the enemy. Fighters find their own way. */
function goalsOf(t: W40kLook, model: ModelId): readonly Goal[] {
  const markers = markersOf(own(t).setup);
  if (markers.length > 0) return markerGoals(t, model, markers, MARKER);
  return approach.isFighter(t, model) ? [] : enemyGoals(t, model, CONTACT, NEAR);
}

/** The turns that each side has left, with this one. */
const turnsLeft = (t: W40kLook): number => own(t).setup.options.rounds + 1 - own(t).position.round;

/** Whether the enemy has no turn after this one: nothing is dangerous then. */
const isLastTurn = (t: W40kLook): boolean => turnsLeft(t) <= 1 && t.position.turn !== t.position.first;

const walking = walkingOf({ book, lookups });

const approach = approachOf({ lookups, worth, walking, turnsLeft });
const places = placesOf({ lookups, reasons, targets, worth, approach, goalsOf, isSafe: isLastTurn });

export const charging = chargingOf({ lookups, reasons, trips, walking });

/** The price of a command point to a side with none to spare; half of it with one in hand for every turn left. */
const COMMAND = 6.5;

const reRolls = reRollsOf({
  book: { succeeds },
  rolls: strikes.rolls,
  worth,
  charging,
  // 9E-4.1: there is a command point every turn, and hardly anything else to spend it on.
  priceOfCommand: (t, seat) => (COMMAND * turnsLeft(t)) / (turnsLeft(t) + t.position.cp[seat]!),
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

/** 9E-9.4: Overwatch costs a command point, and hits on sixes. */
const OVERWATCH = 0.05;

const fighting = fightingOf({ melee, worth, charging, overwatch: OVERWATCH });

/** As far forward in the zone as possible, spread over the markers. */
const adviseSetUp = setUpAdviceOf({
  zoneOf: (t, seat) => zoneAt(own(t).setup, own(t).position.zones[seat]!),
  goalOf: (t, id) => {
    const { width, depth } = SIZES[own(t).setup.options.tableSize];
    const markers = markersOf(own(t).setup);
    return markers[id % Math.max(1, markers.length)] ?? { x: width / 2, y: depth / 2 };
  },
  walking,
  reasonsAgainst: deploying.reasonsAgainst,
});

/** Reactions that are always worth it. */
const TAKEN: readonly string[] = [
  'orders-re-rolls',
  'adaptive-strategy',
  'warp-siphon',
  'vicious-insight',
  'inspired-to-greatness',
  'resurrection-orb',
  'bomb-squig',
  'distraction-grot',
  'set-to-defend',
  'counter-offensive',
];

/** The cheapest first. */
const cheapest = (t: Look, ids: readonly ModelId[]): readonly ModelId[] =>
  ids.toSorted((a, b) => kitOf(modelOf(t, a)).points - kitOf(modelOf(t, b)).points || a - b);

/** Below this chance to pass, Insane Bravery is worth 2 CP. */
const RISKY = 0.6;

export const advice: readonly AdviceOn<ScoutTeam>[] = [
  ...phaseAdvice<ScoutTeam>({ decisions, fighting, chargeTargets: charges.targetsOf, taken: TAKEN }),
  adviceOn(deployIt, adviseSetUp),
  adviceOn(allocateWound, (t, { options }) => simply(cheapest(t, options as readonly ModelId[])[0]!, 'least-missed')),
  adviceOn(chooseOrdered, (t, { options }) =>
    simply(cheapest(t, options as readonly ModelId[]).at(-1)!, 'good-reaction'),
  ),
  adviceOn(beBrave, (t, { to }) =>
    ofMorale(t, to as number).chance < RISKY ? simply(INSANE_BRAVERY, 'good-reaction') : simply(null, 'not-worth-it'),
  ),
  adviceOn(chooseFleeing, (t, { options }) => simply(cheapest(t, options as readonly ModelId[])[0]!, 'least-missed')),
  adviceOn(chooseMoreFleeing, (t, { options, least }) =>
    simply(cheapest(t, options as readonly ModelId[]).slice(0, least), 'least-missed'),
  ),
];

/** A cheap score of a position: points, markers held, and the remaining models of both teams. */
export const evaluate = (setup: ScoutTeam['setup'], position: ScoutTeam['position'], seat: number): number =>
  position.scores[seat]! - position.scores[1 - seat]! + heldAndLeft(position, seat, markersOf(setup));

// What a sensible player would answer in Scout Team
import { type AdviceOn, type Advised, type Question, reactOrPass, tableOf } from '@little-wars/engine';
import { flat, inches } from '@little-wars/engine/geometry';
import { decisionsOf, simply } from '../../w40k/advice/decisions.ts';
import { fightingOf } from '../../w40k/advice/fighting.ts';
import { type Goal, placesOf } from '../../w40k/advice/places.ts';
import { setUpAdviceOf } from '../../w40k/advice/set-up.ts';
import { worthOf } from '../../w40k/advice/worth.ts';
import { allocateWound } from '../../w40k/attacks/allocate.ts';
import { chooseReserves, deployIt } from '../../w40k/battle/deployment.ts';
import { chooseCharger, chooseChargeTargets } from '../../w40k/charge/phase.ts';
import { chooseDice } from '../../w40k/dice/rolls.ts';
import { chooseMeleeWeapons, chooseVictims } from '../../w40k/fight/attacks.ts';
import { chooseFighter } from '../../w40k/fight/phase.ts';
import { modelOf, onTable, ownerOf } from '../../w40k/measuring/lookups.ts';
import { drawMove } from '../../w40k/movement/moving.ts';
import { chooseManner, chooseMover } from '../../w40k/movement/phase.ts';
import { choosePsyker, denyTheWitch } from '../../w40k/psychic/phase.ts';
import { chooseMoreTargets, chooseTarget } from '../../w40k/shooting/declare.ts';
import { chooseShooter, DONE, shootOrElse } from '../../w40k/shooting/phase.ts';
import { chooseWeapons } from '../../w40k/shooting/shoot.ts';
import { COMMAND_RE_ROLL, chooseOneDie } from '../../w40k/stratagems/command-re-roll.ts';
import type { ModelId, Look as W40kLook } from '../../w40k/types.ts';
import { chooseOrdered } from '../abilities/orders.ts';
import { beBrave, chooseFleeing, chooseMoreFleeing, INSANE_BRAVERY } from '../core/06-morale/morale.ts';
import { markersOf, zoneAt } from '../core/12-mission/ground.ts';
import { charges, deploying, lookups, melee, movement, reasons, succeeds, targets, weapons } from '../library.ts';
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
const CONTROL = inches(3);
/** How much one wants to come to grips in a straight fight. */
const CONTACT = 6;
const NEAR = inches(9);

/** What models want to be near: markers that too few friends hold; in a straight fight, the enemy. */
function goalsOf(t: W40kLook, model: ModelId): readonly Goal[] {
  const { position, setup } = own(t);
  const seat = ownerOf(t, model);
  const markers = markersOf(setup);
  if (markers.length === 0)
    return onTable(position, 1 - seat)
      .slice(0, 6)
      .map(id => ({ at: modelOf(t, id).at!, worth: CONTACT, within: NEAR }));
  return markers.map(({ x, y }) => {
    const near = (side: number): number =>
      onTable(position, side).filter(id => id !== model && flat(modelOf(t, id).at!, { x, y }) < CONTROL + inches(1))
        .length;
    const lead = near(seat) - near(1 - seat);
    // A marker that is held well enough needs nobody else.
    return { at: { x, y }, worth: lead >= 2 ? 2 : MARKER, within: CONTROL };
  });
}

const places = placesOf({ lookups, reasons, targets, worth, goalsOf });

const decisions = decisionsOf({
  book: { succeeds },
  lookups,
  targets,
  weapons,
  worth,
  places,
  allowanceOf: movement.allowanceOf,
  hitsAgain,
});

const fighting = fightingOf({ lookups, melee, worth });

/** As far forward in the zone as there is room, spread over the markers. */
const adviseSetUp = setUpAdviceOf({
  zoneOf: (t, seat) => zoneAt(own(t).setup, own(t).position.zones[seat]!),
  goalOf: (t, id) => {
    const { width, depth } = SIZES[own(t).setup.options.tableSize];
    const markers = markersOf(own(t).setup);
    return markers[id % Math.max(1, markers.length)] ?? { x: width / 2, y: depth / 2 };
  },
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

function adviseReaction(t: Look, { options, timing }: Question<'react'>): Advised<'react'> {
  const taken = options.find(id => TAKEN.includes(id.split(' ')[0]!));
  if (taken !== undefined) return simply(taken, 'good-reaction');
  const roll = t.position.rolls.at(-1);
  if (timing === 'rolled' && roll && options.includes(COMMAND_RE_ROLL) && decisions.adviseReRoll(t, roll))
    return simply(COMMAND_RE_ROLL, 'good-reaction');
  return simply(null, 'not-worth-it');
}

/** The cheapest first. */
const cheapest = (t: Look, ids: readonly ModelId[]): readonly ModelId[] =>
  ids.toSorted((a, b) => kitOf(modelOf(t, a)).points - kitOf(modelOf(t, b)).points || a - b);

/** Below this chance to hold it is worth 2 CP to be brave. */
const RISKY = 0.6;

export const advice: readonly AdviceOn<ScoutTeam>[] = [
  adviceOn(chooseReserves, () => simply([], 'all-hands')),
  adviceOn(deployIt, adviseSetUp),
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
  adviceOn(allocateWound, (t, { options }) => simply(cheapest(t, options as readonly ModelId[])[0]!, 'least-missed')),
  adviceOn(chooseCharger, (t, question) => fighting.adviseCharger(t, question, charges.targetsOf)),
  adviceOn(chooseChargeTargets, fighting.adviseChargeTargets),
  adviceOn(chooseFighter, fighting.adviseFighter),
  adviceOn(chooseMeleeWeapons, fighting.adviseMeleeWeapons),
  adviceOn(chooseVictims, fighting.adviseVictims),
  adviceOn(chooseDice, decisions.adviseDice),
  adviceOn(chooseOneDie, decisions.adviseDie),
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
  adviceOn(reactOrPass, adviseReaction),
];

/** A cheap score of a position: points, markers held, and what is left of both teams. */
export function evaluate(setup: ScoutTeam['setup'], position: ScoutTeam['position'], seat: number): number {
  const markers = markersOf(setup).reduce((sum, { x, y }) => {
    const near = (side: number): number =>
      onTable(position, side).filter(id => flat(position.models[id]!.at!, { x, y }) < CONTROL + inches(1)).length;
    return sum + Math.sign(near(seat) - near(1 - seat));
  }, 0);
  const left = position.models.reduce(
    (sum, { seat: side, wounds, removed }) => sum + (removed ? 0 : side === seat ? wounds : -wounds),
    0,
  );
  return position.scores[seat]! - position.scores[1 - seat]! + 10 * markers + left;
}

// What a sensible player would answer in Recon Squad
import { type AdviceOn, type Advised, type Question, reactOrPass, tableOf } from '@little-wars/engine';
import { flat, inches } from '@little-wars/engine/geometry';
import { decisionsOf, simply } from '../../w40k/advice/decisions.ts';
import { fightingOf } from '../../w40k/advice/fighting.ts';
import { type Goal, placesOf } from '../../w40k/advice/places.ts';
import { setUpAdviceOf } from '../../w40k/advice/set-up.ts';
import { worthOf } from '../../w40k/advice/worth.ts';
import { chooseReserves, deployIt } from '../../w40k/battle/deployment.ts';
import { chooseCharger, chooseChargeTargets, fireOverwatch } from '../../w40k/charge/phase.ts';
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
import { markersOf, zoneAt } from '../core/08-mission/zones.ts';
import { charges, deploying, lookups, melee, movement, reasons, succeeds, targets, weapons } from '../library.ts';
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

/** RS-8.4: a Leader counts for a point beside its own. */
const worth = worthOf({
  lookups,
  melee,
  weapons,
  volleyOf,
  weightOf: (t, model) => (own(t).position.models[model]!.leader ? 1.3 : 1),
  bareTable: models => tableOf(ruleset, BARE, { ...opening(BARE), round: 1, phase: 'shooting', models }),
});

/** RS-8.13: markers count at the end, so that they draw more with every round. */
const MARKER = 14;
const CONTROL = inches(3);

/** What models want to be near: markers that too few friends hold, each the more the later it is. */
function goalsOf(t: W40kLook, model: ModelId): readonly Goal[] {
  const { position, setup } = own(t);
  const seat = ownerOf(t, model);
  const late = 0.5 + Math.min(5, position.round) / 5;
  return markersOf(setup, position.corners).map(({ x, y }) => {
    const near = (side: number): number =>
      onTable(position, side).filter(id => id !== model && flat(modelOf(t, id).at!, { x, y }) < CONTROL + inches(1))
        .length;
    const lead = near(seat) - near(1 - seat);
    // A marker that is held well enough needs nobody else.
    return { at: { x, y }, worth: lead >= 2 ? 2 : MARKER * late, within: CONTROL };
  });
}

const places = placesOf({ lookups, reasons, targets, worth, goalsOf });

const decisions = decisionsOf({
  book: { succeeds: (_what, die) => succeeds(die) },
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
  zoneOf: (t, seat) => zoneAt(own(t).setup, own(t).position.corners[seat]!),
  goalOf: (t, id) => {
    const markers = markersOf(own(t).setup, own(t).position.corners);
    return markers[id % markers.length]!;
  },
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

function adviseReaction(t: Look, { options, timing }: Question<'react'>): Advised<'react'> {
  const taken = options.find(id => TAKEN.includes(id.split(' ')[0]!));
  if (taken !== undefined) return simply(taken, 'good-reaction');
  const roll = t.position.rolls.at(-1);
  if (timing === 'rolled' && roll && options.includes(COMMAND_RE_ROLL) && decisions.adviseReRoll(t, roll))
    return simply(COMMAND_RE_ROLL, 'good-reaction');
  return simply(null, 'not-worth-it');
}

export const advice: readonly AdviceOn<ReconSquad>[] = [
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
  adviceOn(chooseCharger, (t, question) => fighting.adviseCharger(t, question, charges.targetsOf)),
  adviceOn(chooseChargeTargets, fighting.adviseChargeTargets),
  adviceOn(fireOverwatch, () => simply('overwatch', 'good-reaction')),
  adviceOn(chooseFighter, fighting.adviseFighter),
  adviceOn(chooseMeleeWeapons, fighting.adviseMeleeWeapons),
  adviceOn(chooseVictims, fighting.adviseVictims),
  adviceOn(chooseDice, decisions.adviseDice),
  adviceOn(chooseOneDie, decisions.adviseDie),
  adviceOn(reactOrPass, adviseReaction),
];

/** A cheap score of a position: markers held, and what is left of both squads. */
export function evaluate(setup: ReconSquad['setup'], position: ReconSquad['position'], seat: number): number {
  const markers = markersOf(setup, position.corners).reduce((sum, { x, y }) => {
    const near = (side: number): number =>
      onTable(position, side).filter(id => flat(position.models[id]!.at!, { x, y }) < CONTROL + inches(1)).length;
    return sum + Math.sign(near(seat) - near(1 - seat));
  }, 0);
  const left = position.models.reduce(
    (sum, { seat: side, wounds, removed }) => sum + (removed ? 0 : side === seat ? wounds : -wounds),
    0,
  );
  return 10 * markers + left;
}

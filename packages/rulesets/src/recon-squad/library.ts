// The shared library, assembled for the 8th edition and Recon Squad
import type { ListedSequence, Seat } from '@little-wars/engine';
import { inches, type Tenths } from '@little-wars/engine/geometry';
import { isShot } from '../w40k/attacks/rolls.ts';
import { woundOn } from '../w40k/attacks/strength.ts';
import { strikeSequences } from '../w40k/attacks/strike.ts';
import { targetsOf } from '../w40k/attacks/targets.ts';
import { deploymentOf } from '../w40k/battle/deployment.ts';
import { phaseFramesOf } from '../w40k/battle/phases.ts';
import type { Book, DieAgainst, Manner } from '../w40k/book.ts';
import { chargePhaseOf } from '../w40k/charge/phase.ts';
import { blowSequences, meleeTargetsOf } from '../w40k/fight/attacks.ts';
import { fightPhaseOf } from '../w40k/fight/phase.ts';
import { lookupsOf, ONE_INCH } from '../w40k/measuring/lookups.ts';
import { arrivalsOf } from '../w40k/movement/arrivals.ts';
import { movingOf } from '../w40k/movement/moving.ts';
import { movementPhaseOf } from '../w40k/movement/phase.ts';
import { proposingOf } from '../w40k/movement/propose.ts';
import { FLOWN, moveReasonsOf } from '../w40k/movement/reasons.ts';
import { scoutingOf } from '../w40k/movement/scouting.ts';
import { tripsOf } from '../w40k/movement/trips.ts';
import { psychicPhaseOf } from '../w40k/psychic/phase.ts';
import { shootingPhaseOf } from '../w40k/shooting/phase.ts';
import { shootSequences } from '../w40k/shooting/shoot.ts';
import { weaponsOf } from '../w40k/shooting/weapons.ts';
import { commandReRollOf } from '../w40k/stratagems/command-re-roll.ts';
import type { Attack, Look as W40kLook } from '../w40k/types.ts';
import { mineSequences } from './core/02-specialists/mines.ts';
import { setUp } from './core/03-battle/deployment.ts';
import { turnSequences } from './core/03-battle/turn.ts';
import { jumpSequences } from './core/04-moving/jumps.ts';
import { coversFor } from './core/06-shooting/cover.ts';
import { breakSequences } from './core/07-breaking/breaking.ts';
import { coreClauses } from './core-clauses.ts';
import { kitOf, profileOf, sceneOfSetup } from './lookups.ts';
import { powerOf, powerSequences } from './powers/powers.ts';
import type { Setup } from './state.ts';
import { type Gait, groundFor, sightMask } from './terrain.ts';
import type { Look } from './types.ts';

/** The library's tables hold positions of this ruleset. */
const own = (t: W40kLook): Look => t as Look;

/** RS-4.10: rolled jumps and jumps down are part of moves in the Movement phase. */
const JUMPING: readonly Manner[] = ['move', 'advance', 'fall-back'];

const CLAUSES_OF_JUMPS: Readonly<Record<string, string>> = {
  'gap-too-wide': 'RS-4.8',
  'too-steep-to-jump': 'RS-4.13',
  'no-gap': 'RS-4.6',
};

/** 8E-3.4, 8E-3.5, 8E-3.7: a 1 fails, nothing succeeds automatically, and no result is below 1. */
export const succeeds = ({ face, needs, modifier }: DieAgainst): boolean =>
  face !== 1 && Math.max(1, face + modifier) >= needs;

export const book: Book = {
  clauses: coreClauses,
  kitOf,
  profileOf,
  sceneOf: t => sceneOfSetup(t.setup as Setup),
  sightAmong: t => {
    const scene = sceneOfSetup(t.setup as Setup);
    return { scene, mask: sightMask(scene) };
  },
  groundOf: (t, model, manner) => {
    const { base } = lookups.kit(t, model).kind;
    const width: Tenths = base.shape === 'round' ? base.diameter : base.width;
    const jumps = JUMPING.includes(manner);
    const isFree = jumps && lookups.kit(t, model).abilities.some(({ rule }) => rule === 'free-heights');
    return groundFor(sceneOfSetup(t.setup as Setup), {
      gait: gaitOf(t, model, manner),
      jumps,
      charges: manner === 'charge',
      isFree,
      bridges: width,
    });
  },
  // RS-2.23: a mine that sees the top of a fall goes off before the fall.
  eventsOn: (t, move, legs) =>
    [...mines.eventsOf(own(t), move, legs), ...jumps.eventsOf(own(t), move, legs)].toSorted((a, b) => a.at - b.at),
  clauseOfJump: (problem, how) =>
    (how === 'jump' || how === 'drop') && problem === 'not-allowed' ? 'RS-4.10' : CLAUSES_OF_JUMPS[problem],
  succeeds: (_what, die) => succeeds(die),
  woundOn,
  leastValue: 0,
  sureFrom: null,
  capped: sum => sum,
  hitResult: (face, modifier) => Math.max(1, face + modifier),
  engagement: { across: ONE_INCH, up: null },
  shootsAfterFallBack: (t, model) => lookups.flies(t, model),
  // 8E-6.10: a Pistol, at the nearest.
  targetsInCombat: (t, model, { type }) => (type === 'pistol' ? lookups.nearestEnemies(t, model) : null),
  splitFire: { within: inches(3), clause: 'RS-6.2' },
  membersOf: () => null,
  chargeEnds: 'at-one',
  chargeWithin: ONE_INCH,
  reachedAcross: () => null,
  hasReached: (_t, model, enemy) => lookups.areEngaged(model, enemy),
  fightReach: (t, model, enemy) => covers.fightReach(own(t), model, enemy),
  // RS-10.3: some models fight before they are removed.
  beforeRemoval: (t, model) =>
    t.position.phase === 'fight' && fights.mayFight(t, model) && strikesWhenSlain(t, model)
      ? fights.fight.start({ model })
      : null,
  // 8E-6.23: cover is for shooting.
  coverFor: (t: W40kLook, attack: Attack) =>
    isShot(attack) ? covers.coverFor(own(t), attack.attacker, attack.target) : 0,
};

export const lookups = lookupsOf(book);
export const trips = tripsOf(book, lookups);
export const targets = targetsOf(book, lookups);
export const covers = coversFor(lookups, () => targets);
export const weapons = weaponsOf(book, lookups, targets);
export const strikes = strikeSequences(book, lookups);
export const jumps = jumpSequences({ lookups, trips, bareHit: strikes.bareHit });
export const mines = mineSequences({ lookups, bareHit: strikes.bareHit });

const strikesWhenSlain = (t: W40kLook, model: number): boolean =>
  melee.profilesOf(t, model).some(({ rules }) => rules.some(({ rule }) => rule === 'strikes-when-slain'));

/** 8E-4.5, 8E-7.10: a model that can FLY does so in the Movement phase and in charges. */
const gaitOf = (t: W40kLook, model: number, manner: Manner): Gait => {
  const flies = lookups.flies(t, model);
  if (flies && FLOWN.includes(manner)) return 'flying';
  return lookups.hasKeyword(t, model, 'Infantry') ? 'infantry' : flies ? 'landed' : 'others';
};

export const reasons = moveReasonsOf(book, lookups, trips);
export const proposing = proposingOf(book, lookups, reasons);
export const moving = movingOf(book, reasons, proposing);
export const movement = movementPhaseOf(book, lookups, { moving, proposing });
const scouting = scoutingOf(book, moving);
export const arrivals = arrivalsOf(book, lookups, trips);
export const shooting = shootSequences(book, lookups, { targets, weapons, strike: strikes.strike });
const shootingPhase = shootingPhaseOf(book, weapons, shooting.shoot);
export const charges = chargePhaseOf(book, lookups, {
  moving,
  proposing,
  weapons,
  shoot: shooting.shoot,
  isOverwatchFree: true,
});
export const melee = meleeTargetsOf(lookups);
export const blows = blowSequences(book, melee, strikes.strike);
// 8E-8.3, RS-2.34: the player whose turn it is begins both steps.
export const fights = fightPhaseOf(book, lookups, { moving, blows: blows.blows, begins: t => t.position.turn });
const powers = powerSequences(lookups, strikes);
export const psychic = psychicPhaseOf(book, lookups, {
  targets,
  strikes,
  powerOf,
  resolve: (t, cast) => powers.frameOf(own(t), cast),
});
export const commandReRoll = commandReRollOf(coreClauses.commandReRoll);
export const breaking = breakSequences(lookups);
export const deploying = deploymentOf({ lookups, trips, ...setUp });

/** 8E-2.2: the sequence of each phase. */
const phases = phaseFramesOf({
  clauses: coreClauses,
  movement,
  arrivals,
  psychic,
  shootingPhase,
  charges,
  fights,
});

const starting = (seat: Seat) => ({ seat, faces: [], model: null });

export const turns = turnSequences({
  frameOf: phases.frameOf,
  breaking: seat => breaking.start(seat),
  deployment: deploying.deployment.start(starting(0)),
  firstTurn: deploying.firstTurn.start(starting(0)),
  scouting: seat => scouting.scouting.start({ seat, model: null }),
});

export const sequences: readonly ListedSequence[] = [
  ...turns.sequences,
  ...deploying.sequences,
  ...breaking.sequences,
  ...phases.sequences,
  ...movement.sequences,
  ...scouting.sequences,
  ...arrivals.sequences,
  ...jumps.sequences,
  ...mines.sequences,
  ...psychic.sequences,
  ...powers.sequences,
  ...shooting.sequences,
  shootingPhase,
  ...strikes.sequences,
  ...charges.sequences,
  ...blows.sequences,
  ...fights.sequences,
  commandReRoll,
];

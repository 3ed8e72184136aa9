// The shared library, assembled for the 9th edition and Scout Team
import type { ListedSequence } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { otherSeat } from '@little-wars/skirmish';
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
import { moveReasonsOf } from '../w40k/movement/reasons.ts';
import { scoutingOf } from '../w40k/movement/scouting.ts';
import { tripsOf } from '../w40k/movement/trips.ts';
import { psychicPhaseOf } from '../w40k/psychic/phase.ts';
import { shootingPhaseOf } from '../w40k/shooting/phase.ts';
import { shootSequences } from '../w40k/shooting/shoot.ts';
import { weaponsOf } from '../w40k/shooting/weapons.ts';
import { commandReRollOf, type OneRoll } from '../w40k/stratagems/command-re-roll.ts';
import type { Look, ModelId, RollKind } from '../w40k/types.ts';
import { setUp } from './core/03-battle/deployment.ts';
import { battleSequences, commandPhase } from './core/03-battle/turn.ts';
import { blastsFor, isBlasting } from './core/05-blast/blast.ts';
import { breakOut, breakOutSequences } from './core/05-moving/break-out.ts';
import { moraleSequences } from './core/06-morale/morale.ts';
import { readingsFor } from './core/07-units/readings.ts';
import { ACROSS, coversFor } from './core/08-terrain/cover.ts';
import { sightAmong } from './core/08-terrain/features.ts';
import { coreClauses } from './core-clauses.ts';
import { kitOf, profileOf, sceneOfSetup } from './lookups.ts';
import { powerOf, powerSequences } from './powers/powers.ts';
import { groundFor } from './terrain.ts';
import { own } from './types.ts';

/** 9E-1.4 */
export const LEAST = 1;
/** 9E-2.5 */
const SURE = 6;
/** 9E-2.4 */
const MOST_MODIFIED = 1;
/** 9E-1.5 */
const ENGAGED_UP = inches(5);
/** 9E-8.10, 9E-8.11 */
const NIMBLE: readonly string[] = ['Infantry', 'Beast', 'Swarm'];
/** 9E-5.8: the kinds of moves in which a flier flies. */
const FLOWN: readonly Manner[] = ['move', 'advance', 'fall-back', 'break-out', 'scout'];
/** 9E-8.12: the kinds of moves that difficult ground slows. */
const SLOWED: readonly Manner[] = ['move', 'advance', 'fall-back', 'break-out', 'charge', 'scout'];
/** 9E-7.5 */
const BIG: readonly string[] = ['Monster', 'Vehicle'];

/** 9E-2.4: hit and wound rolls are modified by at most 1. */
export const capped = (sum: number): number => Math.max(-MOST_MODIFIED, Math.min(MOST_MODIFIED, sum));

/** 9E-2.2, 9E-2.5, 9E-2.6: a 1 fails; to hit and to wound a 6 succeeds; no result is below 1. */
export const succeeds = (what: RollKind, { face, needs, modifier }: DieAgainst): boolean =>
  face !== 1 && (((what === 'hit' || what === 'wound') && face >= SURE) || Math.max(1, face + modifier) >= needs);

export const isBig = (t: Look, model: ModelId): boolean => BIG.some(keyword => lookups.hasKeyword(t, model, keyword));

export const book: Book = {
  clauses: coreClauses,
  kitOf,
  profileOf,
  sceneOf: t => sceneOfSetup(own(t).setup),
  sightAmong: (t, viewer, target) => sightAmong(own(t).setup, viewer, target),
  // 9E-8.12: a move over difficult ground is 2" shorter, once per feature.
  pricesOnce: true,
  groundOf: (t, model, manner) => {
    const isNimble = NIMBLE.some(keyword => lookups.hasKeyword(t, model, keyword));
    const flies = lookups.flies(t, model);
    return groundFor(sceneOfSetup(own(t).setup), {
      breaches: isNimble,
      scales: isNimble || flies,
      flies: flies && FLOWN.includes(manner),
      passesModels: manner === 'break-out' || (flies && manner === 'charge'),
      isEased: flies || !SLOWED.includes(manner),
      isFree: lookups.kit(t, model).abilities.some(({ rule }) => rule === 'free-heights'),
    });
  },
  eventsOn: () => [],
  succeeds,
  woundOn,
  leastValue: LEAST,
  sureFrom: SURE,
  capped,
  // 9E-2.5: rules about a roll of 1 use the unmodified die.
  hitResult: face => face,
  engagement: { across: ONE_INCH, up: ENGAGED_UP },
  shootsAfterFallBack: (t, model) => lookups.hasKeyword(t, model, 'Titanic'),
  // 9E-7.5, 9E-7.12: Pistols, and Big Guns, at enemies in Engagement Range.
  targetsInCombat: (t, model, { type }) =>
    type === 'pistol' || isBig(t, model) ? lookups.enemiesInContact(t, model) : null,
  splitFire: { within: inches(3), clause: 'ST-4.2', isFor: profile => !isBlasting(profile) },
  membersOf: (t, aim) => blasts.membersOf(own(t), aim),
  chargeEnds: 'at-all',
  chargeWithin: ACROSS,
  reachedAcross: (t, enemy) => covers.linesBy(own(t), enemy),
  hasReached: (t, model, enemy) => lookups.areEngaged(model, enemy) || covers.hasReachedAcross(own(t), model, enemy),
  fightReach: (t, model, enemy) => covers.fightReach(own(t), model, enemy),
  beforeRemoval: () => null,
  coverFor: (t, attack) => covers.coverFor(own(t), attack),
};

export const lookups = lookupsOf(book);
export const trips = tripsOf(book, lookups);
export const targets = targetsOf(book, lookups);
export const covers = coversFor(lookups);
export const blasts = blastsFor(lookups, () => targets);
export const readings = readingsFor(lookups, () => targets);
export const weapons = weaponsOf(book, lookups, targets);
export const strikes = strikeSequences(book, lookups);
export const reasons = moveReasonsOf(book, lookups, trips);
export const proposing = proposingOf(book, lookups, reasons);
export const moving = movingOf(book, reasons, proposing);
export const movement = movementPhaseOf(book, lookups, {
  moving,
  proposing,
  breakingOut: (_t, model) => breakOut.start({ model }),
});
const scouting = scoutingOf(book, moving);
export const arrivals = arrivalsOf(book, lookups, trips);
export const shooting = shootSequences(book, lookups, { targets, weapons, strike: strikes.strike });
const shootingPhase = shootingPhaseOf(book, weapons, shooting.shoot);
export const charges = chargePhaseOf(book, lookups, {
  moving,
  proposing,
  weapons,
  shoot: shooting.shoot,
  isOverwatchFree: false,
});
export const melee = meleeTargetsOf(lookups);
export const blows = blowSequences(book, melee, strikes.strike);
// 9E-10.2: the player whose turn it is not begins.
export const fights = fightPhaseOf(book, lookups, {
  moving,
  blows: blows.blows,
  begins: t => otherSeat(t.position.turn),
  answersTakeTurns: true,
});
const powers = powerSequences(lookups, strikes);
export const psychic = psychicPhaseOf(book, lookups, {
  targets,
  strikes,
  powerOf,
  resolve: (_t, cast) => powers.frameOf(cast),
});
/** 9E-4.4: dice that are added up are one roll; each wound has a damage roll of its own. */
export const oneRoll: OneRoll = (t, { what, needs, faces }, die) => {
  if (needs !== null) return [die];
  const sizes = what === 'damage' && t.position.attack ? strikes.rolls.damageParts(t, t.position.attack) : [];
  const wounds = sizes.flatMap((dice, wound) => Array<number>(dice).fill(wound));
  return faces.flatMap((_, i) => (wounds[i] === wounds[die] ? [i] : []));
};
export const commandReRoll = commandReRollOf(coreClauses.commandReRoll, oneRoll);
export const morale = moraleSequences(lookups);
export const deploying = deploymentOf({ lookups, trips, ...setUp });

/** 9E-3.2: the sequence of each phase. */
const phases = phaseFramesOf({
  clauses: coreClauses,
  movement,
  arrivals,
  psychic,
  shootingPhase,
  charges,
  fights,
  others: phase => (phase === 'command' ? commandPhase.start({}) : phase === 'morale' ? morale.phase.start({}) : null),
});

const starting = { seat: 0, faces: [], model: null };

export const battle = battleSequences({
  frameOf: phases.frameOf,
  deployment: deploying.deployment.start(starting),
  firstTurn: deploying.firstTurn.start(starting),
  scouting: seat => scouting.scouting.start({ seat, model: null }),
});

export const sequences: readonly ListedSequence[] = [
  ...battle.sequences,
  ...deploying.sequences,
  ...morale.sequences,
  ...phases.sequences,
  ...movement.sequences,
  ...breakOutSequences,
  ...scouting.sequences,
  ...arrivals.sequences,
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

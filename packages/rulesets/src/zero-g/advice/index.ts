// What a sensible player would answer in Zero-G
import { type AdviceOn, type Advised, type Id, type Question, reactOrPass, supposing } from '@little-wars/engine';
import { replacedAt } from '@little-wars/skirmish';
import { simply } from '../../w40k/advice/decisions.ts';
import { chooseDice as chooseReRolls } from '../../w40k/dice/rolls.ts';
import { chooseReserves, chooseScout, deployIt } from '../core/01-battle/deployment.ts';
import { placeArrival } from '../core/01-battle/reserves.ts';
import { chooseFlight } from '../core/02-moving/flying.ts';
import { chooseStart, chooseTurn } from '../core/02-moving/manoeuvres.ts';
import { chooseManoeuvre, chooseMover, DONE } from '../core/02-moving/phase.ts';
import { chooseJink } from '../core/03-shooting/jink.ts';
import { aimAtNothing, chooseShooter, chooseTarget, chooseWeapon, NOTHING } from '../core/03-shooting/phase.ts';
import { chooseCharger, chooseChargeTarget, targetsOf } from '../core/04-assault/charging.ts';
import { chooseDeparture } from '../core/04-assault/combats.ts';
import { chooseMelee, shareBlows } from '../core/04-assault/fighting.ts';
import { chooseOverwatch, NO_OVERWATCH } from '../core/04-assault/overwatch.ts';
import { chooseGround } from '../core/05-attacks/resolve.ts';
import { saveOf } from '../core/05-attacks/saves.ts';
import { holderOf, scoresOf } from '../core/07-missions/missions.ts';
import { chooseDenial, chooseDice, choosePsyker } from '../core/08-psychic/psychic.ts';
import { apart, kitOf, modelOf, onTable, powerOf } from '../lookups.ts';
import { oddsOfBlows } from '../odds/index.ts';
import { adviceOn, type Look, type ModelId, type Wound, type ZeroG } from '../types.ts';
import { chargeWorth } from './fights.ts';
import { adviseFlight, adviseManoeuvre, adviseMover, adviseStart, adviseTurn } from './moving.ts';
import { adviseArrival, adviseReserves, adviseSetUp } from './set-up.ts';
import { bestFire, type Fire } from './shots.ts';
import { isDeciding } from './stakes.ts';
import { bestOf, harmWorth, shotWorth } from './worth.ts';

/**
 * The first model with a shot worth making: every shot changes the values, so comparing all of them is not worth it. In
 * the last round of a straight fight, models whose weapons may kill them shoot last: by then the fight may be decided.
 */
function adviseShooter(t: Look, { options }: Question<'pick-one'>): Advised<'pick-one'> {
  const fireOf = (id: Id): Fire | null => (id === DONE ? null : bestFire(t, id as ModelId));
  const safe = isDeciding(t) ? options.find(id => fireOf(id)?.burns === 0) : undefined;
  const shooter = safe ?? options.find(id => fireOf(id) !== null);
  return shooter === undefined ? simply(doneIn(options), 'nothing-better') : simply(shooter, 'good-shot');
}

/** Stopping where that is allowed, otherwise the first model that must act (ZG-8.4). */
const doneIn = (options: readonly Id[]): Id => (options.includes(DONE) ? DONE : options[0]!);

const reasonFor = ({ target }: Fire): string => (target === null ? 'recoil' : 'good-shot');

function adviseWeapon(t: Look, model: ModelId, options: readonly Id[]): Advised<'pick-one'> {
  const fire = bestFire(t, model);
  return fire !== null && options.includes(fire.profile)
    ? simply(fire.profile, reasonFor(fire))
    : simply(doneIn(options), 'nothing-better');
}

function adviseTarget(
  t: Look,
  { options, about: { model, profile } }: Question<'pick-one', { readonly model: ModelId; readonly profile: string }>,
): Advised<'pick-one'> {
  const fire = bestFire(t, model);
  if (fire?.profile === profile && options.includes(fire.target ?? NOTHING))
    return simply(fire.target ?? NOTHING, reasonFor(fire));
  const enemies = options.filter(id => id !== NOTHING) as readonly ModelId[];
  const target = bestOf(enemies, enemy =>
    shotWorth(t, { attacker: model, profile, target: enemy, manner: 'shooting' }),
  );
  return simply(target ?? options[0]!, 'good-shot');
}

function adviseCharger(t: Look, { options }: Question<'pick-one'>): Advised<'pick-one'> {
  const models = options.filter(id => id !== DONE) as readonly ModelId[];
  const charger = models.find(model => targetsOf(t, model).some(target => chargeWorth(t, model, target) > 0));
  return charger === undefined ? simply(doneIn(options), 'nothing-better') : simply(charger, 'good-charge');
}

/** A charge fails on any 1, or if the total is too low. */
function adviseReRolls(
  t: Look,
  {
    options,
    about: { what, faces, together },
  }: Question<'pick-some', { readonly what: string; readonly faces: readonly number[]; readonly together: boolean }>,
): Advised<'pick-some'> {
  if (what !== 'charge') return simply([], 'not-worth-it');
  const roll = t.position.rolls.at(-1);
  const declared = t.position.charges.at(-1);
  const gap = declared && roll?.model === declared.by ? apart(t, declared.by, declared.at[0]!) : 0;
  const fails = faces.includes(1) || faces.reduce((sum, face) => sum + face, 0) < gap;
  if (!fails) return simply([], 'not-worth-it');
  if (together) return simply([...options], 'roll-again');
  const low = options.filter(i => faces[Number(i)] === 1 || (!faces.includes(1) && faces[Number(i)]! < 4));
  return simply(low.slice(0, 1), 'roll-again');
}

function adviseReaction(_t: Look, { options }: Question<'react'>): Advised<'react'> {
  return options[0] === undefined ? simply(null, 'not-worth-it') : simply(options[0], 'good-reaction');
}

/** 7E-5.13: whether going to ground would give or improve a save against some wound. */
function isSaferDown(t: Look): boolean {
  const { attack, models } = t.position;
  if (attack === null) return false;
  const { target, wounds } = attack;
  const down = { ...modelOf(t, target), conditions: [{ id: 'grounded' as const, ends: t.position.turns + 2 }] };
  const lying = supposing(t, { models: replacedAt(models, target, down) });
  const needs = (of: Look, wound: Pick<Wound, 'ap'>): number => saveOf(of, attack, wound)?.needs ?? 7;
  return wounds.some(wound => needs(t, wound) > needs(lying, wound));
}

export const advice: readonly AdviceOn<ZeroG>[] = [
  adviceOn(chooseReserves, adviseReserves),
  adviceOn(placeArrival, adviseArrival),
  adviceOn(deployIt, adviseSetUp),
  adviceOn(chooseScout, () => simply(DONE, 'nothing-better')),
  adviceOn(chooseMover, adviseMover),
  adviceOn(chooseManoeuvre, adviseManoeuvre),
  adviceOn(chooseStart, adviseStart),
  adviceOn(chooseTurn, adviseTurn),
  adviceOn(chooseFlight, adviseFlight),
  adviceOn(chooseShooter, adviseShooter),
  adviceOn(chooseWeapon, (t, { options, about: { model } }) => adviseWeapon(t, model, options)),
  adviceOn(chooseTarget, adviseTarget),
  adviceOn(aimAtNothing, (t, { about: { model } }) => ({
    answer: bestFire(t, model)?.towards ?? { dx: 1, dy: 0 },
    because: { reason: 'recoil' },
  })),
  adviceOn(chooseJink, () => simply('no', 'not-worth-it')),
  adviceOn(chooseGround, t => (isSaferDown(t) ? simply('yes', 'last-chance') : simply('no', 'not-worth-it'))),
  adviceOn(chooseCharger, adviseCharger),
  adviceOn(chooseChargeTarget, (t, { options, about: { model } }) =>
    simply(bestOf(options, target => chargeWorth(t, model, target as ModelId)) ?? options[0]!, 'good-charge'),
  ),
  adviceOn(chooseOverwatch, (t, { options, about: { model, charger } }) => {
    const profiles = options.filter(id => id !== NO_OVERWATCH) as readonly string[];
    const shot = (profile: string) => ({ attacker: model, target: charger, profile, manner: 'overwatch' as const });
    return simply(bestOf(profiles, profile => shotWorth(t, shot(profile))) ?? NO_OVERWATCH, 'good-shot');
  }),
  adviceOn(chooseMelee, (t, { options, about: { model, victims } }) => {
    const worthOf = (profile: Id): number =>
      profile === 'later' ? 0.01 : harmWorth(t, victims[0]!, oddsOfBlows(t, model, victims[0]!, profile as string));
    return simply(bestOf(options, worthOf) ?? options[0]!, 'good-blow');
  }),
  adviceOn(shareBlows, (t, { among, total, about: { model, profile } }) => {
    const best = bestOf(among, id => harmWorth(t, id as ModelId, oddsOfBlows(t, model, id as ModelId, profile, total)));
    return { answer: among.map(id => (id === best ? total : 0)), because: { reason: 'good-blow' } };
  }),
  adviceOn(chooseDeparture, () => simply('no', 'good-place')),
  adviceOn(chooseReRolls, adviseReRolls),
  adviceOn(choosePsyker, (_t, { options }) => simply(options.find(id => id !== DONE) ?? DONE, 'next-in-line')),
  adviceOn(chooseDice, (_t, { least, most, about: { power } }) => ({
    answer: Math.min(most, Math.max(least, 2 * powerOf(power).warpCharge)),
    because: { reason: 'good-reaction' },
  })),
  adviceOn(chooseDenial, (_t, { most, about: { points } }) => ({
    answer: points === 1 ? most : 0,
    because: { reason: 'good-reaction' },
  })),
  adviceOn(reactOrPass, adviseReaction),
];

/** A cheap score of a position: points destroyed, objectives held. */
export function evaluate(setup: ZeroG['setup'], position: ZeroG['position'], seat: number): number {
  const left = (side: number): number =>
    onTable(position, side).reduce((sum, id) => sum + kitOf(position.models[id]!).points, 0);
  const held = position.wrecks.reduce((sum, wreck) => {
    const holder = holderOf(position, wreck);
    return holder === null ? sum : sum + (holder === seat ? 1 : -1);
  }, 0);
  const scores = scoresOf(setup, position);
  const lead = setup.mission === 'hold-the-wreck' ? 20 * (scores[seat]! - scores[1 - seat]!) : 0;
  return left(seat) - left(1 - seat) + 20 * held + lead;
}

// What a sensible player would answer in Zero-G
import { type AdviceOn, type Advised, type Id, type Question, reactOrPass } from '@little-wars/engine';
import { flat, inches, type Spot } from '@little-wars/engine/geometry';
import { boxAround } from '@little-wars/skirmish';
import { simply } from '../../w40k/advice/decisions.ts';
import { chooseDice as chooseReRolls } from '../../w40k/dice/rolls.ts';
import { againstPlace, chooseReserves, chooseScout, deployIt } from '../core/01-battle/deployment.ts';
import { zoneAt } from '../core/01-battle/zones.ts';
import { chooseFlight } from '../core/02-moving/flying.ts';
import { chooseStart, chooseTurn } from '../core/02-moving/manoeuvres.ts';
import { chooseManoeuvre, chooseMover, DONE } from '../core/02-moving/phase.ts';
import { chooseJink } from '../core/03-shooting/jink.ts';
import { aimAtNothing, chooseShooter, chooseTarget, chooseWeapon, NOTHING } from '../core/03-shooting/phase.ts';
import { armsOf } from '../core/03-shooting/weapons.ts';
import { chooseCharger, chooseChargeTarget, targetsOf } from '../core/04-assault/charging.ts';
import { chooseDeparture } from '../core/04-assault/combats.ts';
import { chooseMelee, shareBlows } from '../core/04-assault/fighting.ts';
import { chooseOverwatch, NO_OVERWATCH } from '../core/04-assault/overwatch.ts';
import { chooseGround } from '../core/05-attacks/resolve.ts';
import { saveOf } from '../core/05-attacks/saves.ts';
import { holderOf, scoresOf } from '../core/07-missions/missions.ts';
import { chooseDenial, chooseDice, choosePsyker, powerOf } from '../core/08-psychic/psychic.ts';
import { apart, enemiesOf, kitOf, onTable, ownerOf, sideOf } from '../lookups.ts';
import { oddsOfBlows } from '../odds/index.ts';
import { adviceOn, type Look, type ModelId, type ZeroG } from '../types.ts';
import { adviseFlight, adviseManoeuvre, adviseMover, adviseStart, adviseTurn } from './moving.ts';
import { bestOf, bestShot, chargeWorth, harmWorth, shotWorth } from './worth.ts';

const STEP = inches(1.5);

/** At the front of the zone, spread over its width. */
function adviseSetUp(t: Look, question: Question<'place'>): Advised<'place'> | null {
  const id = question.what as ModelId;
  const seat = ownerOf(t, id);
  const edge = t.position.edges[seat]!;
  const [low, high] = boxAround(zoneAt(t.setup, edge));
  const side = sideOf(t.setup);
  const goal = { x: side * (0.3 + 0.4 * (((id * 7) % 10) / 10)), y: edge === 0 ? high.y : low.y };
  const spots: Spot[] = [];
  for (let x = low.x + STEP / 2; x <= high.x; x += STEP)
    for (let y = low.y + STEP / 2; y <= high.y; y += STEP) spots.push({ x: Math.round(x), y: Math.round(y), z: 0 });
  spots.sort((a, b) => flat(a, goal) - flat(b, goal));
  const at = spots.find(spot => againstPlace(t, question, { at: spot }).length === 0);
  return at ? { answer: { at }, because: { reason: 'near-the-front' } } : null;
}

/** The best shot of a model at anybody. */
const bestOfAll = (t: Look, model: ModelId): number =>
  Math.max(0, ...enemiesOf(t, model).map(enemy => bestShot(t, model, enemy)?.worth ?? 0));

/** Who has a shot worth making, in order: a shot changes what is worth most, so that the first will do. */
function adviseShooter(t: Look, { options }: Question<'pick-one'>): Advised<'pick-one'> {
  const shooter = options.find(id => id !== DONE && bestOfAll(t, id as ModelId) > 0.3);
  return shooter === undefined ? simply(doneIn(options), 'nothing-better') : simply(shooter, 'good-shot');
}

/** To stop, or the first who must act: some may not hold back (ZG-8.4). */
const doneIn = (options: readonly Id[]): Id => (options.includes(DONE) ? DONE : options[0]!);

const shotOf = (attacker: ModelId, profile: string, target: ModelId) => ({
  attacker,
  profile,
  target,
  manner: 'shooting' as const,
});

function adviseWeapon(t: Look, model: ModelId, options: readonly Id[]): Advised<'pick-one'> {
  const profiles = options.filter(id => armsOf(t, model).some(({ profile }) => profile === id)) as readonly string[];
  const worthOf = (profile: string): number =>
    Math.max(
      0,
      ...enemiesOf(t, model).map(enemy => {
        const best = bestShot(t, model, enemy);
        return best?.profile === profile ? best.worth : 0;
      }),
    );
  const profile = bestOf(profiles, worthOf);
  if (profile !== undefined && worthOf(profile) > 0.3) return simply(profile, 'good-shot');
  return simply(doneIn(options), 'nothing-better');
}

function adviseTarget(
  t: Look,
  { options, about: { model, profile } }: Question<'pick-one', { readonly model: ModelId; readonly profile: string }>,
): Advised<'pick-one'> {
  const enemies = options.filter(id => id !== NOTHING) as readonly ModelId[];
  const target = bestOf(enemies, enemy => shotWorth(t, shotOf(model, profile, enemy)));
  return simply(target ?? options[0]!, 'good-shot');
}

function adviseCharger(t: Look, { options }: Question<'pick-one'>): Advised<'pick-one'> {
  const models = options.filter(id => id !== DONE) as readonly ModelId[];
  const charger = models.find(model => targetsOf(t, model).some(target => chargeWorth(t, model, target) > 0));
  return charger === undefined ? simply(doneIn(options), 'nothing-better') : simply(charger, 'good-charge');
}

/** 1s fail a charge, and so does too little. */
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

export const advice: readonly AdviceOn<ZeroG>[] = [
  adviceOn(chooseReserves, () => simply([], 'all-hands')),
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
  adviceOn(aimAtNothing, () => ({ answer: { dx: 1, dy: 0 }, because: { reason: 'nothing-better' } })),
  adviceOn(chooseJink, () => simply('no', 'not-worth-it')),
  adviceOn(chooseGround, t => {
    const { attack } = t.position;
    const isLost = attack?.wounds.some(wound => saveOf(t, attack, wound) === null) === true;
    return isLost ? simply('yes', 'last-chance') : simply('no', 'not-worth-it');
  }),
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

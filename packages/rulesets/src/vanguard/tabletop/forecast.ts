// Forecasts of choices, from the same odds as everywhere
import { combineHandlers, type Forecast, type Id, reactOrPass } from '@little-wars/engine';
import { chooseAction } from '../core/05-activation/activation.ts';
import { declareCharge, makeChargeAttack } from '../core/07-moving/charge.ts';
import { strikeLeavingModel } from '../core/07-moving/leaving.ts';
import { chooseArmor } from '../core/10-attacks/armor.ts';
import { chooseAttack, chooseTarget, retaliate, splitDice, useFocus } from '../core/10-attacks/attack.ts';
import { focusOptions } from '../core/10-attacks/focus.ts';
import { mayAttack, targetsFor, weaponsFor } from '../core/10-attacks/targets.ts';
import { isInPlay, modelOf, touchingApart, weaponOf, weaponsOf } from '../lookups.ts';
import { ofArmor, ofDamage, ofHits } from '../numbers.ts';
import { becauseOf, forecastOf, woundsForecast } from '../odds/forecasts.ts';
import { leftOut, leftOutUnderway } from '../odds/not-counted.ts';
import { begun, during, oddsByArmor, oddsUnderway, type StrikeDetails, withModel } from '../odds/strike-case.ts';
import { type Hurt, oddsOfVolley, type Share } from '../odds/volley.ts';
import type { Aim } from '../queries.ts';
import { type AttackManner, type Focus, forecastOn, type Look, type ModelId } from '../types.ts';

/** The attacks an answer would start, or what it would change about the current one. */
export const forecast = combineHandlers<Look, unknown, readonly Forecast[]>(
  [
    forecastOn(chooseAction, (t, { about }, action) => (isAttack(action) ? all(t, about.model, 'action', null) : [])),
    forecastOn(chooseAttack, (t, { about: { model: attacker, manner, target = null } }, chosen) => {
      const weapon = String(chosen);
      return targetsFor(t, { attacker, manner, only: target }, weapon).map(each =>
        attack(t, { attacker, target: each, weapon, manner }),
      );
    }),
    forecastOn(chooseTarget, (t, { about: { model: attacker, weapon } }, target) => [
      attack(t, { attacker, target: target as ModelId, weapon, manner: 'action' }),
    ]),
    forecastOn(declareCharge, (t, { about: { model } }, target) =>
      all(inContact(t, model, target as ModelId), model, 'charge', target as ModelId),
    ),
    forecastOn(splitDice, (t, { about: { model: attacker, weapon }, among }, dice) =>
      volley(
        t,
        { attacker, weapon, manner: 'action' },
        among.map((target, i) => ({ target: target as ModelId, dice: dice[i]! })),
      ),
    ),
    forecastOn(chooseArmor, (t, _question, option) => byArmor(t, option)),
    forecastOn(useFocus, (t, { about: { model: attacker, weapon, manner, target } }, focus) => [
      attack(t, { attacker, target, weapon, manner }, { focus: focus as Focus }),
    ]),
    // VG-7.12, VG-11.5, VG-7.4: attacks made as reactions; VG-11.3: a die re-rolled, or not.
    forecastOn(makeChargeAttack, (t, { about: { model, target } }, answer) =>
      answer === null ? [] : all(t, model, 'charge', target),
    ),
    forecastOn(retaliate, (t, { about: { model, against } }, answer) =>
      answer === null ? [] : all(t, model, 'retaliation', against),
    ),
    forecastOn(strikeLeavingModel, (t, { about: { mover } }, answer) =>
      answer === null ? [] : all(t, Number(answer), 'disengaging', mover),
    ),
    forecastOn(reactOrPass, (t, { timing }, answer) =>
      timing === 'hit-dice-rolled' || timing === 'armor-dice-rolled' ? underway(t, timing, answer) : [],
    ),
  ],
  [],
);

const isAttack = (action: unknown): boolean => action === 'attack' || action === 'extra/attack';

/** As if it had moved straight into contact, whatever is in the way. */
function inContact(t: Look, model: ModelId, target: ModelId): Look {
  const [mover, enemy] = [modelOf(t, model), modelOf(t, target)];
  const [from, to] = [mover.at!, enemy.at!];
  const apart = Math.sqrt((from.x - to.x) * (from.x - to.x) + (from.y - to.y) * (from.y - to.y));
  const close = touchingApart(mover, enemy, { dx: from.x - to.x, dy: from.y - to.y }) + 1;
  if (apart <= close) return t;
  const share = close / apart;
  const near = (own: number, theirs: number): number => Math.round(theirs + (own - theirs) * share);
  return withModel(t, model, { at: { x: near(from.x, to.x), y: near(from.y, to.y), z: to.z } });
}

/** Every attack a model could make now. */
const all = (t: Look, attacker: ModelId, manner: AttackManner, only: ModelId | null): readonly Forecast[] =>
  weaponsFor(t, { attacker, manner, only }).flatMap(weapon =>
    targetsFor(t, { attacker, manner, only }, weapon).map(target => attack(t, { attacker, target, weapon, manner })),
  );

function underway(t: Look, timing: string, answer: string | null): readonly Forecast[] {
  const { attack: current } = t.position;
  if (current === null || current.weapon === '' || (answer !== null && answer !== 're-roll')) return [];
  const side = timing === 'hit-dice-rolled' ? 'attacker' : 'target';
  const bought = { attacker: 0, target: 0, [side]: answer === null ? 0 : 1 };
  const because = side === 'attacker' ? [...ofHits(t), ...ofArmor(t)] : ofArmor(t);
  const leftOut = leftOutUnderway(t, side === 'attacker' ? 'hit-dice' : 'armor-dice');
  const wounds = woundsForecast(t, current, oddsUnderway(t, side, { bought }));
  return [{ ...wounds, because: [...because, ...ofDamage(t)], leftOut }];
}

/** VG-10.9: `option` is `armor`, or `invulnerable-4` and the like. */
function byArmor(t: Look, option: unknown): readonly Forecast[] {
  const { attack: current } = t.position;
  if (current === null || current.weapon === '') return [];
  const invulnerable = option === 'armor' ? null : Number(String(option).slice('invulnerable-'.length));
  const because = [...ofArmor(during(t, { ...current, invulnerable })), ...ofDamage(t)];
  const wounds = woundsForecast(t, current, oddsByArmor(t, invulnerable));
  return [{ ...wounds, because, leftOut: leftOutUnderway(t, 'hits') }];
}

/** Every attack of one model on another from where they stand, regardless of the turn. */
export function attacks(t: Look, from: Id, to: Id): readonly Forecast[] {
  const [attacker, target] = [from as ModelId, to as ModelId];
  if (attacker === target || ![attacker, target].every(id => isInPlay(modelOf(t, id)))) return [];
  if (modelOf(t, attacker).seat === modelOf(t, target).seat) return [];
  return weaponsOf(t, attacker)
    .map(({ id: weapon }): Aim => ({ attacker, target, weapon, manner: 'action' }))
    .filter(aim => mayAttack(t, aim))
    .map(aim => attack(t, aim));
}

/** VG-6.5, VG-6.6, VG-10.8: includes prepared bonuses, with the best use of Focus. */
function attack(t: Look, aim: Aim, given: StrikeDetails = {}): Forecast {
  const { activation } = t.position;
  const isOwn = aim.manner === 'action' && activation?.model === aim.attacker;
  const isMelee = weaponOf(t, aim.attacker, aim.weapon).type === 'melee';
  const uses = focusOptions(t, aim);
  const details = { aimed: isOwn && activation.aiming && !isMelee, ...given };
  if (uses.length === 0 || given.focus) return forecastOf(t, aim, details);
  const ways = uses.map(focus => forecastOf(t, aim, { ...details, focus }));
  return ways.reduce((a, b) => (b.kill > a.kill || (b.kill === a.kill && b.mean > a.mean) ? b : a));
}

const volley = (t: Look, wielding: Omit<Aim, 'target'>, shares: readonly Share[]): readonly Forecast[] =>
  oddsOfVolley(t, wielding, shares).map(({ target, odds }: Hurt, i) => ({
    ...woundsForecast(t, { ...wielding, target }, odds),
    because: becauseOf(begun(t, { ...wielding, target }, { dice: shares[i]!.dice })),
    leftOut: leftOut(t, { ...wielding, target }, { dice: shares[i]!.dice }),
  }));

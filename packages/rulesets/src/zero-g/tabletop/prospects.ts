// The chances of rolls that answers lead to: charges, powers, stray rounds, weapons that Get Hot
import { combineHandlers, type Prospect } from '@little-wars/engine';
import type { Direction } from '@little-wars/engine/geometry';
import { DONE } from '../core/02-moving/phase.ts';
import { aimAtNothing, chooseTarget, NOTHING } from '../core/03-shooting/phase.ts';
import { chargeDice, chooseCharger, chooseChargeTarget, targetsOf } from '../core/04-assault/charging.ts';
import { type AboutManifesting, chooseDenial, chooseDice, victimsOf } from '../core/08-psychic/psychic.ts';
import { powerOf } from '../lookups.ts';
import { heatOf, straysOf } from '../odds/misses.ts';
import { chargeChance, denyChance, powerOdds } from '../odds/rolls.ts';
import { type Look, type ModelId, prospectOn, type Shot } from '../types.ts';

/** ZG-4.21 */
const ofCharge = (t: Look, model: ModelId, target: ModelId): Prospect => ({
  id: 'charge',
  clause: 'ZG-4.21',
  of: model,
  needs: chargeDice(t, model),
  chance: chargeChance(t, model, target),
});

/** The charge of a model that is most likely to succeed. */
const bestCharge = (t: Look, model: ModelId): readonly Prospect[] =>
  targetsOf(t, model)
    .map(target => ofCharge(t, model, target))
    .toSorted((a, b) => b.chance - a.chance)
    .slice(0, 1);

const targetIn = (t: Look, { model, power, target }: AboutManifesting): ModelId | null =>
  target ?? victimsOf(t, model, powerOf(power))[0] ?? null;

/** 7E-4.2-5: an attempt with so many dice. */
function ofPower(t: Look, about: AboutManifesting, dice: number): readonly Prospect[] {
  const { model, power } = about;
  const { manifest, perils, denied } = powerOdds(t, model, power, dice, targetIn(t, about));
  return [
    { id: 'psychic', clause: '7E-4.2', of: model, needs: powerOf(power).warpCharge, chance: manifest },
    ...(perils > 0 ? [{ id: 'perils', clause: '7E-4.3', of: model, needs: 2, chance: perils }] : []),
    ...(denied > 0 ? [{ id: 'denied', clause: '7E-4.5', of: model, needs: 0, chance: denied }] : []),
  ];
}

/** ZG-3.5, 7E-6.11: side effects of a weapon: on each unit behind the target, and on its firer. */
function aside(t: Look, shot: Shot, towards?: Direction): readonly Prospect[] {
  const heat = heatOf(t, shot);
  return [
    ...straysOf(t, shot, towards).map(({ model: of, chance }) => ({
      id: 'stray',
      clause: 'ZG-3.5',
      of,
      needs: 6,
      chance,
    })),
    ...(heat > 0 ? [{ id: 'gets-hot', clause: '7E-6.11', of: shot.attacker, needs: 1, chance: heat }] : []),
  ];
}

export const prospects = combineHandlers<Look, unknown, readonly Prospect[]>(
  [
    prospectOn(chooseCharger, (t, _question, model) => (model === DONE ? [] : bestCharge(t, model as ModelId))),
    prospectOn(chooseChargeTarget, (t, { about: { model } }, target) => [ofCharge(t, model, target as ModelId)]),
    prospectOn(chooseTarget, (t, { about: { model, profile } }, target) =>
      target === NOTHING ? [] : aside(t, { attacker: model, target: target as ModelId, profile, manner: 'shooting' }),
    ),
    prospectOn(aimAtNothing, (t, { about: { model, profile } }, towards) =>
      aside(t, { attacker: model, target: null, profile, manner: 'shooting' }, towards),
    ),
    prospectOn(chooseDice, (t, { about }, dice) => ofPower(t, about, dice)),
    prospectOn(chooseDenial, (t, { about }, dice) => {
      const { model: caster, points } = about;
      const chance = denyChance(t, { caster, target: targetIn(t, about) }, dice, points);
      return dice === 0 ? [] : [{ id: 'deny', clause: '7E-4.5', of: caster, needs: points, chance }];
    }),
  ],
  [],
);

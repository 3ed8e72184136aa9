// The chances of rolls that answers lead to: charges, powers
import { combineHandlers, type Prospect } from '@little-wars/engine';
import type { Direction } from '@little-wars/engine/geometry';
import { aimAtNothing, chooseTarget, NOTHING } from '../core/03-shooting/phase.ts';
import { chargeDice, chooseChargeTarget, reaches } from '../core/04-assault/charging.ts';
import { chooseDice, powerOf } from '../core/08-psychic/psychic.ts';
import { heatOf, straysOf } from '../odds/misses.ts';
import { type Look, type ModelId, prospectOn, type Shot } from '../types.ts';

/** Limit of the enumeration: more dice than any model has arrows for. */
const MOST_DICE = 4;

/** The chance that a charge succeeds: every outcome of its dice, without re-rolls. */
export function chargeChance(t: Look, model: ModelId, target: ModelId): number {
  const dice = chargeDice(t, model);
  const faces: number[] = [];
  let [good, all] = [0, 0];
  const roll = (): void => {
    if (faces.length === dice) {
      all++;
      if (reaches(t, { model, target, faces })) good++;
      return;
    }
    for (let face = 1; face <= 6; face++) {
      faces.push(face);
      roll();
      faces.pop();
    }
  };
  roll();
  return good / all;
}

/** 7E-4.2: the chance of at least so many successes with so many dice that succeed on 4+. */
export function manifestChance(dice: number, charge: number): number {
  let chances = [1];
  for (let i = 0; i < dice; i++)
    chances = Array.from({ length: chances.length + 1 }, (_, n) => ((chances[n] ?? 0) + (chances[n - 1] ?? 0)) / 2);
  return chances.slice(charge).reduce((sum, chance) => sum + chance, 0);
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
    prospectOn(chooseChargeTarget, (t, { about: { model } }, target) =>
      chargeDice(t, model) > MOST_DICE
        ? []
        : [
            {
              id: 'charge',
              clause: 'ZG-4.21',
              of: model,
              needs: chargeDice(t, model),
              chance: chargeChance(t, model, target as ModelId),
            },
          ],
    ),
    prospectOn(chooseTarget, (t, { about: { model, profile } }, target) =>
      target === NOTHING ? [] : aside(t, { attacker: model, target: target as ModelId, profile, manner: 'shooting' }),
    ),
    prospectOn(aimAtNothing, (t, { about: { model, profile } }, towards) =>
      aside(t, { attacker: model, target: null, profile, manner: 'shooting' }, towards),
    ),
    prospectOn(chooseDice, (_t, { about: { model, power } }, dice) => {
      const { warpCharge } = powerOf(power);
      return [
        { id: 'psychic', clause: '7E-4.2', of: model, needs: warpCharge, chance: manifestChance(dice, warpCharge) },
      ];
    }),
  ],
  [],
);

import { add, latestAt, set } from '@little-wars/engine';
import type { Standing } from '@little-wars/engine/geometry';
import { isAlive, ownerOf } from '../../w40k/measuring/lookups.ts';
import { areasWith, areInTheWay, isWhollyWithinArea, obstaclesNear } from '../core/08-terrain/features.ts';
import { lookups } from '../library.ts';
import { type Look, type ModelId, type Rule, type Setup, sequence } from '../types.ts';

export interface Preparing {
  readonly model: ModelId;
  readonly charger: ModelId;
  readonly how: 'holding-steady' | 'set-to-defend';
}

/** 9E-8.7: Infantry wholly in a defensible area, or behind a defensible obstacle within 3". */
export const isDefensible = (t: Look, model: ModelId, charger: ModelId): boolean =>
  isAlive(t, model) &&
  isAlive(t, charger) &&
  lookups.hasKeyword(t, model, 'Infantry') &&
  !lookups.isInCombat(t, model) &&
  isOnDefensible(model * MOST + charger, t.setup, lookups.standing(t, model), lookups.standing(t, charger));

/** Cache limit: more than the models of a match. */
const MOST = 160;

/** By pairs: one charge asks again and again, while both stay where they are. */
const isOnDefensible = latestAt(
  (_pair: number, setup: Setup, base: Standing, charger: Standing): boolean =>
    areasWith(setup, 'defensible').some(area => isWhollyWithinArea(base, area)) ||
    areInTheWay(setup, obstaclesNear(setup, base, 'defensible'), charger, base),
  MOST * MOST,
);

export const prepare = sequence<Preparing>('prepare for a charge', '9E-8.7', s => [
  s.run('9E-8.7', 'it is prepared', (t, v) => {
    const { model, charger, how } = v;
    const seat = ownerOf(t, model);
    const of = { target: model, seat, holder: model } as const;
    // It holds steady against this charge; the Fight phase of this turn is the next one.
    const effect =
      how === 'holding-steady'
        ? ({ use: { rule: how, against: charger, ...of }, until: 'phase', seat } as const)
        : ({ use: { rule: how, ...of }, until: 'turn', seat } as const);
    t.emit({ type: 'effect-began', clause: '9E-8.7', effect });
    return v;
  }),
]);

/** Holding steady against this charger, or set to defend for this turn. */
const isPrepared = (t: Look, model: ModelId, charger: ModelId): boolean =>
  t.position.effects.some(
    ({ use }) =>
      (use.rule === 'set-to-defend' && use.target === model) ||
      (use.rule === 'holding-steady' && use.target === model && use.against === charger),
  );

const isMasked = (t: Look, model: ModelId): boolean =>
  t.position.effects.some(({ use }) => use.rule === 'masked' && use.target === model);

/** 9E-8.7, 9E-8.8: charged Infantry may Hold Steady or Set to Defend, before any Overwatch. */
export const defensible: Rule<'defensible'> = {
  clause: '9E-8.7',
  name: 'defensible terrain',
  offer: {
    'charge-declared': (t, { model: charger, at }, _use, seat) =>
      at
        .filter(
          model =>
            ownerOf(t, model) === seat &&
            !isPrepared(t, model, charger) &&
            !t.position.models[model]!.did.includes('overwatched') &&
            isDefensible(t, model, charger),
        )
        .flatMap(model => [
          { id: `hold-steady ${model}`, frame: prepare.start({ model, charger, how: 'holding-steady' }) },
          ...(isMasked(t, model)
            ? []
            : [{ id: `set-to-defend ${model}`, frame: prepare.start({ model, charger, how: 'set-to-defend' }) }]),
        ]),
  },
};

/** 9E-8.7 */
const STEADY = 5;

export const holdingSteady: Rule<'holding-steady'> = {
  clause: '9E-8.7',
  name: 'Holds Steady',
  modify: {
    'hit-needs': set((needs, { target, against }, { attack }) =>
      attack.manner === 'overwatch' && attack.attacker === target && attack.target === against ? STEADY : needs,
    ),
  },
};

export const setToDefend: Rule<'set-to-defend'> = {
  clause: '9E-8.8',
  name: 'Set to Defend',
  modify: {
    'hit-modifier': add((sum, { target }, { attack }) =>
      attack.manner === 'fighting' && attack.attacker === target ? sum + 1 : sum,
    ),
    'overwatch-refused': add((reasons, { target }, { attacker }) =>
      attacker === target ? [...reasons, { reason: 'set-to-defend', clause: '9E-8.8' }] : reasons,
    ),
  },
};

// The chances of charges, Psychic tests and attempts to deny
import { type Prospect, supposing } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { type chargePhaseOf, chooseCharger, chooseChargeTargets } from '../charge/phase.ts';
import type { CoreClauses } from '../core-clauses.ts';
import { type Lookups, modelOf, ownerOf } from '../measuring/lookups.ts';
import type { Proposing } from '../movement/propose.ts';
import { amountChances } from '../odds/amounts.ts';
import { exactly, summed } from '../odds/chances.ts';
import { afterMortalWounds, enduringOf } from '../odds/enduring.ts';
import { type Fallen, type FewDice, fallenOf } from '../odds/few-dice.ts';
import { choosePower, choosePowerTarget, choosePsyker, denyTheWitch, type psychicPhaseOf } from '../psychic/phase.ts';
import { DONE } from '../shooting/phase.ts';
import { mayReRoll } from '../stratagems/command-re-roll.ts';
import { type Look, type ModelId, prospectOn, type Roll, type RollKind } from '../types.ts';

export interface ProspectParts {
  readonly clauses: CoreClauses;
  readonly lookups: Lookups;
  readonly proposing: Proposing;
  readonly charges: ReturnType<typeof chargePhaseOf>;
  readonly psychic: ReturnType<typeof psychicPhaseOf>;
  /** Whether a command point buys a whole roll, or one die of it. */
  readonly buysAll?: boolean;
}

/** A roll that a model is about to make. */
export interface Awaited {
  readonly what: RollKind;
  readonly model: ModelId;
  readonly dice: FewDice['dice'];
  /** A command point buys the whole roll, not one die of it. */
  readonly buysAll?: boolean;
}

export const sumOf = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);

/** The re-rolls on offer: free of charge, and for a command point. */
export function offersFor(t: Look, { what, model, dice }: Awaited): Pick<FewDice, 'which' | 'mayBuy'> {
  const faces = new Array<number>(dice).fill(1);
  const seat = ownerOf(t, model);
  const roll: Roll = { what, seat, model, faces, again: [], needs: null, modifier: 0 };
  return {
    which: t.query('re-rolls', 'none', { roll, attack: t.position.attack }),
    mayBuy: mayReRoll(t, roll, seat),
  };
}

/** The chance of a roll, and with a re-roll that may be bought. */
export function prospectOf(
  t: Look,
  awaited: Awaited,
  told: Pick<Prospect, 'id' | 'clause' | 'needs'>,
  succeeds: FewDice['succeeds'],
): Prospect {
  const { which, mayBuy } = offersFor(t, awaited);
  const { dice, model, buysAll = false } = awaited;
  const { chance } = fallenOf({ dice, which, mayBuy: false, succeeds });
  return {
    ...told,
    of: model,
    chance,
    ...(mayBuy && { bought: fallenOf({ dice, which, mayBuy, buysAll, succeeds }).chance }),
  };
}

const MOST_ROLLED = 12;

/** Of more than two dice of a test the lowest is dropped. */
const keptOf = (faces: readonly number[]): readonly number[] =>
  faces.length > TEST_DICE ? faces.toSorted((a, b) => b - a).slice(0, TEST_DICE) : faces;
const TEST_DICE = 2;

export function prospectsOf({ clauses, lookups, proposing, charges, psychic, buysAll = false }: ProspectParts) {
  /** The lowest roll with which a charge reaches somebody; null if none does. */
  const chargeNeeds = (t: Look, model: ModelId, at: readonly ModelId[], bonus: number): number | null => {
    const nearest = Math.min(...at.map(enemy => lookups.apart(t, model, enemy)));
    for (let roll = Math.max(2, Math.floor(nearest) - 2 - bonus); roll <= MOST_ROLLED; roll++)
      if (proposing.find(t, { model, manner: 'charge', allowance: inches(roll + bonus), at }) !== null) return roll;
    return null;
  };
  const ofCharge = (t: Look, model: ModelId, at: readonly ModelId[]): readonly Prospect[] => {
    const named = supposing(t, { charges: [...t.position.charges, { by: model, at }] });
    const needs = chargeNeeds(named, model, at, named.query('charge-bonus', 0, { model }));
    if (needs === null)
      return [{ id: 'charge', clause: clauses.chargeRoll, of: model, needs: MOST_ROLLED + 1, chance: 0 }];
    const told = { id: 'charge', clause: clauses.chargeRoll, needs };
    return [prospectOf(named, { what: 'charge', model, dice: 2, buysAll }, told, faces => sumOf(faces) >= needs)];
  };

  const denialOf = (t: Look, denier: ModelId, caster: ModelId, total: number): Prospect => {
    const modifier = t.query('deny-modifier', 0, { model: denier, caster });
    const told = { id: 'deny', clause: clauses.deny, needs: total + 1 };
    return prospectOf(
      t,
      { what: 'deny', model: denier, dice: 2, buysAll },
      told,
      faces => sumOf(faces) + modifier > total,
    );
  };

  const ofPower = (t: Look, model: ModelId, power: string): readonly Prospect[] => {
    // The attempt counts as one already when the dice are rolled.
    const tried = supposing(t, { casts: [...t.position.casts, { model, power }] });
    const { needs, modifier } = psychic.testOf(tried, model, power);
    const dice = tried.query('psychic-dice', TEST_DICE, { model, power }) as FewDice['dice'];
    const awaited = { what: 'psychic', model, dice, buysAll } as const;
    const succeeds = (faces: readonly number[]): boolean => sumOf(keptOf(faces)) + modifier >= needs;
    const test = prospectOf(
      tried,
      awaited,
      { id: 'psychic', clause: clauses.psychicTest, needs: needs - modifier },
      succeeds,
    );
    const { finals }: Fallen = fallenOf({ dice, which: offersFor(tried, awaited).which, mayBuy: false, succeeds });
    const own = enduringOf(tried, model, null, true);
    const harm = summed(amountChances('D3'), exactly(tried.query('perils-bonus', 0, { model })));
    const lives = 1 - afterMortalWounds(modelOf(tried, model).wounds, harm, own)[0]!;
    const deniers = psychic.deniers(tried, model);
    let [perils, denied] = [0, 0];
    for (const [faces, chance] of finals) {
      const total = sumOf(keptOf(faces)) + modifier;
      const isPerilous = psychic.isPerilous(tried, { model, power }, keptOf(faces), total);
      if (isPerilous) perils += chance;
      if (!succeeds(faces)) continue;
      const best = Math.max(0, ...deniers.map(denier => denialOf(tried, denier, model, total).chance));
      denied += chance * best * (isPerilous ? lives : 1);
    }
    return [
      test,
      { id: 'perils', clause: clauses.perils, of: model, needs: 0, chance: perils },
      ...(denied > 0 ? [{ id: 'denied', clause: clauses.deny, of: model, needs: 0, chance: denied }] : []),
    ];
  };

  return {
    ofCharge,
    ofPower,
    denialOf,
    entries: [
      prospectOn(chooseCharger, (t, _question, model) => {
        if (model === DONE) return [];
        const each = charges.targetsOf(t, model as ModelId).flatMap(enemy => ofCharge(t, model as ModelId, [enemy]));
        return each.toSorted((a, b) => b.chance - a.chance).slice(0, 1);
      }),
      prospectOn(chooseChargeTargets, (t, { about: { model } }, at) =>
        at.length > 0 ? ofCharge(t, model, at as readonly ModelId[]) : [],
      ),
      prospectOn(choosePsyker, (t, _question, model) => {
        const own = model === DONE ? [] : psychic.castable(t, model as ModelId);
        return own.length === 1 ? ofPower(t, model as ModelId, own[0]!) : [];
      }),
      prospectOn(choosePower, (t, { about: { model } }, power) => ofPower(t, model, power as string)),
      prospectOn(choosePowerTarget, (t, { about: { model, power } }) => ofPower(t, model, power)),
      prospectOn(denyTheWitch, (t, { about: { model: caster, total } }, denier) =>
        denier === null ? [] : [denialOf(t, Number(denier), caster, total)],
      ),
    ],
  };
}

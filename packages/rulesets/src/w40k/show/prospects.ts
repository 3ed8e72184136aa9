// The chances of charges, Psychic tests and attempts to deny
import { type Prospect, supposing } from '@little-wars/engine';
import { flat, inches } from '@little-wars/engine/geometry';
import type { Move } from '../book.ts';
import { type chargePhaseOf, chooseCharger, chooseChargeTargets } from '../charge/phase.ts';
import type { CoreClauses } from '../core-clauses.ts';
import { modelOf, ownerOf } from '../measuring/lookups.ts';
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
  readonly proposing: Proposing;
  readonly charges: ReturnType<typeof chargePhaseOf>;
  readonly psychic: ReturnType<typeof psychicPhaseOf>;
  /** Whether a command point buys a whole roll, or one die of it. */
  readonly buysAll?: boolean;
}

interface Charge {
  readonly by: ModelId;
  readonly at: readonly ModelId[];
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

/** The re-rolls on offer: free, and for a command point. */
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

const LEAST_ROLLED = 2;
const MOST_ROLLED = 12;

/** Of more than two test dice the lowest is dropped. */
const keptOf = (faces: readonly number[]): readonly number[] =>
  faces.length > TEST_DICE ? faces.toSorted((a, b) => b - a).slice(0, TEST_DICE) : faces;
const TEST_DICE = 2;

export function prospectsOf({ clauses, proposing, charges, psychic, buysAll = false }: ProspectParts) {
  /**
   * The lowest roll up to a limit with which a charge reaches a target; null if none does. Searched from the highest
   * down: a path serves every roll it is short enough for, so only the last search fails.
   */
  const chargeNeeds = (t: Look, { by: model, at }: Charge, most: number): number | null => {
    const bonus = t.query('charge-bonus', 0, { model });
    const withRoll = (roll: number): Move => ({ model, manner: 'charge', allowance: inches(roll + bonus), at });
    let needs: number | null = null;
    for (let roll = most; roll >= LEAST_ROLLED; roll = needs - 1) {
      const way = proposing.find(t, withRoll(roll));
      if (way === null) break;
      needs = roll;
      while (needs > LEAST_ROLLED && proposing.isLegal(t, withRoll(needs - 1), way)) needs--;
    }
    return needs;
  };
  /** A charge with a better chance than this; null if there is none. */
  const betterCharge = (t: Look, charge: Charge, than: number): Prospect | null => {
    const named = supposing(t, { charges: [...t.position.charges, charge] });
    const withNeeds = (needs: number): Prospect =>
      prospectOf(
        named,
        { what: 'charge', model: charge.by, dice: 2, buysAll },
        { id: 'charge', clause: clauses.chargeRoll, needs },
        faces => sumOf(faces) >= needs,
      );
    let most = MOST_ROLLED;
    while (most >= LEAST_ROLLED && withNeeds(most).chance <= than) most--;
    const needs = chargeNeeds(named, charge, most);
    return needs === null ? null : withNeeds(needs);
  };
  const noCharge = (of: ModelId): Prospect => ({
    id: 'charge',
    clause: clauses.chargeRoll,
    of,
    needs: MOST_ROLLED + 1,
    chance: 0,
  });
  const ofCharge = (t: Look, by: ModelId, at: readonly ModelId[]): readonly Prospect[] => [
    betterCharge(t, { by, at }, 0) ?? noCharge(by),
  ];
  /** The charge of a model that is most likely to succeed. */
  const bestCharge = (t: Look, by: ModelId): readonly Prospect[] => {
    const targets = charges.targetsOf(t, by);
    const from = modelOf(t, by).at!;
    // Nearest first: a farther one is rarely better, which can be told without a search.
    const near = targets.toSorted((a, b) => flat(from, modelOf(t, a).at!) - flat(from, modelOf(t, b).at!));
    const best = near.reduce(
      (prospect, enemy) => betterCharge(t, { by, at: [enemy] }, prospect.chance) ?? prospect,
      noCharge(by),
    );
    return targets.length === 0 ? [] : [best];
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
    // The attempt already counts when the dice are rolled.
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
      prospectOn(chooseCharger, (t, _question, model) => (model === DONE ? [] : bestCharge(t, model as ModelId))),
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

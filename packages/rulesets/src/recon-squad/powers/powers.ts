// RS-10.5  What powers do
import { end, type Frame } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import type { strikeSequences } from '../../w40k/attacks/strike.ts';
import type { Amount } from '../../w40k/content/types.ts';
import { amountOf, partsOf } from '../../w40k/dice/amounts.ts';
import { rollSequence, rollWith } from '../../w40k/dice/rolls.ts';
import { isAlive, type Lookups, onTable, ownerOf } from '../../w40k/measuring/lookups.ts';
import type { CastNow } from '../../w40k/psychic/phase.ts';
import { catalogue } from '../content/index.ts';
import type { PowerUse } from '../content/uses.ts';
import { type Look, sequence, type T } from '../types.ts';
import type { LastingUse } from '../uses.ts';

export interface Smiting extends CastNow {
  readonly amount: Amount;
}

export interface Opposing extends CastNow {
  readonly own?: number;
}

export const powerOf = (id: string) => {
  const power = catalogue.power(id);
  if (!power) throw new Error(`no power "${id}"`);
  return power;
};

/** RS-5.3 */
const TOGETHER = inches(3);

/** RS-5.3: how many models of its selection are near a Psyker, itself included. */
export const gathered = (t: Look, lookups: Lookups, model: number): number => {
  const { seat, selection } = t.position.models[model]!;
  return onTable(t.position, seat).filter(
    other =>
      t.position.models[other]!.selection === selection &&
      (other === model || lookups.areWithin(t, model, other, TOGETHER)),
  ).length;
};

export function powerSequences(lookups: Lookups, strikes: ReturnType<typeof strikeSequences>) {
  const rollHarm = rollSequence('roll for mortal wounds', ['8E-5.9', '8E-3.1']);
  const rollScourge = rollSequence('roll against its Leadership', ['RS-10.5', '8E-3.1']);
  const rollSlay = rollSequence('roll against its Toughness', ['RS-10.5', '8E-3.1']);

  const smite = sequence<Smiting>('mortal wounds of a power', '8E-5.9', s => [
    s.call(
      '8E-5.9',
      'roll how many',
      (t, { model, amount }) =>
        rollWith(rollHarm, { what: 'mortal-wounds', count: partsOf(amount).dice, seat: ownerOf(t, model), model }),
      (_t, v, faces) => ({ ...v, total: amountOf(v.amount, faces) }),
    ),
    s.call('8E-5.9', 'suffer them', (_t, { model, target, total }) => strikes.mortalWounds(target, total, model)),
  ]);

  /** Both roll and add Leadership; the caster first. */
  const scourge = sequence<Opposing>('scourge', 'RS-10.5', s => [
    s.call(
      'RS-10.5',
      'the caster rolls',
      (t, { model }) => rollWith(rollScourge, { what: 'other', count: 1, seat: ownerOf(t, model), model }),
      (t, v, [face]) => ({ ...v, own: face! + (lookups.leadership(t, v.model) ?? 0) }),
    ),
    s.call(
      'RS-10.5',
      'the target rolls',
      (t, { target }) => rollWith(rollScourge, { what: 'other', count: 1, seat: ownerOf(t, target), model: target }),
      (t, v, [face]) => {
        const theirs = face! + (lookups.leadership(t, v.target) ?? 0);
        return { ...v, total: (v.own ?? 0) > theirs ? 1 : v.own === theirs ? 0 : -1 };
      },
    ),
    s.call('RS-10.5', 'mortal wounds', (_t, v) => {
      if (v.total < 0) return null;
      return smite.start({ ...v, amount: v.total > 0 ? 'D3' : 1 });
    }),
  ]);

  const slay = sequence<CastNow>('slay', 'RS-10.5', s => [
    s.call(
      'RS-10.5',
      'roll against its Toughness',
      (t, { model }) => rollWith(rollSlay, { what: 'other', count: 1, seat: ownerOf(t, model), model }),
      (t, v, [face]) => {
        if (isAlive(t, v.target) && face! > lookups.toughness(t, v.target))
          t.emit({ type: 'slain', clause: 'RS-10.5', model: v.target, from: v.model });
        return end();
      },
    ),
  ]);

  /** What lasts until the caster's next Psychic phase. */
  const bless = sequence<CastNow>('a lasting power', 'RS-10.5', s => [
    s.run('RS-10.5', 'it begins', (t: T, v) => {
      const { seat } = t.position.models[v.model]!;
      const use = { ...lastingOf(powerOf(v.power).effect, v.target), seat, holder: v.model };
      t.emit({ type: 'effect-began', clause: 'RS-10.5', effect: { use, until: 'own-psychic', seat } });
      return end();
    }),
  ]);

  const frameOf = (t: Look, cast: CastNow): Frame => {
    const { effect } = powerOf(cast.power);
    switch (effect.rule) {
      case 'mortal-wounds':
        return smite.start({
          ...cast,
          amount: effect.more && cast.total >= effect.more.from ? effect.more.wounds : effect.wounds,
        });
      case 'destructor': {
        const count = gathered(t, lookups, cast.model);
        return smite.start({ ...cast, amount: effect.steps.findLast(({ models }) => models <= count)!.wounds });
      }
      case 'scourges':
        return scourge.start(cast);
      case 'slays-above-toughness':
        return slay.start(cast);
      default:
        return bless.start(cast);
    }
  };
  return { frameOf, sequences: [rollHarm, rollScourge, rollSlay, smite, scourge, slay, bless] };
}

/** The rule that a lasting power puts into effect. */
function lastingOf(effect: PowerUse, target: number): LastingUse {
  switch (effect.rule) {
    case 'strengthens': {
      const { strength, toughness, attacks } = effect;
      return { rule: 'power-strengthens', target, strength, toughness, attacks };
    }
    case 'guides':
      return { rule: 'power-guides', target };
    case 'dooms':
      return { rule: 'power-dooms', target };
    case 'changes-saves':
      return { rule: 'power-saves', target, by: effect.by };
    case 'ignores-wounds':
      return { rule: 'power-ignores-wounds', target, on: effect.on };
    default:
      throw new Error(`${effect.rule} does not last`);
  }
}

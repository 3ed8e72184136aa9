// RS-10.5  The effects of powers
import { end, type Frame } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import type { strikeSequences } from '../../w40k/attacks/strike.ts';
import { rollWith } from '../../w40k/dice/rolls.ts';
import { isAlive, type Lookups, onTable, ownerOf } from '../../w40k/measuring/lookups.ts';
import { powersOf } from '../../w40k/powers/powers.ts';
import type { CastNow } from '../../w40k/psychic/phase.ts';
import { catalogue } from '../content/index.ts';
import { type Look, sequence } from '../types.ts';

export const powerOf = (id: string) => {
  const power = catalogue.power(id);
  if (!power) throw new Error(`no power "${id}"`);
  return power;
};

/** RS-5.3 */
const TOGETHER = inches(3);

/** RS-5.3: how many models of its selection are near a Psyker, including itself. */
export const gathered = (t: Look, lookups: Lookups, model: number): number => {
  const { seat, selection } = t.position.models[model]!;
  return onTable(t.position, seat).filter(
    other =>
      t.position.models[other]!.selection === selection &&
      (other === model || lookups.areWithin(t, model, other, TOGETHER)),
  ).length;
};

export function powerSequences(lookups: Lookups, strikes: ReturnType<typeof strikeSequences>) {
  const clauses = { smite: '8E-5.9', powers: 'RS-10.5', reRolls: '8E-3.1' };
  const shared = powersOf({ lookups, strikes, clauses, powerOf });

  const slay = sequence<CastNow>('slay', 'RS-10.5', s => [
    s.call(
      'RS-10.5',
      'roll against its Toughness',
      (t, { model }) => rollWith(shared.rollAgainst, { what: 'other', count: 1, seat: ownerOf(t, model), model }),
      (t, v, [face]) => {
        if (isAlive(t, v.target) && face! > lookups.toughness(t, v.target))
          t.emit({ type: 'slain', clause: 'RS-10.5', model: v.target, from: v.model });
        return end();
      },
    ),
  ]);

  const frameOf = (t: Look, cast: CastNow): Frame => {
    const { effect } = powerOf(cast.power);
    switch (effect.rule) {
      case 'destructor': {
        const count = gathered(t, lookups, cast.model);
        return shared.smite.start({ ...cast, amount: effect.steps.findLast(({ models }) => models <= count)!.wounds });
      }
      case 'slays-above-toughness':
        return slay.start(cast);
      default:
        return shared.frameOf(cast);
    }
  };
  return { frameOf, sequences: [...shared.sequences, slay] };
}

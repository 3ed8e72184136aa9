// ST-10.5, 9E-6.9  The effects of powers
import type { Frame } from '@little-wars/engine';
import type { strikeSequences } from '../../w40k/attacks/strike.ts';
import { rollWith } from '../../w40k/dice/rolls.ts';
import { isAlive, type Lookups, ownerOf } from '../../w40k/measuring/lookups.ts';
import { powersOf } from '../../w40k/powers/powers.ts';
import type { CastNow } from '../../w40k/psychic/phase.ts';
import { catalogue } from '../content/index.ts';
import { sequence } from '../types.ts';

export const powerOf = (id: string) => {
  const power = catalogue.power(id);
  if (!power) throw new Error(`no power "${id}"`);
  return power;
};

export function powerSequences(lookups: Lookups, strikes: ReturnType<typeof strikeSequences>) {
  const clauses = { smite: '9E-6.9', powers: 'ST-10.5', reRolls: '9E-2.3' };
  const shared = powersOf({ lookups, strikes, clauses, powerOf });

  /** A D6 above the target's Toughness. */
  const bang = sequence<CastNow & { readonly isBanged?: boolean }>('mortal wounds above Toughness', 'ST-10.5', s => [
    s.call(
      'ST-10.5',
      'roll against its Toughness',
      (t, { model }) => rollWith(shared.rollAgainst, { what: 'other', count: 1, seat: ownerOf(t, model), model }),
      (t, v, [face]) => ({ ...v, isBanged: isAlive(t, v.target) && face! > lookups.toughness(t, v.target) }),
    ),
    s.call('ST-10.5', 'mortal wounds', (_t, { isBanged, ...cast }) =>
      isBanged ? shared.smite.start({ ...cast, amount: 'D6' }) : null,
    ),
  ]);

  const frameOf = (cast: CastNow): Frame =>
    powerOf(cast.power).effect.rule === 'mortal-above-toughness' ? bang.start(cast) : shared.frameOf(cast);
  return { frameOf, sequences: [...shared.sequences, bang] };
}

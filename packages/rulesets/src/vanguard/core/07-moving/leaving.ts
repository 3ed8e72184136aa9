// VG-7.4, VG-7.19-20  Disengaging attacks
import { isStanding, other, ownerOf } from '../../lookups.ts';
import { type Look, type ModelId, question, sequence } from '../../types.ts';
import { attackBy } from '../10-attacks/attack.ts';
import { hasAttack } from '../10-attacks/targets.ts';

interface Disengaging {
  readonly mover: ModelId;
  /** Enemies that have not attacked yet at this point. */
  readonly enemies: readonly ModelId[];
  readonly striker: ModelId | null;
}

/** VG-5.6, VG-7.5: a free attack is made once a turn; VG-8.4: and only standing. */
export const mayStillStrike = (t: Look, enemy: ModelId): boolean =>
  isStanding(t, enemy) && t.position.activation?.struck?.includes(enemy) !== true;

/** VG-7.4, VG-4.11: activated or not, those that may still strike and have an attack that reaches. */
const strikersAt = (t: Look, { mover, enemies }: Disengaging): readonly ModelId[] =>
  isStanding(t, mover)
    ? enemies.filter(
        enemy => mayStillStrike(t, enemy) && hasAttack(t, { attacker: enemy, manner: 'disengaging', only: mover }),
      )
    : [];

export const strikeLeavingModel = question<'react', { readonly mover: ModelId }>('strike who leaves', 'react');

/** VG-7.19: each may attack or decline, in the order their owner picks. */
export const disengaging = sequence<Disengaging>('disengaging attacks', 'VG-7.4', s => [
  s.ask('VG-7.19', strikeLeavingModel, {
    to: (t, v) => other(ownerOf(t, v.mover)),
    ask: (t, v) => {
      const strikers = strikersAt(t, v);
      return strikers.length > 0
        ? { timing: 'disengaging', options: strikers.map(String), about: { mover: v.mover } }
        : null;
    },
    then: (_t, v, chosen) =>
      chosen === null
        ? { ...v, enemies: [], striker: null }
        : { ...v, striker: Number(chosen), enemies: v.enemies.filter(enemy => enemy !== Number(chosen)) },
  }),
  s.call(
    'VG-7.4',
    'make the attack',
    (_t, v) => (v.striker === null ? null : attackBy(v.striker, 'disengaging', v.mover)),
    (_t, v) => ({ ...v, striker: null }),
  ),
  s.repeat('VG-7.19', 'while others may strike', {
    from: strikeLeavingModel.purpose,
    while: (t, v) => strikersAt(t, v).length > 0,
  }),
]);

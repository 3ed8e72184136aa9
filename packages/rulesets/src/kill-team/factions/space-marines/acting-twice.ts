// Bolter Discipline, Shock Assault: two Shoot actions or two Fight actions in one activation.
import { add, type Reason } from '@little-wars/engine';
import { hasKeyword } from '../../lookups.ts';
import type { Doing, Wielding } from '../../queries.ts';
import type { Activation, Look, OperativeId, Rule } from '../../types.ts';
import type { Use } from '../../uses.ts';
import { gains } from '../mechanisms/ploys.ts';
import { because, without } from '../mechanisms/reasons.ts';
import type { StrategicPloy } from '../registry.ts';

/** The activation in progress, if these ploys help its operative. */
function activationOf(t: Look, use: Use, operative: OperativeId): Activation | null {
  const { activation } = t.position;
  if (activation?.operative !== operative || !gains(t, use, operative)) return null;
  return hasKeyword(t, operative, 'SCOUT') ? null : activation;
}

const times = ({ performed }: Activation, action: string): number => performed.filter(each => each === action).length;

/** Bolt weapons have "bolt" in their name. */
const isBolt = (weapon: string): boolean => weapon.split('/')[0]!.includes('bolt');

/** KT-12.1, KT-12.8: what counts as the other action is ruled out too. */
const COUNTS_AS: { readonly [action: string]: string } = { guard: 'shoot', 'hatchway-fight': 'fight' };

/** An action may be repeated unless the other was performed, and the other is ruled out after the repetition. */
const repeating = (repeated: string, other: string, may: (activation: Activation) => boolean) =>
  add((reasons: readonly Reason[], use: Use, { operative, action }: Doing, t: Look) => {
    const activation = activationOf(t, use, operative);
    if (activation === null) return reasons;
    if ((COUNTS_AS[action] ?? action) === other)
      return [...reasons, ...because(times(activation, repeated) > 1, `repeated-${repeated}`, 'KT-2.5')];
    const again = action === repeated && times(activation, repeated) === 1 && times(activation, other) === 0;
    return again && may(activation) ? without(reasons, 'already-performed') : reasons;
  });

/** Twice with bolt weapons only, and without a Fight. */
export const bolterDiscipline: Rule<'bolter-discipline'> = {
  clause: 'KT-2.5',
  modify: {
    'action-refused': repeating('shoot', 'fight', ({ weapons }) => weapons.length > 0 && weapons.every(isBolt)),
    'weapon-refused': add((reasons, use, { attacker, action, weapon }: Wielding, t) => {
      const again = action === 'shoot' && (activationOf(t, use, attacker)?.weapons.length ?? 0) > 0;
      return [...reasons, ...because(again && !isBolt(weapon), 'no-bolt-weapon', 'KT-2.5')];
    }),
  },
};

/** Twice without a Shoot only. */
export const shockAssault: Rule<'shock-assault'> = {
  clause: 'KT-2.5',
  modify: { 'action-refused': repeating('fight', 'shoot', () => true) },
};

export const actingTwice: readonly StrategicPloy[] = (['bolter-discipline', 'shock-assault'] as const).map(id => ({
  id,
  lasts: id,
  helps: () => true,
}));

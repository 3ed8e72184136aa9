import type { Attack, OperativeId } from '../types.ts';
import type { Reactions } from './reactions.ts';

/** Who fights whom, and with what: `weapon/profile`, null without a melee weapon. */
export interface Duel {
  readonly attacker: OperativeId;
  readonly target: OperativeId;
  readonly weapon: string | null;
  readonly parry: string | null;
  readonly action?: string;
  /** KT-6.5: Command Re-rolls each side will pay for. */
  readonly commandReRolls?: { readonly attacker: number; readonly defender: number };
  /** KT-6.4: reactions that are used whenever they are on offer. */
  readonly reactions?: Reactions;
}

export function combatOf({ attacker, target, weapon: own, parry, action = 'fight' }: Duel): Attack {
  const [weapon = '', profile = ''] = own?.split('/') ?? [];
  const [parryWeapon = null, parryProfile = null] = parry?.split('/') ?? [];
  return {
    kind: 'combat',
    action,
    attacker,
    target,
    weapon,
    profile,
    parryWeapon,
    parryProfile,
    attackDice: [],
    defenceDice: [],
    after: null,
    inCover: false,
    invulnerable: null,
    marks: [],
  };
}

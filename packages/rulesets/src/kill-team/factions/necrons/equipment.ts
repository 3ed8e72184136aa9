// Sempiternal Weave, Starfire Core, Tesla Weave
import { set } from '@little-wars/engine';
import { areEngaged } from '../../core/01-game/measuring.ts';
import { mortalWounds, removeIncapacitated } from '../../core/06-damage/damage.ts';
import { rollerOf } from '../../core/dice/dice.ts';
import { isInPlay, operativeOf, ownerOf } from '../../lookups.ts';
import { type OperativeId, type Rule, sequence } from '../../types.ts';
import { KEEP_A_FAILED_HIT, offerChange } from '../mechanisms/dice.ts';

const BEST = 2;

/** Save 2+. */
export const sempiternalWeave: Rule<'sempiternal-weave'> = {
  clause: 'KT-13.1',
  modify: { 'save-on': set((save, { holder }, rolling) => (rollerOf(rolling) === holder ? BEST : save)) },
};

const GAUSS = 'gauss-';

/** With any critical hit of a gauss weapon retained, one failed hit may be kept as a normal hit. */
export const starfireCore: Rule<'starfire-core'> = {
  clause: 'KT-13.1',
  dice: { does: 'change', change: KEEP_A_FAILED_HIT, free: true },
  offer: {
    'attack-dice-judged': (t, rolling, { holder, rule }, seat) =>
      rolling.side === 'attacker' && rolling.attack.attacker === holder && rolling.attack.weapon.startsWith(GAUSS)
        ? offerChange(t, seat, rolling, { rule, clause: 'KT-13.1', change: KEEP_A_FAILED_HIT })
        : [],
  },
};

/** Damages an enemy that ends a Charge in the bearer's engagement range. */
export const teslaWeave: Rule<'tesla-weave'> = {
  clause: 'KT-13.1',
  on: {
    'action-finished': (t, { operative, action }, { holder }) =>
      action === 'charge' && isInPlay(operativeOf(t, operative)) && areEngaged(t, operative, holder!)
        ? discharge.start({ bearer: holder!, charger: operative })
        : null,
  },
};

interface Discharge {
  readonly bearer: OperativeId;
  readonly charger: OperativeId;
}

const DICE = 3;
const WOUNDS_ON = 5;

export const discharge = sequence<Discharge>('tesla weave', 'KT-13.1', s => [
  s.roll('KT-13.1', 'roll the discharge', {
    count: () => DICE,
    whose: (t, v) => ownerOf(t, v.bearer),
    then: (t, v, faces) => {
      const amount = faces.filter(face => face >= WOUNDS_ON).length;
      mortalWounds(t, { operative: v.charger, amount, from: v.bearer, clause: 'KT-13.1' });
      return v;
    },
  }),
  s.call('KT-6.1', 'remove whom it fells', () => removeIncapacitated.start({})),
]);

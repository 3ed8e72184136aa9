// Adrenal Glands, Extended Chitin, Feeder Tendrils, Toxin Sacs
import { add } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { rollerOf } from '../../core/dice/dice.ts';
import { fullWounds, isEnemy, operativeOf, ownerOf } from '../../lookups.ts';
import { type OperativeId, question, type Rule, sequence } from '../../types.ts';
import { KEEP_A_FAILED_HIT, offerChange, oneDie } from '../mechanisms/dice.ts';

const FARTHER = inches(1);

export const adrenalGlands: Rule<'adrenal-glands'> = {
  clause: 'KT-13.1',
  modify: { move: add((move, { holder }, { operative }) => (operative === holder ? move + FARTHER : move)) },
};

export const extendedChitin: Rule<'extended-chitin'> = {
  clause: 'KT-13.1',
  modify: {
    'defence-re-rolls': add((offers, { holder }, { attack: { target } }) =>
      target === holder ? [...offers, oneDie('extended-chitin')] : offers,
    ),
  },
};

/** The operative that takes an enemy's last wound in combat regains wounds. */
export const feederTendrils: Rule<'feeder-tendrils'> = {
  clause: 'KT-13.1',
  on: {
    incapacitated: (t, { operative, by, how }, { holder }) => {
      if (holder === null || by !== holder || how !== 'combat' || !isEnemy(t, operative, holder)) return null;
      const { wounds } = operativeOf(t, holder);
      return wounds > 0 && wounds < fullWounds(t, holder) ? feast.start({ operative: holder }) : null;
    },
  },
};

export const rollForWoundsRegained = question('roll for wounds regained', 'roll');

export const feast = sequence<{ readonly operative: OperativeId }>('feed on the fallen', 'KT-13.1', s => [
  s.roll('KT-13.1', rollForWoundsRegained, {
    count: () => 1,
    sides: 3,
    whose: (t, v) => ownerOf(t, v.operative),
    then: (t, v, [amount]) => {
      t.emit({ type: 'wounds-regained', clause: 'KT-13.1', operative: v.operative, amount: amount! });
      return v;
    },
  }),
]);

/** Combat: with any critical hit retained, one failed hit may be kept as a normal hit. */
export const toxinSacs: Rule<'toxin-sacs'> = {
  clause: 'KT-13.1',
  dice: { does: 'change', change: KEEP_A_FAILED_HIT, free: true },
  offer: {
    'attack-dice-judged': (t, rolling, { rule, holder }, seat) =>
      rolling.attack.kind === 'combat' && rollerOf(rolling) === holder
        ? offerChange(t, seat, rolling, { rule, clause: 'KT-13.1', change: KEEP_A_FAILED_HIT })
        : [],
  },
};

// Sempiternal Weave, Starfire Core, Tesla Weave
import { set } from '@little-wars/engine';
import { type AtOnce, atOnce } from '../../core/01-game/at-once.ts';
import { areEngaged } from '../../core/01-game/measuring.ts';
import { mortalWounds, removeIncapacitated } from '../../core/06-damage/damage.ts';
import { rollerOf } from '../../core/dice/dice.ts';
import { inPlay, isInPlay, operativeOf, ownerOf } from '../../lookups.ts';
import { type Look, type OperativeId, question, type Rule, sequence } from '../../types.ts';
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
    // KT-1.13: those of several bearers happen at once, so the first of them starts them all.
    'action-finished': (t, { operative: charger, action }, { holder }) =>
      action === 'charge' && bearersBy(t, charger)[0] === holder ? discharges.start({ charger }) : null,
  },
};

/** The bearers whose engagement range an enemy is in. */
const bearersBy = (t: Look, charger: OperativeId): readonly OperativeId[] =>
  isInPlay(operativeOf(t, charger))
    ? inPlay(t.position, ({ equipment }) => equipment.includes(TESLA_WEAVE)).filter(id => areEngaged(t, charger, id))
    : [];

export const chooseWhichDischargesNext = question('choose which discharges next', 'pick-one');

export const discharges = sequence<AtOnce & Pick<Discharge, 'charger'>>('tesla weaves', 'KT-13.1', s =>
  atOnce(s, 'KT-13.1', {
    question: chooseWhichDischargesNext,
    ids: 'operative',
    each: 'each discharge',
    of: (t, { charger }) => bearersBy(t, charger),
    call: (_t, { charger }, bearer) => discharge.start({ bearer: bearer as OperativeId, charger }),
  }),
);

interface Discharge {
  readonly bearer: OperativeId;
  readonly charger: OperativeId;
}

const TESLA_WEAVE = 'tesla-weave';
const DICE = 3;
const WOUNDS_ON = 5;

export const rollDischarge = question('roll the discharge', 'roll');

export const discharge = sequence<Discharge>('tesla weave', 'KT-13.1', s => [
  s.roll('KT-13.1', rollDischarge, {
    count: (t, v) => (isInPlay(operativeOf(t, v.charger)) ? DICE : 0),
    whose: (t, v) => ownerOf(t, v.bearer),
    then: (t, v, faces) => {
      const amount = faces.filter(face => face >= WOUNDS_ON).length;
      mortalWounds(t, { operative: v.charger, amount, from: v.bearer, clause: 'KT-13.1' });
      return v;
    },
  }),
  s.call('KT-6.1', 'remove whom it fells', () => removeIncapacitated.start({})),
]);

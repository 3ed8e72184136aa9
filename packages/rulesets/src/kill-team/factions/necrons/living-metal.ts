// Living Metal: regains up to 2 wounds in every Ready step.
import { cardOf, fullWounds, inPlay } from '../../lookups.ts';
import { type Look, type OperativeId, type Rule, sequence } from '../../types.ts';

const REGAINED = 2;

const repairable = (t: Look, seat: number): readonly OperativeId[] =>
  inPlay(
    t.position,
    (operative, id) =>
      operative.seat === seat &&
      operative.wounds < fullWounds(t, id) &&
      cardOf(t, id).abilities.includes('living-metal'),
  );

export const repair = sequence<{ readonly seat: number }>('living metal', 'KT-13.1', s => [
  s.run('KT-13.1', 'regain lost wounds', (t, v) => {
    for (const operative of repairable(t, v.seat))
      t.emit({ type: 'wounds-regained', clause: 'KT-13.1', operative, amount: REGAINED });
    return v;
  }),
]);

/** One rule per team, run after reanimation so that those who rise benefit too. */
export const livingMetal: Rule<'living-metal'> = {
  clause: 'KT-13.1',
  on: { 'turning-point-began': (_t, _fact, { seat }) => repair.start({ seat }) },
};

import { fault } from '../../frame/check.ts';
import { INCH, inchesOf } from '../../frame/measure.ts';
import { type Clauses, type CoreCheck, type Edition, upOf } from '../check.ts';
import { areInReach, areWithin, did, enemiesOf, has } from '../ledger.ts';

const REACH = 12;

/** Charges: who charges whom, and whether they arrive. */
export const charges = (c: Clauses, e: Edition): CoreCheck => ({
  name: 'charges',
  clause: c.mayCharge,
  on: {
    'charge-declared': (l, { model: id, at }) => {
      const model = l.models[id]!;
      const reach = Math.max(REACH, Number(has(model, 'charges-after-advance')?.['range'] ?? 0)) * INCH;
      const isRunning = did(model, 'advanced') && !e.chargesAfter(l, model, 'advanced');
      const far = at.find(enemy => !areWithin(model, l.models[enemy]!, reach));
      return [
        model.seat === l.turn && l.phase === 'charge' ? null : fault('a charge in its own Charge phase', l.phase),
        did(model, 'declared-charge') ? fault('one charge a turn', 'two') : null,
        isRunning ? fault('nobody that Advanced', `model ${id}`) : null,
        did(model, 'fell-back') && !e.chargesAfter(l, model, 'fell-back')
          ? fault('nobody that Fell Back', `model ${id}`)
          : null,
        enemiesOf(l, model).some(enemy => areWithin(model, enemy, INCH - 1))
          ? fault('nobody in combat', `model ${id}`)
          : null,
        at.every(enemy => l.models[enemy]!.seat !== model.seat)
          ? null
          : fault('enemies', at.join(', '), c.chargeTargets),
        far === undefined ? null : fault(`targets within ${inchesOf(reach)}`, `model ${far}`, c.chargeTargets),
      ];
    },
    did: (l, { model: id, deed }) => {
      if (deed !== 'charged') return null;
      const model = l.models[id]!;
      const named = l.charges.findLast(({ by }) => by === id)?.at ?? [];
      const isNear = (enemy: number): boolean => {
        const { at } = l.models[enemy]!;
        return at !== null && areInReach(model, l.models[enemy]!, e.charge.within * INCH + 2, upOf(e));
      };
      // A target that fell to Overwatch meanwhile need not be reached.
      const left = named.filter(enemy => l.models[enemy]!.at !== null);
      const reached = e.charge.all ? left.every(isNear) : named.some(isNear);
      return reached ? null : fault('near its targets', 'not near them', c.chargeMove);
    },
  },
});

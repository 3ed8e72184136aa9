import { type Faults, fault } from '../../frame/check.ts';
import { type Direction, gap, inchesOf, type Spot, slimmer, sticksOut } from '../../frame/measure.ts';
import type { VanguardCheck } from '../check.ts';
import type { Id } from '../facts.ts';
import { baseOf, inPlay, type Ledger } from '../ledger.ts';

const TOUCHING = 1.5;

function placed(l: Ledger, id: Id, at: Spot, along?: Direction): Faults {
  const model = { ...l.models[id]!, at, ...(along && { along }) };
  const base = baseOf(model);
  const [width, depth] = [l.setup.options.tableWidth * 254, l.setup.options.tableDepth * 254];
  const table = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: depth },
    { x: 0, y: depth },
  ];
  const out = sticksOut(base, table);
  const on = inPlay(l).find(other => {
    const its = baseOf(other);
    const slack = TOUCHING / 2;
    return other.id !== model.id && its.z === base.z && gap(slimmer(base, slack), slimmer(its, slack)) === 0;
  });
  return [
    out > TOUCHING ? fault('wholly on the table', `${inchesOf(out)} over its edge`, 'VG-1.3') : null,
    on ? fault('clear of other models', `on model ${on.id}`) : null,
  ];
}

/** Wherever a model ends, it is on the table and on no other model. */
export const placedClear: VanguardCheck = {
  name: 'placed on the table, clear of models',
  clause: 'VG-7.6',
  on: {
    moved: (l, { model, to, along }) => placed(l, model, to, along),
    deployed: (l, { model, at, along }) => placed(l, model, at, along),
    returned: (l, { model, at }) => placed(l, model, at),
  },
};

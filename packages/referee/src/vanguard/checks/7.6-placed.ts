import { type Faults, fault } from '../../frame/check.ts';
import { gap, inchesOf, type Spot, sticksOut } from '../../frame/measure.ts';
import type { VanguardCheck } from '../check.ts';
import { baseOf, inPlay, type Ledger, type Model } from '../ledger.ts';

const TOUCHING = 1.5;

function placed(l: Ledger, moving: Model, at: Spot): Faults {
  const model = { ...moving, at };
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
    return (
      other.id !== model.id &&
      its.z === base.z &&
      gap({ ...base, r: base.r - slack }, { ...its, r: its.r - slack }) === 0
    );
  });
  return [
    out > TOUCHING ? fault('wholly on the table', `${inchesOf(out)} over its edge`, 'VG-1.3') : null,
    on ? fault('clear of other models', `on model ${on.id}`) : null,
  ];
}

/** Wherever a model ends up it stands on the table and on no other. */
export const placedClear: VanguardCheck = {
  name: 'placed on the table, clear of models',
  clause: 'VG-7.6',
  on: {
    moved: (l, { model, to }) => placed(l, l.models[model]!, to),
    deployed: (l, { model, at }) => placed(l, l.models[model]!, at),
    returned: (l, { model, at }) => placed(l, l.models[model]!, at),
  },
};

import { type Faults, fault } from '../../frame/check.ts';
import { gap, inchesOf, type Spot, sticksOut } from '../../frame/measure.ts';
import type { KillTeamCheck } from '../check.ts';
import { inPlay, type Ledger, type Operative } from '../ledger.ts';
import { baseOf } from '../numbers.ts';

/** A small tolerance: bases on whole tenths may touch. */
const TOUCHING = 1e-6;

function placed(l: Ledger, moving: Operative, at: Spot): Faults {
  const one = { ...moving, at };
  const { width, depth } = l.map.terrain;
  const table = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: depth },
    { x: 0, y: depth },
  ];
  const out = sticksOut(baseOf(one), table);
  const on = inPlay(l).find(other => {
    if (other.id === one.id) return false;
    const [a, b] = [baseOf(one), baseOf(other)];
    return a.z === b.z && overlap(a, b);
  });
  return [
    out > TOUCHING ? fault('wholly on the killzone', `${inchesOf(out)} over its edge`) : null,
    on ? fault('clear of other bases', `on operative ${on.id}`) : null,
  ];
}

type Standing = ReturnType<typeof baseOf>;
/** Overlap, not touching: bases with slightly smaller radii would still have no gap. */
const overlap = (a: Standing, b: Standing): boolean => gap({ ...a, r: a.r - 0.01 }, { ...b, r: b.r - 0.01 }) === 0;

/** Wherever an operative ends, it is on the killzone and on no other base. */
export const placedClear: KillTeamCheck = {
  name: 'placed on the killzone, clear of bases',
  clause: 'KT-3.6',
  on: {
    moved: (l, { operative, to }) => placed(l, l.operatives[operative]!, to),
    'set-up': (l, { operative, at }) => placed(l, l.operatives[operative]!, at),
    returned: (l, { operative, at }) => placed(l, l.operatives[operative]!, at),
  },
};

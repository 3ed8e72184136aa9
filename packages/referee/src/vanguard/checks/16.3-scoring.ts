import { type Faults, fault } from '../../frame/check.ts';
import { INCH, type Standing, standing } from '../../frame/measure.ts';
import type { VanguardCheck } from '../check.ts';
import { baseOf, enemyOf, inPlay, type Ledger, type Model, seats } from '../ledger.ts';
import { isWithin, mayEngage } from '../near.ts';
import { type Marker, scenarioOf } from '../scenarios.ts';
import { sureEnemies } from '../terrain.ts';

const DISC = { shape: 'round', diameter: 250 } as const;
const PARTS = 36;

function discOf({ setup: { options } }: Ledger, { x, y }: Marker): Standing {
  const place = (inches: number, part: number): number => Math.round((inches * INCH * part) / PARTS);
  return standing(DISC, { x: place(options.tableWidth, x), y: place(options.tableDepth, y), z: 0 });
}

const touching = (l: Ledger, marker: Marker): readonly Model[] =>
  inPlay(l).filter(model => isWithin(baseOf(model), discOf(l, marker), 0) && !l.back.includes(model.id));

/** VG-16.2, VG-16.7: who captures a marker; whether nearby enemies see it is not always known. */
function holders(l: Ledger, seat: number, marker: Marker): { may: readonly Model[]; must: readonly Model[] } {
  const there = touching(l, marker);
  if (there.some(model => model.seat !== seat)) return { may: [], must: [] };
  const up = there.filter(({ down }) => !down);
  return {
    may: up.filter(model => sureEnemies(l, model).length === 0),
    must: up.filter(model => mayEngage(l, model).length === 0),
  };
}

type Scored = { readonly seat: number; readonly vp: number; readonly marker: number };

function judged(l: Ledger, { seat, vp, marker: id }: Scored): Faults {
  const scenario = scenarioOf(l);
  if (scenario === null) return null;
  const marker = scenario.markers[id];
  if (marker === undefined) return fault('a marker of the scenario', `marker ${id}`, 'VG-16.1');
  const held = holders(l, seat, marker);
  const { least, most } = scenario.worth(l, seat, marker, held);
  return [
    vp >= least && vp <= most
      ? null
      : fault(`${least === most ? least : `${least} or ${most}`} VP for marker ${id}`, vp),
    held.may.length > 0 ? null : fault(`marker ${id} captured by seat ${seat}`, 'not', 'VG-16.2'),
    l.markers.some(each => each.marker === id) ? fault('each marker once', `marker ${id} again`, 'VG-16.6') : null,
    l.phase === 'end' ? null : fault('scoring in the end phase', l.phase, 'VG-4.14'),
  ];
}

function missed(l: Ledger): Faults {
  return (scenarioOf(l)?.markers ?? []).map((marker, id) =>
    seats.map(seat => {
      const scored = l.markers.some(each => each.seat === seat && each.marker === id);
      return holders(l, seat, marker).must.length > 0 && !scored
        ? fault(`marker ${id} scored for seat ${seat}`, 'not')
        : null;
    }),
  );
}

/** VG-15.11, VG-18.3: a removed leader scores at once, where the scenario says so. */
function heads(l: Ledger): Faults {
  const { head = 0 } = scenarioOf(l) ?? {};
  return seats.map(seat => {
    const [lost, taken] = [head > 0 ? l.heads.lost[seat]! : 0, l.heads.taken[seat]!];
    return lost === taken ? null : fault(`${lost} leaders of seat ${seat} scored`, taken, 'VG-18.3');
  });
}

/** Each captured marker scores what its scenario says: 1 on the own side, 3 in the centre, 2 on the enemy's. */
export const scoring: VanguardCheck = {
  name: 'markers scored',
  clause: 'VG-16.3',
  on: {
    scored: judged,
    'leader-taken': (l, { seat, vp, model }) => {
      const one = l.models[model]!;
      const head = scenarioOf(l)?.head ?? vp;
      const right = one.leader && one.removed && one.seat === enemyOf(seat);
      return [
        right ? null : fault('an enemy leader removed', `model ${model}`, 'VG-18.3'),
        vp === head ? null : fault(`${head} VP for a leader`, vp, 'VG-18.3'),
      ];
    },
    activated: heads,
    'game-ended': heads,
    cleared: missed,
  },
};

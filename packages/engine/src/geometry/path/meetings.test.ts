import { describe, expect, it } from 'vitest';
import { numbers } from '../../testing/boards.ts';
import type { Spot } from '../shape.ts';
import { INCH } from '../units.ts';
import { firstAlong, ringThresholds, sightThresholds } from './first-along-path.ts';
import { isWithin, type Met, meetings, passedOver } from './meetings.ts';
import { halfOf, type Leg, type Path } from './path.ts';
import { at, box, go, rect, round, trip } from './trips.oracle.ts';
import { distanceTo } from './walk.oracle.ts';

const met = (id: string, x: number, y: number, r: number, z = 0): Met => ({ id, ax: x, ay: y, bx: x, by: y, r, z });
const mover = round(250);

describe('meetings along a path', () => {
  const enemy = met('e', 2000, 1000, 125);

  it('tell where a range is entered and left, with spots on the right side', () => {
    const [meeting, ...more] = meetings(mover, go(at(1000, 1000 - 504), at(3000, 1000 - 504)), [enemy], {
      range: INCH,
    });
    expect(more).toEqual([]);
    expect(meeting).toMatchObject({ id: 'e', began: false, ended: false, entry: { leg: 0 }, exit: { leg: 0 } });
    // Exactly in range at one point: 504 = 125 + 125 + 254.
    expect(meeting!.entry.inside).toEqual(at(2000, 496));
    expect(meeting!.exit.inside).toEqual(at(2000, 496));
    expect(meetings(mover, go(at(1000, 495), at(3000, 495)), [enemy], { range: INCH })).toEqual([]);
  });

  it('know whether it began or ended inside', () => {
    const out = meetings(mover, go(at(2254 + 250, 1000), at(3000, 1000)), [enemy], { range: INCH });
    expect(out).toMatchObject([{ began: true, ended: false }]);
    expect(out[0]!.exit.inside).toEqual(at(2504, 1000));
    expect(out[0]!.exit.outside).toEqual(at(2505, 1000));
    const into = meetings(mover, go(at(3000, 1000), at(2504, 1000)), [enemy], { range: INCH });
    expect(into).toMatchObject([
      { began: false, ended: true, entry: { inside: at(2504, 1000), outside: at(2505, 1000) } },
    ]);
    expect(meetings(mover, go(at(2300, 1000)), [enemy], { range: INCH })).toMatchObject([{ began: true, ended: true }]);
  });

  it('count every stay, joined over way-points', () => {
    const path = go(at(2000, 2000), at(2000, 1400), at(2600, 1400), at(2000, 1400), at(2000, 2500));
    const stays = meetings(mover, path, [enemy], { range: INCH });
    expect(stays.map(({ entry, exit }) => [entry.leg, exit.leg])).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  it('come in the order in which they begin', () => {
    const others = [met('far', 4000, 1000, 125), met('near', 2000, 1000, 125), met('none', 2000, 5000, 125)];
    const stays = meetings(mover, go(at(1000, 700), at(5000, 700)), others, { range: INCH });
    expect(stays.map(({ id }) => id)).toEqual(['near', 'far']);
  });

  it('measure in space or on the flat', () => {
    const above = met('a', 2000, 1000, 125, 200);
    const by = (y: number, flat: boolean): number =>
      meetings(mover, go(at(1000, y), at(3000, y)), [above], { range: INCH, flat }).length;
    expect(by(496, true)).toBe(1);
    expect(by(496, false)).toBe(0);
    // 254² - 200² is 156.6²: in range up to 406.6 from centre to centre.
    expect(by(1000 - 406, false)).toBe(1);
    expect(by(1000 - 407, false)).toBe(0);
  });

  it('look at the heights of a climb', () => {
    const watcher = met('w', 2000, 1000, 125, 500);
    const up: Leg = { how: 'climb', to: at(2000, 1350, 1500) };
    const [meeting] = meetings(mover, { from: at(2000, 1350), legs: [up] }, [watcher], { range: INCH });
    // 100 apart on the flat: in range from 500 - 233 to 500 + 233.
    expect(meeting).toMatchObject({
      began: false,
      ended: false,
      entry: { inside: at(2000, 1350, 267) },
      exit: { inside: at(2000, 1350, 733) },
    });
    expect(meeting!.entry.outside).toEqual(at(2000, 1350, 266));
  });

  it('agree with close looking', () => {
    const next = numbers(3);
    for (let k = 0; k < 400; k++) {
      const long = k % 3 === 0;
      const who = long ? { size: { shape: 'long', length: 500, width: 250 } as const, height: 300 } : round(285);
      const spots = [0, 1, 2].map(() => at(500 + next(3000), 500 + next(3000)));
      const path: Path = { ...go(spots[0]!, spots[1]!, spots[2]!), along: { dx: 1 + next(5), dy: next(7) } };
      const other = met('o', 1000 + next(2000), 1000 + next(2000), 100 + next(200), next(3) * 100);
      const range = 100 + next(400);
      const stays = meetings(who, path, [other], { range });
      const half = halfOf(who.size, path.along);
      const inRange = (spot: Spot): boolean => isWithin(spot, half, other, { range, flat: false });
      let offset = 0;
      for (let leg = 0; leg < 2; leg++) {
        const [a, b] = [spots[leg]!, spots[leg + 1]!];
        const length = Math.hypot(b.x - a.x, b.y - a.y);
        for (let i = 0; i <= 50; i++) {
          const p = { x: a.x + ((b.x - a.x) * i) / 50, y: a.y + ((b.y - a.y) * i) / 50 };
          const core = [-1, -0.5, 0, 0.5, 1].map(s =>
            distanceTo([{ x: other.ax, y: other.ay }], { x: p.x + s * half.x, y: p.y + s * half.y }),
          );
          const flat = Math.max(0, Math.min(...core) - half.r - other.r);
          const away = Math.hypot(flat, other.z) - range;
          const here = offset + (length * i) / 50;
          const inside = stays.some(({ entry, exit }) => entry.at <= here + 1e-6 && here <= exit.at + 1e-6);
          if (away < -1e-6) expect(inside, `${k}`).toBe(true);
          if (away > 0.01 && !long) expect(inside, `${k}`).toBe(false);
        }
        offset += length;
      }
      for (const { entry, exit } of stays)
        for (const { inside, outside } of [entry, exit]) {
          expect(inRange(inside)).toBe(true);
          if (outside) expect(inRange(outside)).toBe(false);
        }
    }
  });

  it('name the bases passed over', () => {
    const others = [met('a', 1500, 1000, 125), met('touched', 2000, 1250, 125), met('b', 2500, 1100, 125)];
    expect(passedOver(mover, go(at(1000, 1000), at(3000, 1000)), others)).toEqual(['a', 'b']);
  });
});

describe('the first place where something holds', () => {
  it('is found to a whole tenth', () => {
    const path = go(at(1000, 1000), at(3000, 1000), at(3000, 3000));
    const first = firstAlong(mover, path, { from: 0, to: 4000, holds: ({ y }) => y >= 1234 });
    expect(first).toEqual({ leg: 1, at: expect.closeTo(2234, 0), spot: at(3000, 1234) });
    expect(firstAlong(mover, path, { from: 0, to: 2100, holds: ({ y }) => y >= 1234 })).toBe(null);
    expect(firstAlong(mover, path, { from: 500, to: 4000, holds: () => true })).toMatchObject({ leg: 0, at: 500 });
  });

  it('is not missed between critical places', () => {
    const path = go(at(1000, 1000), at(3000, 1000));
    const holds = ({ x }: Spot): boolean => x > 2000 && x < 2003;
    expect(firstAlong(mover, path, { from: 0, to: 2000, holds, critical: [1000, 1003] })!.spot).toEqual(at(2001, 1000));
  });

  it('of sight past a corner lies at a threshold', () => {
    // A wall between the eye at (2000, 0) and the way at y = 2000: its corner (1900, 1000) is in line with (1800,
    // 2000).
    const { field } = trip({ parts: [box('wall', rect(1900, 1000, 600, 10), 500)] });
    const path = go(at(500, 2000), at(3500, 2000));
    const marks = sightThresholds(mover, path, field.scene, { x: 2000, y: 0 });
    const line = 1800 - 500;
    const lean = 125 * Math.hypot(1, 0.1);
    expect(marks.some(mark => Math.abs(mark - (line - lean)) < 1e-6)).toBe(true);
    expect(marks.some(mark => Math.abs(mark - (line + lean)) < 1e-6)).toBe(true);
    expect(sightThresholds(mover, path, field.scene, { x: 2000, y: 0, r: 100 }).length).toBeGreaterThan(marks.length);
  });

  it('of a circle lies where the middle crosses its rim', () => {
    const path = go(at(1000, 1000), at(3000, 1000), at(3000, 1500));
    const marks = ringThresholds(mover, path, [
      { x: 2000, y: 1400, r: 500 },
      { x: 2900, y: 2000, r: 100 },
    ]);
    // 500 over 400 across: 300 before the middle and 300 behind it; the second is beyond the end of the path.
    expect(marks).toEqual([700, 1300]);
    expect(ringThresholds(mover, path, [{ x: 2000, y: 1500, r: 500 }])).toEqual([1000, 1000]);
  });

  it('serves a mine: in range and seen', () => {
    const mine = met('m', 2000, 1000, 125);
    const path = go(at(500, 1200), at(4000, 1200));
    const [meeting] = meetings(mover, path, [mine], { range: 6 * INCH });
    const seen = ({ x }: Spot): boolean => x >= 1500;
    const first = firstAlong(mover, path, { from: meeting!.entry.at, to: meeting!.exit.at, holds: seen });
    expect(first!.spot).toEqual(at(1500, 1200));
    expect(isWithin(first!.spot, halfOf(mover.size), mine, { range: 6 * INCH, flat: false })).toBe(true);
  });
});

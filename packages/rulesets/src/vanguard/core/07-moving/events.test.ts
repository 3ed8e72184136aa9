import { gap, isGapWithin } from '@little-wars/engine/geometry';
import { numbers } from '@little-wars/engine/testing';
import { describe, expect, it } from 'vitest';
import { cardOf } from '../../content/index.ts';
import { profileId } from '../../content/profiles.ts';
import { standingAt } from '../../lookups.ts';
import { blue, box, broke, field, go, look, red, spot, tenths, withPieces } from '../../testing/field.ts';
import { engagementRange } from '../01-measuring/measuring.ts';
import { eventsOn } from './events.ts';

const CARDS = ['pikeman', 'captain', 'rifleman'];

/** How often a path leaves an enemy's range, counted in small steps; null where a step is too close to call. */
function leftBySteps(
  position: ReturnType<typeof field>,
  points: readonly (readonly [number, number])[],
  range: number,
): number | null {
  const [mover, enemy] = position.models;
  const other = standingAt(enemy!, enemy!.at!);
  let inside: boolean | null = null;
  let left = 0;
  for (const [i, [x, y]] of points.slice(1).entries()) {
    const [fromX, fromY] = points[i]!;
    const steps = Math.max(1, Math.ceil(Math.sqrt((x - fromX) ** 2 + (y - fromY) ** 2) / 2));
    for (let k = 0; k <= steps; k++) {
      const at = { x: fromX + ((x - fromX) * k) / steps, y: fromY + ((y - fromY) * k) / steps, z: 0 };
      const away = gap(standingAt(mover!, at), other).tenths - range;
      // It grazes the range by less than a step, or ends exactly on its border.
      if (Math.abs(away) < 0.05 || (Math.abs(away) < 2 && (k === 0 || k === steps))) return null;
      const isInside = away <= 0;
      if (inside && !isInside) left++;
      inside = isInside;
    }
  }
  return left;
}

describe('VG-7.4 VG-7.5 leaving an enemy', () => {
  it('is reported as often as small steps along the path show, each time at the last point inside', () => {
    const next = numbers(7);
    let compared = 0;
    let eventCount = 0;
    for (let n = 0; n < 600; n++) {
      const place = (): readonly [number, number] => [4572 + next(2400) - 1200, 4572 + next(2400) - 1200];
      const points = Array.from({ length: 2 + next(4) }, place);
      const [x, y] = points[0]!;
      const position = field([blue('rifleman', 0, 0, { at: tenths(x, y) }), [1, CARDS[next(3)]!, 18, 18]], broke);
      const t = look(position);
      const range = engagementRange(t, 1)!;
      const steps = leftBySteps(position, points, range);
      if (steps === null) continue;
      const legs = points.slice(1).map(([px, py]) => ({ how: 'go' as const, to: tenths(px, py) }));
      const events = eventsOn(t, 0, legs);
      expect(events.length, `path ${n}`).toBe(steps);
      const enemy = standingAt(position.models[1]!, position.models[1]!.at!);
      for (const { spot } of events) {
        const mover = standingAt(position.models[0]!, spot);
        expect(isGapWithin(mover, enemy, range)).toBe(true);
        expect(gap(mover, enemy).tenths).toBeGreaterThan(range - 4);
      }
      compared++;
      eventCount += events.length;
    }
    expect(compared).toBeGreaterThan(300);
    expect(eventCount).toBeGreaterThan(200);
  });

  it('is reported for standing enemies with a melee attack only', () => {
    const unarmed = profileId({ ...cardOf('pikeman'), kit: { weapons: [] } });
    const past = [go(20, 10)];
    const leftBy = (card: string, down: boolean): number =>
      eventsOn(look(field([blue('rifleman', 10, 10), red(card, 12, 11.5, { down })], broke)), 0, past).length;
    expect([leftBy('pikeman', false), leftBy('pikeman', true), leftBy(unarmed, false)]).toEqual([1, 0, 0]);
    expect(leftBy(unarmed, true)).toBe(0);
  });

  it('is reported wherever along a long path the enemy stands, whichever way the path goes', () => {
    const leftOn = (from: readonly [number, number], to: readonly [number, number], share: number): number => {
      // Beside the path, 1.2" off it, so that the path passes through the pike's reach.
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const [x, y] = [from[0] + dx * share + (dy === 0 ? 0 : 1.2), from[1] + dy * share + (dx === 0 ? 0 : 1.2)];
      const t = look(field([blue('rifleman', ...from), red('pikeman', x, y)], broke));
      return eventsOn(t, 0, [go(...to)]).length;
    };
    const [west, east, south, north] = [
      [4, 18],
      [32, 18],
      [18, 4],
      [18, 32],
    ] as const;
    for (const [from, to] of [
      [west, east],
      [east, west],
      [south, north],
      [north, south],
    ] as const)
      expect([0, 0.5, 0.8].map(share => leftOn(from, to, share))).toEqual([1, 1, 1]);
  });

  it('VG-7.19 puts enemies left at one point together, and those left earlier first', () => {
    // On the way east it leaves model 2 first, then 1 and 3, which stand opposite each other.
    const line = [
      blue('rifleman', 10, 10),
      red('pikeman', 16, 11.5),
      red('pikeman', 11, 11.5),
      red('pikeman', 16, 8.5),
    ];
    const events = eventsOn(look(field(line, broke)), 0, [go(22, 10)]);
    expect(events.map(event => (event.kind === 'leave' ? event.enemies : null))).toEqual([[2], [1, 3]]);
  });

  it('VG-7.15 tells where one stopped there falls from: in a drop from the edge, else from where it is', () => {
    const tower = withPieces(box('floor', [12, 8], [4, 4], [0, 4]));
    const line = field(
      [blue('rifleman', 0, 0, { at: spot(12.6, 10, 4) }), red('pikeman', 0, 0, { at: spot(13.9, 10, 4) })],
      broke,
    );
    const drop = { how: 'drop' as const, to: spot(11.4, 10) };
    const [dropping] = eventsOn(look(line, tower), 0, [drop, go(8, 10)]);
    expect(dropping).toMatchObject({ kind: 'leave', leg: 0, fallsFrom: 4 * 254 });
    const walking = eventsOn(look(line, tower), 0, [go(12.6, 8.3, 4), go(12.6, 5, 4)]);
    expect(walking[0]).toMatchObject({ kind: 'leave', fallsFrom: 4 * 254 });
    const low = field([blue('rifleman', 10, 10), red('pikeman', 11.5, 10)], broke);
    expect(eventsOn(look(low), 0, [go(5, 10)])[0]).toMatchObject({ kind: 'leave', fallsFrom: 0 });
  });

  it('is reported in path order, together with falls', () => {
    const tower = withPieces(box('floor', [12, 8], [4, 4], [0, 3]));
    const line = field([blue('pikeman', 0, 0, { at: tenths(14 * 254, 2540, 762) }), red('pikeman', 9, 10)], broke);
    const events = eventsOn(look(line, tower), 0, [{ how: 'drop', to: tenths(2860, 2540) }, go(11, 16)]);
    expect(events.map(({ kind }) => kind)).toEqual(['fall', 'leave']);
  });
});

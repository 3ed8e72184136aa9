import { emptyCaches, tableOf } from '@little-wars/engine';
import { inches, type Piece } from '@little-wars/engine/geometry';
import { part, rectangle } from '@little-wars/engine/pieces';
import { describe, expect, it } from 'vitest';
import { killTeam } from '../../index.ts';
import { broke, spot } from '../../testing/attacks.ts';
import { blue, red, withPieces } from '../../testing/field.ts';
import type { Setup } from '../../types.ts';
import { type Link, linksFor } from './links.ts';

/** A stage of 10" by 3" with a wall to climb under its edges, its low left corner at these inches. */
const stage = (id: string, x: number, y: number, height: number): Piece => ({
  id,
  parts: [
    part('ruin-wall', rectangle([x, y], [10, 3]), 0, height - 0.2),
    part('floor', rectangle([x, y], [10, 3]), height - 0.2, height),
  ],
});

const line = broke([blue('tactical-marine-warrior', 2, 2), red('boy-fighter', 28, 20)]);
const linksIn = (setup: Setup, isNear = (_link: Link) => true, around?: Parameters<typeof linksFor>[3]) =>
  linksFor(tableOf(killTeam, setup, line), 0, isNear, around);
const all = (pieces: readonly Piece[], isNear?: (link: Link) => boolean, around?: Parameters<typeof linksFor>[3]) =>
  linksIn(withPieces(pieces), isNear, around);
const LOW = stage('low', 10, 8, 2);
const inInches = (link: Link): readonly number[] => [link.from.x, link.from.y].map(at => at / 254);

describe('the links between levels', () => {
  it('lead up and down every edge of a floor, every inch where the base has room at the top', () => {
    const links = all([LOW]);
    const ups = links.filter(({ leg }) => leg.how === 'climb');
    const downs = links.filter(({ leg }) => leg.how === 'drop');
    expect([ups.length, downs.length]).toEqual([18, 18]);
    expect(links).toHaveLength(36);
    // In the middle of each inch of the edge: 3 mm clear of it below, and just on it above.
    expect(ups).toContainEqual({
      from: spot(10 * 254 + 381, 8 * 254 - 190),
      leg: { how: 'climb', to: spot(10 * 254 + 381, 8 * 254 + 162, inches(2)) },
    });
    for (const { from, leg } of downs) expect(ups).toContainEqual({ from: leg.to, leg: { how: 'climb', to: from } });
  });

  it('leave out those whose ends are no place to stand', () => {
    // A rock along the low edge.
    const rock: Piece = { id: 'rock', parts: [part('rock', rectangle([10, 6.5], [10, 1.4]), 0, 4)] };
    const links = all([LOW, rock]);
    expect(links.filter(({ from, leg }) => Math.min(from.y, leg.to.y) < 8 * 254)).toEqual([]);
    expect(links).toHaveLength(36 - 16);
  });

  it('follow the house rules about terrain, also where the same map was played by others', () => {
    // Low rubble along the low edge: without effect, or in the way.
    const rubble: Piece = { id: 'rubble', parts: [part('rubble', rectangle([10, 6.5], [10, 1.4]), 0, 0.8)] };
    const setup = withPieces([LOW, rubble]);
    const by = (detritusBelow: number) => linksIn({ ...setup, options: { ...setup.options, detritusBelow } });
    const counts = [1, 0, 1].map(detritusBelow => by(detritusBelow).length);
    emptyCaches();
    expect(counts).toEqual([36, by(0).length, 36]);
    expect(counts[1]).toBeLessThan(36);
  });

  it('jump from floor to floor across gaps of up to 3", to any other, not to itself', () => {
    const jumps = (gap: number, height = 2) =>
      all([LOW, stage('other', 10, 11 + gap, height)]).filter(({ leg }) => leg.how === 'jump');
    expect(jumps(1)).toContainEqual({
      from: spot(10 * 254 + 381, 11 * 254 - 162, inches(2)),
      leg: { how: 'jump', to: spot(10 * 254 + 381, 12 * 254 + 162, inches(2)) },
    });
    expect(jumps(3).length).toBeGreaterThan(0);
    expect(jumps(3.5)).toEqual([]);
    expect(jumps(1, 5)).toEqual([]);
    expect(all([LOW]).filter(({ leg }) => leg.how === 'jump')).toEqual([]);
  });

  it('are asked for by where they start', () => {
    const left = all([LOW], ({ from }) => from.x < 10 * 254);
    expect(left.map(inInches).every(([x]) => x! < 10)).toBe(true);
    expect(left).toHaveLength(1);
    const around = { at: spot(10 * 254, 8 * 254), most: 500 };
    const near = all([LOW], undefined, around);
    expect(near.length).toBeGreaterThan(0);
    expect(near).toEqual(
      all([LOW]).filter(({ from }) => Math.max(Math.abs(from.x - 2540), Math.abs(from.y - 2032)) <= 500),
    );
  });
});

import { mayStand, type Point } from '@little-wars/engine/geometry';
import { expect } from 'vitest';
import { vanguard } from '../../index.ts';
import { MAPS } from '../../maps/index.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, broke, field, look, open, red, type Stood } from '../../testing/field.ts';
import { texts } from '../../texts/en.ts';
import type { Setup } from '../../types.ts';
import { tripOf } from '../07-moving/trips.ts';
import { hitsOn } from '../10-attacks/armor.ts';
import { fallback } from '../12-nerve/fallback.ts';
import { markersOf, resultOf, SCENARIOS, scenarioOf, scoring, worthOf, zoneOf } from './scenarios.ts';

const far: Stood = red('rifleman', 33, 33);
const supply: Setup = { ...open, scenario: 'supply-drop' };
const heads: Setup = { ...open, scenario: 'cut-off-the-head' };
const inches = ({ x, y }: Point): readonly number[] => [x / 254, y / 254];

section('VG-15.10-11 The choice of a scenario', () => {
  rule('VG-15.10', 'Gather Intelligence is played unless another is chosen, and ours are called ours', () => {
    expect(scenarioOf(open).id).toBe('gather-intelligence');
    expect(SCENARIOS.map(({ id }) => scenarioOf({ scenario: id }).id)).toEqual(SCENARIOS.map(({ id }) => id));
    expect(SCENARIOS.map(({ id }) => texts[`scenario.${id}`])).toEqual([
      'Gather Intelligence',
      'Supply Drop (ours)',
      'Cut Off the Head (ours)',
    ]);
    const choice = vanguard.lobby.choices({}).find(({ id }) => id === 'scenario');
    expect(choice).toMatchObject({ clause: 'VG-15.10', usual: 'gather-intelligence' });
    const rosters = vanguard.lobby.starters.slice(0, 2);
    expect(vanguard.lobby.setup({}, rosters)).not.toHaveProperty('scenario');
    expect(vanguard.lobby.setup({ scenario: 'supply-drop' }, rosters)).toMatchObject({ scenario: 'supply-drop' });
  });

  rule('VG-15.10', 'a scenario nobody wrote is refused', () => {
    const [setup] = vanguard.ready;
    for (const { id } of SCENARIOS) expect(vanguard.readSetup({ ...setup, scenario: id }).ok).toBe(true);
    expect(vanguard.readSetup({ ...setup, scenario: 'king-of-the-hill' })).toMatchObject({
      ok: false,
      problems: [{ path: 'scenario', problem: 'not-one-of' }],
    });
  });

  rule(['VG-15.10', 'VG-16.1', 'VG-17.1', 'VG-18.1'], 'is the same for both sides after half a turn', () => {
    for (const { id } of SCENARIOS) {
      const setup: Setup = { ...open, scenario: id };
      const markers = markersOf(setup);
      for (const round of [1, 2, 5]) {
        const t = look(field([blue('captain', 5, 5, { leader: true }), far], { round }), setup);
        for (const marker of markers) {
          const turned = markers.find(({ at }) => at.x === 9144 - marker.at.x && at.y === 9144 - marker.at.y);
          expect(turned, id).toBeDefined();
          expect(worthOf(t, turned!, 1), id).toBe(worthOf(t, marker, 0));
        }
      }
    }
  });

  rule(['VG-15.10', 'VG-16.8'], 'every marker can be stood upon on every shipped map, by every base', () => {
    for (const { id: map } of MAPS)
      for (const { id } of SCENARIOS)
        for (const { at } of markersOf({ ...open, map, scenario: id })) {
          const t = look(field([blue('carnifex', 2, 2), far]), { ...open, map, scenario: id });
          expect(mayStand(tripOf(t, 0), { ...at, z: 0 }), `${map} ${id} ${inches(at)}`).toBe(true);
        }
  });
});

section('VG-16.1, VG-16.4 Zones and the winner', () => {
  rule('VG-16.1', 'a zone reaches from edge to edge of the table, 6" deep', () => {
    for (const [side, low, high] of [
      [0, 0, 6],
      [1, 30, 36],
    ] as const)
      expect(zoneOf(open, side).map(inches)).toEqual([
        [0, low],
        [36, low],
        [36, high],
        [0, high],
      ]);
  });

  rule('VG-16.4', 'the most VP wins, and equal VP are a draw', () => {
    const result = (...vp: readonly number[]) => resultOf(open, field([far], { over: true, vp }));
    expect(result(3, 5)).toEqual({ winners: [1], scores: [3, 5] });
    expect(result(5, 3)).toEqual({ winners: [0], scores: [5, 3] });
    expect(result(4, 4)).toEqual({ winners: [], scores: [4, 4] });
    expect(resultOf(open, field([far], { vp: [1, 0] }))).toBeNull();
  });
});

section('VG-17 Supply Drop', () => {
  rule('VG-17.1', 'there are three markers, nearer to neither side, at the same fractions of every table', () => {
    expect(markersOf(supply).map(({ at }) => inches(at))).toEqual([
      [18, 18],
      [30, 13],
      [6, 23],
    ]);
    expect(markersOf(supply).every(({ side }) => side === null)).toBe(true);
  });

  rule(['VG-17.2', 'VG-16.2'], 'a marker held scores the number of the round, 3 at most', start => {
    const line: readonly Stood[] = [blue('rifleman', 18, 18), blue('rifleman', 30, 13), red('rifleman', 6, 23)];
    for (const [round, each] of [
      [1, 1],
      [2, 2],
      [3, 3],
      [5, 3],
    ] as const) {
      const game = start.from(supply, field(line, { ...broke, round }), scoring.start({}));
      expect(game.position.vp).toEqual([2 * each, each]);
      expect(game.facts().map(({ clause }) => clause)).toEqual(Array(3).fill('VG-17.2'));
    }
    const denied = field([blue('rifleman', 18, 18), red('rifleman', 18.98, 18)], { ...broke, round: 2 });
    expect(start.from(supply, denied, scoring.start({})).position.vp).toEqual([0, 0]);
  });
});

section('VG-18 Cut Off the Head', () => {
  const leader = (x: number, y: number, change: object = {}): Stood =>
    blue('captain', x, y, { leader: true, ...change });

  rule(
    ['VG-18.1', 'VG-18.2'],
    'the marker in the centre scores 2, and 3 where the leader is among its holders',
    start => {
      expect(markersOf(heads).map(({ at }) => inches(at))).toEqual([[18, 18]]);
      const scored = (...line: readonly Stood[]) =>
        start.from(heads, field([...line, far], broke), scoring.start({})).position.vp;
      expect(scored(blue('rifleman', 18, 18))).toEqual([2, 0]);
      expect(scored(leader(18, 18))).toEqual([3, 0]);
      expect(scored(leader(17.5, 18), blue('rifleman', 18.9, 18))).toEqual([3, 0]);
      // A leader that lies there holds nothing; who stands beside it does.
      expect(scored(leader(17.5, 18, { down: true }), blue('rifleman', 18.9, 18))).toEqual([2, 0]);
      expect(scored(leader(5, 5))).toEqual([0, 0]);
    },
  );

  rule(['VG-18.3', 'VG-15.11'], 'a leader removed by an attack or any harm is 3 VP for its enemy at once', start => {
    const position = field([leader(10, 10, { wounds: 1 }), far], broke);
    const game = start
      .from(heads, position, hitsOn(0, [1, 3, 1]))
      .dice('roll for armor', 2)
      .dice('recovery roll', 1);
    expect(game.position.vp).toEqual([0, 3]);
    expect(game.facts().at(-2)).toMatchObject({ type: 'leader-taken', clause: 'VG-18.3', seat: 1, model: 0 });
    // One that recovers scores nothing.
    const saved = start
      .from(heads, position, hitsOn(0, [1, 3, 1]))
      .dice('roll for armor', 2)
      .dice('recovery roll', 6);
    expect(saved.position.vp).toEqual([0, 0]);
  });

  rule(['VG-18.3', 'VG-12.5'], 'a leader that flees the table counts as well', start => {
    const position = field([leader(10, 0.7), far], { ...broke, sides: [0, 1] });
    const game = start.from(heads, position, fallback.start({ model: 0, legs: [] })).dice('test nerve', 1);
    expect(game.position).toMatchObject({ vp: [0, 3], models: [{ removed: true }, {}] });
  });

  rule('VG-18.3', 'anybody else scores nothing, and neither do leaders in other scenarios', start => {
    const fall = (setup: Setup, line: readonly Stood[]) =>
      start
        .from(setup, field(line, broke), hitsOn(0, [1, 3, 1]))
        .dice('roll for armor', 2)
        .dice('recovery roll', 1).position.vp;
    expect(fall(heads, [blue('rifleman', 10, 10), far])).toEqual([0, 0]);
    for (const setup of [open, supply]) expect(fall(setup, [leader(10, 10, { wounds: 1 }), far])).toEqual([0, 0]);
  });
});

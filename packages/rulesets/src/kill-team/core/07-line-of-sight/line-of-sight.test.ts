import { tableOf } from '@little-wars/engine';
import { inches, type Piece } from '@little-wars/engine/geometry';
import type { TerrainKind } from '@little-wars/engine/pieces';
import { expect } from 'vitest';
import { killTeam } from '../../index.ts';
import { MAPS } from '../../maps/index.ts';
import type { Options } from '../../options.ts';
import { apart, block, broke, spot } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, open, red, type Stood, withPieces } from '../../testing/field.ts';
import type { Position } from '../../types.ts';
import { reasonsAgainstTarget } from '../04-shooting/targets.ts';
import { canSee, lineOfSight } from './line-of-sight.ts';

const marine = (x: number, y: number, change: Stood[4] = {}): Stood =>
  blue('tactical-marine-warrior', 0, 0, { at: spot(x, y), ...change });
const boy = (x: number, y: number, change: Stood[4] = {}): Stood =>
  red('boy-fighter', 0, 0, { at: spot(x, y), ...change });

const table = (position: Position, pieces: readonly Piece[] = [], options: Partial<Options> = {}) => {
  const setup = withPieces(pieces);
  return tableOf(killTeam, { ...setup, options: { ...setup.options, ...options } }, position);
};

/** From (2000, 2000) to (5000, 2000): the facing edges of the bases are at 2160 and 4840. */
const pair = (...others: readonly Stood[]): Position => broke([marine(2000, 2000), boy(5000, 2000), ...others]);
const concealed = (): Position => broke([marine(2000, 2000), boy(5000, 2000, { order: 'conceal' })]);
/** A piece across the line, between two x coordinates in tenths. */
const across = (kind: TerrainKind, [from, to]: readonly [number, number], height = 1): Piece =>
  block(kind, [from / 254, 5], [(to - from) / 254, 6], [0, height]);
const line = (position: Position, pieces: readonly Piece[], options: Partial<Options> = {}) =>
  lineOfSight(table(position, pieces, options), 0, 1);
const refused = (position: Position, pieces: readonly Piece[]) =>
  reasonsAgainstTarget(table(position, pieces), {
    attacker: 0,
    target: 1,
    weapon: 'boltgun',
    profile: 'standard',
    action: 'shoot',
  }).map(({ reason, clause }) => `${reason} ${clause}`);

section('KT-7.1, KT-7.2 Line of sight', () => {
  const low = across('low-wall', [4400, 4700]);

  rule('KT-7.1', 'engage: visible and not obscured; cover does not hide', () => {
    expect(refused(pair(), [])).toEqual([]);
    expect(refused(pair(), [low])).toEqual([]);
    expect(refused(pair(), [across('wall', [3300, 3500], 1)])).toEqual(['obscured KT-7.8']);
    expect(refused(pair(), [across('wall', [3300, 3500], 4)])).toEqual(['not-visible KT-7.3']);
  });

  rule('KT-7.2', 'conceal: not in cover either', () => {
    expect(refused(concealed(), [])).toEqual([]);
    expect(refused(concealed(), [low])).toEqual(['concealed-in-cover KT-7.2']);
  });
});

section('KT-7.3-5 Visible', () => {
  rule('KT-7.3', 'from the head to any part above the base, with the deciding line as proof', () => {
    // Heads are at 400: a wall of exactly that height hides nothing, because the line over it is level.
    const [seen, hidden] = [
      line(pair(), [across('machine', [3300, 3500], 1)]),
      line(pair(), [across('wall', [3300, 3500], 4)]),
    ];
    expect(seen.sight).toMatchObject({ visible: true });
    expect(seen.sight.line[0]).toEqual(spot(2000, 2000, 400));
    expect(hidden.sight).toMatchObject({ visible: false, touches: [across('wall', [3300, 3500], 4).id] });
    expect(hidden).toMatchObject({ visible: false, obscured: false, coveredByHeavy: false, cover: null });
  });

  rule('KT-7.3', 'seeing an edge of the body is enough', () => {
    const short = block('wall', [3300 / 254, 0], [0.3, 2050 / 254]);
    expect(canSee(table(pair(), [short]), 0, 1)).toBe(true);
    const longer = block('wall', [3300 / 254, 0], [0.3, 2400 / 254]);
    expect(canSee(table(pair(), [longer]), 0, 1)).toBe(false);
  });

  rule('KT-7.4', 'bases hide nothing, nor do the bodies on them', () => {
    expect(canSee(table(pair(boy(3500, 2000), boy(3500, 2330))), 0, 1)).toBe(true);
  });

  rule('KT-7.5', 'bodyHeight: taller bodies look over what hid them', () => {
    const wall = [across('wall', [3300, 3500], 2)];
    expect(canSee(table(pair(), wall), 0, 1)).toBe(false);
    expect(canSee(table(pair(), wall, { bodyHeight: 7 }), 0, 1)).toBe(true);
  });

  rule('KT-7.5', 'bodiesBlock: a third body blocks sight, those of viewer and target never do', () => {
    const row = pair(boy(3500, 1800), boy(3500, 2120));
    expect(canSee(table(row, [], { bodiesBlock: true }), 0, 1)).toBe(false);
    expect(canSee(table(pair(), [], { bodiesBlock: true }), 0, 1)).toBe(true);
  });
});

section('KT-7.6-10 Cover and obscuring', () => {
  rule('KT-7.7', 'in cover: within 1" of where a line crosses, including exactly 1"', () => {
    expect(line(pair(), [across('low-wall', [4300, 4840 - 254])]).coveredByTerrain).toBe(true);
    expect(line(pair(), [across('low-wall', [4300, 4840 - 255])]).coveredByTerrain).toBe(false);
  });

  rule('KT-7.7', 'in cover: over 2" from the viewer; exactly 2" is not', () => {
    const at = (gap: number): Position => broke([marine(2000, 2000), boy(2000 + apart(2) + gap, 2000)]);
    const wall = [across('low-wall', [2300, 2500])];
    expect([line(at(0), wall).coveredByTerrain, line(at(1), wall).coveredByTerrain]).toEqual([false, true]);
  });

  rule('KT-7.7', 'a third operative in between gives cover, friend or enemy; one to the side does not', () => {
    for (const third of [boy(4840 - 254 - 160, 2000), marine(4500, 2000)])
      expect(line(pair(third), []).coveredByOperative).toBe(true);
    expect(line(pair(boy(4840 - 255 - 160, 2000)), []).coveredByOperative).toBe(false);
    expect(line(pair(boy(5000, 2400)), []).coveredByOperative).toBe(false);
    expect(line(pair(boy(4600, 2000)), []).others).toEqual([2]);
  });

  rule('KT-7.7', 'a third operative gives cover as soon as it comes near, and unless it is left out', () => {
    const before = pair(boy(3000, 4000));
    const near = (_: unknown, id: number) => ({
      ...before.operatives[id]!,
      ...(id === 2 ? { at: spot(4600, 2000) } : {}),
    });
    const after = { ...before, operatives: before.operatives.map(near) };
    // On one table: what was seen there is cached.
    const setup = withPieces([]);
    const covered = (position: Position) => lineOfSight(tableOf(killTeam, setup, position), 0, 1).coveredByOperative;
    expect([before, after, before].map(covered)).toEqual([false, true, false]);
    expect(lineOfSight(table(after), 0, 1, [2])).toMatchObject({ coveredByOperative: false, others: [] });
  });

  rule('KT-7.7', 'with the errata one that the viewer cannot see at all gives none', () => {
    const beside = pair(boy(5000, 2330));
    const wall = [block('wall', [4700 / 254, 2150 / 254], [0.3, 2], [0, 4])];
    expect(line(beside, wall).others).toEqual([2]);
    expect(line(beside, wall, { errata: true }).others).toEqual([]);
    expect(line(beside, [], { errata: true }).others).toEqual([2]);
  });

  rule('KT-7.7', 'a third operative gives cover up to the top of its body, not above', () => {
    const above = (z: number): boolean => {
      const [viewer, target] = [
        marine(2000, 2000, { at: spot(2000, 2000, z) }),
        boy(5000, 2000, { at: spot(5000, 2000, z) }),
      ];
      return line(broke([viewer, target, boy(4600, 2000)]), []).coveredByOperative;
    };
    expect([above(0), above(399), above(400)]).toEqual([true, true, false]);
  });

  rule('KT-7.7', 'with the errata only an operative in the viewer’s line of sight does', () => {
    const third = pair(boy(4600, 2000, { order: 'conceal' }));
    const between = [across('low-wall', [4300, 4400])];
    expect(line(third, between).coveredByOperative).toBe(true);
    expect(line(third, between, { errata: true }).coveredByOperative).toBe(false);
    expect(line(third, [], { errata: true }).coveredByOperative).toBe(true);
    // On an engage order cover does not hide it, but being obscured does.
    const engaging = pair(boy(4600, 2000));
    expect(line(engaging, between, { errata: true }).coveredByOperative).toBe(true);
    const far = [across('wall', [3300, 3900], 1)];
    expect(line(engaging, far).coveredByOperative).toBe(true);
    expect(line(engaging, far, { errata: true }).coveredByOperative).toBe(false);
  });

  rule('KT-7.8', 'obscured: over 2" from where a line crosses Heavy terrain', () => {
    expect(line(pair(), [across('wall', [3300, 4250], 1)]).obscured).toBe(true);
    expect(line(pair(), [across('wall', [3300, 4400], 1)]).obscured).toBe(false);
    expect(line(pair(), [across('low-wall', [3300, 4250], 1)]).obscured).toBe(false);
  });

  /** A narrow pillar on the centre line, so its distance to a base is the same for all of it. */
  const pillar = (from: number, to: number): Piece =>
    block('machine', [from / 254, 1972 / 254], [(to - from) / 254, 56 / 254], [0, 1]);

  rule('KT-7.8', 'over 2": at exactly 2" it is not obscured, a tenth of a millimetre farther it is', () => {
    expect(line(pair(), [pillar(4840 - 507, 4840 - 490)]).obscured).toBe(false);
    expect(line(pair(), [pillar(4840 - 508, 4840 - 490)]).obscured).toBe(true);
  });

  rule(
    'KT-7.8',
    'within 1" of the viewer: at exactly 1" it does not count, a tenth of a millimetre farther it does',
    () => {
      expect(line(pair(), [pillar(2160 + 253, 4000)]).obscured).toBe(false);
      expect(line(pair(), [pillar(2160 + 255, 4000)]).obscured).toBe(true);
    },
  );

  rule('KT-7.8', 'a crossing within 1" of the viewer does not count', () => {
    expect(line(pair(), [across('wall', [2300, 2500], 1)]).obscured).toBe(false);
    expect(line(pair(), [across('wall', [2500, 2700], 1)]).obscured).toBe(true);
  });

  rule('KT-7.6', 'the viewer’s best point counts, and is reported', () => {
    // The corner of a machine: from the left of the base every line misses it.
    const corner = block('machine', [3300 / 254, 2140 / 254], [2, 4], [0, 1]);
    const { obscured, cover } = line(pair(), [corner]);
    expect(obscured).toBe(false);
    expect(cover!.from.y).toBeLessThan(2000);
    expect(cover!.findings).toHaveLength(5);
  });

  rule('KT-7.6', 'a point from which it is in cover beats one from which it is obscured', () => {
    // From above y 1982 a line crosses the machine; from below 2028 one crosses the low wall beside the target.
    const machine = block('machine', [3300 / 254, 2060 / 254], [200 / 254, 2], [0, 1]);
    const low = block('low-wall', [4600 / 254, 1590 / 254], [100 / 254, 270 / 254], [0, 1]);
    expect(line(pair(), [machine])).toMatchObject({ obscured: false, coveredByTerrain: false });
    expect(line(pair(), [low])).toMatchObject({ obscured: false, coveredByTerrain: false });
    expect(line(pair(), [machine, low])).toMatchObject({ obscured: false, coveredByTerrain: true });
  });

  rule('KT-7.9', 'one line is enough; a line along an edge does not cross', () => {
    // Lines reach y 2160 at most.
    const grazing = (y: number): Piece => block('low-wall', [4500 / 254, y / 254], [0.5, 4], [0, 1]);
    expect(line(pair(), [grazing(2160)]).coveredByTerrain).toBe(false);
    expect(line(pair(), [grazing(2100)]).coveredByTerrain).toBe(true);
  });

  rule('KT-7.9', 'lines run from base to base in 3D', () => {
    const up = broke([marine(2000, 2000), red('boy-fighter', 0, 0, { at: spot(5000, 2000, inches(3)) })]);
    const stage = block('floor', [4700 / 254, 5], [4, 6], [2.9, 3]);
    // At 4700 lines to a base 3" up are about 2.7" high: over a 1" wall, under a beam.
    expect(line(up, [stage, across('low-wall', [4400, 4600])]).coveredByTerrain).toBe(false);
    const beam = block('pipes', [4500 / 254, 5], [0.5, 6], [2, 3.2]);
    expect(line(up, [stage, beam]).coveredByTerrain).toBe(true);
  });

  rule('KT-7.10', 'a thick feature is measured from the nearest point on each side', () => {
    // It reaches from beside the viewer to beside the target: near for the viewer, cover for the target.
    const thick = line(pair(), [across('machine', [2300, 4700], 1)]);
    expect(thick).toMatchObject({ obscured: false, coveredByHeavy: true, coveredByTerrain: true });
    expect(thick.cover!.findings[1]!.crossing!.toTarget).toBeLessThan(1);
  });

  rule(['KT-7.10', 'KT-7.7'], 'from above, the distance is to the point in space where the line crosses', () => {
    // Crates end 0.97" beside the target, seen from above; a line from 3" up is 1.15" away from it there.
    const flank = { ...open, map: MAPS.find(({ id }) => id === 'flank')! };
    const up = broke([marine(0, 0, { at: { x: 2303, y: 1114, z: 762 } }), boy(213, 1049)]);
    expect(lineOfSight(tableOf(killTeam, flank, up), 0, 1)).toMatchObject({ visible: true, coveredByTerrain: false });
    const level = broke([marine(2303, 1114), boy(213, 1049)]);
    expect(lineOfSight(tableOf(killTeam, flank, level), 0, 1).coveredByTerrain).toBe(true);
  });

  rule(
    ['KT-7.10', 'KT-7.8'],
    'from above, what is within 2" seen from above may be farther in space, and obscures',
    () => {
      // Level lines cross it at most 1.94" from the target; one from 3" up to its far side is 0.8" up there, 2.04" from
      // it.
      const wall = across('wall', [4270, 4362], 1.2);
      const up = broke([marine(2000, 2000, { at: { x: 2000, y: 2000, z: inches(3) } }), boy(5000, 2000)]);
      expect(line(pair(), [wall]).obscured).toBe(false);
      expect(line(up, [wall]).obscured).toBe(true);
      expect(line(up, [across('wall', [4300, 4392], 1.2)]).obscured).toBe(false);
    },
  );

  rule('KT-8.4', 'insignificant terrain covers, obscures and hides nothing', () => {
    const rubble = line(pair(), [across('detritus', [4500, 4700], 0.9), across('detritus', [3300, 3500], 0.9)]);
    expect(rubble).toMatchObject({ obscured: false, coveredByTerrain: false, sight: { visible: true } });
  });
});

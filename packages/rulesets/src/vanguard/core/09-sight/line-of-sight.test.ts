import { expect } from 'vitest';
import { bodyAt } from '../../lookups.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, box, field, look, open, red, type Stood, tenths, withPieces } from '../../testing/field.ts';
import type { Model } from '../../types.ts';
import { canSee, canSeeFrom, isInCover, isObscured, sightOf } from './line-of-sight.ts';

/** A card whose base is long. */
const LONG = 'skorpekh-destroyer';
const viewer: Stood = blue('rifleman', 10, 10);
const target: Stood = red('rifleman', 20, 10);

section('VG-9 Line of sight', () => {
  rule(['VG-9.1', 'VG-9.3'], 'models see all around, from any part of a body to any part of another', () => {
    const around = field([viewer, red('rifleman', 20, 10), red('rifleman', 3, 10), red('rifleman', 10, 20)]);
    for (const id of [1, 2, 3]) expect(canSee(look(around), 0, id)).toBe(true);
    const t = look(field([viewer, target]), withPieces(box('wall', [15, 0], [0.3, 36], 4)));
    expect(canSee(t, 0, 1)).toBe(false);
    // Sees past the end of the wall only with a sliver of its body.
    const sliver = look(field([viewer, target]), withPieces(box('wall', [15, 9.9], [0.3, 20], 4)));
    expect(canSee(sliver, 0, 1)).toBe(true);
  });

  rule(['VG-9.2', 'VG-9.5'], 'partly hidden from the best point is obscured, by terrain or by any model', () => {
    expect(isObscured(look(field([viewer, target])), 0, 1)).toBe(false);
    const wall = look(field([viewer, target]), withPieces(box('low-wall', [19, 8], [0.3, 4], 1)));
    expect(isObscured(wall, 0, 1)).toBe(true);
    const { hidden } = sightOf(wall, 0, 1);
    expect(hidden).toBeGreaterThan(0);
    expect(hidden).toBeLessThan(1);
    for (const seat of [0, 1]) {
      const crowd = look(field([viewer, target, [seat, 'rifleman', 18.5, 10]]));
      expect(isObscured(crowd, 0, 1)).toBe(true);
    }
    // Past the end of a wall, the best point of the viewer's body sees all of the target, or just misses some.
    const beside = look(field([viewer, target]), withPieces(box('wall', [15, 9.9], [0.3, 20], 4)));
    expect(isObscured(beside, 0, 1)).toBe(true);
    const clear = look(field([viewer, target]), withPieces(box('wall', [15, 10.2], [0.3, 20], 4)));
    expect(isObscured(clear, 0, 1)).toBe(false);
  });

  rule(['VG-9.4', 'VG-8.5'], 'a body is the cylinder on its base, half as tall while knocked down', () => {
    const { models } = field([viewer, blue('captain', 5, 5, { down: true })]);
    expect(bodyAt(models[0]!, models[0]!.at!)).toMatchObject({ bottom: 0, top: Math.round(1.25 * 254), r: 125 });
    expect(bodyAt(models[1]!, models[1]!.at!).top).toBe(Math.floor(381 / 2));
    const wall = withPieces(box('low-wall', [15, 0], [0.3, 36], 1));
    const both = (down: boolean) => field([blue('rifleman', 10, 10, { down }), red('rifleman', 20, 10, { down })]);
    expect(canSee(look(both(false), wall), 0, 1)).toBe(true);
    expect(canSee(look(both(true), wall), 0, 1)).toBe(false);
  });

  rule(['VG-9.1', 'VG-9.3'], 'a model behind a wall sees nothing from anywhere but its own body', () => {
    // From left of the wall, or from below it, the target would be seen.
    const across = withPieces(box('wall', [26, 11], [8, 0.3], 5));
    expect(canSee(look(field([blue('rifleman', 30, 10), red('rifleman', 30, 12)]), across), 0, 1)).toBe(false);
    const upright = withPieces(box('wall', [11, 26], [0.3, 8], 5));
    expect(canSee(look(field([blue('rifleman', 10, 30), red('rifleman', 12, 30)]), upright), 0, 1)).toBe(false);
  });

  rule(['VG-9.2', 'VG-9.4'], 'who stands between hides as it is now: moved, down, turned, replaced or gone', () => {
    const hidden = (models: readonly Model[]): boolean => isObscured(look({ ...field([]), models }), 0, 1);
    const { models } = field([viewer, target, red(LONG, 15, 11, { along: { dx: 0, dy: 1 } })]);
    const [one, two, between] = models as [Model, Model, Model];
    expect(hidden([one, two, between])).toBe(true);
    // Each change is undone in turn, so that nothing but the last change counts.
    for (const change of [{ at: tenths(15 * 254, 20 * 254) }, { along: { dx: 1, dy: 0 } }, { card: 'rifleman' }]) {
      expect(hidden([one, two, { ...between, ...change }])).toBe(false);
      expect(hidden([one, two, between])).toBe(true);
    }
    expect(hidden([one, two, { ...between, at: null, removed: true }])).toBe(false);
    expect(hidden([one, two, between])).toBe(true);
    // A friend that stays where it is does not make the crowd the same.
    expect(hidden([one, { ...two, at: tenths(12 * 254, 2540) }, between])).toBe(false);
    const wall = withPieces(box('low-wall', [15, 0], [0.3, 36], 1));
    const sees = (down: boolean): boolean =>
      canSee(
        look(
          {
            ...field([]),
            models: [
              { ...one, down },
              { ...two, down },
            ],
          },
          wall,
        ),
        0,
        1,
      );
    expect([sees(false), sees(true), sees(false)]).toEqual([true, false, true]);
  });

  rule('VG-9.6', 'viewer and target never hide each other', () => {
    const close = look(field([viewer, red('captain', 0, 0, { at: tenths(2540 + 285, 2540) })]));
    expect(sightOf(close, 0, 1)).toMatchObject({ visible: true, hidden: 0 });
  });

  rule(['VG-14.9', 'VG-9.2'], 'difficult ground hides nobody, but what stands in it does', () => {
    const wood = box('wood', [12, 5], [6, 10], 4);
    expect(sightOf(look(field([viewer, target]), withPieces(wood)), 0, 1)).toMatchObject({ visible: true, hidden: 0 });
    const trees = withPieces(wood, box('tree', [14, 9.7], [1, 0.6], 5), box('tree', [16, 5], [1, 4.6], 5, 'row'));
    const partly = sightOf(look(field([viewer, target]), trees), 0, 1);
    expect(partly.visible).toBe(true);
    expect(partly.hidden).toBeGreaterThan(0);
    const thicket = withPieces(wood, box('tree', [14, 6], [1, 8], 5));
    expect(canSee(look(field([viewer, target]), thicket), 0, 1)).toBe(false);
  });

  rule('VG-14.9', 'a tree that makes room for a model hides nothing while the model is there', () => {
    const wood = withPieces(box('wood', [12, 5], [6, 10], 0.1), box('tree', [14, 9.5], [1, 1], 5));
    const inside = look(field([viewer, target, red('rifleman', 14.5, 10)]), wood);
    expect(canSee(inside, 2, 0)).toBe(true);
    expect(sightOf(inside, 0, 2)).toMatchObject({ visible: true, hidden: 0 });
    // Where it would stand is taken into account too.
    const t = look(field([viewer, target]), wood);
    expect(canSeeFrom(t, 1, { x: 14.5 * 254, y: 2540, z: 0 }, 0)).toBe(true);
    // Trees outside difficult ground stay where they are.
    const lone = look(field([viewer, target]), withPieces(box('tree', [14, 5], [1, 10], 5)));
    expect(canSee(lone, 0, 1)).toBe(false);
  });

  rule(['VG-10.21', 'VG-14.7'], 'cover: touching the obstacle that obscures', () => {
    const wall = (x: number) => withPieces(box('low-wall', [x, 8], [0.3, 4], 1));
    const edge = (20 * 254 - 125) / 254;
    expect(isInCover(look(field([viewer, target]), wall(edge - 0.3)), 0, 1)).toBe(true);
    expect(isInCover(look(field([viewer, target]), wall(edge - 0.4)), 0, 1)).toBe(false);
    // One that hides it altogether leaves nothing to aim at.
    const tall = withPieces(box('low-wall', [edge - 0.3, 0], [0.3, 36], 4));
    expect(canSee(look(field([viewer, target]), tall), 0, 1)).toBe(false);
    expect(isInCover(look(field([viewer, target]), tall), 0, 1)).toBe(false);
    // On the wrong side of it.
    const behind = field([viewer, red('rifleman', 0, 0, { at: tenths(20 * 254, 2540) })]);
    expect(isInCover(look(behind, wall((20 * 254 + 125) / 254)), 0, 1)).toBe(false);
    // Obscured by something other than what it touches.
    const other = withPieces(
      box('low-wall', [15, 8], [0.3, 4], 1),
      box('hedge', [(20 * 254 + 125) / 254, 8], [0.3, 4], 1),
    );
    expect(isInCover(look(field([viewer, target]), other), 0, 1)).toBe(false);
    // One piece with two walls: it touches the one behind it and is obscured by the one in front.
    const yard = {
      id: 'yard',
      parts: [
        ...box('low-wall', [15, 8], [0.3, 4], 1).parts,
        ...box('low-wall', [(20 * 254 + 125) / 254, 8], [0.3, 4], 1).parts,
      ],
    };
    expect(isInCover(look(field([viewer, target]), withPieces(yard)), 0, 1)).toBe(false);
    // VG-14.7: also at a window.
    const window = withPieces(box('window', [edge - 0.3, 8], [0.3, 4], 1));
    expect(isInCover(look(field([viewer, target]), window), 0, 1)).toBe(true);
    expect(isInCover(look(field([viewer, target]), open), 0, 1)).toBe(false);
  });
});

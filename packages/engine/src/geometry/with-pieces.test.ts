import { describe, expect, it } from 'vitest';
import { numbers, randomBoard } from '../testing/boards.ts';
import { type Crossing, groundOf, type Passage } from './path/ground.ts';
import { maskOf, type Scene, type Solid, sceneOf, withPieces } from './scene.ts';
import { preparedSolids } from './sight/solids/flat-solids.ts';

/** Boards of any size as they are, and with their last pieces set up on the rest, once and twice. */
const boards = Array.from({ length: 40 }, (_, seed) => {
  const next = numbers(seed);
  const { terrain } = randomBoard({ seed, pieces: 3 + next(60), bodies: 0 });
  const { pieces } = terrain;
  const [first, second] = [next(pieces.length), next(pieces.length)].toSorted((a, b) => a - b) as [number, number];
  const upon = (count: number): Scene => sceneOf({ ...terrain, pieces: pieces.slice(0, count) });
  return {
    whole: sceneOf(terrain),
    built: [
      withPieces(upon(second), pieces.slice(second)),
      withPieces(withPieces(upon(first), pieces.slice(first, second)), pieces.slice(second)),
    ],
  };
});

describe('a scene with pieces set up on it', () => {
  it('is the scene of all the pieces', () => {
    for (const { whole, built } of boards)
      for (const { upon, ...scene } of built) {
        expect(scene).toEqual(whole);
        expect(scene.solids.slice(0, upon!.solids.length)).toEqual(upon!.solids);
      }
  });

  it('is prepared for sight and cover as that scene is', () => {
    for (const { whole, built } of boards)
      for (const scene of built) expect(preparedSolids(scene)).toEqual(preparedSolids(whole));
  });

  it('has masks and grounds of that scene, from those of what it is set up on', () => {
    const isTall = ({ top }: Solid): boolean => top > 500;
    const passage = ({ top }: Solid): Passage => (top > 500 ? { pass: { how: 'closed' } } : { pass: { how: 'open' } });
    const table = { passage, others: (): Crossing => 'closed', support: 'centre', stands: 'centre' } as const;
    for (const { whole, built } of boards)
      for (const scene of built) {
        const upon = scene.upon!;
        expect(maskOf(scene, isTall, maskOf(upon, isTall))).toEqual(maskOf(whole, isTall));
        expect(groundOf(scene, table, groundOf(upon, table)).passages).toEqual(groundOf(whole, table).passages);
      }
  });
});

import type { State } from '@little-wars/engine';
import { doOverlap, isOnTable, mayStand } from '@little-wars/engine/geometry';
import { randomGame } from '@little-wars/engine/testing';
import { describe, expect, it } from 'vitest';
import { vanguard } from '../index.ts';
import { fullWounds, isInPlay, sceneOfTable, standingOf } from '../lookups.ts';
import { box, look } from '../testing/field.ts';
import type { Position, Setup, Vanguard } from '../types.ts';
import { tripOf } from './07-moving/trips.ts';

describe('random games of Kill Team Vanguard', () => {
  it('end without a refusal', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const setup = vanguard.ready[seed % vanguard.ready.length]!;
      const position = randomGame(vanguard, setup, seed);
      expect(position.over).toBe(true);
      expect(vanguard.result(setup, position)).not.toBeNull();
    }
  });

  it('end on a table of another size, with a custom map', () => {
    const { width, depth } = { width: 24 * 254, depth: 30 * 254 };
    const pieces = [
      box('hedge', [10, 14], [4, 0.5], 1),
      box('floor', [4, 10], [4, 4], [0, 2]),
      box('wood', [14, 8], [5, 5], 3),
    ];
    const map = { id: 'yard', name: 'Yard', terrain: { width, depth, pieces }, fallback: [['low'], ['high']] as const };
    const [first] = vanguard.ready;
    const options = { ...first!.options, tableWidth: 24, tableDepth: 30, terrainCoverage: 5, rounds: 3 };
    const read = vanguard.readSetup({ ...first, map, options });
    if (!read.ok) expect.fail(JSON.stringify(read.problems));
    for (let seed = 1; seed <= 5; seed++) expect(randomGame(vanguard, read.value, seed).over).toBe(true);
  });

  it('never leave a model where it cannot stand, nor in a state the rules do not allow', () => {
    for (let seed = 101; seed <= 110; seed++) {
      const setup = vanguard.ready[seed % vanguard.ready.length]!;
      randomGame(vanguard, setup, seed, { watch: state => checkPosition(setup, state, seed) });
    }
  });
});

let last: Position['models'] | null = null;

/** A model on its way, which others may attack. */
interface Left {
  readonly mover?: number;
}

/** Invariants at every question between attacks and moves. */
function checkPosition(setup: Setup, { position, question }: State<Vanguard>, seed: number): void {
  for (const seat of [0, 1]) {
    expect(position.cp[seat]).toBeGreaterThanOrEqual(0);
    expect(position.passTokens[seat]).toBeGreaterThanOrEqual(0);
  }
  if (position.attack !== null || position.models === last) return;
  last = position.models;
  const t = look(position, setup);
  const there = position.models.flatMap((model, id) => (isInPlay(model) ? [id] : []));
  for (const id of there) {
    const model = position.models[id]!;
    expect(model.wounds, `seed ${seed}`).toBeGreaterThan(0);
    expect(model.wounds).toBeLessThanOrEqual(fullWounds(model));
    expect(isOnTable(standingOf(t, id), sceneOfTable(t))).toBe(true);
    const isMoving = position.activation?.model === id || (question?.about as Left | undefined)?.mover === id;
    if (!isMoving) expect(mayStand(tripOf(t, id), model.at!, model.along), `seed ${seed}, model ${id}`).toBe(true);
    const overlapped = there.filter(
      other =>
        other > id &&
        position.models[other]!.at!.z === model.at!.z &&
        doOverlap(standingOf(t, id), standingOf(t, other)),
    );
    expect(overlapped, `seed ${seed}, model ${id}`).toEqual([]);
  }
}

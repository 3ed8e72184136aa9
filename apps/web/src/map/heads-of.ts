// What every enemy would mean to a model somewhere: the best chance against it, and whether it sees the model there.
import type { Board, Chances, Forecast, Game, Id, Sight, Tabletop } from '@little-wars/engine';
import type { Spot } from '@little-wars/engine/geometry';

export interface Head {
  readonly id: Id;
  /**
   * The best attack on it: the chance to take it out, the damage on average, and whether they leave out rules; null if
   * it cannot be attacked.
   */
  readonly best: (Pick<Forecast, 'kill' | 'mean'> & { readonly isPartial: boolean }) | null;
  /** Whether it sees the model there, and whether something is in the way. */
  readonly sees: 'open' | 'covered' | null;
}

interface Table {
  readonly tabletop: Tabletop<Game>;
  readonly chances: Chances<Game> | null;
  readonly t: Sight<Game>;
  readonly board: Board;
}

/** Only enemies that can be attacked from there or that would see the model there. */
export function headsOf({ tabletop, chances, t, board }: Table, model: Id, at: Spot): readonly Head[] {
  const own = board.models.find(({ id }) => id === model);
  if (!own) return [];
  const there = tabletop.movedTo(t, model, at);
  const enemies = board.models.filter(({ seat, at: stands, out }) => seat !== own.seat && stands && !out);
  return enemies.flatMap(({ id }): readonly Head[] => {
    const { sees, cover, obscured } = tabletop.glimpse(there, id, model);
    const [best = null] = (chances?.attacks(there, model, id) ?? []).toSorted(
      (a, b) => b.kill - a.kill || b.mean - a.mean,
    );
    const seen = sees ? (cover || obscured ? 'covered' : 'open') : null;
    const chance = best && { kill: best.kill, mean: best.mean, isPartial: best.leftOut.length > 0 };
    return chance || seen ? [{ id, best: chance, sees: seen }] : [];
  });
}

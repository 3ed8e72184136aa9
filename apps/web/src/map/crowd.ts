// Chooses which labels fit when models are drawn small; those that matter now come first.
import type { BoardModel, Id } from '@little-wars/engine';

interface Shown {
  /** Tenths per pixel. */
  readonly px: number;
  readonly label: (id: Id) => string;
  /** Models whose labels have priority. */
  readonly first: readonly (Id | null)[];
}

/** Minimum letter height in pixels; tokens use the same value. */
const LEAST = 10.5;
/** Width of a letter and height of a line, relative to letter height. */
const [WIDE, HIGH] = [0.6, 0.9];

/** The models whose labels would overlap another label. */
export function crowdedOut(models: readonly BoardModel[], { px, label, first }: Shown): ReadonlySet<Id> {
  const size = LEAST * px;
  const rank = (id: Id): number => (first.includes(id) ? first.indexOf(id) : first.length);
  const boxes = models.flatMap(({ id, at, base }) => {
    if (!at || !base) return [];
    const letters = Math.max(size, 0.85 * base.r);
    return [
      { id, ...at, half: (WIDE * letters * label(id).length) / 2, high: (HIGH * letters) / 2, isLarge: letters > size },
    ];
  });
  const hidden = new Set<Id>();
  const kept: typeof boxes = [];
  for (const box of boxes.toSorted((a, b) => rank(a.id) - rank(b.id))) {
    const isOver = kept.some(
      other => Math.abs(other.x - box.x) < other.half + box.half && Math.abs(other.y - box.y) < other.high + box.high,
    );
    if (isOver && !box.isLarge) hidden.add(box.id);
    else kept.push(box);
  }
  return hidden;
}
